import type { Page } from '@playwright/test';
import { publishRecipe } from '../recipes/published.ts';
import { expect, goTo, hydrated, newcomer, open, test, toasts } from '../support/plateful.ts';
import { settled } from '../support/settled.ts';
import { dayFromToday, OATS, plan, planOats, request, saved } from './grocery.ts';

async function sortsByAisleOrName(page: Page): Promise<void> {
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
}

async function showsAndChangesNeeds(page: Page): Promise<void> {
  const needs = page.locator('main').getByRole('link', { name: 'Overnight Apple Oats' });
  await page.getByRole('button', { name: 'Details for rolled oats' }).click();
  await expect(needs).toBeVisible();
  await page.getByRole('button', { name: 'Change amount' }).click();
  await page.getByLabel(/Amount of rolled oats/).fill('1 kg');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('checkbox', { name: '1 kg rolled oats' })).toBeVisible();
  await page.reload();
  await hydrated(page);
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
}

async function takesExtraItems(page: Page): Promise<void> {
  await goTo(page, '/grocery-list');
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
}

async function saysWhatOthersChanged(page: Page): Promise<void> {
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
}

async function reportsNothingOfThisDevice(page: Page): Promise<void> {
  await goTo(page, '/meal-plan');
  const suggested = page.getByRole('region', { name: 'Smart Suggestions' }).getByRole('listitem');
  await expect(suggested).toHaveCount(3);
  await suggested
    .nth(0)
    .getByRole('button', { name: /^Add (?!.*another day)/ })
    .click();
  const planned = async () => (await (await request(page).get('/api/grocery-list')).json()).total;
  await expect.poll(planned).toBe(4);
  await goTo(page, '/grocery-list');
  await expect(page.getByRole('checkbox')).not.toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('checkbox', { name: '300 g rolled oats' })).toBeVisible();
  await expect(page.getByText('Changed since your last visit')).toHaveCount(0);
}

async function keepsHomeAndCartApart(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '300 g rolled oats' }).check();
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
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^600 ml milk$/ })
    .check();
  await page.keyboard.press('Escape');
  const clear = async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Clear all ticks' }).click();
  };
  await clear();
  await expect(page.getByRole('checkbox', { name: '300 g rolled oats' })).not.toBeChecked();
  await expect.poll(() => saved(page)).toHaveLength(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => saved(page, 'home')).toEqual([expect.stringMatching(/rolled oats/)]);
  await expect.poll(() => saved(page, 'cart')).toEqual([expect.stringMatching(/milk/)]);
}

async function countsAndKeepsTicks(page: Page): Promise<void> {
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
}

async function followsOtherDevices(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await open(other, '/grocery-list');
  await other.getByRole('checkbox', { name: '200 g rolled oats' }).check();
  await page.bringToFront();
  const shown = page.getByRole('checkbox', { name: '200 g rolled oats' });
  await expect(shown).toBeChecked();
  await other.getByRole('checkbox', { name: '200 g rolled oats' }).uncheck();
  await expect(shown).not.toBeChecked();
  await other.close();
}

async function copiesWhatIsShown(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('checkbox', { name: '400 ml milk' }).check();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Copy' }).click();
  };
  await copy();
  await expect(toasts(page)).toHaveText([/Grocery list copied!/]);
  const byAisle = await copied();
  expect(byAisle).toMatch(/\n\n[A-Z][^\n]+\n- /);
  expect(byAisle).toMatch(/\n- 200 g rolled oats/);
  expect(byAisle).not.toContain('400 ml milk');
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
}

const INGREDIENTS = [
  { amount: '2', name: 'onions' },
  { amount: '2 cups', name: 'cold water' },
  { amount: '1', name: '10-inch cast-iron skillet' },
  { amount: '', name: 'salt and pepper' },
];

async function omitsWhatIsAtHome(page: Page): Promise<void> {
  await newcomer(page, { subscribed: true });
  await plan(page, await publishRecipe(page, { ingredients: INGREDIENTS }), dayFromToday(1));
  await open(page, '/grocery-list');
  await expect(page.getByText('3 items')).toBeVisible();
  await page.getByText('At home (1)').click();
  await expect(page.getByRole('button', { name: '2 cups water', exact: true })).toBeVisible();
  await page.getByText('You will need (1)').click();
  await expect(page.getByRole('button', { name: '1 10-inch cast-iron skillet', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Grocery list copied!')).toBeVisible();
  const copied = await page.evaluate('navigator.clipboard.readText()');
  expect(copied).toContain('2 onions');
  expect(copied).toContain('- pepper');
  expect(copied).not.toMatch(/water|skillet/);
}

test.describe('the grocery list', () => {
  test('counts a recipe twice that is planned twice, follows the ticks of other devices, and is copied as shown, without ticked items and what is at home', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await newcomer(page, { subscribed: true });
    await planOats(page);
    await planOats(page, dayFromToday(5));
    await open(page, '/grocery-list');
    await followsOtherDevices(page);
    await countsAndKeepsTicks(page);
    await copiesWhatIsShown(page);
    await omitsWhatIsAtHome(page);
  });
});

test.describe('for the store', () => {
  test('a list for the store is sorted by aisle or from A to Z, shows and changes what recipes need, and takes extra items, typed or pasted', async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    await planOats(page);
    await open(page, '/grocery-list');
    await sortsByAisleOrName(page);
    await showsAndChangesNeeds(page);
    await takesExtraItems(page);
  });

  test('says what others have changed, but not what was planned on this device, and keeps items at home and in the cart apart until all ticks are cleared', {
    tag: '@desktop',
  }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await planOats(page);
    await saysWhatOthersChanged(page);
    await reportsNothingOfThisDevice(page);
    await keepsHomeAndCartApart(page);
  });
});
