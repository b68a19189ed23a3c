import type { Page } from '@playwright/test';
import {
  expect,
  goTo,
  hydrated,
  newcomer,
  open,
  runUntil,
  signInAs,
  test,
  toasts,
} from '../support/plateful.ts';

const manage = (page: Page) => page.getByRole('dialog', { name: 'Your subscription' });

async function saysWhatFailed(page: Page): Promise<void> {
  const { username } = await newcomer(page, { subscribed: true });
  const failing = {
    status: 500,
    json: { json: { code: 'internal', status: 500, message: 'Broken', data: {} } },
  };
  await page.route('**/rpc/subscription/get*', (route) => route.fulfill(failing));
  await open(page, `/profile/${username}`);
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await expect(manage(page)).toContainText('Unable to fetch your subscription information.');
  await page.unroute('**/rpc/subscription/get*');
  await open(page, '/profile');
  for (const name of ['verify', 'cancel'])
    await page.route(`**/rpc/subscription/${name}*`, (route) => route.fulfill(failing));
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  const sheet = manage(page);
  await sheet.getByRole('button', { name: 'Refresh Status' }).click();
  await expect(
    toasts(page)
      .filter({ hasText: 'Failed to refresh subscription status' })
      .filter({ hasText: 'There was an issue verifying your subscription status' }),
  ).toBeVisible();
  const cancel = async () => {
    await sheet.getByRole('button', { name: 'Cancel Subscription' }).click();
    const sure = page.getByRole('dialog', { name: 'Cancel your subscription?' });
    await sure.getByRole('button', { name: 'Cancel Subscription' }).click();
  };
  await cancel();
  await expect(
    toasts(page)
      .filter({ hasText: 'Cancellation Failed' })
      .filter({ hasText: 'Unable to cancel your subscription at this time.' }),
  ).toBeVisible();
  // Meanwhile, another window has canceled it.
  await page.unroute('**/rpc/subscription/cancel*');
  await page.request.post('/api/subscription/cancel', { data: {} });
  await cancel();
  await expect(
    toasts(page)
      .filter({ hasText: 'No Active Subscription' })
      .filter({ hasText: "You don't have an active subscription to cancel." }),
  ).toBeVisible();
  await page.unrouteAll();
}

async function leadsToTheLogin(page: Page): Promise<void> {
  const { email, username } = await newcomer(page, { subscribed: true });
  for (const [what, button] of [
    ['manage', 'Refresh Status'],
    ['cancel', 'Cancel Subscription'],
  ] as const) {
    await signInAs(page, email);
    await open(page, `/profile/${username}`);
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    await expect(manage(page).getByRole('button', { name: button })).toBeVisible();
    await page.context().clearCookies();
    await manage(page).getByRole('button', { name: button }).click();
    if (what === 'cancel')
      await page
        .getByRole('dialog', { name: 'Cancel your subscription?' })
        .getByRole('button', { name: 'Cancel Subscription' })
        .click();
    await expect(
      toasts(page)
        .filter({ hasText: 'Authentication Required' })
        .filter({ hasText: `Please sign in to ${what} your subscription.` }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/login\?from=/);
  }
}

async function showsADeclinedPayment(page: Page): Promise<void> {
  await newcomer(page);
  const started = await page.request.post('/api/subscription', { data: {} });
  const { approvalUrl } = await started.json();
  const subscriptionId = new URL(approvalUrl, started.url()).searchParams.get('subscription_id');
  await page.clock.install();
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await expect(manage(page)).toContainText('Your payment is pending');
  await page.request.post('/api/subscription/test-payment', {
    data: { subscriptionId, decision: 'decline' },
  });
  const inactive = toasts(page)
    .filter({ hasText: 'Subscription Inactive' })
    .filter({ hasText: 'Please renew it.' });
  // The page polls every few seconds.
  await runUntil(page, () => expect(inactive).toBeVisible({ timeout: 50 }));
  await expect(manage(page)).toContainText('Your subscription is inactive');
}

test('a newcomer pays, cancels, renews, and loses access once the subscription lapses', async ({ page }) => {
  await newcomer(page);
  await open(page, '/meal-plan');
  await expect(page).toHaveURL('/subscription?reason=required&from=%2Fmeal-plan');
  await page.getByRole('button', { name: 'Subscribe Now with Test payments' }).click();
  await expect(page.getByRole('heading', { name: 'Approve the subscription?' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Confirmed!' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/meal-plan/);

  await goTo(page, '/profile');
  await expect(
    page.getByText(/^Your subscription is active\. \$35\.00 per month\. It renews on/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Renew Subscription' })).toBeHidden();
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await manage(page).getByRole('button', { name: 'Cancel Subscription' }).click();
  const sure = page.getByRole('dialog', { name: 'Cancel your subscription?' });
  await expect(sure).toContainText(/You keep access until \w+ \d+, \d{4}/);
  await sure.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(toasts(page).filter({ hasText: 'Subscription Cancelled' })).toBeVisible();
  await expect(manage(page)).toContainText('You have access until');
  await manage(page).getByRole('button', { name: 'Close' }).click();
  await goTo(page, '/meal-plan');
  await expect(page).toHaveURL(/\/meal-plan/);

  await goTo(page, '/profile');
  await page.getByRole('link', { name: 'Renew Subscription' }).click();
  await expect(page).toHaveURL('/subscription');
  await page.getByRole('button', { name: 'Renew Subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Confirmed!' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('link', { name: 'View Your Profile' }).click();
  await expect(page.getByText(/^Your subscription is active\./)).toBeVisible();

  await goTo(page, '/subscription');
  await page.getByRole('link', { name: 'Test payments' }).click();
  await page.getByText('Try what can go wrong').click();
  await page.getByRole('button', { name: 'Let it lapse' }).click();
  await expect(page.getByText('Lapsed', { exact: true })).toBeVisible();
  await expect(page.getByText('Renews', { exact: true })).toBeHidden();
  await open(page, '/meal-plan');
  await expect(page).toHaveURL('/subscription?reason=expired&from=%2Fmeal-plan');
  await expect(page.getByRole('alert')).toContainText('Your Test payments subscription is no longer active');
});

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/Failed to load resource|Plateful could not answer|401/] });

  test('a subscriber keeps access, is told what failed, and is told when it works again', async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/subscription');
    await page.getByRole('link', { name: 'Test payments' }).click();
    const trials = page.getByText('Try what can go wrong');
    await trials.click();
    await page.getByRole('button', { name: 'Make the provider fail' }).click();
    await expect(page.getByText('Fails', { exact: true })).toBeVisible();
    const success = `/subscription-success${new URL(page.url()).search}`;

    await goTo(page, '/profile');
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    const sheet = manage(page);
    const said = (title: string, description: string) =>
      expect(toasts(page).filter({ hasText: title }).filter({ hasText: description })).toBeVisible();
    await sheet.getByRole('button', { name: 'Refresh Status' }).click();
    await said(
      'Failed to refresh subscription status',
      'The test payment provider does not answer right now',
    );
    await sheet.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page
      .getByRole('dialog', { name: 'Cancel your subscription?' })
      .getByRole('button', { name: 'Cancel Subscription' })
      .click();
    await said('Cancellation Failed', 'The test payment provider does not answer right now');
    await goTo(page, '/meal-plan');
    await expect(page).toHaveURL(/\/meal-plan/);

    await goTo(page, success);
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The test payment provider does not answer right now');
    await expect(page.getByRole('button', { name: 'Ask Again' })).toBeVisible();

    await goTo(page, '/subscription');
    await page.getByRole('link', { name: 'Test payments' }).click();
    await trials.click();
    await page.getByRole('button', { name: 'Make the provider respond again' }).click();
    await expect(page.getByText('Fails', { exact: true })).toBeHidden();
    await goTo(page, '/profile');
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    await sheet.getByRole('button', { name: 'Refresh Status' }).click();
    await said('Subscription Active', 'Your subscription is active.');
  });

  test('the profile says what could not be loaded, verified or canceled, leads to the login once the session has ended, and shows a declined payment as inactive', {
    tag: '@desktop',
  }, async ({ page }) => {
    await saysWhatFailed(page);
    await leadsToTheLogin(page);
    await showsADeclinedPayment(page);
  });
});
