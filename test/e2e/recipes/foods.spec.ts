import type { Page } from '@playwright/test';
import { axe, expect, open, recipes, test } from '../support/plateful.ts';

async function linksToTheChef(page: Page, title?: string): Promise<void> {
  await page.getByRole('link', { name: 'Generate Similar Recipe' }).click();
  await expect(page.getByRole('textbox', { name: 'What would you like to cook?' })).toHaveValue(
    new RegExp(`^A dish like “${title}”, with `),
  );

  await page.goBack();
  await page.getByRole('link', { name: 'Sign up for unlimited recipes' }).click();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
}

test.describe('information from a recipe’s ingredients', () => {
  test('shows nutrition per serving, suitable diets, allergens, and substitutes, links to the chef for a similar dish, and takes visitors to Sign Up', async ({
    page,
  }) => {
    const [recipe] = await recipes(page);
    await open(page, `/recipe/${recipe?.id}`);
    const about = page.getByRole('region', { name: 'Nutrition, diets and allergens' });
    await expect(about.getByRole('heading', { name: 'Nutrition' })).toBeVisible();
    await expect(about.getByText(/^One serving, from \d+ of \d+ ingredients$/)).toBeVisible();
    await expect(about.getByText('of which saturated')).toBeVisible();
    await expect(
      about.getByText(/All \d+ ingredients recognized|Based on \d+ of \d+ ingredients/),
    ).toBeVisible();
    await expect(about.getByText('Brands vary; check labels.')).toBeVisible();
    await about.getByText(/^Does not suit .*vegan/).click();
    await expect(about.getByText('Not vegan:')).toBeVisible();

    const instead = page.getByRole('button', { name: 'Substitutes for olive oil', exact: true });
    await instead.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Substitutes for olive oil' });
    await expect(sheet.getByRole('listitem')).not.toHaveCount(0);
    const { violations } = await axe(page).analyze();
    expect(violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(instead).toBeFocused();
    await linksToTheChef(page, recipe?.title);
  });
});
