import type { BrowserContext, Page } from '@playwright/test';
import { dayFromToday, OATS, plan, planOats, request } from '../grocery/grocery.ts';
import { publishRecipe } from '../recipes/published.ts';
import { expect, goTo, newcomer, open, recipes, test } from '../support/plateful.ts';

// 401: requests made at the moment of signing out.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_|Failed to fetch|could not answer|503|401/] });

/** Waits until the service worker has stored a page, or a picture. */
async function kept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (wanted) => Boolean(await caches.match(wanted)), path), {
      message: path,
      timeout: 30_000,
      intervals: [100],
    })
    .toBe(true);
}

/** Everything stored on the device, except files and data waiting for its own person. */
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

test('plan, list, book, Home and known recipes open offline, and other pages link to them', async ({
  page,
  context,
}) => {
  await newcomer(page, { subscribed: true });
  const avoided = { allergens: ['gluten'] };
  expect((await request(page).patch('/api/preferences', { data: avoided })).ok()).toBe(true);
  const [saved, planned, seen] = await recipes(page);
  if (!saved || !planned || !seen) throw new Error('The demo has too few recipes.');
  await request(page).put(`/api/recipes/${saved.id}/save`);
  await planOats(page, dayFromToday(0));
  const tomorrow = dayFromToday(1);
  await plan(page, planned.id, tomorrow);
  const nextMonth = dayFromToday(30);
  await plan(page, planned.id, nextMonth);
  const entry = { id: crypto.randomUUID(), title: 'Grandmother’s dumplings', content: '500 g flour, 4 eggs' };
  expect((await request(page).post('/api/recipe-book', { data: entry })).ok()).toBe(true);
  await open(page, '/profile?view=saved');
  for (const path of ['/', '/recipe-book', '/profile', '/meal-plan', '/grocery-list']) await kept(page, path);
  for (const { id } of [saved, planned]) await kept(page, `/recipe/${id}`);
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /offline:(list|plan|dietary-facts)/.test(key)),
      ),
    )
    .toHaveLength(3);
  await open(page, `/recipe/${seen.id}`);
  await kept(page, `/recipe/${seen.id}`);
  await loseConnection(page, context);

  for (const { id, title } of [saved, planned, seen]) {
    await page.goto(`/recipe/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const picture = page.getByRole('main').getByRole('img', { name: title, exact: true });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toContain(
      'placeholder',
    );
  }
  const bar = page.getByRole('navigation', { name: 'Bottom bar' });
  await bar.getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Still on this device' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`)))
    .toEqual(['Figtree: loaded', 'Fraunces: loaded']);
  for (const name of ['Meal plan', 'Grocery list'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: seen.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: seen.title })).toBeVisible();

  await bar.getByRole('link', { name: 'Plan' }).click();
  await expect(page).toHaveURL(/\/meal-plan/);
  await page.getByRole('tab', { name: 'Daily' }).click();
  await expect(page.getByRole('link', { name: 'View Recipe: Overnight Apple Oats' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText(/ontain gluten|Contains .*gluten/)).toBeVisible();
  await page.goto(`/meal-plan?date=${tomorrow}&view=daily`);
  await expect(page.getByRole('link', { name: `View Recipe: ${planned.title}` })).toBeVisible();
  await page.goto(`/meal-plan?date=${nextMonth}&view=daily`);
  for (const view of ['Daily', 'Weekly', 'Monthly']) {
    await page.getByRole('tab', { name: view }).click();
    const shown = page.getByRole('tabpanel', { name: view });
    await expect(shown.getByText(planned.title).first()).toBeAttached();
  }
  await page.goto(`/meal-plan?date=${dayFromToday(300)}&view=monthly`);
  await expect(page.getByText('Not on this device')).toBeVisible({ timeout: 2000 });
  await page.goto('/profile?view=saved');
  await expect(
    page.getByRole('region', { name: 'Saved Recipes' }).getByRole('link', { name: saved.title, exact: true }),
  ).toBeVisible();
  await page.goto('/recipe-book');
  await expect(page.getByText('Grandmother’s dumplings')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'Search recipes' })).toBeVisible();
  await page.goto('/grocery-list');
  await expect(page.getByRole('checkbox', OATS)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('checkbox', OATS)).toBeVisible();
  await expect(page.getByText('The plan changed your list')).toHaveCount(0);
});

test('the whole recipe book and all saved recipes are listed and searched offline, and say what does not open', async ({
  page,
  context,
}) => {
  await newcomer(page, { subscribed: true });
  const known = await recipes(page);
  const [oldest, missing] = known;
  if (!oldest || !missing) throw new Error('The demo has too few recipes.');
  const saved = known.map(({ id }) => id);
  // More than one page of each.
  while (saved.length < 26) saved.push(await publishRecipe(page));
  for (const id of saved) await request(page).put(`/api/recipes/${id}/save`);
  for (let at = 1; at <= 22; at++) {
    const entry = { id: crypto.randomUUID(), title: `Card ${at}`, content: `From page ${at} of the old tin` };
    const linked = at === 1 ? { recipeId: missing.id } : {};
    await request(page).post('/api/recipe-book', { data: { ...entry, ...linked } });
  }
  await open(page, '/recipe-book');
  await goTo(page, '/settings');
  await expect(page.getByText('Saved recipes that open without a connection: 26 of 26')).toBeVisible({
    timeout: 30_000,
  });
  for (const path of ['/lists/book', '/lists/saved', '/recipe-book', '/profile', `/recipe/${oldest.id}`])
    await kept(page, path);
  await loseConnection(page, context);
  await page.evaluate(async (path) => {
    for (const name of await caches.keys())
      await (await caches.open(name)).delete(path, { ignoreVary: true });
  }, `/recipe/${missing.id}`);

  await page.goto('/recipe-book');
  await expect(page.getByText('Your book has 22 recipes, and all are on this device.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search your recipe book' }).fill('old PAGE 1 ');
  const card = page.getByRole('article', { name: 'Card 1', exact: true });
  await card.getByRole('button').click();
  await expect(card.getByText('Its full recipe is not on this device.')).toBeVisible();

  await page.goto('/profile?view=saved');
  const list = page.getByRole('region', { name: 'Saved Recipes' });
  await expect(list.getByText('All 26 saved recipes are listed here, and 25 of them open')).toBeVisible();
  await expect(list.getByText('Not on this device', { exact: true })).toHaveCount(1);
  await list.getByRole('searchbox', { name: 'Search your saved recipes' }).fill(missing.title.toUpperCase());
  await expect(list.getByText('Not on this device', { exact: true })).toBeVisible();
  await list.getByRole('link', { name: missing.title, exact: true }).click();
  await expect(page.getByText('This recipe is not kept on this device')).toBeVisible();
  await page.goto(`/recipe/${oldest.id}`);
  await expect(page.getByRole('heading', { level: 1, name: oldest.title })).toBeVisible();
});

test('with data saving on, saved recipes are fetched only on request', async ({ page }) => {
  await newcomer(page, { subscribed: true });
  const [saved] = await recipes(page);
  if (!saved) throw new Error('The demo has no recipes.');
  await request(page).put(`/api/recipes/${saved.id}/save`);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await open(page, '/settings');
  const own = page.getByRole('region', { name: 'Without a connection' });
  await own.getByRole('button', { name: 'Fetch all now' }).click();
  await expect(own.getByText('Saved recipes that open without a connection: 1 of 1')).toBeVisible({
    timeout: 30_000,
  });
  await expect(own.getByRole('button')).toHaveCount(0);
  await kept(page, `/recipe/${saved.id}`);
});

/** Expects kept pages of an earlier version, whose files this server does not have, to be fetched again and open offline. */
async function expectUpdate(page: Page, context: BrowserContext, paths: string[]): Promise<void> {
  const isOfThisVersion = (path: string) =>
    page.evaluate(async (wanted) => {
      const html = await (await caches.match(wanted))?.text();
      return html?.includes('manifest-00000000.js') === false;
    }, path);
  // The worker may still be storing the page that was opened last.
  await expect(async () => {
    await page.evaluate(async (paths) => {
      const pages = await caches.open('plateful-private-pages-1');
      for (const path of paths) {
        const html = (await (await pages.match(path))?.text()) ?? '';
        const headers = {
          'content-type': 'text/html',
          date: new Date(Date.now() - 5 * 60_000).toUTCString(),
        };
        const before = html.replace(/(?<=\/assets\/)[\w.-]+-[\w-]{8}(?=\.js)/g, 'manifest-00000000');
        await pages.put(path, new Response(before, { headers }));
      }
    }, paths);
    for (const path of paths) expect(await isOfThisVersion(path)).toBe(false);
  }).toPass();
  await open(page, '/settings');
  for (const path of paths) await expect.poll(() => isOfThisVersion(path)).toBe(true);
  await loseConnection(page, context);
  for (const path of paths) await open(page, path);
  await context.setOffline(false);
}

test('kept pages are fetched again after an update, signing out clears them, and the next person to sign in finds none', async ({
  page,
  context,
}) => {
  await newcomer(page, { subscribed: true });
  const [saved, seen] = await recipes(page);
  const keep = async () => {
    await request(page).put(`/api/recipes/${saved?.id}/save`);
    await open(page, '/recipe-book');
    for (const path of ['/recipe-book', '/profile', `/recipe/${saved?.id}`]) await kept(page, path);
  };
  await keep();
  const recipe = `/recipe/${saved?.id}`;
  await open(page, `/recipe/${seen?.id}`);
  await kept(page, `/recipe/${seen?.id}`);
  await expectUpdate(page, context, ['/recipe-book', `/recipe/${seen?.id}`]);
  await expect(page.getByRole('heading', { level: 1, name: seen?.title })).toBeVisible();
  // As after a session that ended elsewhere: nobody signed out on this device.
  await newcomer(page, { subscribed: true });
  await open(page, '/settings');
  await expect.poll(() => privately(page).then((all) => all.filter((path) => path === recipe))).toEqual([]);

  await keep();
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
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
