import type { Page } from '@playwright/test';
import { totp } from '../../totp.ts';
import { DEMO, expect, newcomer, open } from '../support/plateful.ts';
import { onOwnPlateful, test } from '../support/services.ts';

// Afterward, the demo's admin has an authenticator app.
onOwnPlateful();

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test.describe('for an admin', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is required at the first admin login, and asked for a code at the next', async ({ page }) => {
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
    await expect(alert(page)).toContainText('That code is not correct.');
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
});

test('a passkey is added, signs in without a password, and is removed', async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await newcomer(page, { subscribed: true });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByText('Please name the passkey.')).toBeVisible();
  await sheet.getByLabel('Name').fill('This phone');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'This phone' });
  await expect(row).toBeVisible();

  await context.clearCookies();
  await page.goto('/login?from=/settings');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(row).toContainText('last used');

  await row.getByRole('button', { name: 'Remove This phone' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row).toHaveCount(0);
});
