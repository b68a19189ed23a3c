import type { Locator, Page } from '@playwright/test';
import { logInAsAdmin } from '../admin/admin.ts';
import { expect, newcomer, open, stopClock, test, toasts } from '../support/plateful.ts';

const subscribe = (page: Page) =>
  page.getByRole('button', { name: 'Subscribe Now with Test payments' }).click();
const says = async (page: Page, title: string, description: string) =>
  expect(toasts(page).filter({ hasText: title }).filter({ hasText: description })).toBeVisible();

/** Starts a subscription through the API, and returns its id. */
async function started(page: Page): Promise<string> {
  const answer = await page.request.post('/api/subscription', { data: {} });
  return new URL((await answer.json()).approvalUrl, answer.url()).searchParams.get('subscription_id') ?? '';
}

async function decide(page: Page, subscriptionId: string, decision: 'approve' | 'decline'): Promise<void> {
  const data = { subscriptionId, decision };
  expect((await page.request.post('/api/subscription/test-payment', { data })).ok()).toBe(true);
}

async function sendsAVisitorToSignIn(page: Page): Promise<void> {
  await open(page, '/subscription');
  await subscribe(page);
  await says(page, 'Authentication Required', 'Please sign in to subscribe.');
  await expect(page).toHaveURL(/\/auth\?from=%2Fsubscription/);
}

async function saysWhyItCannotStart(page: Page): Promise<void> {
  await newcomer(page);
  await open(page, '/subscription');
  const internal = { code: 'internal', status: 500, message: 'Broken', data: {} };
  for (const [status, json, message] of [
    [500, internal, 'There was a problem creating your subscription'],
    [200, null, 'No data returned from subscription function'],
    [200, { approvalUrl: '' }, 'No approval URL returned from subscription function'],
  ] as const) {
    await page.route('**/rpc/subscription/start', (route) => route.fulfill({ status, json: { json } }));
    await subscribe(page);
    await says(page, 'Subscription Error', message);
    await page.unroute('**/rpc/subscription/start');
  }

  await page.context().clearCookies();
  await subscribe(page);
  await says(page, 'Authentication Required', 'You must be logged in to subscribe');
  await expect(page).toHaveURL(/\/auth\?from=%2Fsubscription/);
}

async function usesAPromoCode(page: Page): Promise<void> {
  await logInAsAdmin(page);
  const code = `E2E${Date.now().toString(36)}`.toUpperCase();
  const gives = { kind: 'percent', percent: 50, payments: 3 };
  const data = { code, gives, mostUses: 1, expiresAt: null };
  expect((await page.request.post('/api/promo-codes', { data })).ok()).toBe(true);
  await newcomer(page);
  await open(page, '/subscription');
  await page.getByRole('button', { name: 'Have a promo code?' }).click();
  const field = page.getByLabel('Promo code');
  await field.fill('nothing-like-it');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('There is no such promo code. Please check the spelling.')).toBeVisible();
  await field.fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('$17.50 for the first 3 payments')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  // What is typed counts without Apply, too.
  await field.fill('nothing-like-it');
  await subscribe(page);
  await expect(page.getByText('There is no such promo code. Please check the spelling.')).toBeVisible();
  await expect(page).toHaveURL('/subscription');
  await field.fill(code.toLowerCase());
  await subscribe(page);
  await expect(page).toHaveURL(/\/test-payment/);
  await expect(page.getByText('$17.50 for the first 3 payments')).toBeVisible();
}

async function isNotOfferedAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Confirmed!' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Your subscription is active')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your subscription' })).toBeVisible();
}

async function offersToTryAgain(page: Page): Promise<void> {
  await newcomer(page);
  await open(page, '/subscription-success');
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await says(page, 'Verification Error', 'No subscription ID found in URL');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/subscription');
  await expect(main.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/');

  const id = await started(page);
  await decide(page, id, 'decline');
  await open(page, `/subscription-success?subscription_id=${id}`);
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await says(page, 'Verification Error', 'There was a problem verifying your subscription');
}

async function checksEveryFiveSeconds(page: Page): Promise<void> {
  await newcomer(page);
  const id = await started(page);
  await page.clock.install();
  await stopClock(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/rpc/subscription/verify')) asked++;
  });
  await open(page, `/subscription-success?subscription_id=${id}`);
  const appears = (what: Locator) =>
    expect(async () => {
      await page.clock.runFor(20);
      await expect(what).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [10] });
  await appears(page.getByText('Waiting for the payment to be confirmed…'));
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  expect(asked).toBe(1);
  await page.clock.runFor(4_000);
  expect(asked).toBe(1);
  // Its response must be read before the payment is approved.
  const second = page.waitForResponse('**/rpc/subscription/verify*');
  await page.clock.runFor(1_200);
  await second;
  expect(asked).toBe(2);
  await decide(page, id, 'approve');
  await page.clock.runFor(5_200);
  await appears(page.getByRole('heading', { name: 'Subscription Confirmed!' }));
  expect(asked).toBe(3);
  await appears(toasts(page).filter({ hasText: 'Subscription Activated' }));
  await says(page, 'Subscription Activated', 'You now have full access to Plateful.');
  await expect(page.getByRole('link', { name: 'View Your Profile' })).toHaveAttribute('href', '/profile');
}

test.describe('subscribing', () => {
  test.use({ expectedErrors: [/Plateful could not answer|Failed to load resource/] });

  test('sends a visitor to sign in, and says why, or why it cannot start, and leads to signing in once the session has ended', {
    tag: '@desktop',
  }, async ({ page }) => {
    await sendsAVisitorToSignIn(page);
    await saysWhyItCannotStart(page);
  });

  test('a promo code shows its discount or why it is refused, and is used to pay, which is not offered again when going back', async ({
    page,
  }) => {
    await usesAPromoCode(page);
    await isNotOfferedAgain(page);
  });
});

test.describe('the page that the payment provider returns to', () => {
  test('offers to try again if there is nothing to confirm or the payment was declined, checks a pending one every 5 seconds, and says when it has arrived', async ({
    page,
  }) => {
    await offersToTryAgain(page);
    await checksEveryFiveSeconds(page);
  });
});
