// A text in the two languages of the product; neither is a translation of the other.
// Which texts there are is decided in the rooms that use them.

/** A language of the product. */
export type Language = 'en' | 'es';

/** The same thing said in English and in Spanish. */
export interface Words {
  readonly en: string;
  readonly es: string;
}
