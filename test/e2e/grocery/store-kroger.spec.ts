import type { Page } from '@playwright/test';
import { expect, newcomer, open, toasts } from '../support/plateful.ts';
import { onOwnPlateful, test } from '../support/services.ts';
import { planOats } from './grocery.ts';

onOwnPlateful();

const panel = (page: Page) => page.getByRole('dialog', { name: 'Grocery store' });

async function openStore(page: Page): Promise<Page> {
  await newcomer(page, { subscribed: true });
  await planOats(page);
  await open(page, '/grocery-list');
  await page.getByRole('button', { name: 'Grocery store' }).click();
  const opened = page.waitForEvent('popup');
  await panel(page).getByRole('button', { name: 'Connect to Kroger' }).click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { name: 'Sign in to Kroger' })).toBeVisible();
  return popup;
}

test.describe('Kroger', () => {
  test('is connected from its own site and fills the cart of the chosen store', async ({ page }) => {
    const popup = await openStore(page);
    const closed = popup.waitForEvent('close');
    await popup.getByRole('link', { name: 'Authorize' }).click();
    await closed;
    await expect(toasts(page).getByText('Successfully connected to Kroger!')).toBeVisible();

    await panel(page).getByLabel('ZIP code').fill('4520');
    await panel(page).getByRole('button', { name: 'Find stores' }).click();
    await expect(panel(page).getByText('Please enter a 5-digit ZIP code.')).toBeVisible();
    await panel(page).getByLabel('ZIP code').fill('45202');
    await panel(page).getByLabel('ZIP code').press('Enter');
    await panel(page).getByRole('button', { name: 'Shop at Kroger - Court Street' }).click();
    await expect(panel(page).getByText('100 E Court St, Cincinnati, OH 45202')).toBeVisible();

    await panel(page).getByRole('button', { name: 'Find products' }).click();
    const milk = panel(page).getByRole('group', { name: 'Milk 200 ml' });
    await milk.getByRole('radio').check();
    await expect(milk.getByText('You need 200 ml: 1 × 1/2 gal')).toBeVisible();
    await expect(panel(page).getByRole('paragraph').filter({ hasText: '1 product' })).toContainText('$1.79');
    await panel(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(toasts(page).getByText('Selected 1 product! Cart creation coming soon.')).toBeVisible();

    // At another store nothing is known yet; this one gives no prices.
    await panel(page).getByRole('button', { name: 'Change' }).click();
    await panel(page).getByLabel('ZIP code').fill('45219');
    await panel(page).getByRole('button', { name: 'Find stores' }).click();
    await panel(page).getByRole('button', { name: 'Shop at Kroger - Corryville' }).click();
    await expect(milk).toBeHidden();
    await panel(page).getByRole('button', { name: 'Find products' }).click();
    await expect(milk.getByText('Price in store')).toBeVisible();
  });

  test('is not trusted when its own pages say that they are done', async ({ page }) => {
    const popup = await openStore(page);
    const state = new URL(popup.url()).searchParams.get('state') ?? '';
    const exchanges: string[] = [];
    page.on('request', (request) => {
      if (/exchangeCode/.test(request.url())) exchanges.push(request.url());
    });
    // The very same window and the right state, but a page of another origin.
    await popup.evaluate((said) => window.opener.postMessage(said, '*'), {
      type: 'grocery-store-authorized',
      code: 'any',
      state,
    });
    const closed = popup.waitForEvent('close');
    await popup.getByRole('link', { name: 'Deny' }).click();
    await closed;
    await expect(panel(page).getByRole('button', { name: 'Connect to Kroger' })).toBeVisible();
    expect(exchanges).toEqual([]);
  });

  test.describe('when it does not respond', () => {
    test.use({ expectedErrors: [/50[03]|could not answer/] });
    test('leaves the list unchanged and says what to do', async ({ page, kroger }) => {
      const popup = await openStore(page);
      const closed = popup.waitForEvent('close');
      await popup.getByRole('link', { name: 'Authorize' }).click();
      await closed;
      await panel(page).getByLabel('ZIP code').fill('45202');
      await panel(page).getByRole('button', { name: 'Find stores' }).click();
      await panel(page).getByRole('button', { name: 'Shop at Kroger - Court Street' }).click();
      kroger.failures.set('/v1/products', 'down');
      await panel(page).getByRole('button', { name: 'Find products' }).click();
      await expect(toasts(page).getByText('Failed to search products. Please try again.')).toBeVisible();
      kroger.failures.clear();
      kroger.failures.set('/v1/products?filter.term=milk', 'garbage');
      await panel(page).getByRole('button', { name: 'Find products' }).click();
      const milk = panel(page).getByRole('group', { name: 'Milk 200 ml' });
      await expect(milk.getByRole('alert')).toContainText('Failed to search products. Please try again.');
      kroger.failures.clear();
      await milk.getByRole('button', { name: 'Try again' }).click();
      await expect(milk.getByRole('radio')).toBeVisible();
      await panel(page).getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('checkbox', { name: '200 ml milk' })).toBeVisible();
    });
  });
});
