// In which language a call speaks.
// That the words are there in both is tested in the wire room.

import { describe, expect, test } from 'vitest';
import { languageOfCall } from './language.ts';

describe('the language of a call', () => {
  test('is that of --lang, wherever it stands and however it is written', () => {
    expect(languageOfCall(['decide', '--lang', 'es'], 'en_US.UTF-8')).toBe('es');
    expect(languageOfCall(['--lang=en', 'decide'], 'es_PR.UTF-8')).toBe('en');
    expect(languageOfCall(['--lang', 'en', '--lang', 'es'], undefined)).toBe('es');
  });

  test.each(['es', 'es_PR', 'es_PR.UTF-8', 'es-PR', 'ES.utf8', 'es@euro'])('is Spanish where LANG is %s', (lang) => {
    expect(languageOfCall([], lang)).toBe('es');
  });

  test.each([undefined, '', 'C', 'en_US.UTF-8', 'est', 'fr_FR'])('is English where LANG is %s', (lang) => {
    expect(languageOfCall([], lang)).toBe('en');
  });

  test('follows LANG where --lang names none that there is', () => {
    expect(languageOfCall(['--lang', 'fr'], 'es')).toBe('es');
    expect(languageOfCall(['--lang'], 'es')).toBe('es');
  });
});
