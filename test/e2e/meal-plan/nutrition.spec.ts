import type { Page } from '@playwright/test';
import { axe, expect, newcomer, open, recipes, test } from '../support/plateful.ts';
import { plan } from './planned.ts';

const DAY = '2026-05-05';

interface KnownRecipe {
  id: string;
  title: string;
  /** Kcal per serving, as shown on the recipe's page. */
  energy: number;
}

/** Two recipes whose ingredients are all known. */
async function knownRecipes(page: Page): Promise<[KnownRecipe, KnownRecipe]> {
  const known: KnownRecipe[] = [];
  for (const recipe of await recipes(page)) {
    const answer = await page.context().request.get(`/api/recipes/${recipe.id}/foods`);
    const { nutrition } = await answer.json();
    if (nutrition && nutrition.counted === nutrition.total)
      known.push({ ...recipe, energy: nutrition.perServing.energy });
  }
  const [first, second] = known;
  if (!first || !second) throw new Error('Too few recipes are known well enough.');
  return [first, second];
}

const card = (page: Page) => page.getByRole('region', { name: 'Nutrition' });
const shimmers = (page: Page) => page.getByRole('tabpanel').locator('.animate-shimmer');

test('nutrition adds up one serving of each meal for a day or a week, follows changes, is not printed, and is hidden where nothing is known', async ({
  page,
}) => {
  await newcomer(page, { subscribed: true });
  await page.clock.setFixedTime('2026-05-05T12:00:00');
  const [soup, cake] = await knownRecipes(page);
  const kcal = (energy: number) => Math.round(energy).toLocaleString('en');
  await plan(page, { recipeId: soup.id, date: DAY, mealType: 'Breakfast', servings: 8 });
  await plan(page, { recipeId: cake.id, date: DAY, mealType: 'Snack' });
  await plan(page, { text: 'Out with Sam', date: DAY });
  await plan(page, { recipeId: cake.id, date: '2026-05-07', mealType: 'Snack' });
  const day = soup.energy + cake.energy;

  await open(page, `/meal-plan?date=${DAY}&view=daily`);
  await expect(card(page).getByText('One serving of each meal · 2 of 3 meals counted')).toBeVisible();
  await expect(card(page).getByText(kcal(day), { exact: true })).toBeVisible();
  for (const name of ['Fat', 'Carbs', 'Protein', 'Fiber', 'Salt'])
    await expect(card(page).getByText(name, { exact: true })).toBeVisible();
  await axeFindsNothing(page);

  await page.getByRole('tab', { name: 'Weekly' }).click();
  await expect(card(page).getByText('kcal a day, average of 2 days')).toBeVisible();
  await expect(card(page).getByText('One serving of each meal · 3 of 4 meals counted')).toBeVisible();
  await expect(card(page).getByText(kcal((day + cake.energy) / 2), { exact: true })).toBeVisible();
  await expect(card(page).getByText('Energy by day, kcal')).toBeVisible();
  const table = card(page).getByRole('table', { name: 'Energy by day' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Day',
    'Energy',
    'Fat',
    'Carbs',
    'Protein',
    'Meals',
  ]);
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(8);
  const row = (name: string) => rows.filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Monday, May 4, 2026').getByRole('cell', { name: 'no meals' })).toBeAttached();
  const [tuesday, thursday] = [row('Tuesday, May 5, 2026'), row('Thursday, May 7, 2026')];
  await expect(tuesday).toHaveAttribute('aria-current', 'date');
  await expect(tuesday.getByRole('cell', { name: `${kcal(day)} kcal`, exact: true })).toBeAttached();
  await expect(tuesday.getByRole('cell', { name: '2 of 3 meals counted' })).toBeAttached();
  await expect(thursday.getByRole('cell', { name: `${kcal(cake.energy)} kcal`, exact: true })).toBeAttached();
  await expect(thursday.getByRole('cell', { name: '1 of 1 meal counted' })).toBeAttached();
  await axeFindsNothing(page);

  await page.getByRole('tab', { name: 'Monthly' }).click();
  await expect(card(page)).toBeHidden();

  await page.getByRole('tab', { name: 'Daily' }).click();
  await expect(card(page)).toContainText('2 of 3 meals');
  await page.emulateMedia({ media: 'print' });
  await expect(card(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await remove(page, soup.title);
  await expect(card(page)).toContainText('1 of 2 meals');
  await remove(page, cake.title);
  await expect(card(page)).toBeHidden();
  await page.reload();
  await expect(page.getByText('Out with Sam', { exact: true })).toBeVisible();
  await expect(shimmers(page)).toHaveCount(0);
  await expect(card(page)).toBeHidden();
});

async function remove(page: Page, name: string): Promise<void> {
  // If reloaded before the response, the page would refetch what is gone by then.
  const removed = page.waitForResponse('**/rpc/mealPlan/remove');
  await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
  await removed;
}

async function axeFindsNothing(page: Page): Promise<void> {
  const { violations } = await axe(page).analyze();
  expect(violations).toEqual([]);
}
