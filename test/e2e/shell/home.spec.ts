import type { Locator, Page } from '@playwright/test';
import { cutOff } from '../support/narrow.ts';
import { expect, goTo, isPhone, open, test } from '../support/plateful.ts';
import { settled } from '../support/settled.ts';

/** Content far below loads when scrolled near, or with the first touch or key. */
const openWhole = async (page: Page) => {
  await open(page, '/');
  await page.keyboard.press('Shift');
};

/** Expects Home's sections in order, with promos side by side only where they fit. */
async function expectSections(page: Page): Promise<void> {
  const names = [
    'Search recipes',
    'Popular recipes',
    'Trending new recipes',
    'Plan the week, shop once',
    'Heart of the plate',
    'Feed the hungry',
  ];
  const search = page.getByRole('combobox', { name: 'Search recipes' });
  await expect(search).toBeVisible();
  for (const name of names.slice(1))
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const placeOf = async (name: string) => {
    const box = await page.getByRole('region', { name }).boundingBox();
    if (!box) throw new Error(`${name} is not there`);
    return box;
  };
  const places = await Promise.all(names.slice(1).map(placeOf));
  const tops = [(await search.boundingBox())?.y ?? 0, ...places.map(({ y }) => y)];
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.y).toBeGreaterThan(Math.max(...tops));
  const [, , plan, heart] = places;
  if (isPhone(page)) expect(heart?.x).toBe(plan?.x);
  else expect(heart?.x).toBeGreaterThan((plan?.x ?? 0) + (plan?.width ?? 0) - 1);
}

test('home’s later sections show Loading... first, and a long title stays inside the page', async ({
  page,
}) => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrik';
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rpc/search/trending*', async (route) => {
    await asked;
    const response = await route.fetch();
    const answer = (await response.json()) as { json: { recipes: { title: string }[] } };
    for (const recipe of answer.json.recipes) recipe.title = word;
    await route.fulfill({ response, json: answer });
  });
  await open(page, '/');
  // The next later section, which has no name until it is loaded.
  const loading = page.getByText('Loading...').first();
  await loading.scrollIntoViewIfNeeded();
  await expect(loading).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trending new recipes' })).toBeHidden();
  answer();
  await expect(page.getByRole('heading', { name: 'Trending new recipes' })).toBeVisible();
  await page.getByRole('heading', { name: word }).scrollIntoViewIfNeeded();
  expect(await cutOff(page)).toEqual([]);
});

test.describe('with a server that fails to load its lists', () => {
  test.use({ expectedErrors: [/500|could not answer/] });
  test('home and the recipes page say so in place of the lists, and show everything else', {
    tag: '@desktop',
  }, async ({ page }) => {
    const lists = /\/rpc\/(search\/(home|trending)|recipes\/list)/;
    const go = (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await open(page, '/cooking-tips');
    await page.route(lists, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
    await go('Home');
    for (const name of ['Popular recipes', 'Trending new recipes']) {
      const section = page.getByRole('region', { name });
      await expect(section.getByRole('alert')).toContainText('Failed to load recipes');
      await expect(section.getByRole('alert')).toContainText('Error loading recipes');
      await expect(section.getByRole('article')).toHaveCount(0);
    }
    await expect(page.getByRole('region', { name: 'Heart of the plate' })).toBeVisible();
    await go('Recipes');
    const recent = page.getByRole('region', { name: 'Recent Recipes' });
    await expect(recent.getByRole('alert')).toContainText('Failed to load recipes');
    await expect(page.getByRole('region', { name: 'Recipe Plans' })).toBeVisible();
    await page.unroute(lists);
    await recent.getByRole('button', { name: 'Retry' }).click();
    await expect(recent.getByRole('article')).toHaveCount(8);
  });
});

test('the category strip runs 1.5 times as fast as the mouse that drags it', { tag: '@desktop' }, async ({
  page,
}) => {
  // A finger scrolls natively.
  await open(page, '/');
  const strip = page.getByRole('navigation', { name: 'Categories' }).getByRole('list');
  const box = await strip.boundingBox();
  if (!box) throw new Error('There is no strip');
  const [x, y] = [box.x + 600, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 20, y);
  await page.mouse.move(x - 200, y);
  await expect(strip).toHaveJSProperty('scrollLeft', 300);
  await page.mouse.up();
  await expect(page).toHaveURL('/');
});

/** How many of them are visible in the window. */
const inSight = (found: Locator) =>
  found.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return boxes.filter(({ top, bottom }) => top < innerHeight && bottom > 0).length;
  });

/** Text and controls below Home's round buttons. */
const coveredByButtons = (page: Page) =>
  page.evaluate(() => {
    const inMain = (selector: string) => [...document.querySelectorAll(`main :is(${selector})`)];
    const buttons = inMain('a[title="Create a recipe"], a[title="Ask the AI Chef"]');
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    return inMain('a, button, input, p, h1, h2, h3')
      .filter((element) => !buttons.includes(element))
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return boxes.some(
          (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
      })
      .map((element) => element.textContent);
  });

test('home shows its sections in order, and two round buttons for recipes and the AI Chef that never cover them', {
  tag: '@both',
}, async ({ page }) => {
  await openWhole(page);
  await expectSections(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const button = page.locator('main').getByRole('link', { name: 'Create a recipe' });
  await expect(button).toHaveAttribute('href', '/create');
  const chef = page.locator('main').getByRole('link', { name: 'Ask the AI Chef' });
  await expect(chef).toHaveAttribute('href', '/ai-assistant');
  await expect(page.getByRole('heading', { name: 'Feed the hungry', exact: true })).toBeVisible();
  await expect(button).toBeInViewport();
  expect(await coveredByButtons(page)).toEqual([]);
  // The space that Home leaves at its end.
  const end = await page
    .locator('main > .page')
    .evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY - window.innerHeight);
  const bar = isPhone(page) ? 64 : 0;
  const scrollTo = async (y: number) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await settled(page);
  };
  await scrollTo(end + bar);
  await expect(button).toHaveCount(1);
  await expect(button).not.toBeInViewport();
  await scrollTo(end + bar - 20);
  await expect.poll(() => inSight(button)).toBe(1);
  expect(await coveredByButtons(page)).toEqual([]);
  await scrollTo(end + bar);
  await expect(button).toHaveCount(1);
  for (let y = end - 200; y > 0; y -= 350) {
    await scrollTo(y);
    expect(await coveredByButtons(page)).toEqual([]);
  }

  await expect(page.locator('main > .page')).toHaveCSS('padding-bottom', '140px');

  const box = page.getByRole('combobox', { name: 'Search recipes' });
  const submit = page.getByRole('search').getByRole('button', { name: 'Search' });
  await expect(submit).toBeHidden();
  await box.fill('  salt & pepper  ');
  await submit.click();
  await expect(page).toHaveURL(/\/search\?q=salt(\+|%20)%26(\+|%20)pepper$/);
});

test('the recipes page links everywhere', async ({ page }) => {
  await open(page, '/recipes');
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'AI Chef' })).toHaveAttribute('href', '/ai-assistant');
  const quick = page.getByRole('region', { name: 'Quick Categories' });
  await expect(quick.getByRole('link')).toHaveCount(9);
  await expect(page.getByRole('region', { name: 'All Categories' }).getByRole('listitem')).toHaveCount(43);
  const recent = page.getByRole('region', { name: 'Recent Recipes' });
  await expect(recent.getByRole('article')).toHaveCount(8);
  await expect(recent.getByRole('article')).toContainText(Array(8).fill(/@\w+|Plateful/));
  await expect(page.getByRole('region', { name: 'Recipe Plans' }).getByText('Popular')).toBeVisible();
  await recent.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL('/search');
  await goTo(page, '/recipes');
  await page.getByRole('combobox', { name: 'Search recipes' }).fill('soup');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=soup');
});
