import type { Page } from '@playwright/test';
import {
  axe,
  DEMO,
  expect,
  goTo,
  hydrated,
  newcomer,
  open,
  recipes,
  test,
  toasts,
} from '../support/plateful.ts';
import { publishRecipe } from './published.ts';

async function savesFromACard(page: Page): Promise<void> {
  await newcomer(page);
  await page.clock.install();
  const [recipe] = await recipes(page);
  const title = recipe?.title ?? '';
  await open(page, '/search');
  const save = page.getByRole('main').getByRole('button', { name: `Save ${title}`, exact: true });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.dblclick();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(toasts(page).filter({ hasText: 'Recipe saved' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Menu' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Saved Recipes' }).click();
  await expect(page).toHaveURL('/profile?view=saved');
  await expect(page.getByRole('tab', { name: 'Saved' })).toHaveAttribute('aria-selected', 'true');
  const saved = page.getByRole('region', { name: 'Saved Recipes' });
  await expect(saved.getByRole('article')).toHaveCount(1);
  await expect(saved.getByRole('link', { name: title })).toBeInViewport();
  // A fading toast has only half its contrast meanwhile.
  const { violations } = await axe(page).exclude('[aria-label^="Notifications"]').analyze();
  expect(violations).toEqual([]);

  // The toast covers it.
  await page.clock.runFor(10_000);
  await saved.getByRole('button', { name: `Save ${title}` }).click();
  await expect(saved.getByText('Nothing saved yet')).toBeVisible();
  // A reload before the response would cancel the request. The ids alone do not tell: they are the same before the removal.
  const isSavedAgain = page.waitForResponse((response) => response.url().endsWith('/favorites/save'));
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(saved.getByRole('link', { name: title })).toBeVisible();
  await isSavedAgain;
  await page.reload();
  await hydrated(page);
  await expect(saved.getByRole('link', { name: title })).toBeVisible();

  await page.getByRole('tab', { name: 'Saved' }).press('ArrowLeft');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'No recipes yet' })).toBeVisible();
}

/** `id` is a recipe that no other test likes. */
async function likesAndSaves(page: Page, id: string): Promise<void> {
  await goTo(page, `/recipe/${id}`);
  const like = page.getByRole('button', { name: /^Like\b/ });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const likesOf = async () => Number((await like.innerText()).replace(/\D/g, '') || 0);
  const before = await likesOf();
  await like.press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(await likesOf()).toBeGreaterThan(before);
  const save = page.getByRole('main').getByRole('button', { name: /^Save( [\d,]+)?$/ });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => {
      const answer = await page.context().request.get('/api/saved-recipes/ids');
      const { saved, liked } = (await answer.json()) as { saved: string[]; liked: string[] };
      return [saved.includes(id), liked];
    })
    .toEqual([true, [id]]);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
}

async function savesOnTheDevice(page: Page): Promise<void> {
  const { email } = await newcomer(page);
  await page.context().clearCookies();
  const [recipe] = await recipes(page);
  await open(page, `/recipe/${recipe?.id}`);
  await page.getByRole('button', { name: /^Like\b/ }).click();
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(`/recipe/${recipe?.id}`)}`);
  await expect(toasts(page).filter({ hasText: 'Please sign in to like recipes.' })).toBeVisible();
  await page.goBack();
  const save = page.getByRole('main').getByRole('button', { name: /^Save( [\d,]+)?$/ });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('plate-plan-recipes') ?? 'null'));
  expect(await kept()).toEqual([{ id: recipe?.id }]);
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await toasts(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(`/recipe/${recipe?.id}`)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`/recipe/${recipe?.id}`);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(kept).toBeNull();
  const answer = await page.context().request.get('/api/saved-recipes/ids');
  expect(await answer.json()).toEqual({ saved: [recipe?.id], liked: [] });
}

async function savesLater(page: Page): Promise<void> {
  const isSaved = async () =>
    (await (await page.context().request.get('/api/saved-recipes/ids')).json()).saved.length === 1;
  const save = page.getByRole('main').getByRole('button', { name: /^Save( [\d,]+)?$/ });
  await save.click();
  await expect.poll(isSaved).toBe(false);
  await page.route('**/rpc/favorites/save', (route) => route.abort());
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const waits = () => page.evaluate(() => Object.keys(localStorage).join());
  await expect.poll(waits).toContain('plateful-pending-favorites:');
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(toasts(page).filter({ hasText: 'That did not work' })).toHaveCount(0);
  expect(await isSaved()).toBe(false);
  await page.unroute('**/rpc/favorites/save');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(isSaved).toBe(true);
}

test.describe('saved recipes', () => {
  test('a recipe is saved from its card, listed on the profile, and restored by undo, and likes and saves are counted on its page, and persist', async ({
    page,
  }) => {
    await newcomer(page);
    const id = await publishRecipe(page);
    await savesFromACard(page);
    await likesAndSaves(page, id);
  });

  test.describe('without an account or a connection', () => {
    test.use({ expectedErrors: [/ERR_|could not answer/] });
    test('a visitor must sign in to like, and saves on the device until they move to the account, where a save waits while the server is unreachable, even through a reload', {
      tag: '@desktop',
    }, async ({ page }) => {
      await savesOnTheDevice(page);
      await savesLater(page);
    });
  });
});
