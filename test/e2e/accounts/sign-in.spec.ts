import type { Page } from '@playwright/test';
import { DEMO, expect, newcomer, open, stopClock, test, toasts } from '../support/plateful.ts';

const fresh = () => `cook-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}@plateful.test`;

async function refusesAtFields(page: Page): Promise<void> {
  await open(page, '/auth?activeTab=signup');
  await page.getByLabel('Email').fill(fresh());
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page).toHaveURL(/\/auth/);

  await page.getByLabel('Name').fill('Casey Cook');
  await page.getByLabel('Email').fill(fresh());
  await page.getByLabel('Password', { exact: true }).fill('Password1');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(
    page.getByText('This is one of the most common passwords. Please choose another.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);

  await page.getByLabel('Name').fill('Someone Else');
  await page.getByLabel('Email').fill(DEMO.member);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Account created!')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
}

async function keepsTheAddress(page: Page): Promise<void> {
  await open(page, '/meal-plan?date=2026-02-28&view=daily');
  await expect(page).toHaveURL(/\/login\?from=/);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByLabel('Email').fill(DEMO.subscriber);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Error signing in')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(DEMO.subscriber);

  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/meal-plan?date=2026-02-28&view=daily');
  await expect(page.getByRole('heading', { name: 'February 28, 2026', exact: true })).toBeVisible();
}

test.describe('signing up and in', () => {
  test.use({ expectedErrors: [/40[01]/] });

  test('a newcomer signs up, chooses a username, and returns to where they were', async ({ page }) => {
    const email = fresh();
    await page.clock.install();
    await open(page, '/auth?activeTab=signup&from=%2Fcooking-tips');
    // By then, the page has reported the time zone, although nobody is signed in yet.
    await page.clock.runFor(3_000);
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    await page.getByLabel('Name').fill('Casey Cook');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a good long password');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Account created!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
    await expect(page).toHaveURL(/\/profile-setup/);
    await expect(page.getByLabel('Username')).toHaveValue('casey_cook');
    await page.getByLabel('Username').fill(email.split('@')[0]?.replace(/-/g, '_') ?? '');
    await page.getByRole('button', { name: 'Complete Profile' }).click();
    await expect(page.getByText('Profile completed!')).toBeVisible();
    await expect(page).toHaveURL('/cooking-tips');
    const told = (await page.context().cookies()).find(({ name }) => name === 'plateful.viewer');
    expect(new URLSearchParams(told?.value).get('zone')).toMatch(/\w/);
  });

  test('bad passwords and missing names are refused at their fields, known addresses not revealed, and a wrong password keeps the address until the right one returns', {
    tag: '@desktop',
  }, async ({ page }) => {
    await refusesAtFields(page);
    await keepsTheAddress(page);
  });
});

test.describe('a forgotten password', () => {
  test('is replaced through the emailed link, once, and the used link says so for 2 seconds, then redirects to the login', async ({
    page,
  }) => {
    const { email } = await newcomer(page);
    await page.context().clearCookies();
    await open(page, '/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill(email);
    await page.getByRole('dialog').getByRole('button', { name: 'Send reset link' }).click();
    await expect(toasts(page).filter({ hasText: 'Password reset email sent' })).toBeVisible();

    const link = await expect
      .poll(async () =>
        (await (await page.context().request.get('/dev/outbox')).text())
          .split('<article>')
          .find((mail) => mail.includes(email) && mail.includes('reset-password?token')),
      )
      .toBeTruthy()
      .then(
        async () =>
          /href="([^"]*reset-password\?token=[^"]+)"/.exec(
            (await (await page.context().request.get('/dev/outbox')).text())
              .split('<article>')
              .find((mail) => mail.includes(email)) ?? '',
          )?.[1] ?? '',
      );
    await open(page, link);
    await page.getByLabel('New Password').fill('first try 1');
    await page.getByLabel('Confirm Password').fill('second try 2');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription('Passwords do not match.');
    await page.getByLabel('Confirm Password').fill('first try 1');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(toasts(page).filter({ hasText: 'Password updated' })).toBeVisible();

    await page.context().clearCookies();
    await page.clock.install();
    await stopClock(page);
    await open(page, link);
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    await page.clock.runFor(1900);
    await expect(page).toHaveURL(/\/reset-password\?token=/);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(/\/login/);
  });
});
