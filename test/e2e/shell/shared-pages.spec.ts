import type { Page } from '@playwright/test';
import { expect, newcomer, recipes, test } from '../support/plateful.ts';

/** Opens a recipe whose scripts never load: only the HTML and the script in its head have an effect. */
async function openWithoutScripts(page: Page): Promise<void> {
  const [recipe] = await recipes(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`/recipe/${recipe?.id}`);
}

test.describe('a shared page before its scripts load', () => {
  test.use({ expectedErrors: [/Failed to load resource|Failed to fetch dynamically imported module/] });

  test('shows a visitor how to sign up, and a member the member navigation', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openWithoutScripts(page);
    const signUp = page.getByRole('link', { name: 'Sign Up', exact: true });
    await expect(signUp).toBeVisible();
    // It returns here.
    await expect(signUp).toHaveAttribute('href', /^\/auth\?activeTab=signup&from=%2Frecipe%2F/);
    await expect(page.getByRole('link', { name: 'Sign up for unlimited recipes' })).toBeVisible();
    const add = page.getByRole('button', { name: 'Add to Meal Plan' });
    await expect(add).toHaveCount(0);

    await newcomer(page);
    await page.reload();
    await expect(add).toBeVisible();
    await expect(signUp).toHaveCount(0);
  });

  test('hides amounts that will change units, and shows them if no script loads', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('units', 'us'));
    await openWithoutScripts(page);
    const ingredients = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem');
    await expect(ingredients.filter({ hasText: 'whole chicken' }).locator('b')).toBeVisible();
  });
});
