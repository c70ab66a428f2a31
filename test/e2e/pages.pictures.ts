// The pictures of the documentation, taken of the product as it is: a record, why an amount, and a run to be approved.
// They are looked at by whoever takes them; nothing is compared.

import type { Page } from '@playwright/test';
import { expect, pensionerName, signInAs, test } from './journey.ts';
import { TEXTS } from './texts.ts';

const FOLDER = 'docs/images';

const texts = TEXTS.en;

test.use({ locale: 'en-US', viewport: { width: 1280, height: 1300 } });

async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
}

test('pictures of the pages', async ({ page }) => {
  await page.goto('/');
  const name = await pensionerName(page, texts);
  await signInAs(page, texts, texts.payroll);
  await page.getByLabel(texts.searchFor).fill(name);
  await page.getByRole('button', { name: texts.search, exact: true }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: texts.payments, exact: true })).toBeVisible();
  await picture(page, 'web-participant');
  await page.getByRole('link', { name: texts.why }).first().click();
  await page.getByRole('button', { name: texts.openAll }).click();
  await picture(page, 'web-why');
  await page.getByRole('link', { name: texts.month, exact: true }).click();
  await page.getByRole('button', { name: texts.prepare }).click();
  await page.getByRole('link', { name: texts.reviewRun }).click();
  await expect(page.getByRole('heading', { name: texts.variance })).toBeVisible();
  await picture(page, 'web-month');
});
