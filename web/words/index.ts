// The language of the pages: which one it is, how it is kept, and how a page comes by its words.
// The words are in es.ts and en.ts; those of the law and of refusals come from the server.

import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '../../src/base/index.ts';
import { type CodeKind, nameOf, WORDS } from './names.ts';

const KEPT = 'retiro.language';

function isLanguage(text: string | null | undefined): text is Language {
  return text === 'en' || text === 'es';
}

/** The one chosen here before, else the one that the browser prefers, else Spanish. */
function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'es';
}

export const language = i18next.createInstance();

language.on('languageChanged', (chosen) => {
  document.documentElement.lang = chosen;
});

await language.use(initReactI18next).init({
  lng: firstLanguage(),
  resources: { es: { translation: WORDS.es }, en: { translation: WORDS.en } },
  interpolation: { escapeValue: false },
  returnNull: false,
});

export function useLanguage(): Language {
  return useTranslation().i18n.language === 'en' ? 'en' : 'es';
}

export async function chooseLanguage(chosen: Language): Promise<void> {
  localStorage.setItem(KEPT, chosen);
  await language.changeLanguage(chosen);
}

export { useTranslation as useWords };

export function useNames(): (kind: CodeKind, code: string) => string {
  const reader = useLanguage();
  return (kind, code) => nameOf(kind, code, reader);
}
