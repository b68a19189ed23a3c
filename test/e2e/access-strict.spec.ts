import type { Page } from '@playwright/test';
import { account, DEMO, expect, hydrated, newcomer, open, recipes, signInAs, test } from './plateful.ts';

test.use({ settings: { ACCESS: 'strict' } });
test.describe.configure({ mode: 'default' });

/** A recipe, found by someone who may look for one. */
async function anyRecipe(page: Page): Promise<{ id: string; title: string }> {
  await signInAs(page, DEMO.subscriber);
  const [recipe] = await recipes(page);
  await page.context().clearCookies();
  if (!recipe) throw new Error('There is no recipe.');
  return recipe;
}

test.describe('a visitor', () => {
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
  test('has their profile, others’, and recipes they know', async ({ page }) => {
    const { id, title } = await anyRecipe(page);
    const { username } = await newcomer(page);
    await open(page, '/profile');
    await expect(page.getByText(`@${username}`)).toBeVisible();
    await expect(page.getByText('No recipes yet')).toBeVisible();
    await open(page, '/profile/ari_writes');
    await expect(page.locator('main').getByRole('article').first()).toBeVisible();
    await open(page, `/recipe/${id}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
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
