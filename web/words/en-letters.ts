// The words of the pages about letters: those of a record, and verifying a certificate.
// What letters say comes from the server.

import type { esLetters } from './es-letters.ts';

export const enLetters: typeof esLetters = {
  title: 'Letters',
  caption: 'Letters issued',
  letter: 'Letter',
  dated: 'Date',
  language: 'Language',
  languages: { es: 'Spanish', en: 'English' },
  code: 'Code',
  pdf: 'Document',
  download: 'Download (PDF)',
  verify: {
    title: 'Verify a letter',
    lead: 'Type the code of a certificate of the System. You need not sign in.',
    code: 'Code',
    codeHint: 'Sixteen letters and digits, for example 7K3M-9QXT-ABCD-0123. Capitals or small letters do not matter.',
    codeNeeded: 'Type the code that stands on the letter.',
    submit: 'Verify',
    genuine: 'The letter is genuine',
    genuineSays:
      'The System issued it. Compare what follows with the letter that you hold: if anything differs, the letter was changed.',
    unknown: 'No letter has that code',
    unknownSays: 'Check what you typed. If the code is the one on the letter, the System did not issue it.',
    kind: 'Kind',
    initials: 'Initials of the person',
    retirementMonths: 'Service for retirement',
    disabilityMonths: 'Service for disability',
    judgeMonths: 'Of it, as a judge',
    monthly: 'Amount a month',
    startsOn: 'From',
    sha256: 'Digest of the file (SHA-256)',
    months: '{{months}} months',
  },
};
