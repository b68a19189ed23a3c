import type { Page } from '@playwright/test';
import { expect, hydrated, newcomer, open, test, toasts } from '../support/plateful.ts';
import { dayFromToday, OATS, planOats, saved } from './grocery.ts';

async function isLoadedAgainAfterAFailure(page: Page): Promise<void> {
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
  // By navigating within the app: a page from the server already contains the list.
  await open(page, '/meal-plan');
  await page.getByRole('main').getByRole('link', { name: 'Grocery List' }).click();
  await expect(page.getByText('Loading your grocery list...')).toBeVisible();
  letGo();
  await expect(page.getByText('Error loading recipes for grocery list. Please try again.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/No grocery items yet!/)).toBeVisible();
}

async function saysThatCopyingFailed(page: Page): Promise<void> {
  await planOats(page);
  await open(page, '/grocery-list');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toasts(page)).toHaveText([
    /Copy failed.*Could not copy your grocery list. Please try again or check permissions\./,
  ]);
}

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/500|could not answer|ERR_/] });

  test('the list shows that it is loading, and when it could not be built or copied', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.addInitScript(`navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
    Object.defineProperty(navigator, 'share', { value: undefined });
    document.execCommand = () => false;`);
    await newcomer(page, { subscribed: true });
    await isLoadedAgainAfterAFailure(page);
    await saysThatCopyingFailed(page);
  });
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_|Failed to fetch|could not answer|503/] });

  test('the list opens and can be ticked, and no tick is lost or comes back', async ({ page, context }) => {
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
    await hydrated(page);
    await page.getByText('At home (1)').click();
    await page.getByRole('checkbox', OATS).uncheck();
    await page.getByRole('button', { name: 'In the shop' }).click();
    const shop = page.getByRole('dialog', { name: 'In the shop' });
    await shop.getByRole('checkbox', { name: '200 ml milk' }).check();
    await page.reload();
    await expect(shop.getByRole('checkbox', { name: '200 ml milk', checked: true })).toBeVisible();
    await expect(shop.getByRole('checkbox', OATS)).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 changes not synced yet.')).toBeVisible();
    await expect(page.getByText('In the cart (1)')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('not synced yet')).toHaveCount(0);
    await expect.poll(async () => (await saved(page, 'cart')).join()).toMatch(/^[^,]*milk[^,]*$/);
    expect(await saved(page, 'home')).toEqual([]);
  });

  test('the list takes its first change offline, and opens the next day without a false change notice', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    await newcomer(page, { subscribed: true });
    await planOats(page);
    await open(page, '/grocery-list');
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/grocery-list'))))
      .toBe(true);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Details for milk' }).click();
    await page.getByRole('button', { name: 'Always at home' }).click();
    await expect(toasts(page)).toHaveText([/Always at home/]);
    await expect(page.getByText('1 change not synced yet.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('not synced yet')).toHaveCount(0);

    await page.getByRole('button', { name: 'Next 7 days' }).click();
    await expect(page.getByText('Showing 1 of 1 meals')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.clock.setFixedTime(Date.now() + 86_400_000);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('checkbox', OATS)).toBeVisible();
    await context.setOffline(false);
    await planOats(page, dayFromToday(20));
    await page.clock.setFixedTime(Date.now() + 5 * 86_400_000);
    await page.reload();
    await expect(page.getByText('Showing 0 of 2 meals')).toBeVisible();
    await expect(page.getByText('The plan changed your list')).toHaveCount(0);
  });
});
