import type { Page } from '@playwright/test';
import {
  axe,
  DEMO,
  expect,
  goTo,
  holdBack,
  open,
  runUntil,
  signInAs,
  stopClock,
  test,
  toasts,
} from '../support/plateful.ts';
import { logInAsAdmin } from './admin.ts';

const refused = [/Failed to load resource|Plateful could not answer/];
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

/** Tells the page that another window has signed in or out. */
const hearOfAnotherSession = (page: Page) =>
  page.evaluate(() => new BroadcastChannel('plateful-session').postMessage('changed'));

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function refusesAndEmails(page: Page): Promise<void> {
  await open(page, '/admin-login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(alert(page)).toHaveText('Please fill in all fields');
  await fill(page, DEMO.admin, 'a wrong password');
  await expect(alert(page)).toHaveText('Authentication failed');
  await fill(page, DEMO.member, DEMO.password);
  await expect(alert(page)).toHaveText('Not authorized as admin');
  expect((await axe(page).analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(DEMO.member);
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This email is not registered as an admin user.');
  await dialog.getByLabel('Email').fill(DEMO.admin);
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await expect(toasts(page)).toContainText(['Password reset email sent']);
  await expect(dialog).toBeHidden();

  await page.route('**/rpc/adminSession/logIn', async (route) => {
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
    await route.fulfill({
      status: 500,
      json: {
        json: { defined: false, code: 'internal', status: 500, message: 'x', data: { issues: [] } },
        meta: [],
      },
    });
  });
  await fill(page, DEMO.admin, DEMO.password);
  await expect(alert(page)).toHaveText('Failed to login as admin');
}

async function leadsToTheDashboard(page: Page): Promise<void> {
  await page.unroute('**/rpc/adminSession/logIn');
  await page.getByRole('link', { name: 'Return to User Login' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await goTo(page, '/admin-login');
  await fill(page, DEMO.admin, DEMO.password);
  await expect(toasts(page)).toContainText(['Admin Login Successful']);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await open(page, '/admin-login');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}

async function asksForAnAdminLogin(page: Page): Promise<void> {
  await signInAs(page, DEMO.admin);
  await open(page, '/admin');
  await expect(page.getByRole('heading', { name: 'Admin Authentication Required' })).toBeVisible();
  await expect(
    page.getByText('The service role key is missing or has expired. Please log in again as admin.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Return to Main Site' }).click();
  await expect(page).toHaveURL(/\/$/);
  await goTo(page, '/admin/dashboard');
  await page.getByRole('link', { name: 'Go to Admin Login' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
}

async function saysWhatItWaitsFor(page: Page): Promise<void> {
  await logInAsAdmin(page);
  const html = await (await page.context().request.get('/admin/dashboard')).text();
  expect(html).toContain('Loading admin panel...');
  await open(page, '/admin/dashboard');
  await page.route('**/rpc/accounts/session*', async (route) => {
    await expect(page.getByText('Verifying admin access...')).toBeVisible();
    await route.continue();
  });
  const verified = page.waitForResponse('**/rpc/accounts/session*');
  await hearOfAnotherSession(page);
  await verified;
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
}

async function saysThatItEnded(page: Page): Promise<void> {
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await page.context().request.delete('/api/admin/session');
  await page.getByRole('button', { name: 'Refresh Users' }).click();
  await expect(toasts(page)).toContainText(['Admin authentication expired. Please log in again.']);
  await expect(page.getByRole('heading', { name: 'Admin Authentication Required' })).toBeVisible();
}

async function saysThatItExpired(page: Page): Promise<void> {
  await page.clock.install();
  await logInAsAdmin(page);
  await open(page, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.clock.fastForward('24:01:00');
  const toast = toasts(page).filter({ hasText: 'Admin authentication expired. Please log in again.' });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Authentication Required' })).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast).toBeHidden();
}

test.describe('the admin login', () => {
  test.use({ expectedErrors: refused });

  test('the admin login leads to the usual one, refuses empty fields, wrong passwords and non-admins, emails reset links to admins only, and leads admins to the dashboard', async ({
    page,
  }) => {
    await refusesAndEmails(page);
    await leadsToTheDashboard(page);
  });
});

test.describe('an admin login that ends', () => {
  test.use({ expectedErrors: refused });

  test('the dashboard says what it is waiting for, that the admin login has expired, or that the server ended it, and asks for a new one', async ({
    page,
  }) => {
    await asksForAnAdminLogin(page);
    await saysWhatItWaitsFor(page);
    await saysThatItEnded(page);
    await saysThatItExpired(page);
  });
});

test('the admin password page needs a link or an admin login', async ({ page }) => {
  await page.clock.install();
  await stopClock(page);
  await open(page, '/admin-reset-password?token=made-up');
  const invalid = page.getByRole('heading', { name: 'Invalid Reset Link' });
  await expect(invalid).toBeVisible();
  // The page's HTML has the response, and is refetched for a new person.
  const answer = await holdBack(page, '**/rpc/accounts/checkResetLink*');
  await signInAs(page, DEMO.member);
  await hearOfAnotherSession(page);
  await runUntil(page, () => expect(page.getByText('Checking your link...')).toBeVisible({ timeout: 50 }));
  answer();
  await runUntil(page, () => expect(invalid).toBeVisible({ timeout: 50 }));
  await expect(page.getByText('This password reset link is invalid or has expired.')).toBeVisible();
  await expect(page.getByText('Redirecting to login page...')).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL(/\/admin-login$/);
  await logInAsAdmin(page);
  await open(page, '/admin-reset-password');
  await expect(page.getByRole('heading', { name: 'Reset Admin Password' })).toBeVisible();
  await expect(page.getByText('Enter your new password below')).toBeVisible();
  await page.getByLabel('New Password').fill('a long password');
  await page.getByLabel('Confirm Password').fill('another password');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
});
