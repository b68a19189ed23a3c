import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipped } from '../../unzip.ts';
import { axe, expect, newcomer, open, test } from '../support/plateful.ts';

async function downloadsEverything(page: Page, email: string): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('plateful.zip');
  const files = unzipped(new Uint8Array(await readFile(await file.path())));
  expect(new TextDecoder().decode(files.get('account.json'))).toContain(email);
}

async function deletesAndKeeps(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Delete Account' }).click();
  await expect(sheet).toContainText('Please enter your password');
  await sheet.getByLabel('Password', { exact: true }).fill('not my password');
  await sheet.getByLabel('Keep my recipes').check();
  expect((await axe(page).include('dialog[open]').analyze()).violations).toEqual([]);
  await sheet.getByRole('button', { name: 'Delete Account' }).click();
  await expect(sheet).toContainText('This is not your password.');
  await sheet.getByLabel('Password', { exact: true }).fill('plateful-demo');
  await sheet.getByRole('button', { name: 'Delete Account' }).click();
  const notice = page.getByText(/^Your account will be deleted on \w+ \d+, \d{4}\.$/);
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
}

test.describe('an account', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('a person downloads all their data as one zip, deletes their account only with the password, and keeps it after all with one tap', async ({
    page,
  }) => {
    const { email } = await newcomer(page);
    await open(page, '/settings');
    await downloadsEverything(page, email);
    await deletesAndKeeps(page);
  });
});
