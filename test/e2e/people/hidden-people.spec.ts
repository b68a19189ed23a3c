import { publishRecipe } from '../recipes/published.ts';
import { publish, reel, unique } from '../reels/reels.ts';
import { expect, goTo, newcomer, open, signInAs, test } from '../support/plateful.ts';

// Scripts are blocked on purpose, and other tests delete videos.
test.use({ expectedErrors: [/Failed to load resource|net::ERR|404/] });

test('a muted person’s posts are gone from the first paint on, and return once unmuted', async ({ page }) => {
  const muted = await newcomer(page);
  const [dish, title] = [unique('Muted soup'), unique('Muted video')];
  await publishRecipe(page, { title: dish });
  const reelId = await publish(page, title);
  const author = await (await page.context().request.get(`/api/profiles/${muted.username}`)).json();
  const reader = await newcomer(page);
  const found = `/search?q=${encodeURIComponent(dish)}`;
  const card = page.getByRole('link', { name: dish });
  const restriction = `/api/profiles/${author.id}/restrictions/muted`;
  expect((await page.context().request.put(restriction)).ok()).toBe(true);
  await open(page, found);
  await expect(page.locator('main')).toContainText(dish);
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Recipes' })).toContainText('(0)');

  // The page before any of its scripts have run, except the one in its head.
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(found, { waitUntil: 'load' });
  await expect(card).toHaveCount(0);
  await expect(page.locator(`[data-by="${author.id}"]`)).toBeAttached();
  await expect(page.locator(`[data-by="${author.id}"]`)).toBeHidden();
  await page.unroute(/\/assets\/.*\.js/);

  await open(page, '/reels');
  await expect(page.getByRole('feed')).toBeVisible();
  await expect(reel(page, title)).toHaveCount(0);
  await goTo(page, `/search?q=${muted.username}&tab=profiles`);
  await expect(page.getByRole('heading', { name: 'Casey Cook' })).toHaveCount(0);
  // Somebody who opens the video itself wants to see it.
  await goTo(page, `/reels/${reelId}`);
  await expect(reel(page, title)).toBeVisible();

  // Nobody else's device hides it.
  await newcomer(page);
  await open(page, found);
  await expect(card).toBeVisible();
  await signInAs(page, reader.email);
  await open(page, found);
  await expect(page.locator('main')).toContainText(dish);
  await expect(card).toHaveCount(0);

  expect((await page.context().request.delete(restriction)).ok()).toBe(true);
  await open(page, found);
  await expect(card).toBeVisible();
});
