import type { BrowserContext, Page } from '@playwright/test';
import { dayFromToday, OATS, plan, planOats, request } from '../grocery/grocery.ts';
import { expect, newcomer, open, recipes, test } from '../support/plateful.ts';

// 401: what was asked for in the moment of signing out.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_|Failed to fetch|could not answer|503|401/] });

/** Waits until the service worker has kept a page, or a picture. */
async function kept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (wanted) => Boolean(await caches.match(wanted)), path), {
      message: path,
      timeout: 30_000,
      intervals: [100],
    })
    .toBe(true);
}

/** All that is kept on the device, but for files and what waits for its own person. */
const privately = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('plateful-private-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

const shownPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images].map(({ currentSrc }) => currentSrc && new URL(currentSrc).pathname),
  );

async function loseConnection(page: Page, context: BrowserContext): Promise<void> {
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
}

test('recipes that were saved, planned or seen open without a connection, with their pictures, and any other page names them', async ({
  page,
  context,
}) => {
  await newcomer(page, { subscribed: true });
  const [saved, planned, seen] = await recipes(page);
  if (!saved || !planned || !seen) throw new Error('The demo has too few recipes.');
  await request(page).put(`/api/recipes/${saved.id}/save`);
  await plan(page, planned.id, dayFromToday(1));
  await open(page, '/meal-plan');
  for (const path of ['/meal-plan', '/grocery-list']) await kept(page, path);
  await open(page, `/recipe/${seen.id}`);
  for (const { id } of [saved, planned, seen]) await kept(page, `/recipe/${id}`);
  await loseConnection(page, context);
  for (const { id, title } of [saved, planned, seen]) {
    await page.goto(`/recipe/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const picture = page.getByRole('main').getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toContain(
      'placeholder',
    );
  }
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Grocery list' })).toBeVisible();
  await page.getByRole('link', { name: seen.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: seen.title })).toBeVisible();
});

test('the plan, the list, the recipe book, saved recipes and Home open without a connection where only one page was opened', async ({
  page,
  context,
}) => {
  await newcomer(page, { subscribed: true });
  const [saved] = await recipes(page);
  if (!saved) throw new Error('The demo has too few recipes.');
  await planOats(page, dayFromToday(0));
  await request(page).put(`/api/recipes/${saved.id}/save`);
  const entry = { id: crypto.randomUUID(), title: 'Grandmother’s dumplings', content: '500 g flour, 4 eggs' };
  expect((await request(page).post('/api/recipe-book', { data: entry })).ok()).toBe(true);
  await open(page, '/profile?view=saved');
  for (const path of ['/', '/recipe-book', '/profile', '/meal-plan', '/grocery-list', `/recipe/${saved.id}`])
    await kept(page, path);
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /offline:(list|plan)/.test(key))),
    )
    .toHaveLength(2);
  await loseConnection(page, context);
  await page.reload();
  await page.getByRole('link', { name: saved.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: saved.title })).toBeVisible();
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect(page).toHaveURL(/\/meal-plan/);
  await page.getByRole('tab', { name: 'Daily' }).click();
  await expect(page.getByRole('main').getByText(/Oats/).first()).toBeVisible();
  await page.goto('/grocery-list');
  await expect(page.getByRole('checkbox', OATS)).toBeVisible();
  await page.goto('/recipe-book');
  await expect(page.getByText('Grandmother’s dumplings')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Recipes', exact: true }).first()).toBeVisible();
  await context.setOffline(false);
  await page.goto('/grocery-list');
  await expect(page.getByRole('checkbox', OATS)).toBeVisible();
  await expect(page.getByText('The plan changed your list')).toHaveCount(0);
});

test('signing out clears what was private, and the next person finds nothing of it', async ({
  page,
  context,
}) => {
  await newcomer(page, { subscribed: true });
  const [saved] = await recipes(page);
  await request(page).put(`/api/recipes/${saved?.id}/save`);
  await open(page, '/recipe-book');
  for (const path of ['/recipe-book', '/profile', `/recipe/${saved?.id}`]) await kept(page, path);
  await open(page, '/settings');
  await page.goto('/profile');
  await page
    .getByRole('button', { name: /sign out|log ?out/i })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await expect
    .poll(async () => {
      const shown = await shownPictures(page);
      return (await privately(page)).filter((path) => !['/owner', '/', ...shown].includes(path));
    })
    .toEqual([]);
  await loseConnection(page, context);
  await page.goto('/recipe-book');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
});

test('whoever is signed in by another way finds nothing of the person before', async ({ page }) => {
  await newcomer(page, { subscribed: true });
  const [saved] = await recipes(page);
  await request(page).put(`/api/recipes/${saved?.id}/save`);
  await open(page, '/recipe-book');
  for (const path of ['/recipe-book', `/recipe/${saved?.id}`]) await kept(page, path);
  // As after a session that ended elsewhere: nobody signed out here.
  await newcomer(page);
  await open(page, '/settings');
  await expect
    .poll(() => privately(page).then((all) => all.filter((path) => /^\/recipe/.test(path))))
    .toEqual([]);
});
