import type { Page } from '@playwright/test';
import { expect, isPhone, newcomer, open, recipes, test, toasts } from './plateful.ts';

const request = (page: Page) => page.context().request;

/** Plans the oats for breakfast by the API: 100 g rolled oats, 200 ml milk, … */
async function planOats(page: Page, date = '2026-03-02'): Promise<void> {
  const all = await recipes(page, '&author=ari_writes');
  const oats = all.find(({ title }) => title.includes('Oats'));
  const data = { recipeId: oats?.id, date, mealType: 'Breakfast' };
  expect((await request(page).post('/api/meal-plan/meals', { data })).ok()).toBe(true);
}

/** Ticked lines, as the server has them. */
const saved = async (page: Page): Promise<string[]> => {
  const { items } = await (await request(page).get('/api/grocery-list')).json();
  return items.flatMap((item: { ticked: boolean; text: string }) => (item.ticked ? item.text : []));
};

const OATS = { name: /100 g rolled oats/ };

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

  test('shops a recipe twice that is planned twice, and keeps ticks', { tag: '@desktop' }, async ({
    page,
  }) => {
    await planOats(page, '2026-03-02');
    await planOats(page, '2026-03-04');
    await open(page, '/grocery-list');
    const oats = page.getByRole('checkbox', { name: /200 g rolled oats/ });
    await oats.check();
    await expect(
      page
        .getByRole('button', { name: /rolled oats/ })
        .first()
        .locator('.line-through'),
    ).toBeVisible();
    await expect(page.getByText(/ 1 of \d+ ticked/)).toBeVisible();
    await expect.poll(() => saved(page)).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /200 g rolled oats/ })).toBeChecked();
    await page.getByRole('checkbox', { name: /200 g rolled oats/ }).uncheck();
    await expect.poll(() => saved(page)).toHaveLength(0);
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

  test('is copied without what is ticked', { tag: '@desktop' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Without a device share, sharing copies.
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await planOats(page);
    await open(page, '/grocery-list');
    await page.getByRole('checkbox', { name: /rolled oats/ }).check();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Grocery list copied!')).toBeVisible();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toContain('200 ml milk');
    expect(copied).not.toContain('rolled oats');
  });
});

test.describe('around the list', () => {
  test('one gets back to the plan, and to what can be cooked', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await planOats(page);
    await open(page, '/grocery-list');
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/meal-plan');
    const card = main.locator('section').filter({ hasText: 'Smart Grocery Lists Made Easy' });
    await expect(card.getByRole('link', { name: 'Meal Plan' })).toHaveAttribute('href', '/meal-plan');
    await expect(card.getByRole('link', { name: 'Browse Recipes' })).toHaveAttribute('href', '/recipes');
    await expect(main.getByText('Tick the items you already have at home.')).toBeVisible();
    await expect(main.getByText('Ticked items are left out when you share the list.')).toBeVisible();
  });

  test('the end cannot be before the start, and a date that changes turns the filter off', async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    await planOats(page);
    await open(page, '/grocery-list');
    await page.getByLabel('Start date').fill('2026-03-01');
    await expect(page.getByLabel('End date')).toHaveAttribute('min', '2026-03-01');
    await page.getByRole('button', { name: 'Generate Grocery List' }).click();
    await expect(page.getByText('Showing 1 of 1 meals')).toBeVisible();
    await page.getByLabel('End date').fill('2026-02-01');
    await expect(page.getByText('The end date cannot be before the start date.')).toBeVisible();
    await expect(page.getByText('Showing 1 of 1 meals')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Generate Grocery List' })).toBeDisabled();
  });

  test('what is wrong with the dates of an address is said', { tag: '@desktop' }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/grocery-list?start=2026-03-02&end=2026-03-01');
    await expect(page.getByLabel('End date')).toHaveValue('2026-03-01');
    await expect(page.getByText('The end date cannot be before the start date.')).toBeVisible();
    await open(page, '/grocery-list?start=2026-03-02&end=2203-03-01');
    await expect(page.getByText('Please choose a date between 1970 and 2199.')).toBeVisible();
  });
});

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/500|could not answer|ERR_/] });

  test('the list says that it loads, and when it could not be made', { tag: '@desktop' }, async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    let isBroken = true;
    let letGo = () => {};
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/rpc/groceryList/get*', async (route) => {
      await released;
      if (isBroken)
        await route.fulfill({ status: 500, json: { json: { code: 'internal', message: 'Broken' } } });
      else await route.continue();
    });
    await open(page, '/grocery-list');
    await expect(page.getByText('Loading your grocery list...')).toBeVisible();
    letGo();
    await expect(page.getByText('Error loading recipes for grocery list. Please try again.')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/No grocery items yet!/)).toBeVisible();
  });

  test('a date can be typed digit by digit', { tag: '@desktop' }, async ({ page }) => {
    // A phone opens a calendar.
    await newcomer(page, { subscribed: true });
    await open(page, '/grocery-list');
    for (const [label, typed] of [
      ['Start date', '03012026'],
      ['End date', '03102026'],
    ] as const) {
      await page.getByLabel(label).focus();
      await page.keyboard.type(typed);
    }
    await expect(page.getByLabel('Start date')).toHaveValue('2026-03-01');
    await expect(page.getByLabel('End date')).toHaveValue('2026-03-10');
    await page.getByRole('button', { name: 'Generate Grocery List' }).click();
    await expect(page).toHaveURL(/start=2026-03-01&end=2026-03-10/);
    await page.getByLabel('End date').fill('2200-01-01');
    await expect(page.getByText('Please choose a date between 1970 and 2199.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate Grocery List' })).toBeDisabled();
  });

  test('a list that cannot be copied says so', { tag: '@desktop' }, async ({ page }) => {
    await page.addInitScript(`navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
      Object.defineProperty(navigator, 'share', { value: undefined });
      document.execCommand = () => false;`);
    await newcomer(page, { subscribed: true });
    await planOats(page);
    await open(page, '/grocery-list');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(toasts(page)).toHaveText([
      /Copy failed.*Could not copy your grocery list. Please try again or check permissions\./,
    ]);
  });
});

test.describe('a list to shop with', () => {
  test.beforeEach(async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await planOats(page);
  });

  test('goes by aisle on a phone and from A to Z elsewhere, and stays as chosen', async ({ page }) => {
    await open(page, '/grocery-list');
    const aisle = page.getByRole('radio', { name: 'By aisle' });
    await expect(aisle).toBeChecked({ checked: isPhone(page) });
    await page.getByText('A to Z', { exact: true }).click();
    await page.getByText('By aisle', { exact: true }).click();
    await page.reload();
    await expect(aisle).toBeChecked();
  });

  test('tells what each recipe needs of a line, and leads to it', async ({ page }) => {
    await planOats(page, '2026-03-04');
    await open(page, '/grocery-list');
    await page.getByRole('button', { name: /Details of rolled oats/ }).click();
    await page.locator('main').getByRole('link', { name: /Oats/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Oats/ })).toBeVisible();
  });

  test('takes what is bought besides, and lets it go again', async ({ page }) => {
    await open(page, '/grocery-list');
    await page.getByLabel('Add an item').fill('3 candles');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: '3 candles' })).toBeVisible();
    await expect(page.getByLabel('Add an item')).toHaveValue('');
    await page.reload();
    await page.getByRole('button', { name: 'Details of candles' }).click();
    await page.getByRole('button', { name: 'Remove 3 candles' }).click();
    await expect(page.getByRole('checkbox', { name: '3 candles' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('checkbox', { name: '3 candles' })).toBeVisible();
  });

  test('buys another amount than the plan needs, until it is taken back', async ({ page }) => {
    await open(page, '/grocery-list');
    await page.getByRole('button', { name: /Details of rolled oats/ }).click();
    await page.getByRole('button', { name: 'Change amount' }).click();
    await page.getByLabel(/Amount of rolled oats/).fill('1 kg');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('checkbox', { name: /1 kg rolled oats/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /1 kg rolled oats/ })).toBeVisible();
    const details = page.getByRole('button', { name: /Details of rolled oats/ });
    await details.click();
    await page.getByRole('button', { name: 'Change amount' }).click();
    await page.getByRole('button', { name: 'What the plan needs' }).click();
    await expect(page.getByRole('checkbox', OATS)).toBeVisible();
  });

  test('leaves out what is always at home', async ({ page }) => {
    await open(page, '/grocery-list');
    await page.getByRole('button', { name: /Details of rolled oats/ }).click();
    await page.getByRole('button', { name: 'Always at home' }).click();
    await expect(page.getByRole('checkbox', OATS)).toHaveCount(0);
    await page.getByText('Always at home (1)').click();
    await page.getByRole('button', { name: /Buy .*oats/ }).click();
    await expect(page.getByRole('checkbox', OATS)).toBeVisible();
  });

  test('in the shop is ticked anywhere on a row, and cleared with one tap that can be undone', async ({
    page,
  }) => {
    await open(page, '/grocery-list');
    await page.getByRole('button', { name: 'In the shop' }).click();
    await expect(page.getByRole('button', { name: 'In the shop' })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    const main = page.locator('main');
    await main.getByText(/rolled oats/).click();
    await expect(page.getByRole('checkbox', OATS)).toBeChecked();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Clear all ticks' }).click();
    await expect(page.getByRole('checkbox', OATS)).not.toBeChecked();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('checkbox', OATS)).toBeChecked();
  });

  test('says what the plan changed since it was looked at', async ({ page }) => {
    await open(page, '/grocery-list');
    await expect(page.getByRole('checkbox', OATS)).toBeVisible();
    await planOats(page, '2026-03-04');
    await page.reload();
    await expect(page.getByText('The plan changed your list since you looked last:')).toBeVisible();
    await expect(page.getByText(/\+100 g (rolled )?oats/)).toBeVisible();
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(page.getByText('The plan changed your list')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expect(page.getByText('The plan changed your list')).toHaveCount(0);
  });

  test('follows the plan and ticks of other devices at once', { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    await open(page, '/grocery-list');
    const other = await context.newPage();
    await open(other, '/grocery-list');
    await other.getByRole('checkbox', OATS).check();
    await page.bringToFront();
    await expect(page.getByRole('checkbox', OATS)).toBeChecked();
  });

  test('is copied by aisle', { tag: '@desktop' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/grocery-list');
    await page.getByRole('checkbox', { name: /milk/ }).first().check();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Copy by aisle' }).click();
    await expect(toasts(page)).toHaveText([/Grocery list copied!/]);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\n- 100 g (rolled )?oats/);
    expect(copied).not.toContain('200 ml milk');
  });
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_|Failed to fetch|could not answer|503/] });

  test('the list opens and ticks, and no tick is lost or comes back', async ({ page, context }) => {
    await newcomer(page, { subscribed: true });
    await planOats(page);
    await open(page, '/grocery-list');
    await page.getByRole('checkbox', OATS).check();
    await expect.poll(() => saved(page)).toHaveLength(1);
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/grocery-list'))))
      .toBe(true);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('checkbox', OATS)).toBeChecked();
    const milk = page.getByRole('checkbox', { name: /milk/ }).first();
    await milk.check();
    await page.getByRole('checkbox', OATS).uncheck();
    await expect(page.getByText('2 changes are not synced yet.')).toBeVisible();
    await page.reload();
    await expect(milk).toBeChecked();
    await expect(page.getByRole('checkbox', OATS)).not.toBeChecked();
    await context.setOffline(false);
    await expect(page.getByText('not synced yet')).toHaveCount(0);
    await expect.poll(async () => (await saved(page)).join()).toMatch(/^[^,]*milk[^,]*$/);
  });

  test('a first touch of the list, and what is told of it, need none', { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    await newcomer(page, { subscribed: true });
    await planOats(page);
    await open(page, '/grocery-list');
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/grocery-list'))))
      .toBe(true);
    await context.setOffline(true);
    await page.getByRole('button', { name: /Details of rolled oats/ }).click();
    await page.getByRole('button', { name: 'Always at home' }).click();
    await expect(toasts(page)).toHaveText([/Always at home/]);
    await expect(page.getByText('1 change is not synced yet.')).toBeVisible();
  });
});
