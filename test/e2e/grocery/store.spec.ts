import type { Page } from '@playwright/test';
import { axe, expect, newcomer, open, runUntil, test, toasts } from '../support/plateful.ts';
import { planOats } from './grocery.ts';

/** A cook with an oat breakfast on their list, and the grocery store open. */
async function openStore(page: Page): Promise<void> {
  await newcomer(page, { subscribed: true });
  await planOats(page);
  await open(page, '/grocery-list');
  await page.getByRole('button', { name: 'Grocery store' }).click();
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Grocery store' });

async function startConnecting(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await panel(page).getByRole('button', { name: 'Connect to Corner Market' }).click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { name: 'Let Plateful shop for you?' })).toBeVisible();
  await popup.locator('html[data-hydrated]').waitFor();
  return popup;
}

async function seriousProblems(page: Page): Promise<string[]> {
  const { violations } = await axe(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

async function isRefusedOrBlocked(page: Page): Promise<void> {
  const popup = await startConnecting(page);
  expect(await page.locator('html').getAttribute('data-opened')).toMatch(/^popup,width=600,height=700,/);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Do not allow' }).click();
  await closed;
  await expect(panel(page).getByRole('button', { name: 'Connect to Corner Market' })).toBeEnabled();
  await expect(toasts(page)).toHaveCount(0);

  await page.evaluate(() => {
    const original = window.open;
    window.open = () => {
      window.open = original;
      return null;
    };
  });
  await panel(page).getByRole('button', { name: 'Connect to Corner Market' }).click();
  await expect(
    toasts(page).getByText('Popup was blocked. Please allow popups for this site and try again.'),
  ).toBeVisible();
}

async function failsToConnect(page: Page): Promise<void> {
  const connectButton = panel(page).getByRole('button', { name: 'Connect to Corner Market' });
  await expect(connectButton).toBeVisible();
  await page.context().setOffline(true);
  const opened = page.waitForEvent('popup');
  await connectButton.click();
  const unreached = await opened;
  await expect(toasts(page).getByText('Failed to connect to Corner Market. Please try again.')).toBeVisible();
  expect(unreached.isClosed()).toBe(true);
  await page.context().setOffline(false);

  const popup = await startConnecting(page);
  const state = new URL(popup.url()).searchParams.get('state') ?? '';
  await popup.evaluate((said) => window.opener.postMessage(said, window.location.origin), {
    type: 'grocery-store-authorized',
    code: 'no code of the store',
    state,
  });
  await expect(
    toasts(page).getByText('Failed to complete the Corner Market connection. Please try again.'),
  ).toBeVisible();
  expect(popup.isClosed()).toBe(true);
}

async function trustsOnlyItsWindow(page: Page): Promise<void> {
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (/exchangeCode/.test(request.url())) exchanges.push(request.url());
  });
  const popup = await startConnecting(page);
  const state = new URL(popup.url()).searchParams.get('state') ?? '';
  const message = { type: 'grocery-store-authorized', code: 'a stolen code', state };
  // From this page itself, with the right content.
  await page.evaluate((said) => window.postMessage(said, '*'), message);
  // From the right window, about another connection or with other content.
  await popup.evaluate((said) => {
    for (const wrong of [{ ...said, state: 'another' }, { ...said, type: 'other' }, 'hello', null])
      window.opener.postMessage(wrong, window.location.origin);
  }, message);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Allow', exact: true }).click();
  await closed;
  await expect(toasts(page).getByText('Successfully connected to Corner Market!')).toBeVisible();
  expect(exchanges).toHaveLength(1);
}

async function choosesOneProduct(page: Page): Promise<void> {
  const oats = panel(page).getByRole('group', { name: 'Rolled oats 100 g' });
  await panel(page).getByRole('button', { name: 'Add to cart' }).click();
  const choose = 'Please select at least one product to add to your Corner Market cart.';
  await expect(toasts(page).getByText(choose)).toBeVisible();
  // It is announced inside the panel: everything else is silent now.
  await expect(panel(page).getByRole('status').filter({ hasText: choose })).toHaveText(choose);

  const [small, large] = [
    oats.getByRole('radio', { name: 'Rolled oats Corner Market · 500 g $1.09' }),
    oats.getByRole('radio', { name: 'Rolled oats Corner Market · 1 kg $1.89' }),
  ];
  await small.check();
  await expect(oats.getByText('You need 100 g: 1 × 500 g')).toBeVisible();
  // One product per ingredient: the second replaces the first.
  await large.check();
  await expect(small).not.toBeChecked();
  await small.check();
  await oats.getByRole('button', { name: 'Add one Rolled oats' }).click();
  await expect(panel(page).getByText('1 product', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('$2.18')).toBeVisible();
}

async function fillsTheCartOnce(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Add to cart' }).dblclick();
  await expect(toasts(page).getByText('Added 1 product to your Corner Market cart!')).toBeVisible();
  await expect(panel(page).getByText('In your cart: 2 × Rolled oats, 500 g')).toBeVisible();
  const filled = await page.context().request.get('/api/grocery-store/test-store/cart');
  expect((await filled.json()).lines).toMatchObject([{ quantity: 2 }]);
  const shown = page.context().waitForEvent('page');
  await panel(page).getByRole('link', { name: 'Open cart' }).click();
  const cart = await shown;
  await expect(cart.getByRole('heading', { name: 'Corner Market cart' })).toBeVisible();
  await expect(cart.getByRole('listitem').filter({ hasText: 'Rolled oats' })).toContainText('2 ×');
  await cart.close();
}

async function leavesOutWhatIsAtHome(page: Page): Promise<void> {
  // Ticked items are at home, and not shopped for.
  await panel(page).getByRole('button', { name: 'Choose for me' }).click();
  await expect(
    panel(page).getByRole('group', { name: 'Milk 200 ml' }).getByRole('radio', { checked: true }),
  ).toHaveCount(1);
  const ticked = await page.context().request.put('/api/grocery-list/ticks', {
    data: { keys: ['200 ml milk'], ticked: true },
  });
  expect(ticked.ok()).toBe(true);
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: 'Grocery store' }).click();
  await panel(page).getByRole('button', { name: 'Find products' }).click();
  await expect(panel(page).getByRole('group', { name: 'Rolled oats 100 g' })).toBeVisible();
  await expect(panel(page).getByRole('group', { name: 'Milk 200 ml' })).toBeHidden();
}

async function disconnects(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Disconnect' }).click();
  await page
    .getByRole('dialog', { name: 'Disconnect from Corner Market?' })
    .getByRole('button', { name: 'Disconnect' })
    .click();
  await expect(panel(page).getByRole('button', { name: 'Connect to Corner Market' })).toBeVisible();
}

test.describe('the grocery store', () => {
  test('is connected in a window, searched for the list, and gets a filled cart, once', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/grocery-list');
    await page.getByRole('button', { name: 'Grocery store' }).click();
    expect(await seriousProblems(page)).toEqual([]);
    const popup = await startConnecting(page);
    await expect(popup.getByText('Test store')).toBeVisible();
    expect(await seriousProblems(popup)).toEqual([]);
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: 'Allow', exact: true }).click();
    await closed;
    await expect(toasts(page).getByText('Successfully connected to Corner Market!')).toBeVisible();
    await expect(panel(page).getByText(/Nothing to search for/)).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Find products' })).toBeHidden();
    await planOats(page);

    await panel(page)
      .getByRole('button', { name: /^Find products for \d+ ingredients$/ })
      .click();
    await expect(toasts(page).getByText(/^Found products for \d+ ingredients!$/)).toBeVisible();
    const oats = panel(page).getByRole('group', { name: 'Rolled oats 100 g' });
    await expect(oats.getByRole('radio', { name: 'Rolled oats Corner Market · 500 g $1.09' })).toBeVisible();
    expect(await seriousProblems(page)).toEqual([]);

    await choosesOneProduct(page);
    await fillsTheCartOnce(page);
    await leavesOutWhatIsAtHome(page);
    await disconnects(page);
  });

  test.describe('when something fails', () => {
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|could not answer|400/] });
    test('says what went wrong, opens in a 600 by 700 window, and trusts messages only from that window, about its own request', {
      tag: '@desktop',
    }, async ({ page }) => {
      await page.addInitScript(() => {
        const original = window.open.bind(window);
        window.open = (...given) => {
          document.documentElement.dataset.opened = String(given[2]);
          return original(...given);
        };
      });
      await openStore(page);
      await isRefusedOrBlocked(page);
      await failsToConnect(page);
      await trustsOnlyItsWindow(page);
    });
  });

  test('can be connected again after its window was closed or has timed out', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.clock.install();
    await openStore(page);
    const popup = await startConnecting(page);
    const waiting = panel(page).getByRole('button', { name: 'Waiting for Corner Market…' });
    await expect(waiting).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(waiting).toBeVisible();
    let checks = 0;
    page.on('request', (request) => {
      if (/groceryStore\/connection/.test(request.url())) checks++;
    });
    await popup.close();
    const before = checks;
    // The window is checked every second, and the server queried a second later.
    await page.clock.runFor(1000);
    await page.clock.runFor(1000);
    await expect(panel(page).getByRole('button', { name: 'Connect to Corner Market' })).toBeVisible();
    expect(checks).toBeGreaterThan(before);

    const left = await startConnecting(page);
    await page.clock.runFor(280_000);
    expect(left.isClosed()).toBe(false);
    const closed = left.waitForEvent('close');
    await page.clock.runFor(25_000);
    await closed;
    await page.clock.runFor(2_000);
    await expect(panel(page).getByRole('button', { name: 'Connect to Corner Market' })).toBeVisible();

    // Some stores' pages break the link.
    const tieless = await startConnecting(page);
    await tieless.evaluate(() => {
      window.opener = null;
    });
    await tieless.addInitScript(() => {
      window.opener = null;
    });
    await tieless.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(tieless.getByRole('heading', { name: 'You are connected' })).toBeVisible();
    await tieless.close();
    const disconnect = panel(page).getByRole('button', { name: 'Disconnect' });
    // The window is checked every second.
    await runUntil(page, () => expect(disconnect).toBeVisible({ timeout: 50 }));
  });
});
