import type { Page } from '@playwright/test';
import { expect, newcomer, open, toasts } from '../support/plateful.ts';
import { onOwnPlateful, test } from '../support/services.ts';
import { planOats } from './grocery.ts';

onOwnPlateful();

const panel = (page: Page) => page.getByRole('dialog', { name: 'Grocery store' });

async function openStore(page: Page): Promise<void> {
  await newcomer(page, { subscribed: true });
  await planOats(page);
  await open(page, '/grocery-list');
  await page.getByRole('button', { name: 'Grocery store' }).click();
}

async function openKroger(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await panel(page).getByRole('button', { name: 'Connect to Kroger' }).click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { name: 'Sign in to Kroger' })).toBeVisible();
  return popup;
}

/** Finds the stores near a postal code, and chooses one. */
async function chooseStore(page: Page, zip: string, store: string): Promise<void> {
  await panel(page).getByLabel('ZIP code').fill(zip);
  await panel(page).getByRole('button', { name: 'Find stores' }).click();
  await panel(page)
    .getByRole('button', { name: `Shop at ${store}` })
    .click();
}

/** Its own page says that it is done, from the very same window and with the right state, but of another origin. */
async function claimsToBeDone(page: Page, popup: Page): Promise<void> {
  const state = new URL(popup.url()).searchParams.get('state') ?? '';
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (/exchangeCode/.test(request.url())) exchanges.push(request.url());
  });
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
}

test.describe('Kroger', () => {
  test.use({ expectedErrors: [/50[03]|could not answer/] });

  test('is connected from its own site, but not because its pages say so, says what failed, and fills the cart of the chosen store', async ({
    page,
    kroger,
  }) => {
    await openStore(page);
    await claimsToBeDone(page, await openKroger(page));
    const popup = await openKroger(page);
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
    await milk.getByRole('radio').check();
    await expect(milk.getByText('You need 200 ml: 1 × 1/2 gal')).toBeVisible();
    await expect(panel(page).getByRole('paragraph').filter({ hasText: '1 product' })).toContainText('$1.79');
    await panel(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(toasts(page).getByText('Selected 1 product! Cart creation coming soon.')).toBeVisible();

    // At another store nothing is known yet; this one gives no prices.
    await panel(page).getByRole('button', { name: 'Change' }).click();
    await chooseStore(page, '45219', 'Kroger - Corryville');
    await expect(milk).toBeHidden();
    await panel(page).getByRole('button', { name: 'Find products' }).click();
    await expect(milk.getByText('Price in store')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('checkbox', { name: '200 ml milk' })).toBeVisible();
  });
});
