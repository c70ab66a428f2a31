// What each reading of the law changes: the auditor goes from the figures to the cases, and the Board sees the sums alone.
// The figures are tested in the office; here is that both find them, in either language.

import { expect, forEveryone, inEachLanguage, rowWith, signInAs, signOut, test } from './journey.ts';

inEachLanguage('what each reading changes', (_, texts) => {
  test('is told by option, and one reading by its cases', async ({ page }) => {
    await page.goto('/');
    await signInAs(page, texts, texts.auditor);
    await page.getByRole('link', { name: texts.readingsPage, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.readingsTitle })).toBeFocused();
    const row = rowWith(page, texts.partOfYear).filter({ hasText: texts.nothingAdded });
    await expect(row).toContainText('−$67.59');
    await forEveryone(page);
    await page.locator('summary').click();
    await expect(rowWith(page, 'march-1').or(rowWith(page, 'february-28'))).toBeVisible();
    await forEveryone(page);
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: texts.partOfYear })).toBeFocused();
    const found = rowWith(page, 'C-0009').first();
    await expect(found).toContainText('−$59.88');
    await expect(found).toContainText('$2,359.16');
    await expect(found).toContainText('$2,299.28');
    await forEveryone(page);
    await found.getByRole('link').click();
    await expect(page.getByRole('heading', { name: texts.proof })).toBeVisible();
  });

  test('is told to the Board in sums, without a case', async ({ page }) => {
    await page.goto('/');
    await signInAs(page, texts, texts.board);
    await page.getByRole('link', { name: texts.readingsPage, exact: true }).click();
    await rowWith(page, texts.partOfYear).first().getByRole('link').click();
    await expect(page.getByText('−$67.59').first()).toBeVisible();
    await expect(page.getByText(texts.noCases).first()).toBeVisible();
    await expect(page.getByText('C-0009')).toBeHidden();
    await forEveryone(page);
    await signOut(page, texts);
  });

  test('of a reading that there is not says so', async ({ page, watched }) => {
    await page.goto('/');
    await signInAs(page, texts, texts.auditor);
    await page.goto('/readings/none');
    await expect(page.getByRole('alert')).toBeVisible();
    await forEveryone(page);
    watched.expected(/422/);
  });
});
