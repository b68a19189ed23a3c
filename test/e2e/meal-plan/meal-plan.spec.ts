import type { Locator, Page } from '@playwright/test';
import {
  expect,
  goTo,
  holdBack,
  hydrated,
  newcomer,
  open,
  recipes,
  test,
  toasts,
} from '../support/plateful.ts';
import { settled } from '../support/settled.ts';
import { saved } from './planned.ts';

const FROM_MONDAY = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const FROM_SUNDAY = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Turns the plan to another day and view as the browser's history does. */
const turnTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Expects the sheet to show two weeks without scrolling, on small phones too. */
async function expectTwoWeeks(page: Page, sheet: Locator): Promise<void> {
  const days = sheet.getByRole('group', { name: 'Day', exact: true }).getByRole('radio');
  await expect(days).toHaveCount(14);
  for (const [width, height] of [
    [320, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const rows = new Set(
      await days.evaluateAll((all) => all.map((day) => Math.round(day.getBoundingClientRect().top))),
    );
    expect(rows.size).toBe(2);
    const overflow = await sheet.evaluate((dialog) =>
      [...dialog.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).overflowY === 'auto')
        .map((element) => [
          element.scrollHeight - element.clientHeight,
          element.scrollWidth - element.clientWidth,
        ]),
    );
    expect(overflow).toEqual([[0, 0]]);
  }
}

test.describe('the meal plan', () => {
  test('shows an empty day, week and month, a loading state, and links to recipes and categories', async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/meal-plan?date=2026-02-28&view=daily');
    await expect(page.getByText('No meals planned for this day.')).toBeVisible();
    await expect(page.getByText('Browse recipes and add them to your meal plan.')).toBeVisible();
    await page.getByRole('tab', { name: 'Weekly' }).click();
    await expect(page).toHaveURL(/date=2026-02-28&view=weekly/);
    await expect(page.getByRole('heading', { name: 'Feb 23 - Mar 1, 2026' })).toBeVisible();
    await page.getByRole('tab', { name: 'Monthly' }).click();
    await expect(page.getByRole('heading', { name: 'February 2026', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'March 2026', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'January 2026' })).toBeVisible();
    const answer = await holdBack(page, '**/rpc/mealPlan/list**');
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page.getByText('Jumped to today')).toBeVisible();
    await expect(page.getByText('Loading your meal plan...')).toBeVisible();
    answer();
    await expect(page.getByText('Loading your meal plan...')).toHaveCount(0);

    await page.getByRole('main').getByRole('link', { name: 'Find Recipes' }).click();
    await expect(page).toHaveURL('/recipes');
    await page.goBack();
    await page.getByRole('link', { name: 'Browse categories' }).click();
    await expect(page).toHaveURL('/categories');
  });

  test('takes a recipe in its scaled servings from its page for one of four meals, and can undo it', async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    const [recipe] = await recipes(page);
    await open(page, `/recipe/${recipe?.id}`);
    await expect(page.getByRole('link', { name: 'View Meal Plan' })).toHaveAttribute('href', '/meal-plan');
    const before = Number.parseInt(await page.getByText(/^\d+ servings$/).innerText(), 10);
    await page.getByRole('button', { name: 'More servings' }).click();
    await page.getByRole('button', { name: 'Add to Meal Plan' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add to Meal Plan' });
    await expectTwoWeeks(page, sheet);
    await expect(sheet.getByText(`For ${before + 1} servings`)).toBeVisible();
    const meals = sheet.getByRole('group', { name: 'Meal' }).getByRole('radio');
    await expect(meals).toHaveCount(4);
    for (const name of ['Breakfast', 'Lunch', 'Dinner', 'Snack'])
      await expect(sheet.getByRole('radio', { name })).toBeVisible();
    await expect(sheet.getByRole('radio', { name: 'Dinner' })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: 'Today' })).toBeChecked();
    await sheet.getByRole('radio', { name: 'Tomorrow' }).check();
    await sheet.getByText('Lunch').click();
    await sheet.getByRole('button', { name: 'Add meal' }).click();
    await toasts(page).getByRole('button', { name: 'View Meal Plan' }).click();
    await expect.poll(() => saved(page)).toMatchObject([{ servings: before + 1 }]);
    await expect(page).toHaveURL(/view=daily/);
    const meal = page.getByRole('tabpanel').getByRole('link', { name: `View Recipe: ${recipe?.title}` });
    await expect(meal).toBeVisible();
    await page.getByRole('button', { name: `Remove ${recipe?.title}` }).click();
    await expect(page.getByText('No meals planned for this day.')).toBeVisible();
    // A removal that a reload cuts off is sent again, and its meal is then not found.
    await expect.poll(() => saved(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(meal).toBeVisible();
    await page.reload();
    await expect(meal).toBeVisible();
  });

  test('jumps to a day picked in a calendar, whose weeks start like the plan’s, and that can be planned', async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/meal-plan?date=2026-02-28&view=daily');
    for (const [view, span, days, heading] of [
      ['daily', 'day', FROM_MONDAY, 'March 18, 2027'],
      ['weekly', 'week', FROM_MONDAY, 'Mar 15 - Mar 21, 2027'],
      ['monthly', 'month', FROM_SUNDAY, 'March 2027'],
    ] as const) {
      await turnTo(page, `/meal-plan?date=2026-02-28&view=${view}`);
      await page.getByRole('button', { name: `Jump to ${span}` }).click();
      const calendar = page.getByRole('dialog', { name: `Jump to ${span}` });
      await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('28');
      await expect(
        calendar.getByRole('button', { name: 'Saturday, February 28, 2026, selected' }),
      ).toBeFocused();
      await expect(calendar.getByRole('columnheader', { includeHidden: true })).toHaveText(days);
      await calendar.getByRole('button', { name: 'Go to the Next Month' }).click();
      await calendar.getByRole('combobox', { name: 'Choose the Year' }).selectOption('2027');
      await calendar.getByRole('button', { name: 'Thursday, March 18, 2027' }).click();
      await expect(calendar).toHaveCount(0);
      await expect(page).toHaveURL(`/meal-plan?date=2027-03-18&view=${view}`);
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    }

    await turnTo(page, '/meal-plan?date=2199-12-31&view=daily');
    await page.getByRole('button', { name: 'Jump to day' }).click();
    await expect(page.getByRole('button', { name: 'Go to the Next Month' })).toBeDisabled();
    await page.getByRole('button', { name: 'Monday, December 30, 2199' }).click();
    await expect(page).toHaveURL('/meal-plan?date=2199-12-30&view=daily');
    await turnTo(page, '/meal-plan?date=1970-01-01&view=daily');
    await page.getByRole('button', { name: 'Jump to day' }).click();
    await expect(page.getByRole('button', { name: 'Go to the Previous Month' })).toBeDisabled();
  });

  test('corrects bad addresses, and keeps one history entry', { tag: '@desktop' }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/meal-plan?date=2026-02-31&view=weekly');
    await expect(page).toHaveURL(/view=weekly/);
    await expect(page).not.toHaveURL(/2026-02-31/);

    await goTo(page, '/cooking-tips');
    await page.goto('/meal-plan?date=2026-02-28&view=hourly');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'February 2026', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('tab', { name: 'Daily' }).click();
    await expect(page).toHaveURL('/meal-plan?date=2026-03-28&view=daily');
    await page.goBack();
    await expect(page).toHaveURL('/cooking-tips');
  });
});
