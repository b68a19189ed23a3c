import type { Page } from '@playwright/test';
import { account, DEMO, expect, hydrated, newcomer, open, recipes, signInAs, test } from './plateful.ts';

test.use({ access: 'strict' });

const PAID_PATHS = [
  '/',
  '/recipes',
  '/search?q=soup',
  '/category/vegan',
  '/categories',
  '/meal-plan?date=2026-02-28&view=daily',
  '/grocery-list',
  '/recipe-book',
  '/create',
  '/menu',
  '/settings',
  '/cooking-tips',
];
const FREE_PATHS = ['/auth', '/login', '/subscription', '/ai-assistant', '/admin-login'];

/** A recipe, found by someone who may look for one. */
async function anyRecipe(page: Page): Promise<{ id: string; title: string }> {
  await signInAs(page, DEMO.subscriber);
  const [recipe] = await recipes(page);
  await page.context().clearCookies();
  if (!recipe) throw new Error('There is no recipe.');
  return recipe;
}

test.describe('a visitor', () => {
  test('is led from every page to /login, which knows where they came from', async ({ page }) => {
    for (const path of [...PAID_PATHS, '/profile', '/profile/mika', '/no-such-page']) {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
    }
    for (const path of ['/admin', '/admin/dashboard']) {
      await page.goto(path);
      await expect(page).toHaveURL(`/admin-login?from=${encodeURIComponent(path)}`);
    }
  });

  test('opens what needs no subscription', async ({ page }) => {
    for (const path of FREE_PATHS) {
      await open(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('reads a recipe that somebody sent them, and no more', async ({ page }) => {
    const { id, title } = await anyRecipe(page);
    await open(page, `/recipe/${id}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
    await page.getByRole('link', { name: 'Recipes', exact: true }).first().click();
    await expect(page).toHaveURL('/login?from=%2Frecipes');
  });

  test('looks at a meal plan that somebody shared, and its recipes', async ({ page }) => {
    await signInAs(page, DEMO.subscriber);
    const answer = await page.context().request.post('/api/meal-plan/share', { data: {} });
    const { link } = await answer.json();
    await page.context().clearCookies();
    await open(page, `/shared-plan/${link.secret}`);
    await expect(page.getByRole('heading', { level: 1, name: /meal plan$/ })).toBeVisible();
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  });

  test('signs up, sets up a profile, pays, and lands where they wanted', async ({ page }) => {
    const n = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;
    await open(page, '/search?q=soup');
    await expect(page).toHaveURL('/login?from=%2Fsearch%3Fq%3Dsoup');
    await page.locator('main').getByRole('link', { name: 'Sign Up' }).click();
    await page.getByLabel('Name').fill('Robin Newcomer');
    await page.getByLabel('Email').fill(`robin-${n}@plateful.test`);
    await page.getByLabel('Password', { exact: true }).fill('a good long password');
    await page.getByRole('button', { name: 'Sign Up' }).click();

    await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
    await page.getByLabel('Username').fill(`robin_${n}`);
    await page.getByRole('button', { name: 'Complete Profile' }).click();

    await expect(page).toHaveURL('/subscription?reason=required&from=%2Fsearch%3Fq%3Dsoup');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please subscribe to access the app features' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Subscribe Now with Test payments' }).click();
    await expect(page).toHaveURL(/\/test-payment/);
    await hydrated(page);
    await page.getByRole('button', { name: 'Approve' }).click();

    await expect(page.getByRole('heading', { name: 'Subscription Confirmed!' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/search?q=soup');
    await expect(page.locator('main').getByRole('article').first()).toBeVisible();
  });
});

test.describe('someone signed in without a subscription', () => {
  test('has their profile, recipes they know, and else only the way to subscribe', async ({ page }) => {
    const { id, title } = await anyRecipe(page);
    const { username } = await newcomer(page);
    await open(page, '/profile');
    await expect(page.getByText(`@${username}`)).toBeVisible();
    await expect(page.getByText('No recipes yet')).toBeVisible();
    await open(page, '/profile/ari_writes');
    await expect(page.locator('main').getByRole('article').first()).toBeVisible();
    await open(page, `/recipe/${id}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    for (const path of PAID_PATHS) {
      await page.goto(path);
      await expect(page).toHaveURL(`/subscription?reason=required&from=${encodeURIComponent(path)}`);
    }
  });

  test('is led there within the app too', async ({ page }) => {
    await newcomer(page);
    await open(page, '/profile');
    await page.getByRole('link', { name: 'Recipes', exact: true }).first().click();
    await expect(page).toHaveURL('/subscription?reason=required&from=%2Frecipes');
  });

  test('may not pass by the address of the profile set-up either', async ({ page }) => {
    await account(page);
    await open(page, '/profile-setup');
    await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
    await page.goto('/meal-plan');
    await expect(page).toHaveURL('/subscription?reason=required&from=%2Fmeal-plan');
  });
});

test('a subscriber uses everything but the admins’ pages', async ({ page }) => {
  await newcomer(page, { subscribed: true });
  for (const path of ['/', '/recipes', '/search?q=soup', '/meal-plan', '/grocery-list', '/settings']) {
    await open(page, path);
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
  }
  for (const path of ['/admin', '/admin/dashboard', '/admin-tools']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('an admin passes everywhere', async ({ page }) => {
  await signInAs(page, DEMO.admin);
  for (const path of ['/', '/meal-plan', '/grocery-list', '/admin/dashboard', '/admin-tools']) {
    await open(page, path);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});
