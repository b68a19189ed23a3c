import type { Page } from '@playwright/test';
import { expect, newcomer, open, recipes, test } from '../support/plateful.ts';
import { closeRange, dateField, dayFromToday, OATS, openRange, plan, planOats } from './grocery.ts';

const generate = { name: 'Generate Grocery List' };

async function narrowsToARange(page: Page): Promise<void> {
  const [recipe] = await recipes(page);
  for (const date of ['2031-03-02', '2031-03-20']) await plan(page, recipe?.id, date);
  await open(page, '/grocery-list');
  await openRange(page);
  await expect(page.getByRole('button', generate)).toBeHidden();
  await (await dateField(page, 'Start date')).fill('2031-03-01');
  await (await dateField(page, 'End date')).fill('2031-03-10');
  await page.getByRole('button', generate).click();
  await expect(page.getByText('Showing 1 of 2 meals')).toBeVisible();
  await expect(await dateField(page, 'End date')).toHaveAttribute('min', '2031-03-01');
  await (await dateField(page, 'End date')).fill('2031-02-01');
  await expect(
    page.getByText('The end date cannot be before the start date.').filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByText('Showing 1 of 2 meals')).toHaveCount(0);
  await expect(page.getByRole('button', generate)).toBeDisabled();
  await (await dateField(page, 'Start date')).fill('2031-05-01');
  await (await dateField(page, 'End date')).fill('2031-05-10');
  await page.getByRole('button', generate).click();
  await expect(
    page.getByText(
      'No grocery items for the selected date range! Only meals with recipes found in the database will appear here.',
    ),
  ).toBeVisible();
  await openRange(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  await closeRange(page);
  await expect(page.getByRole('region', { name: 'Items' }).getByRole('checkbox')).not.toHaveCount(0);
  await expect(page.getByText(/^Showing/)).toHaveCount(0);
}

async function setsDaysWithOneTap(page: Page): Promise<void> {
  await planOats(page, dayFromToday(2));
  await planOats(page, dayFromToday(30));
  await open(page, '/grocery-list');
  // Nobody shops for months of repeated meals.
  await expect(page.getByText(/^This is for all meals until/)).toBeVisible();
  await page.getByRole('button', { name: 'Shop for a week' }).click();
  await expect(page.getByText('Showing 1 of 2 meals')).toBeVisible();
  await expect(page.getByText(/^This is for all meals until/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Showing 1 of 2 meals')).toBeVisible();
  await openRange(page);
  await expect(page.getByRole('button', { name: 'Next 7 days', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await (await dateField(page, 'End date')).fill(dayFromToday(60));
  await expect(page.getByText(/^Showing/)).toHaveCount(0);
  await page.getByRole('button', generate).click();
  await expect(page.getByText('Showing 2 of 2 meals')).toBeVisible();
  await openRange(page);
  await page.getByRole('button', { name: 'All planned meals', exact: true }).click();
  await expect(page.getByText(/^Showing/)).toHaveCount(0);
  await expect(page).toHaveURL('/grocery-list');
}

async function collapsesPastNeeds(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await planOats(page, dayFromToday(-3));
  await open(page, '/grocery-list');
  // There is nothing else on the list, so it is expanded.
  await expect(page.getByRole('checkbox', OATS)).toBeVisible();
  await page.getByLabel('Add an item').fill('3 candles');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^1 item$/)).toBeVisible();
  await expect(page.getByRole('checkbox', OATS)).toHaveCount(0);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Grocery list\n\n\S+\n- 3 candles$/);
  await page.getByText(/^For earlier days \(\d+\)$/).click();
  await expect(page.getByRole('checkbox', OATS)).toBeVisible();
  await expect(page.getByText(/^1 item$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/oats/);
  await openRange(page);
  await (await dateField(page, 'Start date')).fill(dayFromToday(-4));
  await page.getByRole('button', generate).click();
  await expect(page.getByText('Showing 1 of 1 meals')).toBeVisible();
  await expect(page.getByText(/^For earlier days/)).toHaveCount(0);
  await expect(page.getByRole('checkbox', OATS)).toBeVisible();
}

test.describe('the days to shop for', () => {
  test.beforeEach(async ({ page }) => {
    await newcomer(page, { subscribed: true });
  });

  test('can be narrowed to a range or set with one tap, which is remembered, and while unset past needs are collapsed, and neither counted nor shared', async ({
    page,
  }) => {
    await narrowsToARange(page);
    await newcomer(page, { subscribed: true });
    await setsDaysWithOneTap(page);
    await newcomer(page, { subscribed: true });
    await collapsesPastNeeds(page);
  });

  test('can be typed digit by digit, come from the address, and explain what is wrong', {
    tag: '@desktop',
  }, async ({ page }) => {
    // A phone opens a calendar instead.
    await open(page, '/grocery-list');
    for (const [label, typed] of [
      ['Start date', '03012031'],
      ['End date', '03102031'],
    ] as const) {
      await page.getByLabel(label).focus();
      await page.keyboard.type(typed);
    }
    await expect(page.getByLabel('Start date')).toHaveValue('2031-03-01');
    await expect(page.getByLabel('End date')).toHaveValue('2031-03-10');
    await page.getByRole('button', generate).click();
    await expect(page).toHaveURL(/start=2031-03-01&end=2031-03-10/);
    await page.getByLabel('End date').fill('2200-01-01');
    await expect(page.getByText('Please choose a date between 1970 and 2199.')).toBeVisible();
    await expect(page.getByRole('button', generate)).toBeDisabled();
    await open(page, '/grocery-list?start=2031-03-02&end=2031-03-01');
    await expect(page.getByLabel('End date')).toHaveValue('2031-03-01');
    await expect(page.getByText('The end date cannot be before the start date.')).toBeVisible();
    await open(page, '/grocery-list?start=2031-03-02&end=2203-03-01');
    await expect(page.getByText('Please choose a date between 1970 and 2199.')).toBeVisible();
  });
});
