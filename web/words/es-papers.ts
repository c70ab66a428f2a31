// The words of the documents of a participant and of what they prove, in Spanish.
// Those of the other pages are in es.ts.

export const esPapers = {
  documents: {
    title: 'Documentos',
    caption: 'Documentos, en el orden en que se recibieron',
    kind: 'Documento',
    received: 'Recibido',
    pages: 'Páginas',
    verified: 'Cotejado por',
    notVerified: 'sin cotejar',
    proves: 'Hechos que prueba',
    file: 'Archivo',
    download: 'Descargar',
    medicalAlone: 'solo para revisores médicos',
    scanned: 'sin virus según el escáner',
    notScanned: 'no se buscaron virus',
    scan: 'Escáner de virus',
  },
};
