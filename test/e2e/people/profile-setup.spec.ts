import type { Page } from '@playwright/test';
import { LONGEST_NAME } from '../../../src/features/accounts/rules/limits.ts';
import { cutOff } from '../support/narrow.ts';
import { account, expect, newcomer, open, test, told } from '../support/plateful.ts';

/** Someone who has an account but no profile yet, on the setup page. */
async function openSetUp(page: Page): Promise<void> {
  await account(page);
  await open(page, '/profile-setup');
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
}

async function showsALongName(page: Page): Promise<void> {
  await account(page, { name: 'W'.repeat(LONGEST_NAME) });
  await open(page, '/profile-setup');
  await expect(page.getByRole('button', { name: 'Complete Profile' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
}

async function requiresAUsername(page: Page): Promise<void> {
  const { username } = await newcomer(page);
  await openSetUp(page);
  const complete = page.getByRole('button', { name: 'Complete Profile' });
  await expect(complete).toBeEnabled();
  await page.getByLabel('Username').fill('   ');
  await expect(complete).toBeDisabled();
  await page.getByLabel('Username').press('Enter');
  await told(page, 'Username required', 'Please choose a username to continue.');
  await expect(page).toHaveURL('/profile-setup');

  const main = page.locator('main');
  await expect(main.getByText('Casey Cook')).toBeVisible();
  await expect(main.locator('img[src^="/art/people/"]')).toBeVisible();

  await page.getByLabel('Username').fill(username.toUpperCase());
  await complete.click();
  await expect(page.getByText('Error setting up profile')).toBeVisible();
  await expect(page.getByText('Username already taken')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
}

async function leadsElsewhere(page: Page): Promise<void> {
  await page.goto('/profile-setup');
  await expect(page).toHaveURL(/\/auth/);
  await newcomer(page);
  await page.goto('/profile-setup');
  await expect(page).toHaveURL('/');
}

test.describe('a username', () => {
  test.use({ expectedErrors: [/409/] });

  test('profile setup needs a session, shows a long name inside the page, requires a username that is not taken, and a complete profile leads Home', async ({
    page,
  }) => {
    await showsALongName(page);
    await requiresAUsername(page);
    await page.context().clearCookies();
    await leadsElsewhere(page);
  });
});
