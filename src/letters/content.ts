// What a letter says, as data: every word of it, in the order in which it is read. How it looks is the template's.
// It goes to the template as JSON, never as source: whatever stands in it is text.

import type { Language } from '../base/index.ts';

/** A part of a section. */
export type Block =
  | { readonly text: string }
  | { readonly list: readonly string[] }
  | {
      readonly table: {
        readonly columns: readonly {
          readonly head: string;
          /** A share of the width; as wide as what stands in it where absent. */
          readonly share?: number;
          /** Numbers stand under each other by their last digit. */
          readonly number?: boolean;
        }[];
        readonly rows: readonly (readonly string[])[];
        /** The last row is a sum. */
        readonly total?: boolean;
      };
    }
  /** The code by which anyone verifies the letter, and what to do with it. */
  | { readonly code: string; readonly says: string };

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface LetterContent {
  readonly language: Language;
  /** The letter's day, 'YYYY-MM-DD': the file bears it too, so that the same letter is the same bytes on every day. */
  readonly dated: string;
  readonly title: string;
  /** The letterhead: whose letter it is, the name of the office, and its address line by line. */
  readonly head: { readonly over: string; readonly name: string; readonly lines: readonly string[] };
  /** Said at the top where the letter is no real one. */
  readonly notice?: string;
  readonly to: readonly string[];
  /** The day in words, the number of the letter, of the application. */
  readonly references: readonly { readonly label: string; readonly value: string }[];
  /** What matters, before anything else. */
  readonly summary: {
    readonly label: string;
    readonly says: string;
    readonly amount?: string;
    readonly lines: readonly string[];
  };
  readonly sections: readonly Section[];
  readonly signed: readonly { readonly label: string; readonly name: string; readonly role: string }[];
  /** Below the signatures: what the letter rests on. */
  readonly basis: readonly string[];
  /** On pages of their own, after the letter: what is read by whoever wants to work it out again. */
  readonly annex: readonly Section[];
  /** At the foot of each page, before its number. */
  readonly foot: string;
  /** "page {page} of {pages}" in the language of the letter. */
  readonly pageWords: string;
}
