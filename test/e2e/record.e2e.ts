// The participants and the record of one: found while one types, page by page, whole, and as of another day.
// Why an amount is what it is, is in why.e2e.ts; decisions are in decision.e2e.ts.

import { expect, forEveryone, inEachLanguage, pensionerName, signInAs, test } from './journey.ts';

inEachLanguage('the record', (_, texts) => {
  test('participants are found while one types, and listed page by page', async ({ page }) => {
    await page.goto('/');
    const name = await pensionerName(page, texts);
    await signInAs(page, texts, texts.auditor);
    await page.getByRole('link', { name: texts.participants, exact: true }).click();
    await expect(page.getByRole('row')).toHaveCount(26);
    await forEveryone(page);
    const first = await page.getByRole('rowheader').first().textContent();
    await page.getByRole('link', { name: texts.nextPage }).click();
    await expect(page.getByRole('rowheader').first()).not.toHaveText(first ?? '');
    await page.getByLabel(texts.searchFor).pressSequentially(name);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByText(texts.found)).toHaveText(/: 1$/);
    await page.getByLabel(texts.searchFor).fill('Zzyzx');
    await expect(page.getByText(texts.nobody)).toBeVisible();
    await forEveryone(page);
  });

  test('a record is shown whole, and as of another day by its address', async ({ page }) => {
    await page.goto('/');
    const name = await pensionerName(page, texts);
    await signInAs(page, texts, texts.auditor);
    await page.getByLabel(texts.searchFor).fill(name);
    await page.getByRole('button', { name: texts.search, exact: true }).click();
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveTitle(`${name} – Retiro`);
    for (const part of [texts.payments, texts.awards, texts.decisions, texts.service]) {
      await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('img')).toHaveAccessibleName(/\d{4}.*\d{4}/);
    await forEveryone(page);
    await page.getByText(texts.record).click();
    await page.getByLabel(texts.asOf).fill('2015-02-30');
    await page.getByRole('button', { name: texts.show }).click();
    await expect(page.getByRole('alert')).toContainText(texts.wrongDay);
    await expect(page.getByLabel(texts.asOf)).toBeFocused();
    await forEveryone(page);
    await page.getByLabel(texts.asOf).fill('2020-06-30');
    await page.getByLabel(texts.knownOn).fill('2026-10-30');
    await page.getByRole('button', { name: texts.show }).click();
    await expect(page).toHaveURL(/\?asOf=2020-06-30&knownOn=2026-10-30$/);
    await expect(page.getByRole('status').filter({ hasText: '2020' })).toBeVisible();
    await expect(page.getByText(texts.still)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(texts.asOf)).toHaveValue('2020-06-30');
  });

  test('an award from before this system is shown as such', async ({ page }) => {
    await page.goto('/');
    await signInAs(page, texts, texts.auditor);
    await page.goto('/participants/P-0001');
    await expect(page.getByText(texts.converted, { exact: true })).toBeVisible();
    await expect(page.getByText('JR-2012-0001')).toBeVisible();
    await page.getByRole('link', { name: texts.why }).first().click();
    await expect(page.getByText('JR-2012-0001').first()).toBeVisible();
    await forEveryone(page);
  });
});
