import type { Page } from '@playwright/test';
import {
  expect,
  goTo,
  hydrated,
  MOVING,
  newcomer,
  open,
  recipes,
  test,
  toasts,
} from '../support/plateful.ts';
import { weekDay } from './days.ts';
import { placesSaved } from './planned.ts';

const WEEK = '/meal-plan?date=2026-05-04&view=weekly';
const bar = (page: Page) => page.getByRole('complementary', { name: 'Choosing a meal' });

async function addHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to Meal Plan' }).click();
}

test.describe('choosing for a day and a meal', () => {
  test('the day and meal follow through recipes and search, Add plans it with one tap, and the meal can be changed', async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    await open(page, WEEK);
    await weekDay(page, 'Mon 4').getByRole('link', { name: 'Add dinner' }).click();
    await expect(page).toHaveURL('/recipes');
    await expect(bar(page)).toContainText('Mon 4');
    await expect(bar(page).getByRole('combobox', { name: 'Meal' })).toHaveValue('Dinner');
    await page.getByRole('combobox', { name: 'Search recipes' }).fill('risotto');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search/);
    await expect(bar(page)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Mushroom and Pea Risotto', exact: true }).click();
    await expect(page).toHaveURL(/\/recipe\//);
    await expect(bar(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeVisible();
    await addHere(page);
    await expect(page.getByText('Added to meal plan')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Add to Meal Plan' })).toHaveCount(0);
    await expect.poll(() => placesSaved(page)).toEqual(['2026-05-04 Dinner']);
    await expect(bar(page)).toHaveCount(0);
    await addHere(page);
    await expect(page.getByRole('dialog', { name: 'Add to Meal Plan' })).toBeVisible();

    // The day’s button suggests a missing meal, and cards add directly.
    await goTo(page, '/meal-plan?date=2026-05-04&view=daily');
    await page.getByRole('link', { name: 'Add meal' }).click();
    const meal = bar(page).getByRole('combobox', { name: 'Meal' });
    await expect(meal).toHaveValue('Breakfast');
    await meal.selectOption('Snack');
    await goTo(page, '/search?q=risotto');
    const add = page.getByRole('button', { name: 'Add Mushroom and Pea Risotto' });
    await add.click();
    await expect.poll(() => placesSaved(page)).toEqual(['2026-05-04 Dinner', '2026-05-04 Snack']);
    await expect(add).toHaveCount(0);
  });

  test('the cook can cancel, and returning to the plan cancels too', { tag: '@desktop' }, async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    for (const [role, name] of [
      ['button', 'Stop choosing'],
      ['link', 'Mon 4'],
    ] as const) {
      await goTo(page, WEEK);
      await weekDay(page, 'Mon 4').getByRole('link', { name: 'Add lunch' }).click();
      await bar(page).getByRole(role, { name }).click();
      await expect(bar(page)).toHaveCount(0);
      await goTo(page, '/recipes');
      await expect(bar(page)).toHaveCount(0);
    }
  });

  test('a visitor who signs up finds the sheet open with the same day and meal', async ({ page }) => {
    const [recipe] = await recipes(page);
    await open(page, `/recipe/${recipe?.id}`);
    await page.evaluate(() => sessionStorage.setItem('plateful-choosing', '2031-05-05 Breakfast'));
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toContainText('Mon 5');
    await page.getByRole('link', { name: 'Sign up for unlimited recipes' }).click();
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    const n = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;
    await page.getByLabel('Name').fill('Robin Newcomer');
    await page.getByLabel('Email').fill(`robin-${n}@plateful.test`);
    await page.getByLabel('Password', { exact: true }).fill('a good long password');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByLabel('Username').fill(`robin_${n}`);
    await page.getByRole('button', { name: 'Complete Profile' }).click();

    const sheet = page.getByRole('dialog', { name: 'Add to Meal Plan' });
    await expect(sheet.getByRole('radio', { name: 'Mon, May 5' })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: 'Breakfast' })).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`/recipe/${recipe?.id}`));
  });
});

test.describe('while a sheet is closing', () => {
  test.use(MOVING);

  test('a double press on its button does not press anything below it', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    const [recipe] = await recipes(page);
    await open(page, `/recipe/${recipe?.id}`);
    await page.getByRole('button', { name: 'Add to Meal Plan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Add to Meal Plan' }).dblclick();
    const sheet = page.getByRole('dialog', { name: 'Add to Meal Plan' });
    await expect(sheet.getByRole('radio', { name: 'Dinner' })).toBeChecked();
    await sheet.getByRole('button', { name: 'Add meal' }).dblclick();
    await expect(toasts(page).filter({ hasText: 'Added to meal plan' })).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(`/recipe/${recipe?.id}`);
  });
});
