import { DEMO, expect, newcomer, open, recipes, signInAs, test } from './plateful.ts';

test.describe('the meal plan', () => {
  test('shows an empty day, a week and a month, and keeps date and view in the address', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/meal-plan?date=2026-02-28&view=daily');
    await expect(page.getByText('No meals planned for this day.')).toBeVisible();
    await expect(page.getByText('Browse recipes and add them to your meal plan.')).toBeVisible();
    await page.getByRole('tab', { name: 'Weekly' }).click();
    await expect(page).toHaveURL(/date=2026-02-28&view=weekly/);
    await expect(page.getByRole('heading', { name: 'Feb 23 - Mar 1, 2026' })).toBeVisible();
    await page.getByRole('tab', { name: 'Monthly' }).click();
    await expect(page.getByRole('heading', { name: 'February 2026' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).first().click();
    await expect(page.getByRole('heading', { name: 'March 2026' })).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).first().click();
    await page.getByRole('button', { name: 'Previous' }).first().click();
    await expect(page.getByRole('heading', { name: 'January 2026' })).toBeVisible();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page.getByText('Jumped to today')).toBeVisible();
  });

  test('corrects an address that makes no sense, each value on its own', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/meal-plan?date=2026-02-31&view=weekly');
    await expect(page).toHaveURL(/view=weekly/);
    await expect(page).not.toHaveURL(/2026-02-31/);
    await open(page, '/meal-plan?date=2026-02-28&view=hourly');
    await expect(page.getByRole('heading', { name: 'February 2026' })).toBeVisible();
  });

  test('takes a recipe from its page, and gives it back with undo', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    const [recipe] = await recipes(page);
    await open(page, `/recipe/${recipe?.id}`);
    await page.getByRole('button', { name: 'Add to Meal Plan' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add to Meal Plan' });
    await expect(sheet.getByRole('radio', { name: 'Dinner' })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: 'Today' })).toBeChecked();
    await sheet.getByText('Tomorrow').click();
    await sheet.getByText('Lunch').click();
    await sheet.getByRole('button', { name: 'Add meal' }).click();
    await page.getByRole('button', { name: 'View Meal Plan' }).last().click();
    await expect(page).toHaveURL(/view=daily/);
    await expect(
      page
        .locator('main')
        .getByText(recipe?.title ?? '')
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText('No meals planned for this day.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(
      page
        .locator('main')
        .getByText(recipe?.title ?? '')
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(
      page
        .locator('main')
        .getByText(recipe?.title ?? '')
        .first(),
    ).toBeVisible();
  });

  test('shows a complete day and two days at a time on a phone', async ({ page }) => {
    await signInAs(page, DEMO.subscriber);
    await open(page, '/meal-plan?view=weekly');
    const width = page.viewportSize()?.width ?? 0;
    if (width < 768) await expect(page.getByText(/Showing \d-\d of 7 days/)).toBeVisible();
    else
      await expect(
        page.getByRole('img', { name: /complete|Breakfast, lunch and dinner/i }).first(),
      ).toBeVisible();
  });
});
