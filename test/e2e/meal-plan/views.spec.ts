import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, newcomer, open, recipes, test } from '../support/plateful.ts';
import { mealOfDay, monthDay, weekDay } from './days.ts';

const MEALS = ['Breakfast', 'Lunch', 'Dinner', 'Snack'];

/** Plans a different recipe for each meal of a day, and returns their names. */
async function plan(page: Page, date: string, mealTypes: readonly string[]): Promise<string[]> {
  const all = await recipes(page);
  const names: string[] = [];
  for (const [index, mealType] of mealTypes.entries()) {
    const data = { recipeId: all[index]?.id, date, mealType, servings: 7 };
    const answer = await page.context().request.post('/api/meal-plan/meals', { data });
    names.push((await answer.json()).recipeName);
  }
  return names;
}

const view = (date: string, name: string) => `/meal-plan?date=${date}&view=${name}`;

const COMPLETE = { name: 'Day complete: breakfast, lunch and dinner are planned' };

test.beforeEach(async ({ page }) => {
  await newcomer(page, { subscribed: true });
});

test('the day shows its full date, a badge for today, its meals by type, and links to recipes', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-05-05T12:00:00');
  const names = await plan(page, '2026-05-06', MEALS);
  await open(page, view('2026-05-05', 'daily'));
  const more = (name: string) => page.getByRole('tabpanel').getByRole('link', { name });
  await expect(more('Find Recipes')).toHaveAttribute('href', '/recipes');
  await expect(page.getByRole('heading', { name: 'Tuesday, May 5, 2026' })).toBeVisible();
  const today = page.getByRole('region', { name: 'Tuesday, May 5, 2026' });
  await expect(today.getByText('Today', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Wednesday, May 6, 2026' })).toBeVisible();
  const day = page.getByRole('region', { name: 'Wednesday, May 6, 2026' });
  await expect(day.getByText('Today')).toBeHidden();
  await expect(more('Add meal')).toHaveAttribute('href', '/recipes');

  await expect(day.getByRole('heading', { level: 4 })).toHaveText(MEALS);
  const meals = day.getByRole('listitem');
  await expect(meals).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  for (const name of names) {
    const meal = meals.filter({ has: page.getByText(name, { exact: true }) });
    await expect(meal.locator('img')).toBeVisible();
    await expect(meal.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await day.getByRole('link', { name: `View Recipe: ${names[0]}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: names[0] })).toBeVisible();
  // The grocery list has bought for this many.
  await expect(page.getByRole('group', { name: 'Servings' })).toHaveText('7 servings');
});

const daysShown = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 });

test('the week moves two days at a time, with labeled slots, a check mark on complete days, and meals to open and remove', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-05-05T12:00:00');
  await open(page, view('2026-05-05', 'weekly'));
  await expect(daysShown(page)).toHaveText([/^Tue 5/, /^Wed 6/]);
  await expect(page.getByText('Showing 2-3 of 7 days')).toBeVisible();
  await expectTodayHighlighted(page);
  await page.getByRole('button', { name: 'Later days' }).click();
  await expect(page.getByText('Showing 4-5 of 7 days')).toBeVisible();
  await expect(weekDay(page, 'Thu 7')).toBeVisible();
  await page.getByRole('button', { name: 'Earlier days' }).click();
  await page.getByRole('button', { name: 'Earlier days' }).click();
  await expect(page.getByText('Showing 1-2 of 7 days')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Earlier days' })).toBeDisabled();

  const monday = weekDay(page, 'Mon 4');
  for (const meal of ['breakfast', 'lunch', 'dinner'])
    await expect(monday.getByRole('link', { name: `Add ${meal}` })).toHaveAttribute('href', '/recipes');
  await expect(monday.getByRole('img', COMPLETE)).toBeHidden();
  const [, lunch = '', dinner = ''] = await plan(page, '2026-05-04', MEALS);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Earlier days' }).click();
  await expect(monday.getByRole('heading', { level: 4 })).toHaveText(MEALS);
  for (const name of MEALS)
    await expect(monday.getByRole('heading', { level: 4, name })).toHaveCSS('text-transform', 'uppercase');
  await expect(monday.getByRole('link', { name: /^Add/ })).toHaveCount(0);
  await expect(monday.getByRole('img', COMPLETE)).toBeVisible();

  await page.getByRole('button', { name: `Remove ${lunch}` }).click();
  await expect(page.getByRole('link', { name: lunch })).toBeHidden();
  await expect(monday.getByRole('link', { name: 'Add lunch' })).toBeVisible();
  await page.getByRole('link', { name: dinner }).click();
  await expect(page.getByRole('heading', { level: 1, name: dinner })).toBeVisible();
});

async function expectTodayHighlighted(page: Page): Promise<void> {
  await expect(weekDay(page, 'Tue 5')).toHaveAttribute('aria-current', 'date');
  await expect(weekDay(page, 'Wed 6')).not.toHaveAttribute('aria-current');
}

/** Two days of the month: one with two meals, and one with more than fit. */
async function expectCounts(page: Page, two: readonly string[], linked: number): Promise<void> {
  for (const name of two) await expect(monthDay(page, 'May 5, 2026').getByText(name)).toBeVisible();
  await expect(monthDay(page, 'May 5, 2026').getByText('L1')).toBeHidden();
  for (const count of ['B1', 'L1', 'D1', 'S2'])
    await expect(monthDay(page, 'May 6, 2026').getByText(count, { exact: true })).toBeVisible();
  await expect(
    monthDay(page, 'May 6, 2026').getByRole('link', { name: /^(Breakfast|Lunch|Dinner|Snack):/ }),
  ).toHaveCount(linked);
  await expect(monthDay(page, 'May 5, 2026').getByRole('img', COMPLETE)).toBeHidden();
  await expect(monthDay(page, 'May 6, 2026').getByRole('img', COMPLETE)).toBeVisible();
}

test('the month shows whole weeks from Sunday, dims other months, links each day, and counts meals by letter', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-05-05T12:00:00');
  const two = await plan(page, '2026-05-05', ['Lunch', 'Dinner']);
  await plan(page, '2026-05-06', [...MEALS, 'Snack']);
  await open(page, view('2026-05-05', 'monthly'));
  await expectCounts(page, two, 0);
  const month = page.getByRole('table', { name: 'May 2026' });
  await expect(month.getByRole('columnheader')).toHaveText(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  await expect(month.getByRole('cell')).toHaveCount(42);
  await expect(monthDay(page, 'May 5, 2026')).toHaveAttribute('aria-current', 'date');
  await expect(month.locator('[aria-current=date]')).toHaveCount(1);
  const paper = (day: string) =>
    monthDay(page, day).evaluate((cell) => getComputedStyle(cell).backgroundColor);
  expect(await paper('April 30, 2026')).toBe('rgba(0, 0, 0, 0)');
  expect(await paper('May 1, 2026')).not.toBe('rgba(0, 0, 0, 0)');
  expect(await paper('June 1, 2026')).toBe('rgba(0, 0, 0, 0)');
  await expect(monthDay(page, 'April 30, 2026')).toHaveText('30');

  for (const link of ['Tuesday, May 5, 2026, 2 meals', `Dinner: ${two[1]}`]) {
    await monthDay(page, 'May 5, 2026').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(/\/meal-plan\?date=2026-05-05&view=daily$/);
    await page.getByRole('tab', { name: 'Monthly' }).click();
  }
  await monthDay(page, 'May 7, 2026').click();
  await expect(page).toHaveURL(/\/meal-plan\?date=2026-05-07&view=daily$/);
  await expect(page.getByText('No meals planned for this day.')).toBeVisible();
});

test('a desktop aligns the day, has a column per day and highlights today, and deletes a meal under the mouse in the month', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-05-05T12:00:00');
  const two = await plan(page, '2026-05-05', ['Lunch', 'Dinner']);
  await plan(page, '2026-05-06', [...MEALS, 'Snack']);
  await open(page, view('2026-05-05', 'daily'));
  await expectAligned(page, two);

  await page.getByRole('tab', { name: 'Weekly' }).click();
  const week = ['Mon 4', 'Tue 5', 'Wed 6', 'Thu 7', 'Fri 8', 'Sat 9', 'Sun 10'];
  await expect(daysShown(page)).toHaveText(week.map((day) => new RegExp(`^${day}`)));
  await expectTodayHighlighted(page);

  // Nothing hovers on a phone.
  await page.getByRole('tab', { name: 'Monthly' }).click();
  await expectCounts(page, two, 2);
  const tuesday = monthDay(page, 'May 5, 2026');
  const [, name = ''] = two;
  const remove = tuesday.getByRole('listitem').filter({ hasText: name }).getByTitle('Delete meal');
  await expect(remove).toHaveCSS('opacity', '0');
  await tuesday.getByText(name).hover();
  await expect(remove).toHaveCSS('opacity', '1');
  await remove.click();
  await expect(tuesday.getByText(name)).toBeHidden();
});

/** Expects everything in the whole day to begin at the page's left edge. */
async function expectAligned(page: Page, meals: readonly string[]): Promise<void> {
  const main = page.getByRole('main');
  const left = async (place: Locator) => (await place.boundingBox())?.x;
  const edge = await left(main.getByRole('heading', { level: 1, name: 'Meal Plan' }));
  for (const place of [
    main.getByRole('heading', { level: 3, name: 'Tuesday, May 5, 2026' }),
    ...meals.map((name) => mealOfDay(page, name)),
    main.getByRole('link', { name: 'Add meal' }),
    main.getByRole('button', { name: 'Add something else' }),
  ])
    expect(await left(place), String(place)).toBe(edge);
}
