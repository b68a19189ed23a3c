import type { Locator, Page } from '@playwright/test';
import { axe, expect, goTo, newcomer, open, test, toasts } from '../support/plateful.ts';
import { amount, name, request, save, savedId, says, step, stored, write } from './recipe-form.ts';

async function isWrittenAndSavedOnce(page: Page): Promise<void> {
  const { username } = await newcomer(page, { subscribed: true });
  await open(page, '/profile');
  await expect(page.getByText('No recipes yet')).toBeVisible();
  await page.getByRole('link', { name: 'Create your first recipe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Recipe');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(page.getByLabel('Prep (min)')).toHaveValue('10');
  await expect(page.getByLabel('Cook (min)')).toHaveValue('20');
  await expect(page.getByLabel('Servings')).toHaveValue('4');
  await expect(page.getByLabel('Difficulty')).toHaveValue('Easy');
  await expect(page.getByLabel('Category')).toHaveValue('dinner');
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText([
    'Breakfast',
    'Lunch',
    /Desserts?/,
    'Drinks',
    'Snacks',
    'Seafood',
    'BBQ',
    'Dinner',
  ]);

  await page.getByLabel('Title').fill('Lemon Leek Pasta');
  await page.getByLabel('Description').fill('Bright and quick.');
  await page.getByLabel('Prep (min)').fill('15');
  await page.getByLabel('Difficulty').selectOption('Medium');
  await page.getByLabel('Category').selectOption('lunch');
  const tags = page.getByRole('textbox', { name: /^Tags/ });
  for (const tag of [' quick ', 'Quick', 'one pot']) {
    await tags.fill(tag);
    await tags.press('Enter');
  }
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'quick',
    'one pot',
  ]);
  await amount(page, 1).fill('200 g');
  await amount(page, 1).press('Enter');
  await expect(name(page, 1)).toBeFocused();
  await name(page, 1).fill('spaghetti');
  await name(page, 1).press('Enter');
  await expect(amount(page, 2)).toBeFocused();
  await amount(page, 2).fill('2');
  await name(page, 2).fill('large leeks, finely sliced');
  await step(page, 1).fill('Boil the pasta.');
  await step(page, 1).press('Enter');
  await expect(step(page, 2)).toBeFocused();
  await step(page, 2).fill('Toss it with the leeks.');
  await page.getByRole('button', { name: 'Add tip' }).click();
  await page.getByRole('textbox', { name: 'Tip 2' }).fill('Save some pasta water.');
  await save(page).dblclick();

  await says(page, 'Recipe created successfully!');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lemon Leek Pasta');
  const recipe = await stored(page, await savedId(page));
  expect(recipe).toMatchObject({
    prepTime: 15,
    cookTime: 20,
    servings: 4,
    difficulty: 'Medium',
    category: 'lunch',
    tags: ['quick', 'one pot'],
    ingredients: [
      { amount: '200 g', name: 'spaghetti' },
      { amount: '2', name: 'large leeks, finely sliced' },
    ],
    instructions: ['Boil the pasta.', 'Toss it with the leeks.'],
    cookingTips: ['Save some pasta water.'],
  });
  const { recipes } = await (await request(page).get(`/api/recipes?author=${username}`)).json();
  expect(recipes).toHaveLength(1);
}

async function goesToTheGroceryList(page: Page): Promise<void> {
  await goTo(page, '/create');
  await write(page, 'Shopped Leeks');
  await page.getByRole('button', { name: 'Save and shop' }).click();
  await says(page, 'Recipe saved! Redirecting to grocery list...');
  await expect(page).toHaveURL(/\/grocery-list$/);
  await expect(page.getByRole('checkbox', { name: '2 leeks' })).toBeVisible();
  const { meals } = await (await request(page).get('/api/meal-plan')).json();
  expect(meals).toMatchObject([{ recipeName: 'Shopped Leeks', mealType: 'Dinner' }]);
}

async function addsAndRemovesRows(page: Page): Promise<void> {
  for (const what of ['ingredient', 'step', 'tip']) {
    const remove = (at: number) => page.getByRole('button', { name: `Remove ${what} ${at}`, exact: true });
    await expect(remove(1)).toBeDisabled();
    await page.getByRole('button', { name: `Add ${what}` }).click();
    await expect(remove(1)).toBeEnabled();
    await remove(2).click();
    await expect(remove(2)).toHaveCount(0);
    await expect(remove(1)).toBeDisabled();
  }
  await name(page, 1).fill('leeks');
  await name(page, 1).press('Enter');
  await page.getByRole('button', { name: 'Remove ingredient 1' }).click();
  await expect(name(page, 1)).toHaveValue('');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(name(page, 1)).toHaveValue('leeks');

  await amount(page, 1).fill('2 (14 oz) cans');
  await name(page, 1).fill('tomatoes, drained');
  await expect(page.getByText('2 cans (14 oz) · tomatoes · drained')).toBeVisible();
  await amount(page, 1).fill('lots');
  await name(page, 1).fill('basil');
  await expect(page.getByText('No amount recognized')).toBeVisible();
  await amount(page, 1).fill('1 kg');
  await name(page, 1).fill('100');
  await expect(page.getByText('No food recognized')).toBeVisible();
  await amount(page, 1).fill('');
  await name(page, 1).fill('');
  await page.getByRole('button', { name: 'Remove ingredient 2' }).click();
}

async function hasNoAccessibilityProblems(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const { violations } = await axe(page).analyze();
    expect(violations).toEqual([]);
  }
}

async function showsErrorsAtFields(page: Page): Promise<void> {
  const missing = async (text: string, field: Locator) => {
    await save(page).click();
    await says(page, text);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(text);
  };
  await missing('Please enter a recipe title', page.getByLabel('Title'));
  await page.getByLabel('Title').fill('Leeks');
  await missing('Please enter a recipe description', page.getByLabel('Description'));
  await page.getByLabel('Description').fill('Good.');
  await missing('At least one ingredient is required', amount(page, 1));
  await name(page, 1).fill('leeks');
  await missing('Please fill in all ingredient fields or remove empty ones', amount(page, 1));
  await amount(page, 1).fill('2');
  await missing('At least one instruction step is required', step(page, 1));
  await step(page, 1).fill('Fry.');
  await step(page, 1).press('Enter');
  await missing('Please fill in all instruction steps or remove empty ones', step(page, 2));
  await hasNoAccessibilityProblems(page);
  await step(page, 2).press('Backspace');
  await expect(step(page, 2)).toBeHidden();
  await name(page, 1).press('Enter');
  await name(page, 2).fill('salt');
  await page.getByRole('button', { name: 'to taste' }).click();
  await expect(name(page, 2)).toHaveValue('salt, to taste');
  await page.getByLabel('Prep (min)').fill('-5');
  await save(page).click();
  await says(page, 'Please enter whole minutes.');
  const top = async (label: string) => (await page.getByLabel(label, { exact: true }).boundingBox())?.y;
  expect(await top('Servings')).toBe(await top('Prep (min)'));
  await page.getByLabel('Prep (min)').fill('5');
  await save(page).click();
  await says(page, 'Recipe created successfully!');
  await expect(toasts(page).filter({ hasText: 'Please enter' })).toHaveCount(0);
}

test.describe('a new recipe', () => {
  test('is written in a form that new cooks are led to, saved once, shown on its own page, and goes by way of today’s dinner to the grocery list', async ({
    page,
  }) => {
    await isWrittenAndSavedOnce(page);
    await goesToTheGroceryList(page);
  });

  test('has at least one row per list, shows how ingredients were understood and errors at their fields, and has no accessibility problems, in light or dark', {
    tag: '@desktop',
  }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');

    await addsAndRemovesRows(page);
    await showsErrorsAtFields(page);
  });
});
