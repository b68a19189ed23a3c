import { expect, newcomer, test } from './plateful.ts';

// A passkey belongs to a domain; an address of numbers is none.
test.use({ settings: { hostname: 'localhost' } });

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
  await page.getByRole('button', { name: 'Login with a passkey' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(row).toContainText('last used');

  await row.getByRole('button', { name: 'Remove This phone' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row).toHaveCount(0);
});
