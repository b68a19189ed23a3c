import type { Page } from '@playwright/test';
import { expect, holdBack, newcomer, open, stopClock, test } from '../support/plateful.ts';
import { plan, saved } from './planned.ts';

const SUGGESTIONS = '**/rpc/mealPlan/suggestions**';
const card = (page: Page) => page.getByRole('region', { name: 'Smart Suggestions' });
const fridge = (page: Page) => page.getByPlaceholder("What's in your fridge? (e.g., chicken, spinach)");
const suggested = (page: Page) => card(page).getByRole('listitem');
const status = (page: Page) => card(page).getByRole('status');

/** The position of the card on the page, and its height. */
const place = (page: Page) =>
  card(page).evaluate(({ offsetTop, offsetHeight }: HTMLElement) => [offsetTop, offsetHeight]);

/** The browser's local day. */
const today = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv'));

/** Titles suggested without a search, once loaded. */
async function suggestedTitles(page: Page): Promise<string[]> {
  const titles = suggested(page).getByRole('heading');
  await expect(titles).toHaveCount(3);
  return titles.allInnerTexts();
}

test.describe('smart suggestions', () => {
  test.beforeEach(async ({ page }) => {
    await newcomer(page, { subscribed: true });
  });

  test('are three recipes with time, reason and missing foods, and View opens one in a new tab', async ({
    page,
  }) => {
    await open(page, '/meal-plan?view=daily');
    for (const view of ['Daily', 'Weekly', 'Monthly']) {
      await page.getByRole('tab', { name: view }).click();
      await expect(suggested(page)).toHaveCount(3);
      await expect(suggested(page).getByText(/^You need: \p{L}+/u)).not.toHaveCount(0);
    }
    await fridge(page).fill('chicken');
    await expect(status(page)).toHaveText('Recipes for chicken.');
    const [title = ''] = await suggested(page).getByRole('heading').allInnerTexts();
    const one = suggested(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(one.getByText(/^Uses your chicken; needs \d+ more: \p{L}+/u)).toBeVisible();
    await expect(one.getByText(/\d+ (h|min)/)).toBeVisible();

    const opened = page.context().waitForEvent('page');
    await one.getByRole('link', { name: `View ${title} in a new tab` }).click();
    await expect(await opened).toHaveURL(/\/recipe\//);
    await expect(page).toHaveURL(/\/meal-plan/);
  });

  test('are searched when typing pauses, or at once when the search is submitted', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.clock.install();
    await open(page, '/meal-plan');
    await expect(suggested(page)).toHaveCount(3);
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/mealPlan/suggestions'))
        asked.push(JSON.parse(url.searchParams.get('data') ?? '').json.q);
    });
    await fridge(page).pressSequentially('  ChicKen ');
    await expect(suggested(page).getByText(/Uses your chicken/i)).not.toHaveCount(0);
    expect(asked).toEqual(['ChicKen']);

    await stopClock(page);
    await fridge(page).fill(' spinach ');
    await fridge(page).press('Enter');
    await expect.poll(() => asked).toEqual(['ChicKen', 'spinach']);
    await page.clock.resume();
    await expect(suggested(page).getByText(/Uses your spinach/)).not.toHaveCount(0);
  });

  test('Add plans one for today’s dinner, once, and it is suggested again only on request', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/meal-plan?view=daily');
    const [name = ''] = await suggestedTitles(page);
    const add = card(page).getByRole('button', { name: `Add ${name}`, exact: true });
    await add.dblclick();
    await expect(page.getByText('Already planned')).toBeVisible();
    // The toast that it is planned covers the button to undo.
    await page.clock.runFor(3_500);
    await expect.poll(async () => (await saved(page)).length).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await saved(page)).length).toBe(0);
    await add.click();
    await expect(page.getByRole('tabpanel').getByText(name)).toBeVisible();
    await expect
      .poll(() => saved(page))
      .toMatchObject([{ recipeName: name, date: await today(page), mealType: 'Dinner' }]);
    await page.reload();
    expect(await suggestedTitles(page)).not.toContain(name);
    await fridge(page).fill(name);
    await expect(suggested(page).getByRole('heading', { name })).toBeVisible();
  });

  test('Add uses the visible week’s first day without a dinner, or another day and meal', async ({
    page,
  }) => {
    await plan(page, { text: 'Soup', date: '2026-05-04' });
    await open(page, '/meal-plan?date=2026-05-07&view=weekly');
    const [tuesdays = '', name = ''] = await suggestedTitles(page);
    const add = card(page).getByRole('button', { name: `Add ${tuesdays}`, exact: true });
    await expect(add).toHaveAttribute('title', 'Dinner on Tue, May 5');
    await add.click();
    await expect
      .poll(async () => (await saved(page)).map(({ date, mealType }) => `${date} ${mealType}`))
      .toEqual(['2026-05-04 Dinner', '2026-05-05 Dinner']);

    await card(page)
      .getByRole('button', { name: `Add ${name} to another day or meal` })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Add to Meal Plan' });
    await sheet.getByRole('radio', { name: 'Tomorrow' }).check();
    await sheet.getByText('Lunch').click();
    await sheet.getByRole('button', { name: 'Add meal' }).click();
    const lunches = async () => (await saved(page)).filter(({ mealType }) => mealType === 'Lunch');
    await expect.poll(async () => (await lunches()).length).toBe(1);
    expect((await lunches())[0]?.date).not.toBe(await today(page));
  });

  test.describe('while they are missing', () => {
    test.use({ expectedErrors: [/Failed to load resource|could not answer/] });

    test('show that they are loading, that there are none, or that they cannot be loaded, without moving the page', async ({
      page,
    }) => {
      const answer = await holdBack(page, SUGGESTIONS);
      await open(page, '/meal-plan?view=daily');
      await expect(status(page)).toHaveText('Loading suggestions...');
      await expect(page.getByText('No meals planned for this day.')).toBeVisible();
      const before = await place(page);
      answer();
      await suggestedTitles(page);
      expect(await place(page)).toEqual(before);
      await fridge(page).fill('xyzzyplugh');
      await expect(status(page)).toHaveText('No suggestions found. Try different ingredients!');
      expect(await place(page)).toEqual(before);
      // A single recipe leaves no empty space.
      await page.route(SUGGESTIONS, async (route) => {
        const response = await route.fetch();
        const { json, ...rest } = await response.json();
        await route.fulfill({
          response,
          json: { json: { ...json, recipes: json.recipes.slice(0, 1) }, ...rest },
        });
      });
      await fridge(page).fill('chicken');
      await expect(suggested(page)).toHaveCount(1);
      const [, height = 0] = await place(page);
      expect(height).toBeLessThan((before[1] ?? 0) / 2);

      await page.unroute(SUGGESTIONS);
      await page.route(SUGGESTIONS, (route) =>
        route.fulfill({
          status: 500,
          json: { json: { code: 'internal', message: 'Something went wrong.' } },
        }),
      );
      await fridge(page).fill('spinach');
      await expect(card(page).getByText('Could not load suggestions.')).toBeVisible();
      await page.unroute(SUGGESTIONS);
      await card(page).getByRole('button', { name: 'Try again' }).click();
      await expect(suggested(page).getByText(/^Uses your spinach/)).not.toHaveCount(0);
    });
  });
});
