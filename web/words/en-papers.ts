// The words of the documents of a participant and of what they prove, in English.
// Those of the other pages are in en.ts.

export const enPapers = {
  documents: {
    title: 'Documents',
    caption: 'Documents, in the order in which they were received',
    kind: 'Document',
    received: 'Received',
    pages: 'Pages',
    verified: 'Verified by',
    notVerified: 'not verified',
    proves: 'Facts it proves',
    file: 'File',
    download: 'Download',
    medicalAlone: 'for medical reviewers alone',
    scanned: 'let through',
    notScanned: 'not scanned',
    scan: 'Scanner for viruses',
  },
};
