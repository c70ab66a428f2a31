// Tells the compiler which words there are, so that a page cannot ask for one that does not exist.
// The words are in es.ts and en.ts.

import 'i18next';
import type { Wording } from './es.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Wording };
    returnNull: false;
  }
}
