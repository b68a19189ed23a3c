import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, goTo, inDatabase, newcomer, test, toasts } from '../support/plateful.ts';
import { openAsAdmin } from './admin.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Return to Admin' });

async function logInAs(page: Page, email: string): Promise<void> {
  await openAsAdmin(page, '/admin/dashboard');
  await page.getByLabel('Search by name or email').fill(email);
  const row = page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'Log In As User' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log In As User' }).click();
}

async function seesAProfileAndReturns(page: Page): Promise<string> {
  const { email, username } = await newcomer(page, { subscribed: true });
  await inDatabase(`delete from sessions where user_id = (select id from users where email = '${email}')`);
  await logInAs(page, email);
  await expect(page).toHaveURL(/\/profile/);
  await expect(page.getByText(`@${username}`)).toBeVisible();
  for (const path of ['/', '/admin-login', '/settings']) {
    await goTo(page, path);
    await expect(back(page)).toBeInViewport();
  }
  await expect(page.getByText('No device is signed in.')).toBeVisible();

  // The narrowest phone.
  await page.setViewportSize({ width: 320, height: 640 });
  await goTo(page, '/create');
  const boxOf = async (button: Locator) => {
    await expect(button).toBeInViewport();
    return (await button.boundingBox()) ?? { y: 0, height: 0 };
  };
  const save = await boxOf(page.getByRole('button', { name: 'Save Recipe' }));
  const { y, height } = await boxOf(back(page));
  expect(y + height).toBeLessThanOrEqual(save.y);

  await page.setViewportSize(DESKTOP);
  await expect(back(page)).toBeInViewport();
  await goTo(page, '/meal-plan');
  await back(page).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await expect(back(page)).toBeHidden();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  return email;
}

async function saysWhatFailed(page: Page, email: string): Promise<void> {
  await page.route('**/rpc/adminSession/actAs', (route) => route.abort());
  await logInAs(page, email);
  await expect(toasts(page).filter({ hasText: 'Failed to log in as user' })).toBeVisible();
  await page.unroute('**/rpc/adminSession/actAs');
  await page.route('**/rpc/adminSession/stopActing', (route) => route.abort());
  await logInAs(page, email);
  await back(page).click();
  await expect(toasts(page).filter({ hasText: 'Failed to return to admin account' })).toBeVisible();
}

test.describe('acting as somebody', () => {
  test.use({ expectedErrors: [/Failed to load resource|Plateful could not answer/] });

  test('an admin sees a person’s profile, with a way back that covers no button, returns, and is told when logging in as a user or returning failed', async ({
    page,
  }) => {
    await saysWhatFailed(page, await seesAProfileAndReturns(page));
  });
});
