// In which language this call speaks: the one of --lang, or of LANG.
// It is found before the call is parsed, since what is wrong with a call is said in it too.

import type { Language } from '../base/index.ts';

export function isLanguage(text: string | undefined): text is Language {
  return text === 'en' || text === 'es';
}

/** The language of help and of errors. The texts of a decision do not follow LANG: they are English unless asked otherwise. */
export function languageOfCall(args: readonly string[], lang: string | undefined): Language {
  const asked = args
    .map((arg, i) => (arg === '--lang' ? args[i + 1] : /^--lang=(.*)$/.exec(arg)?.[1]))
    .findLast(isLanguage);
  return asked ?? (/^es(?![a-z])/i.test(lang ?? '') ? 'es' : 'en');
}
