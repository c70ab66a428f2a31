// What every journey shares: the product, a page on which nothing may go wrong unnoticed, and the check that all can use it.
// The journeys themselves are the files that end in .e2e.ts.

import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Product, startProduct } from './product.ts';
import { LANGUAGES, type Language, TEXTS, type Texts } from './texts.ts';

interface Watched {
  /** Takes back what was noticed so far, where the journey meant it to go wrong. */
  expected(pattern: RegExp): void;
}

interface OfAll {
  readonly product: Product;
}

interface OfEach {
  readonly watched: Watched;
}

export const test = base.extend<OfEach, OfAll>({
  product: [
    // Playwright asks for the braces.
    async ({ browserName: _ }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  /** Errors of the console and of the page, and answers of 400 and above, fail the journey. */
  watched: [
    async ({ page }, use) => {
      const wrong: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') wrong.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => wrong.push(`page: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
      });
      await use({
        expected: (pattern) => {
          expect(wrong.filter((text) => pattern.test(text))).not.toEqual([]);
          wrong.splice(0, wrong.length, ...wrong.filter((text) => !pattern.test(text)));
        },
      });
      expect(wrong, 'nothing goes wrong unnoticed').toEqual([]);
    },
    { auto: true },
  ],
});

/** The same journey in both languages. */
export function inEachLanguage(title: string, journey: (language: Language, texts: Texts) => void): void {
  for (const language of LANGUAGES) {
    test.describe(`${title}, ${language}`, () => {
      test.use({ locale: language === 'es' ? 'es-PR' : 'en-US' });
      journey(language, TEXTS[language]);
    });
  }
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Nothing on the page keeps anybody out, as far as a program can tell; and on 320 pixels nothing is cut off. */
export async function forEveryone(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const html = page.locator('html');
  expect(await html.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  if (size !== null) await page.setViewportSize(size);
}

/** The card of the first person with that role, on the way in. */
export function cardOf(page: Page, texts: Texts, role: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ hasText: `${texts.roles}: ${role}` })
    .first();
}

/** Signs in as whoever has that role, by the words on the page. */
export async function signInAs(page: Page, texts: Texts, role: string): Promise<void> {
  await cardOf(page, texts, role).getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: texts.hello })).toBeFocused();
}

/** The name of the sample's pensioner, as the last card of the way in shows it. */
export async function pensionerName(page: Page, texts: Texts): Promise<string> {
  const cards = page.getByRole('listitem').filter({ hasText: `${texts.roles}: ${texts.participantRole}` });
  return (await cards.last().getByRole('heading').textContent()) ?? '';
}

export async function signOut(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('button', { name: texts.signOut }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.signIn })).toBeVisible();
}

/** A row of a table, by a text in it. */
export function rowWith(page: Page, text: string | RegExp): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

export { expect };
