// What can be wrong with a call of the command line, in both languages; `%` stands for what was given.
// What can be wrong with the facts that a call brings is in request-faults.ts and in the law room.

import type { Words } from '../base/index.ts';

export const CALL_FAULTS = {
  'unknown-command': {
    en: 'there is no command %: see retiro --help',
    es: 'no existe la orden %: vea retiro --help',
  },
  'unknown-option': {
    en: 'there is no option %: see the options with --help',
    es: 'no existe la opción %: vea las opciones con --help',
  },
  'option-without-value': {
    en: 'the option % needs a value: see the options with --help',
    es: 'la opción % necesita un valor: vea las opciones con --help',
  },
  'missing-argument': {
    en: 'the argument % is missing: see how to call it with --help',
    es: 'falta el argumento %: vea cómo se llama con --help',
  },
  'too-many-arguments': {
    en: 'there are too many arguments: see how to call it with --help',
    es: 'hay argumentos de más: vea cómo se llama con --help',
  },
  'not-understood': {
    en: 'the call is not understood (%): see how to call it with --help',
    es: 'la llamada no se entiende (%): vea cómo se llama con --help',
  },
  'no-language': {
    en: 'there is no language %: write --lang en or --lang es',
    es: 'no existe el idioma %: escriba --lang en o --lang es',
  },
  'no-format': {
    en: 'there is no format %: write --format json or --format text',
    es: 'no existe el formato %: escriba --format json o --format text',
  },
  'no-reading-given': {
    en: '% names no reading: write --reading ID=OPTION, like --reading rounding=half-even-monthly',
    es: '% no nombra una lectura: escriba --reading ID=OPCIÓN, como --reading rounding=half-even-monthly',
  },
  'file-not-read': {
    en: 'the file % cannot be read: check its name and whether you may read it',
    es: 'el archivo % no se puede leer: verifique su nombre y si tiene permiso para leerlo',
  },
  'output-not-written': {
    en: 'the answer could not be written (%): see that there is room where it goes, and call again',
    es: 'la respuesta no se pudo escribir (%): verifique que haya espacio donde va y llame de nuevo',
  },
  'no-import-kind': {
    en: 'there is no kind of import %: see the kinds with retiro import --help',
    es: 'no existe el tipo de importación %: vea los tipos con retiro import --help',
  },
  'import-comes-later': {
    en: 'importing % comes later: it cannot be read yet',
    es: 'importar % viene después: todavía no se puede leer',
  },
  'no-number': {
    en: 'is no whole number in range: %; write digits alone',
    es: 'no es un número entero en su rango: %; escriba solo dígitos',
  },
  'no-port': {
    en: 'PORT is no port: %; write a number from 0 to 65535, like PORT=4100',
    es: 'PORT no es un puerto: %; escriba un número de 0 a 65535, como PORT=4100',
  },
  'port-in-use': {
    en: 'port % is in use: stop what uses it, or choose another, like PORT=4200',
    es: 'el puerto % está en uso: detenga lo que lo usa, o escoja otro, como PORT=4200',
  },
  'port-not-allowed': {
    en: 'port % is not allowed to your user: choose another, like PORT=4200',
    es: 'el puerto % no le está permitido a su usuario: escoja otro, como PORT=4200',
  },
  'program-failed': {
    en: 'the program failed, and what was asked is not to blame: please report “%”',
    es: 'el programa falló, y no por lo que se pidió: por favor informe «%»',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type CallFaultCode = keyof typeof CALL_FAULTS;
