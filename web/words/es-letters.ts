// Las palabras de las páginas sobre cartas: las de un expediente, y la verificación de una certificación.
// Lo que dicen las cartas viene del servidor.

export const esLetters = {
  title: 'Cartas',
  caption: 'Cartas emitidas',
  letter: 'Carta',
  dated: 'Fecha',
  language: 'Idioma',
  languages: { es: 'español', en: 'inglés' },
  code: 'Código',
  pdf: 'Documento',
  download: 'Descargar (PDF)',
  verify: {
    title: 'Verificar una carta',
    lead: 'Escriba el código de una certificación del Sistema. No hace falta iniciar sesión.',
    code: 'Código',
    codeHint: 'Dieciséis letras y números, por ejemplo 7K3M-9QXT-ABCD-0123. Da igual mayúsculas o minúsculas.',
    codeNeeded: 'Escriba el código que aparece en la carta.',
    submit: 'Verificar',
    genuine: 'La carta es auténtica',
    genuineSays:
      'El Sistema la emitió. Compare lo que sigue con la carta que tiene: si algo difiere, la carta fue alterada.',
    unknown: 'No hay ninguna carta con ese código',
    unknownSays: 'Revise lo que escribió. Si el código es el que aparece en la carta, el Sistema no la emitió.',
    kind: 'Clase',
    initials: 'Iniciales de la persona',
    retirementMonths: 'Servicios para el retiro',
    disabilityMonths: 'Servicios para la incapacidad',
    judgeMonths: 'De eso, como juez',
    monthly: 'Cantidad al mes',
    startsOn: 'Desde',
    sha256: 'Huella del archivo (SHA-256)',
    months: '{{months}} meses',
  },
};
