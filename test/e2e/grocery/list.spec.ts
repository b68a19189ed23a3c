import { expect, goTo, newcomer, open, test, toasts } from '../support/plateful.ts';
import { settled } from '../support/settled.ts';
import { dayFromToday, OATS, planOats, request, saved } from './grocery.ts';

test.describe('the grocery list', () => {
  test.beforeEach(async ({ page }) => {
    await newcomer(page, { subscribed: true });
  });

  test('counts a recipe twice that is planned twice, and keeps ticks', { tag: '@desktop' }, async ({
    page,
  }) => {
    await planOats(page);
    await planOats(page, dayFromToday(5));
    await open(page, '/grocery-list');
    const oats = page.getByRole('checkbox', { name: '200 g rolled oats' });
    await oats.check();
    await expect(page.getByRole('button', { name: '200 g rolled oats', exact: true })).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
    await expect(page.getByText(/^\d+ items, 1 ticked$/)).toBeVisible();
    await expect.poll(() => saved(page)).toHaveLength(1);
    await page.reload();
    await page.getByText('At home (1)').click();
    await expect(oats).toBeChecked();
    await oats.uncheck();
    await expect(page.getByText('At home (1)')).toHaveCount(0);
    await expect(oats).not.toBeChecked();
    await expect.poll(() => saved(page)).toHaveLength(0);
  });
});

test.describe('a list for the store', () => {
  test.beforeEach(async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await planOats(page);
  });

  test('is sorted by aisle or from A to Z, with the same rows', async ({ page }) => {
    await open(page, '/grocery-list');
    const rows = async () =>
      (await page.getByRole('checkbox').all()).map((row) => row.getAttribute('aria-label'));
    const names = async () => (await Promise.all(await rows())).map(String);
    await expect(page.getByRole('radio', { name: 'By aisle' })).toBeChecked();
    await expect(page.getByRole('checkbox', OATS)).toBeVisible();
    const [byAisle, count] = [await names(), await page.getByText(/^\d+ items$/).textContent()];
    expect(count).toBe(`${byAisle.length} items`);
    await page.getByText('A to Z', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Dairy' })).toHaveCount(0);
    const fromAToZ = await names();
    expect([...fromAToZ].sort()).toEqual([...byAisle].sort());
    expect(await page.getByText(/^\d+ items$/).textContent()).toBe(count);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'A to Z' })).toBeChecked();
  });

  test('takes extra items, typed or pasted, and removes one or all ticked ones', async ({ page }) => {
    await open(page, '/grocery-list');
    await page.getByLabel('Add an item').fill('3 candles');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: '3 candles' })).toBeVisible();
    await expect(page.getByLabel('Add an item')).toHaveValue('');
    await page.reload();
    await page.getByRole('button', { name: 'Details for candles' }).click();
    await page.getByRole('button', { name: 'Remove 3 candles' }).click();
    await expect(page.getByRole('checkbox', { name: '3 candles' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('checkbox', { name: '3 candles' })).toBeVisible();

    await page.getByLabel('Add an item').fill('2 lemons, soap, butter, softened');
    await page.keyboard.press('Enter');
    const added = toasts(page).filter({ hasText: '3 items added' });
    await expect(added).toHaveText(/3 items added.*2 lemons · soap · butter, softened/);
    for (const name of ['2 lemons', 'soap', 'butter'])
      await expect(page.getByRole('checkbox', { name, exact: name !== 'butter' })).toBeVisible();
    await added.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('checkbox', { name: /^(2 lemons|soap)$/ })).toHaveCount(0);

    const lines = Array.from(
      { length: 40 },
      (_, at) => `- shelf board ${'abcdefghij'[at % 10]}${Math.floor(at / 10)}x`,
    );
    await page.getByLabel('Add an item').evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, lines.join('\n'));
    await expect(toasts(page).filter({ hasText: '40 items added' })).toHaveText(
      /shelf board a0x · shelf board b0x/,
    );
    await expect(page.getByRole('checkbox', { name: /^shelf board/ })).toHaveCount(40);
    await expect(page.getByLabel('Add an item')).toHaveValue('');
    // One tap removes what was bought, and only that.
    await page.getByRole('checkbox', { name: 'shelf board b0x' }).check();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Remove ticked items you added' }).click();
    await expect(page.getByRole('checkbox', { name: /^shelf board/ })).toHaveCount(39);
  });

  test('shows what each recipe needs, takes another amount, and omits what is always at home', async ({
    page,
  }) => {
    await open(page, '/grocery-list');
    const needs = page.locator('main').getByRole('link', { name: 'Overnight Apple Oats' });
    await page.getByRole('button', { name: 'Details for rolled oats' }).click();
    await expect(needs).toBeVisible();
    await page.getByRole('button', { name: 'Change amount' }).click();
    await page.getByLabel(/Amount of rolled oats/).fill('1 kg');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('checkbox', { name: '1 kg rolled oats' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: '1 kg rolled oats' })).toBeVisible();
    const details = page.getByRole('button', { name: 'Details for rolled oats' });
    await details.click();
    await page.getByRole('button', { name: 'Change amount' }).click();
    await page.getByRole('button', { name: "Use the plan's amount" }).click();
    await expect(page.getByRole('checkbox', OATS)).toBeVisible();

    await page.getByRole('button', { name: 'Always at home' }).click();
    await expect(page.getByRole('checkbox', OATS)).toHaveCount(0);
    await page.getByText('Always at home (1)').click();
    await page.getByRole('button', { name: 'Buy rolled oats' }).click();
    await expect(page.getByRole('checkbox', OATS)).toBeVisible();

    if (!(await needs.isVisible())) await details.click();
    await needs.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overnight Apple Oats' })).toBeVisible();
  });

  test('keeps items at home and in the cart apart, and clears all ticks with undo', async ({ page }) => {
    await open(page, '/grocery-list');
    await page.getByRole('checkbox', OATS).check();
    await page.getByRole('button', { name: 'Details for rolled oats' }).click();
    await page.getByRole('button', { name: 'In the cart' }).click();
    await expect.poll(() => saved(page, 'cart')).toHaveLength(1);
    expect(await saved(page, 'home')).toEqual([]);
    await page.reload();
    await page.getByText('In the cart (1)').click();
    await page.getByRole('button', { name: 'Details for rolled oats' }).click();
    await page.getByRole('button', { name: 'At home', exact: true }).click();
    await expect(page.getByText('At home (1)', { exact: true })).toBeVisible();
    await expect.poll(() => saved(page, 'home')).toHaveLength(1);
    expect(await saved(page, 'cart')).toEqual([]);

    await page.getByRole('button', { name: 'In the shop' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: '200 ml milk' }).check();
    await page.keyboard.press('Escape');
    const clear = async () => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Clear all ticks' }).click();
    };
    await clear();
    await expect(page.getByRole('checkbox', OATS)).not.toBeChecked();
    await expect.poll(() => saved(page)).toHaveLength(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => saved(page, 'home')).toEqual([expect.stringMatching(/rolled oats/)]);
    await expect.poll(() => saved(page, 'cart')).toEqual([expect.stringMatching(/milk/)]);
  });

  test('says what others have changed since the last look, until it was seen', async ({ page }) => {
    const news = page.getByText('Changed since your last visit');
    await open(page, '/grocery-list');
    await expect(page.getByRole('checkbox', OATS)).toBeVisible();
    await goTo(page, '/recipes');
    await planOats(page, dayFromToday(5));
    await open(page, '/grocery-list');
    await expect(news).toBeVisible();
    await expect(page.getByText(/^Different amount: .+ → /)).toBeVisible();
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(news).toHaveCount(0);

    await goTo(page, '/recipes');
    await planOats(page, dayFromToday(4));
    await open(page, '/grocery-list');
    await expect(news).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: '300 g rolled oats' })).toBeVisible();
    await settled(page);
    await expect(news).toHaveCount(0);
  });

  test('does not report what was planned on this device', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/grocery-list');
    await expect(page.getByRole('checkbox', OATS)).toBeVisible();
    await goTo(page, '/meal-plan');
    const suggested = page.getByRole('region', { name: 'Smart Suggestions' }).getByRole('listitem');
    await expect(suggested).toHaveCount(3);
    await suggested
      .nth(0)
      .getByRole('button', { name: /^Add (?!.*another day)/ })
      .click();
    const planned = async () => (await (await request(page).get('/api/grocery-list')).json()).total;
    await expect.poll(planned).toBe(2);
    await goTo(page, '/grocery-list');
    await expect(page.getByRole('checkbox')).not.toHaveCount(0);
    await page.reload();
    await settled(page);
    await expect(page.getByRole('checkbox', OATS)).toBeVisible();
    await expect(page.getByText('Changed since your last visit')).toHaveCount(0);
  });

  test('follows the plan and the ticks of other devices immediately', { tag: '@desktop' }, async ({
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

  test('is copied and shared as shown, without ticked items, and says when nothing is left', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await open(page, '/grocery-list');
    await page.getByRole('checkbox', { name: '200 ml milk' }).check();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const copy = async () => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Copy' }).click();
    };
    await copy();
    await expect(toasts(page)).toHaveText([/Grocery list copied!/]);
    const byAisle = await copied();
    expect(byAisle).toMatch(/\n\n[A-Z][^\n]+\n- /);
    expect(byAisle).toMatch(/\n- 100 g rolled oats/);
    expect(byAisle).not.toContain('200 ml milk');
    await page.getByText('A to Z', { exact: true }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(copied).not.toBe(byAisle);
    const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('- '));
    const names = await page
      .getByRole('checkbox', { checked: false })
      .evaluateAll((rows) => rows.map((row) => `- ${row.getAttribute('aria-label')}`));
    expect(lines(await copied())).toEqual(names);
    expect(lines(await copied()).sort()).toEqual(lines(byAisle).sort());

    const { items } = await (await request(page).get('/api/grocery-list')).json();
    const keys = items.map(({ key }: { key: string }) => key);
    await request(page).put('/api/grocery-list/ticks', { data: { keys, ticked: true } });
    await page.reload();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(toasts(page)).toContainText([
      "No items to shareAll items are marked as 'have at home' or your grocery list is empty.",
    ]);
  });
});
