// From the home page to why a judge receives an amount, reading the page alone; and the proof unfolded by keyboard.
// Each click and each submit is a step; a person who has never seen the product gets six.

import type { Page } from '@playwright/test';
import { expect, forEveryone, inEachLanguage, pensionerName, signInAs, test } from './journey.ts';
import type { Texts } from './texts.ts';

const MOST_STEPS = 6;

inEachLanguage('why this amount', (_, texts) => {
  test('a judge’s amount is explained within six steps of the home page', async ({ page }) => {
    let steps = 0;
    const step = async (act: Promise<unknown>) => {
      steps += 1;
      await act;
    };
    await page.goto('/');
    const name = await pensionerName(page, texts);
    await step(signInAs(page, texts, texts.auditor));
    await page.getByLabel(texts.searchFor).fill(name);
    await step(page.getByRole('button', { name: texts.search, exact: true }).click());
    await step(page.getByRole('link', { name }).click());
    await step(page.getByRole('link', { name: texts.why }).first().click());
    await expect(page.getByRole('heading', { level: 1, name: texts.why })).toBeFocused();
    const amount = page.getByText(/^\$[\d,]+\.\d\d$/).first();
    const shown = (await amount.textContent()) ?? '';
    await expect(page.getByText(name).and(page.getByText(shown))).toBeVisible();
    await step(page.getByRole('button', { name: texts.openAll }).click());
    // The amount as a step, the clauses by which it came about, and facts of the record.
    await expect(page.getByRole('listitem').filter({ hasText: shown }).first()).toBeVisible();
    await expect(page.getByText(/4 L\.P\.R\.A\. § 238/).first()).toBeVisible();
    await expect(page.getByText(texts.fact, { exact: true }).first()).toBeVisible();
    expect(steps).toBeLessThanOrEqual(MOST_STEPS);
    await forEveryone(page);
  });

  test('the person paid finds the same from their own record', async ({ page }) => {
    await page.goto('/');
    const name = await pensionerName(page, texts);
    await page.getByRole('button', { name: new RegExp(`${name}$`) }).click();
    await page.getByRole('link', { name: texts.ownRecord }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await forEveryone(page);
    await page.getByRole('link', { name: texts.why }).first().click();
    await expect(page.getByRole('heading', { name: texts.proof })).toBeVisible();
    await forEveryone(page);
  });

  test('the proof unfolds, leads up to what was explained before, and folds by keyboard alone', async ({ page }) => {
    await page.goto('/');
    const name = await pensionerName(page, texts);
    await signInAs(page, texts, texts.auditor);
    await page.getByLabel(texts.searchFor).fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name }).click();
    await page.getByRole('link', { name: texts.why }).first().click();
    await page.getByRole('button', { name: texts.closeAll }).focus();
    await page.keyboard.press('Tab');
    const step = page.locator('summary:focus');
    const inside = step.locator('xpath=../*[not(self::summary)]').last();
    await expect(inside).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(inside).toBeVisible();
    await page.keyboard.press('Space');
    await expect(inside).toBeHidden();
    await page.getByRole('button', { name: texts.openAll }).press('Enter');
    await page.getByRole('button', { name: texts.goThere }).first().press('Enter');
    await expect(page.locator('summary:focus')).toBeVisible();
    await unfoldClause(page, texts);
    await page.getByRole('button', { name: texts.closeAll }).press('Enter');
    await expect(page.locator('details[open]')).toHaveCount(0);
  });
});

/** A clause says in plain words what it does. */
async function unfoldClause(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('button', { name: texts.closeAll }).press('Enter');
  await page.getByRole('button', { name: texts.openAll }).press('Enter');
  const clause = page.locator('details.clause').first();
  await expect(clause.locator('p')).toHaveText(/\.$/);
}
