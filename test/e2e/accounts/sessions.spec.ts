import type { Page } from '@playwright/test';
import { DEMO, expect, holdBack, newcomer, open, test, toasts } from '../support/plateful.ts';

async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
}

/** Navigates through the menu, without reloading the page. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Menu' }).click();
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
}

async function choosesItsTab(page: Page): Promise<void> {
  await open(page, '/auth');
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await page.evaluate("history.replaceState({ usr: { activeTab: 'signup' }, key: 'said', idx: 0 }, '')");
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
}

async function saysWhatFailed(page: Page): Promise<void> {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.getByRole('tab', { name: 'Login' }).click();
  await page.route('**/rpc/accounts/**', (route) => route.abort());
  await fillSignIn(page, DEMO.member);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Error signing in')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Plateful cannot be reached' })).toBeVisible();

  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Name').fill('Casey Cook');
  await fillSignIn(page, 'casey@plateful.test');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Error creating account')).toBeVisible();
  await page.unroute('**/rpc/accounts/**');
  expect(logged.filter((text) => text.includes('Plateful could not answer'))).toHaveLength(3);
}

async function confirmsSuccess(page: Page): Promise<void> {
  const { email } = await newcomer(page, { subscribed: true });
  await page.context().clearCookies();
  await open(page, '/auth?from=%2Fprofile');
  await fillSignIn(page, email);
  const letGo = await holdBack(page, '**/rpc/profiles/**');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page.locator('main').getByRole('status')).toHaveText('Redirecting...');
  letGo();
  await expect(page).toHaveURL('/profile');
}

async function takesAnAdminToTheDashboard(page: Page): Promise<void> {
  await page.context().clearCookies();
  await open(page, '/login?from=%2Fcooking-tips');
  await fillSignIn(page, DEMO.admin);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/admin/dashboard');
}

async function returnsToNoOtherSite(page: Page): Promise<void> {
  await page.context().clearCookies();
  await open(page, '/login?from=%2F%2Fevil.example%2Fphish');
  await page.getByLabel('Email').fill(DEMO.member);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
}

async function noticesSigningIn(page: Page): Promise<void> {
  const { email } = await newcomer(page, { subscribed: true });
  await page.context().clearCookies();
  await open(page, '/auth?from=%2Fcooking-tips');
  const letGo = await holdBack(page, '**/rpc/accounts/session*');
  const other = await page.context().newPage();
  await open(other, '/login');
  await fillSignIn(other, email);
  await other.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(other).toHaveURL('/');
  await expect(page.locator('main').getByRole('status')).toHaveText('Verifying session...');
  letGo();
  await expect(page).toHaveURL('/cooking-tips');
  await other.close();
}

async function noticesSigningOut(page: Page): Promise<void> {
  const atChef = await page.context().newPage();
  await open(atChef, '/ai-assistant');
  const wish = atChef.getByRole('textbox', { name: 'What would you like to cook?' });
  await wish.fill('Lentil soup for someone with gout');
  await atChef.getByRole('button', { name: 'Generate Recipe' }).click();
  await expect(atChef.getByRole('region', { name: 'Why this recipe' })).toBeVisible();
  await open(page, '/meal-plan');
  await expect(page.getByRole('tab', { name: 'Monthly' })).toBeVisible();
  const other = await page.context().newPage();
  await open(other, '/profile');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL(/\/login\?from=%2Fmeal-plan/);
  await expect(wish).toHaveValue('');
  await expect(atChef.getByRole('region', { name: 'Why this recipe' })).toBeHidden();
  await atChef.reload();
  await expect(wish).toHaveValue('');
  expect(await atChef.evaluate(() => Object.keys(localStorage))).toEqual(['theme']);
}

async function keepsWhatWasChanged(page: Page): Promise<void> {
  const { email } = await newcomer(page, { subscribed: true });
  await open(page, '/meal-plan?view=daily');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add something else' }).click();
  await page.getByRole('dialog').getByLabel('What').fill('Soup after hours');
  await page.getByRole('dialog').getByRole('button', { name: 'Add meal' }).click();
  const ended = toasts(page).filter({ hasText: 'Your session has ended' });
  await expect(ended).toBeVisible();
  const meal = page.locator('main').getByRole('listitem').filter({ hasText: 'Soup after hours' });
  await expect(meal).toContainText('not synced');
  await ended.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fmeal-plan/);
  await fillSignIn(page, email);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/meal-plan/);
  await expect(meal).toBeVisible();
  await expect(meal).not.toContainText('not synced');
}

async function reloadsForAnotherPerson(page: Page): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const plan = (text: string) =>
    page.context().request.post('/api/meal-plan/meals', { data: { text, date } });
  const meal = (text: string) => page.locator('main').getByRole('listitem').filter({ hasText: text });
  const { email } = await newcomer(page, { subscribed: true });
  await plan('Dinner of the one');
  await newcomer(page, { subscribed: true });
  await plan('Dinner of the other');
  await open(page, '/meal-plan');
  await expect(meal('Dinner of the other')).toBeVisible();
  await page.evaluate('globalThis.isSamePage = true');
  await goTo(page, 'Profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await goTo(page, 'Login');
  await fillSignIn(page, email);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
  await goTo(page, 'Meal Plan');
  await expect(meal('Dinner of the one')).toBeVisible();
  await expect(meal('Dinner of the other')).toHaveCount(0);
  expect(await page.evaluate('globalThis.isSamePage')).toBe(true);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Dinner of the other');
}

test.describe('two windows of one browser', () => {
  test('signing in and out is noticed by the other window, which verifies the session, and nothing of the person stays', async ({
    page,
  }) => {
    await noticesSigningIn(page);
    await noticesSigningOut(page);
  });
});

test.describe('a session that ends while a page is open', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('a session that ends offers to sign in again and keeps what was changed meanwhile, and the plan is reloaded when another person signs in on the same page', async ({
    page,
  }) => {
    await keepsWhatWasChanged(page);
    await reloadsForAnotherPerson(page);
  });
});

test.describe('signing in', () => {
  test.use({ expectedErrors: [/Failed to load resource|Plateful could not answer/] });

  test('the page to sign in chooses its tab, says what failed and that it is redirecting, takes an admin to the dashboard, and nobody to another site', async ({
    page,
  }) => {
    await choosesItsTab(page);
    await saysWhatFailed(page);
    await confirmsSuccess(page);
    await takesAnAdminToTheDashboard(page);
    await returnsToNoOtherSite(page);
  });
});
