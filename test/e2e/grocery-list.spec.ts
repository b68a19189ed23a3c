import { expect, newcomer, open, recipes, test } from './plateful.ts';

test.describe('the grocery list', () => {
  test.beforeEach(async ({ page }) => {
    await newcomer(page, { subscribed: true });
  });

  test('is empty without a plan', async ({ page }) => {
    await open(page, '/grocery-list');
    await expect(
      page.getByText('No grocery items yet! Add recipes to your meal plan to build your grocery list.'),
    ).toBeVisible();
  });

  test('shops a recipe twice that is planned twice, and keeps ticks', async ({ page }) => {
    const [recipe] = (await recipes(page, '&author=ari_writes')).filter(({ title }) =>
      title.includes('Oats'),
    );
    for (const date of ['2026-03-02', '2026-03-04']) {
      const answer = await page.context().request.post('/api/meal-plan/meals', {
        data: { recipeId: recipe?.id, date, mealType: 'Breakfast' },
      });
      expect(answer.ok()).toBe(true);
    }
    await open(page, '/grocery-list');
    const oats = page.getByRole('checkbox', { name: /200 g rolled oats/ });
    await expect(oats).toBeVisible();
    await oats.click({ force: true });
    await expect(oats).toBeChecked();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /200 g rolled oats/ })).toBeChecked();
  });

  test('is narrowed to a range of days when asked to', async ({ page }) => {
    const [recipe] = await recipes(page);
    for (const date of ['2026-03-02', '2026-03-20'])
      await page
        .context()
        .request.post('/api/meal-plan/meals', { data: { recipeId: recipe?.id, date, mealType: 'Dinner' } });
    await open(page, '/grocery-list');
    await expect(page.getByRole('button', { name: 'Generate Grocery List' })).toBeHidden();
    await page.getByLabel('Start date').fill('2026-03-01');
    await page.getByLabel('End date').fill('2026-03-10');
    await page.getByRole('button', { name: 'Generate Grocery List' }).click();
    await expect(page.getByText('Showing 1 of 2 meals')).toBeVisible();
    await page.getByLabel('Start date').fill('2026-05-01');
    await page.getByLabel('End date').fill('2026-05-10');
    await page.getByRole('button', { name: 'Generate Grocery List' }).click();
    await expect(
      page.getByText(
        'No grocery items for the selected date range! Only meals with recipes found in the database will appear here.',
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
  });

  test('is copied without what is ticked', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Without a device share, sharing copies.
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const [recipe] = (await recipes(page, '&author=ari_writes')).filter(({ title }) =>
      title.includes('Oats'),
    );
    await page.context().request.post('/api/meal-plan/meals', {
      data: { recipeId: recipe?.id, date: '2026-03-02', mealType: 'Breakfast' },
    });
    await open(page, '/grocery-list');
    const oats = page.getByRole('checkbox', { name: /rolled oats/ });
    await oats.click({ force: true });
    await expect(oats).toBeChecked();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Grocery list copied!')).toBeVisible();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toContain('200 ml milk');
    expect(copied).not.toContain('rolled oats');
  });
});
