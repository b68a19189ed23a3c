import type { Page } from '@playwright/test';
import { expect, goTo, newcomer, open, recipes, toasts } from '../support/plateful.ts';
import { onOwnPlateful, test } from '../support/services.ts';

test.use({ access: 'open' });
onOwnPlateful();

/** A visitor plans a recipe with eggs for today's dinner, from its page. */
async function planDinner(page: Page): Promise<string> {
  const recipe = (await recipes(page)).find(({ title }) => title.includes('Shakshuka'));
  await open(page, `/recipe/${recipe?.id}`);
  await expect(page.getByRole('link', { name: 'Sign up for unlimited recipes' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Meal Plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add meal' }).click();
  await expect(page.getByText('Added to meal plan')).toBeVisible();
  return recipe?.title ?? '';
}

async function asksToSignInForMore(page: Page, title: string): Promise<void> {
  await goTo(page, '/meal-plan');
  const suggestions = page.getByRole('region', { name: 'Smart Suggestions' });
  await expect(suggestions.getByRole('listitem')).not.toHaveCount(0);
  await expect(suggestions.getByRole('heading', { name: title })).toHaveCount(0);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const item = page.getByRole('menuitem', { name: 'Share link & calendar...' });
  await expect(item).toContainText('Needs an account');
  await item.click();
  await expect(page).toHaveURL(/\/login\?from=%2Fmeal-plan/);

  await goTo(page, '/grocery-list');
  await page.getByRole('button', { name: 'Grocery store' }).click();
  const store = page.getByRole('dialog', { name: 'Grocery store' });
  await expect(store.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await store.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\?from=%2Fgrocery-list/);
}

test('a visitor plans and shops on their device, is asked to sign in to share and to order, and signing in moves it all to the account', async ({
  page,
  browser,
  origin,
}) => {
  const title = await planDinner(page);
  expect(await page.evaluate(() => localStorage.getItem('recipe-app-meal-plan'))).toContain(title);
  await page.evaluate(() => localStorage.setItem('allergens', '["eggs"]'));
  await asksToSignInForMore(page, title);
  await goTo(page, '/meal-plan?view=daily');
  await expect(page.getByRole('link', { name: `View Recipe: ${title}` })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('Contains eggs')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Grocery List' }).click();
  await expect(page).toHaveURL('/grocery-list');
  const items = page.getByRole('region', { name: 'Items' }).getByRole('checkbox');
  await expect(items).not.toHaveCount(0);
  await page.reload();
  await expect(items).not.toHaveCount(0);

  const elsewhere = await (await browser.newContext({ baseURL: origin })).newPage();
  await open(elsewhere, '/grocery-list');
  await expect(elsewhere.getByText('No grocery items yet!')).toBeVisible();
  await elsewhere.context().close();

  await newcomer(page);
  await open(page, '/meal-plan?view=daily');
  await expect(page.getByRole('link', { name: `View Recipe: ${title}` })).toBeVisible();
});

test('a visitor whose browser blocks storage can plan, and is told that it lasts only for this tab', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Only local storage: if session storage is blocked as well, React Router throws when it restores the scroll position.
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  const title = await planDinner(page);
  await expect(toasts(page).filter({ hasText: 'Not saved on this device' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Plan' }).click();
  await page.getByRole('tab', { name: 'Daily' }).click();
  await expect(page.getByRole('link', { name: `View Recipe: ${title}` })).toBeVisible();
});

test('a signed-in person uses everything and is never asked to pay', async ({ page }) => {
  await newcomer(page);
  await page.clock.install();
  for (const path of ['/', '/meal-plan', '/profile']) {
    await goTo(page, path);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.clock.fastForward(3000);
    await expect(toasts(page)).toHaveCount(0);
  }
  await goTo(page, '/menu');
  await expect(page.locator('main').getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscription' })).toHaveCount(0);
  await goTo(page, '/subscription');
  await expect(page.getByText('Everything on this Plateful is free to use')).toBeVisible();
  await expect(page.getByRole('button', { name: /Subscribe/ })).toHaveCount(0);
});
