import type { Page } from '@playwright/test';
import { expect, hydrated, isPhone, newcomer, open, recipes, test } from '../support/plateful.ts';
import { monthDay, weekDay } from './days.ts';

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

test.describe('the day', () => {
  test('shows its full date, a badge for today, and a link to more recipes', async ({ page }) => {
    await page.clock.setFixedTime('2026-05-05T12:00:00');
    await plan(page, '2026-05-06', ['Lunch']);
    await open(page, view('2026-05-05', 'daily'));
    const more = (name: string) => page.getByRole('tabpanel').getByRole('link', { name });
    await expect(more('Find Recipes')).toHaveAttribute('href', '/recipes');
    const heading = page.getByRole('heading', { name: 'Tuesday, May 5, 2026' });
    const day = page.getByRole('region', { name: 'Tuesday, May 5, 2026' });
    await expect(heading).toBeVisible();
    await expect(day.getByText('Today', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Wednesday, May 6, 2026' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Wednesday' }).getByText('Today')).toBeHidden();
    await expect(more('Add meal')).toHaveAttribute('href', '/recipes');
  });

  test('lists meals by type with picture, name, link and remove button', async ({ page }) => {
    const names = await plan(page, '2026-05-05', MEALS);
    await open(page, view('2026-05-05', 'daily'));
    const day = page.getByRole('region', { name: 'Tuesday, May 5, 2026' });
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
});

test.describe('the week', () => {
  test('has a column per day and highlights today', { tag: '@both' }, async ({ page }) => {
    await page.clock.setFixedTime('2026-05-05T12:00:00');
    await open(page, view('2026-05-07', 'weekly'));
    const week = ['Mon 4', 'Tue 5', 'Wed 6', 'Thu 7', 'Fri 8', 'Sat 9', 'Sun 10'];
    const shown = isPhone(page) ? week.slice(1, 3) : week;
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(
      shown.map((day) => new RegExp(`^${day}`)),
    );
    await expect(weekDay(page, 'Tue 5')).toHaveAttribute('aria-current', 'date');
    await expect(weekDay(page, 'Wed 6')).not.toHaveAttribute('aria-current');
  });

  test('moves two days at a time by arrow on a phone', async ({ page }) => {
    // A wide screen shows all seven days.
    await page.clock.setFixedTime('2026-05-05T12:00:00');
    await open(page, view('2026-05-05', 'weekly'));
    await expect(page.getByText('Showing 2-3 of 7 days')).toBeVisible();
    await page.getByRole('button', { name: 'Later days' }).click();
    await expect(page.getByText('Showing 4-5 of 7 days')).toBeVisible();
    await expect(weekDay(page, 'Thu 7')).toBeVisible();
    await page.getByRole('button', { name: 'Earlier days' }).click();
    await page.getByRole('button', { name: 'Earlier days' }).click();
    await expect(page.getByText('Showing 1-2 of 7 days')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Earlier days' })).toBeDisabled();
  });

  test('has labeled slots, a check mark on complete days, and meals to open and remove', async ({ page }) => {
    await open(page, view('2026-05-04', 'weekly'));
    const monday = weekDay(page, 'Mon 4');
    for (const meal of ['breakfast', 'lunch', 'dinner'])
      await expect(monday.getByRole('link', { name: `Add ${meal}` })).toHaveAttribute('href', '/recipes');
    await expect(monday.getByRole('img', COMPLETE)).toBeHidden();
    const [, lunch = '', dinner = ''] = await plan(page, '2026-05-04', MEALS);
    await page.reload();
    await hydrated(page);
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
});

test.describe('the month', () => {
  test('shows whole weeks from Sunday, dims other months, and links each day', async ({ page }) => {
    await page.clock.setFixedTime('2026-05-05T12:00:00');
    const [name = ''] = await plan(page, '2026-05-05', ['Dinner']);
    await open(page, view('2026-05-05', 'monthly'));
    const month = page.getByRole('table', { name: 'May 2026' });
    await expect(month.getByRole('columnheader')).toHaveText([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    await expect(month.getByRole('cell')).toHaveCount(42);
    await expect(monthDay(page, 'May 5, 2026')).toHaveAttribute('aria-current', 'date');
    await expect(month.locator('[aria-current=date]')).toHaveCount(1);
    const paper = (day: string) =>
      monthDay(page, day).evaluate((cell) => getComputedStyle(cell).backgroundColor);
    expect(await paper('April 30, 2026')).toBe('rgba(0, 0, 0, 0)');
    expect(await paper('May 1, 2026')).not.toBe('rgba(0, 0, 0, 0)');
    expect(await paper('June 1, 2026')).toBe('rgba(0, 0, 0, 0)');
    await expect(monthDay(page, 'April 30, 2026')).toHaveText('30');

    for (const link of ['Tuesday, May 5, 2026, 1 meal', `Dinner: ${name}`]) {
      await monthDay(page, 'May 5, 2026').getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(/\/meal-plan\?date=2026-05-05&view=daily$/);
      await page.getByRole('tab', { name: 'Monthly' }).click();
    }
    await monthDay(page, 'May 7, 2026').click();
    await expect(page).toHaveURL(/\/meal-plan\?date=2026-05-07&view=daily$/);
    await expect(page.getByText('No meals planned for this day.')).toBeVisible();
  });

  test('shows two meals per day, and counts the others by letter', { tag: '@both' }, async ({ page }) => {
    const two = await plan(page, '2026-05-05', ['Lunch', 'Dinner']);
    await plan(page, '2026-05-06', [...MEALS, 'Snack']);
    await open(page, view('2026-05-05', 'monthly'));
    for (const name of two) await expect(monthDay(page, 'May 5, 2026').getByText(name)).toBeVisible();
    await expect(monthDay(page, 'May 5, 2026').getByText('L1')).toBeHidden();
    for (const count of ['B1', 'L1', 'D1', 'S2'])
      await expect(monthDay(page, 'May 6, 2026').getByText(count, { exact: true })).toBeVisible();
    await expect(
      monthDay(page, 'May 6, 2026').getByRole('link', { name: /^(Breakfast|Lunch|Dinner|Snack):/ }),
    ).toHaveCount(isPhone(page) ? 0 : 2);
    await expect(monthDay(page, 'May 5, 2026').getByRole('img', COMPLETE)).toBeHidden();
    await expect(monthDay(page, 'May 6, 2026').getByRole('img', COMPLETE)).toBeVisible();
  });

  test('shows a delete button on a meal under the mouse', { tag: '@desktop' }, async ({ page }) => {
    // Nothing hovers on a phone.
    const [name = ''] = await plan(page, '2026-05-05', ['Dinner']);
    await open(page, view('2026-05-05', 'monthly'));
    const remove = monthDay(page, 'May 5, 2026').getByTitle('Delete meal');
    await expect(remove).toHaveCSS('opacity', '0');
    await monthDay(page, 'May 5, 2026').getByText(name).hover();
    await expect(remove).toHaveCSS('opacity', '1');
    await remove.click();
    await expect(monthDay(page, 'May 5, 2026').getByText(name)).toBeHidden();
  });
});
