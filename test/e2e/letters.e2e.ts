// Letters on the pages: those of a record with their PDF, and the code of a certificate verified by whoever is not signed in.
// What letters say is tested in the office.

import { expect, forEveryone, inEachLanguage, signInAs, signOut, test } from './journey.ts';

inEachLanguage('letters', (_, texts) => {
  test('the letter of a decision is downloaded from the record', async ({ page }) => {
    await page.goto('/');
    await signInAs(page, texts, texts.caseworker);
    await page.goto('/participants/C-0001');
    await expect(page.getByRole('heading', { level: 2, name: texts.letters, exact: true })).toBeVisible();
    await forEveryone(page);
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: texts.download }).first().click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^retiro-[0-9a-f]{24}-\d+\.pdf$/);
  });

  test('a certificate is verified by its code, without signing in', async ({ page }) => {
    await page.goto('/');
    await signInAs(page, texts, texts.caseworker);
    const issued = await page.request.post('/api/commands/issue-letter', {
      data: { participant: 'C-0001', kind: 'certificate-of-service' },
    });
    const { outcome } = (await issued.json()) as { outcome: { code: string } };
    await signOut(page, texts);
    await page.getByRole('link', { name: texts.verify }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.verify })).toBeFocused();
    await forEveryone(page);
    await page.getByRole('button', { name: texts.verifyCode, exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(texts.typeCode);
    await page.getByLabel(texts.code).fill(outcome.code.toLowerCase());
    await page.getByRole('button', { name: texts.verifyCode, exact: true }).click();
    await expect(page.getByRole('heading', { name: texts.genuine })).toBeVisible();
    await forEveryone(page);
    await page.getByLabel(texts.code).fill('0000-0000-0000-0000');
    await page.getByRole('button', { name: texts.verifyCode, exact: true }).click();
    await expect(page.getByRole('heading', { name: texts.noLetter })).toBeVisible();
    await forEveryone(page);
  });
});
