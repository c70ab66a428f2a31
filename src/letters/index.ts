// The door of the letters room: what a letter says goes in as data, and the bytes of a tagged PDF (PDF/UA-1) come out.
// Which letters there are, and what each says, is the office's business.

export type { Block, LetterContent, Section } from './content.ts';
export { LetterNotMade, renderLetter } from './press.ts';
export { CURRENT_TEMPLATE, templateVersions } from './templates/index.ts';
