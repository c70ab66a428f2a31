// What holds on every page: the way in, the banner, the language, what a role is offered, and addresses that lead nowhere.
// What is on single pages is in the other journeys.

import { cardOf, expect, forEveryone, inEachLanguage, signInAs, signOut, test } from './journey.ts';

inEachLanguage('everywhere', (language, texts) => {
  test('one signs in as a person of the sample, is told so, and signs out', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: texts.signIn })).toBeVisible();
    await expect(page).toHaveTitle(`${texts.signIn} – Retiro`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByText(texts.sample)).toBeVisible();
    await forEveryone(page);
    await signInAs(page, texts, texts.auditor);
    await expect(page.getByText(texts.sample)).toBeVisible();
    await forEveryone(page);
    await signOut(page, texts);
  });

  test('the language changes with the page, its title and what was typed in place', async ({ page }) => {
    await page.goto('/');
    await signInAs(page, texts, texts.auditor);
    await page.getByRole('link', { name: texts.participants, exact: true }).click();
    await page.getByLabel(texts.searchFor).fill('Rivera');
    const address = page.waitForURL(/search=Rivera/);
    await address;
    await page.getByRole('button', { name: texts.other }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'es' ? 'en' : 'es');
    await expect(page.getByRole('searchbox')).toHaveValue('Rivera');
    await expect(page).toHaveURL(/\/participants\?search=Rivera$/);
    await expect(page).toHaveTitle(language === 'es' ? 'Participants – Retiro' : 'Participantes – Retiro');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'es' ? 'en' : 'es');
  });

  test('who keeps the accounts of people is offered no case', async ({ page }) => {
    await page.goto('/');
    await signInAs(page, texts, texts.admin);
    await expect(page.getByRole('link', { name: texts.participants, exact: true })).toBeHidden();
    await expect(page.getByLabel(texts.searchFor)).toBeHidden();
  });

  test('where the session has ended the way in is shown, and leads to where one was going', async ({
    page,
    watched,
  }) => {
    await page.goto('/');
    await signInAs(page, texts, texts.auditor);
    await page.request.delete('/api/session');
    await page.getByRole('link', { name: texts.participants, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.signIn })).toBeVisible();
    watched.expected(/401/);
    await cardOf(page, texts, texts.auditor).getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1, name: texts.participants, exact: true })).toBeFocused();
    await expect(page.getByText(texts.found)).toBeVisible();
  });

  test('the first stop of the keyboard leads past the head', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('an address that leads nowhere says so, and leads home', async ({ page }) => {
    await page.goto('/');
    await signInAs(page, texts, texts.auditor);
    await page.goto('/nowhere/at-all');
    await expect(page.getByRole('heading', { level: 1, name: texts.nothing })).toBeVisible();
    await forEveryone(page);
    await page.goto('/months/2026-13');
    await expect(page.getByRole('heading', { level: 1, name: texts.nothing })).toBeVisible();
  });

  test('a participant who is not there is refused in words', async ({ page, watched }) => {
    await page.goto('/');
    await signInAs(page, texts, texts.auditor);
    await page.goto('/participants/nobody');
    await expect(page.getByRole('heading', { level: 1, name: texts.nothing })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('nobody');
    await forEveryone(page);
    watched.expected(/404/);
  });
});
