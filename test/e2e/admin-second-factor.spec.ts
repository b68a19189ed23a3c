import type { Page } from '@playwright/test';
import { totp } from '../totp.ts';
import { DEMO, expect, open, test } from './plateful.ts';

// The demo's admin has an app afterward: a Plateful of its own.
test.describe.configure({ mode: 'default' });
test.use({ settings: { SECOND_FACTOR: 'required' }, expectedErrors: [/Failed to load resource/] });

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('an authenticator app is set up at the first admin login, and asked for at the next', async ({
  page,
}) => {
  await open(page, '/admin-login');
  await fill(page, DEMO.admin, DEMO.password);
  await expect(page.getByRole('heading', { name: 'Set up an authenticator app' })).toBeVisible();
  await page.getByLabel('Your password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const key = new URL(
    (await page.getByRole('link', { name: 'Open in an authenticator app' }).getAttribute('href')) ?? '',
  ).searchParams.get('secret');
  const code = () => totp(key ?? '');
  await expect(page.getByRole('listitem').filter({ has: page.locator('code') })).toHaveCount(10);
  await page.getByLabel('Code from your authenticator app').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(alert(page)).toContainText('That code is not right.');
  await page.getByLabel('Code from your authenticator app').fill(code());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await page.context().clearCookies();
  await open(page, '/admin-login');
  await fill(page, DEMO.admin, DEMO.password);
  await page.getByLabel('Code').fill(code());
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});
