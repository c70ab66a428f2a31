// A month from preparation to posting: one person prepares and withdraws a line, another reviews and approves.
// What the lines pay is the law's; the release is on the command line.

import { expect, forEveryone, inEachLanguage, rowWith, signInAs, signOut, test } from './journey.ts';

inEachLanguage('the month', (language, texts) => {
  test('is prepared by one person and approved by another', async ({ page }) => {
    await page.goto('/');
    await signInAs(page, texts, texts.payroll);
    await page.getByRole('link', { name: texts.month, exact: true }).click();
    // Each language has a month of its own to pay.
    if (language === 'en') await page.getByRole('link', { name: texts.nextMonth }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.monthOf })).toBeFocused();
    await forEveryone(page);
    await page.getByRole('button', { name: texts.prepare }).click();
    await expect(page.getByText(texts.prepared)).toBeVisible({ timeout: 60_000 });
    await forEveryone(page);
    await page.getByRole('link', { name: texts.reviewRun }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.runOf })).toBeFocused();
    await expect(page.getByText(texts.own)).toBeVisible();
    await expect(page.getByRole('button', { name: texts.approve })).toBeHidden();
    await expect(page.getByRole('heading', { name: texts.variance })).toBeVisible();
    await forEveryone(page);

    const lines = page.getByRole('table').last();
    const name = (await lines.getByRole('rowheader').first().textContent()) ?? '';
    await page.getByLabel(texts.lineSearch).fill(name);
    await expect(lines.getByRole('rowheader').filter({ hasNotText: name })).toHaveCount(0);
    await lines.getByRole('button', { name: texts.withdraw }).first().click();
    await page.getByRole('button', { name: texts.withdrawConfirm, exact: true }).click();
    await expect(page.getByText(texts.withdrawNeeded)).toBeVisible();
    await page.getByLabel(texts.withdrawReason).fill('Murió el 20 de noviembre');
    await forEveryone(page);
    await page.getByRole('button', { name: texts.withdrawConfirm, exact: true }).click();
    await expect(page.getByText(texts.withdrawn).first()).toBeVisible();
    const run = page.url();
    await signOut(page, texts);

    await page.goto('/');
    await signInAs(page, texts, texts.approver);
    await page.goto(run);
    await page.getByRole('button', { name: texts.approve }).click();
    await expect(page.getByRole('heading', { name: texts.confirmTitle })).toBeFocused();
    await page.getByRole('button', { name: texts.cancel }).click();
    await page.getByRole('button', { name: texts.approve }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: /\$[\d,]+\.\d\d.* [0-9a-f]{12}\.$/ })).toBeVisible();
    await forEveryone(page);
    await page.getByRole('button', { name: texts.confirm }).click();
    await expect(page.getByText(texts.next)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: texts.approve })).toBeHidden();
    await forEveryone(page);
    await expect(rowWith(page, name).first()).toBeVisible();
  });
});
