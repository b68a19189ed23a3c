import type { Page } from '@playwright/test';
import { expect, goTo, newcomer, open, signInAs, test, toasts } from '../support/plateful.ts';
import { recipeOf, request, save, savedId, says, stored, write } from './recipe-form.ts';

async function losesNothing(page: Page): Promise<void> {
  await newcomer(page, { subscribed: true });
  await open(page, '/create');
  await write(page, 'Unlucky Leeks');
  // Without a connection, toasts appear only if their code is loaded, which the first touch does.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await save(page).click();
  await says(page, 'Failed to save recipe. Please try again.');
  await expect(page.getByLabel('Title')).toHaveValue('Unlucky Leeks');
  await page.context().setOffline(false);
  await save(page).click();
  await says(page, 'Recipe created successfully!');
  const id = await savedId(page);

  await open(page, `/create?edit=${id}`);
  await page.getByLabel('Title').fill('Lucky Leeks');
  await page.route('**/rpc/recipes/update', (route) => route.abort());
  await save(page).click();
  await says(page, 'Failed to update recipe. Please try again.');
  await expect(page.getByLabel('Title')).toHaveValue('Lucky Leeks');
  await page.unroute('**/rpc/recipes/update');
}

async function saysWhenToRetry(page: Page): Promise<void> {
  await open(page, '/create');
  await write(page, 'First Words');
  const message = 'Too many new recipes. Please wait 300 seconds and try again.';
  await page.route('**/rpc/recipes/create', (route) =>
    route.fulfill({
      status: 429,
      json: { json: { code: 'rate_limited', status: 429, message, data: {} } },
    }),
  );
  await save(page).click();
  const toast = toasts(page).filter({ hasText: 'Failed to save recipe' });
  await expect(toast).toContainText('Too many new recipes');
  await expect(page.getByLabel('Title')).toHaveValue('First Words');
  await page.unroute('**/rpc/recipes/create');

  await page.route('**/rpc/recipes/create', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page).click();
  await says(page, 'Failed to save recipe. Please try again.');
  await page.unroute('**/rpc/recipes/create');
  await page.getByLabel('Title').fill('Second Words');
  await save(page).click();
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  const id = await savedId(page);
  expect(await stored(page, id)).toMatchObject({ title: 'Second Words', version: 2 });
}

async function saysWhenItIsGone(page: Page): Promise<void> {
  await goTo(page, `/create?edit=${crypto.randomUUID()}`);
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
  const { id } = await recipeOf(page);
  await page.route('**/rpc/recipes/get', (route) => route.abort());
  await open(page, `/create?edit=${id}`);
  await expect(page.getByText('Failed to load recipe for editing')).toBeVisible();
  await page.unroute('**/rpc/recipes/get');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Leek Pasta');

  await page.getByLabel('Title').fill('Leeks for later');
  expect((await request(page).delete(`/api/recipes/${id}`)).ok()).toBe(true);
  await save(page).click();
  await says(page, 'Recipe not found');
  await says(page, 'It has been deleted.');
  await expect(page.getByLabel('Title')).toHaveValue('Leeks for later');
}

test.describe('trouble', () => {
  test.use({ expectedErrors: [/status of [45]\d\d|could not answer|net::ERR/] });

  test('loses nothing and says what to do, or when to retry after too many recipes, never overwrites a stored one unasked, and says when one is gone or cannot be loaded', {
    tag: '@desktop',
  }, async ({ page }) => {
    await losesNothing(page);
    await saysWhenToRetry(page);
    await saysWhenItIsGone(page);
  });

  test('tells a person who was signed out, in view, and keeps their input', async ({ page }) => {
    const { email } = await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await write(page, 'Waiting Leeks');
    for (const [button, text] of [
      [save(page), 'Authentication required to create content'],
      [
        page.getByRole('button', { name: 'Save and shop' }),
        'Please sign in to save recipes and view grocery lists',
      ],
    ] as const) {
      await page.context().clearCookies();
      await button.click();
      await says(page, text);
      await expect(
        page.getByRole('heading', { name: 'Authentication required to create content' }),
      ).toBeInViewport();
      await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await signInAs(page, email);
      await open(page, '/create');
      await expect(page.getByLabel('Title')).toHaveValue('Waiting Leeks');
    }
  });
});
