// What is wrong with the input of a command or query, by pointer and in both languages: zod finds it and words it.
// Why a well-formed command is refused is in refusal-words.ts.

import { z } from 'zod';
import { type Language, pointerPart } from '../base/index.ts';
import type { WireFault } from './answers.ts';

const WORDS: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
  en: z.locales.en().localeError,
  es: z.locales.es().localeError,
};

/** The input, checked, or every fault of it in one language. */
export function readInput<T>(
  schema: z.ZodType<T>,
  given: unknown,
  language: Language,
): { readonly input: T } | { readonly faults: readonly WireFault[] } {
  const read = schema.safeParse(given, { error: WORDS[language] });
  if (read.success) return { input: read.data };
  return {
    faults: read.error.issues.map(({ path, code, message }) => ({
      at: path.map((part) => `/${pointerPart(String(part))}`).join(''),
      code,
      says: message,
    })),
  };
}
