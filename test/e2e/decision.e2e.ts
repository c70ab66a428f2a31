// A decision from its reasons to its proof, and what becomes of a proposal: another person rejects one and approves one.
// How a decision is made is the law's and is tested there.

import { expect, forEveryone, inEachLanguage, signInAs, signOut, test } from './journey.ts';
import type { Language } from './texts.ts';

/** Two proposals wait in the sample: one is for each language, to be approved in the one and rejected in the other. */
const WAITING: Readonly<Record<Language, string>> = { es: 'C-0034', en: 'C-0035' };

inEachLanguage('a decision', (language, texts) => {
  test('shows its outcome, its reasons in words, and that deciding again gives the same', async ({ page }) => {
    await page.goto('/');
    await signInAs(page, texts, texts.auditor);
    await page.goto('/participants/C-0001');
    await page.getByRole('link', { name: texts.seeDecision }).first().click();
    await expect(page.getByRole('heading', { name: texts.reasons })).toBeVisible();
    await expect(page.getByText(`✓ ${texts.holds}`).first()).toBeVisible();
    await expect(page.getByText(texts.same)).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.readings })).toBeVisible();
    await page.getByRole('button', { name: texts.openAll }).click();
    await forEveryone(page);
  });

  test('a proposal is settled by another person than who proposed it', async ({ page, context }) => {
    await page.goto('/');
    await signInAs(page, texts, texts.caseworker);
    await page.goto(`/participants/${WAITING[language]}`);
    await page.getByRole('link', { name: texts.seeDecision }).first().click();
    await expect(page.getByText(texts.ownProposal)).toBeVisible();
    await expect(page.getByRole('button', { name: texts.approveDecision, exact: true })).toBeHidden();
    const decision = page.url();
    await signOut(page, texts);
    await page.goto('/');
    await signInAs(page, texts, texts.approver);
    await page.goto(decision);
    if (language === 'es') {
      await page.getByRole('button', { name: texts.approveDecision, exact: true }).click();
      await expect(page.getByRole('heading', { name: texts.confirmTitle })).toBeFocused();
      await forEveryone(page);
      await page.getByRole('button', { name: texts.confirmDecision }).click();
      await expect(page.getByText(texts.decisionApproved)).toBeVisible();
    } else {
      await page.getByRole('button', { name: texts.reject, exact: true }).click();
      await page.getByRole('button', { name: texts.rejectDecision }).click();
      await expect(page.getByText(texts.rejectNeeded)).toBeVisible();
      await page.getByLabel(texts.rejectReason).fill('The order was not read');
      await forEveryone(page);
      const late = await context.newPage();
      await late.goto(decision);
      await late.getByRole('button', { name: texts.reject, exact: true }).click();
      await late.getByLabel(texts.rejectReason).fill('Typed for nothing');
      await page.getByRole('button', { name: texts.rejectDecision }).click();
      await expect(page.getByText(texts.decisionRejected)).toBeVisible();
      await expect(page.getByText('The order was not read')).toBeVisible();
      // Who comes too late is told so by the server, and has lost no word.
      await late.getByRole('button', { name: texts.rejectDecision }).click();
      await expect(late.getByRole('alert')).toBeFocused();
      await expect(late.getByRole('alert')).toContainText('approver');
      await expect(late.getByLabel(texts.rejectReason)).toHaveValue('Typed for nothing');
    }
    await forEveryone(page);
  });
});
