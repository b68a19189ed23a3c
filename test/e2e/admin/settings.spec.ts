import type { Page } from '@playwright/test';
import { axe, expect, inDatabase, leaveBehind, newcomer, open, test, toasts } from '../support/plateful.ts';
import { openAsAdmin } from './admin.ts';

// Settings apply to everybody, so this file uses its own Plateful.
test.describe.configure({ mode: 'default' });
test.use({ settings: { RATE_LIMITS: 'loose' } });

const rowOf = (page: Page, table: string, text: string) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row').filter({ hasText: text });

async function includeWordsAndCodes(page: Page): Promise<void> {
  await openAsAdmin(page, '/admin/settings');
  await page.getByLabel('Word', { exact: true }).fill('miracle pills');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('miracle pills')).toBeVisible();
  await page.getByRole('button', { name: 'Stop holding miracle pills' }).click();
  await expect(page.getByText('miracle pills')).toBeHidden();

  await page.getByLabel('Code', { exact: true }).fill('SOUP20');
  const percent = page.getByLabel('Percent (1 to 99)');
  await percent.fill('100');
  await page.getByRole('button', { name: 'Add code' }).click();
  await expect(percent).toHaveAccessibleDescription('Please enter a whole number from 1 to 99.');
  await percent.fill('20');
  await page.getByRole('button', { name: 'Add code' }).click();
  const row = rowOf(page, 'Promo codes', 'SOUP20');
  await expect(row).toContainText('20% off every payment');
  await row.getByRole('button', { name: 'End SOUP20' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(row).toContainText('Ended');
}

async function changeForEveryone(page: Page): Promise<void> {
  await page.getByLabel('Who may sign up').selectOption('Nobody');
  const price = page.getByLabel('Price per month (USD)');
  await price.fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(price).toHaveAccessibleDescription(/^Please enter an amount from 0\.01 to 10000\.00\./);
  await expect(price).toBeFocused();
  await price.fill('12,50');
  await expect(page.getByText('2 changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page)).toContainText(['Settings saved']);
  await expect(page.getByText('Changed by Alex Admin')).toHaveCount(2);
  const visitor = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const answer = await visitor?.request.post('/api/auth/sign-up', {
    data: { name: 'Late', email: 'late@plateful.test', password: 'a long password' },
  });
  expect(answer?.status()).toBe(403);
  await visitor?.close();
  for (const [setting, left] of [
    ['Who may sign up', 1],
    ['Price per month', 0],
  ] as const) {
    await page.getByRole('button', { name: `Back to the default: ${setting}` }).click();
    await expect(page.getByText('Changed by Alex Admin')).toHaveCount(left);
  }
  await expect(page.getByLabel('Price per month (USD)')).toHaveValue('35.00');
  expect((await axe(page).analyze()).violations).toEqual([]);
}

async function showTheSystem(page: Page): Promise<void> {
  await openAsAdmin(page, '/admin/system');
  for (const fact of ['Version', 'Database', 'Disk', 'Last backup'])
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible();
  await page.getByRole('button', { name: 'Send me an email: Email outbox' }).click();
  await expect(page.getByText('An email was put into the outbox.')).toBeVisible();
  await page.getByRole('button', { name: 'Test: Embedded chef' }).click();
  await expect(page.getByText('Built in: nothing outside this machine is contacted.')).toBeVisible();
  expect((await axe(page).analyze()).violations).toEqual([]);
}

test('before the first visit, the week shows sample data and says so', async ({ page }) => {
  await openAsAdmin(page, '/admin');
  await expect(page.getByText('Sample data')).toBeVisible();
  const bars = page.getByRole('table', { name: 'Page visits in the last 7 days' });
  for (const [day, count] of Object.entries({
    Mon: 24,
    Tue: 30,
    Wed: 42,
    Thu: 38,
    Fri: 50,
    Sat: 45,
    Sun: 48,
  }))
    await expect(bars.getByRole('row', { name: `${day} ${count}` })).toBeAttached();
  await page.getByRole('tab', { name: 'App Usage' }).click();
  await expect(page.getByText('No usage data found')).toBeVisible();
});

/** Somebody with an active test subscription. */
async function payingPerson(page: Page): Promise<string> {
  await page.context().clearCookies();
  await newcomer(page);
  const { request } = page.context();
  const started = await request.post('/api/subscription', { data: {} });
  expect(started.ok(), await started.text()).toBe(true);
  const { approvalUrl } = (await started.json()) as { approvalUrl: string };
  const subscriptionId = new URL(approvalUrl, started.url()).searchParams.get('subscription_id') ?? '';
  await decide(page, subscriptionId, 'approve');
  return subscriptionId;
}

async function decide(page: Page, subscriptionId: string, decision: string): Promise<void> {
  const data = { subscriptionId, decision };
  const answer = await page.context().request.post('/api/subscription/test-payment', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('refreshing subscriptions says how many changed, failed, or needed nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const press = () => page.getByRole('button', { name: 'Refresh Subscriptions' }).click();
  const says = (text: string) => expect(toasts(page).filter({ hasText: text })).toBeVisible();
  const payer = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await openAsAdmin(page, '/admin/dashboard?tab=subscriptions');
  await inDatabase('delete from subscriptions');
  await press();
  await says('No active subscriptions found to refresh');

  await payingPerson(payer);
  // The first of two calls; the second finds no more.
  await page.route(
    '**/rpc/subscription/refresh',
    async (route) => {
      await says('Refreshing 1 active subscription statuses...');
      await expect(page.getByText('0 of 1 checked')).toBeVisible();
      await route.continue();
    },
    { times: 1 },
  );
  await press();
  await says('No subscription statuses needed updating');

  await inDatabase("update sandbox_subscriptions set status = 'EXPIRED', paid_until = now()");
  await press();
  await says('Successfully refreshed 1 subscription statuses');

  const failing = await payingPerson(payer);
  await decide(payer, failing, 'fail');
  await press();
  await says('Failed to refresh 1 subscription statuses');
  await payer.context().close();
});

test('an admin searches subscriptions, and a profile sync says how many changed', async ({ page }) => {
  const { email: waiting } = await newcomer(page);
  await page.request.post('/api/subscription', { data: {} });
  const { email: ended } = await newcomer(page, { subscribed: true });
  await page.request.post('/api/subscription/cancel', { data: {} });
  const { email } = await newcomer(page, { subscribed: true });
  await inDatabase(`update profiles set email = 'former@plateful.test' where email = '${email}'`);
  await openAsAdmin(page, '/admin/dashboard?tab=subscriptions');
  await page.getByLabel('Search by email').fill(email);
  const row = rowOf(page, 'Subscriptions', email);
  await expect(row.getByText('Active', { exact: true })).toHaveClass(/herb/);
  await expect(row).toContainText('Exists');
  const columns = page.getByRole('table', { name: 'Subscriptions' }).getByRole('columnheader');
  await expect(columns).toHaveText(['User / Email', 'Status', 'Subscription ID', 'Started', 'Profile']);
  await page.getByLabel('Status').selectOption('Pending');
  await expect(page.getByText('No subscriptions found')).toBeVisible();
  await page.getByLabel('Status').selectOption({ index: 0 });
  await page.getByLabel('Search by email').fill('');
  const badge = (of: string, status: string) =>
    rowOf(page, 'Subscriptions', of).getByText(status, { exact: true });
  await expect(badge(waiting, 'Pending')).toHaveClass(/border/);
  await expect(badge(ended, 'Cancelled')).toHaveClass(/bg-danger/);

  const press = () => page.getByRole('button', { name: 'Sync Profiles' }).click();
  const says = (text: string) => expect(toasts(page).filter({ hasText: text })).toBeVisible();
  await press();
  await says('Synced 1 user profiles successfully');
  await press();
  await says('All profiles are already in sync');
  await inDatabase(
    'update subscriptions set user_id = null, provider_subscription_id = null, checkout_id = null',
  );
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await expect(rowOf(page, 'Subscriptions', 'Unknown Email')).not.toHaveCount(0);
  await open(page, '/admin?tab=subscribers');
  const unknown = rowOf(page, 'Subscribers', 'Unknown email');
  await expect(unknown.filter({ has: page.getByText('N/A', { exact: true }) })).not.toHaveCount(0);
  await inDatabase('delete from subscriptions');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('tab', { name: 'Subscribers' }).click();
  await expect(page.getByText('No subscribers found')).toBeVisible();
  await open(page, '/admin/dashboard?tab=subscriptions');
  await expect(page.getByText('No subscriptions found')).toBeVisible();
  await press();
  await says('No active subscriptions found to sync');
});

test.describe('the tools', () => {
  test.use({ expectedErrors: [/Failed to load resource|Plateful could not answer/] });

  test('delete anonymous recipes after asking, restore them, and explain failures', async ({ page }) => {
    await openAsAdmin(page, '/admin-tools');
    await expect(page.getByRole('heading', { name: 'Data Management' })).toBeVisible();
    await expect(page.getByText('Use these tools with caution. Actions cannot be undone.')).toBeVisible();
    await expect(page.getByText('There are no anonymous recipes.')).toBeVisible();
    const remove = page.getByRole('button', { name: 'Delete Anonymous Recipes' });
    await expect(remove).toBeDisabled();
    await expect(remove).toHaveClass(/bg-danger/);

    await leaveBehind('Turnip pie');
    await open(page, '/admin-tools');
    await expect(page.getByText('1 recipe would be deleted: Turnip pie.')).toBeVisible();
    await remove.click();
    const dialog = page.getByRole('dialog', {
      name: 'Are you sure you want to delete all recipes from Anonymous? This action cannot be undone.',
    });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await remove.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const toast = toasts(page).filter({ hasText: 'Deleted 1 anonymous recipes' });
    await expect(toast).toContainText('Success');
    await expect(page.getByText('There are no anonymous recipes.')).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(toasts(page)).toContainText(['Restored 1 recipe']);
    await expect(page.getByText('1 recipe would be deleted: Turnip pie.')).toBeVisible();
    expect((await axe(page).analyze()).violations).toEqual([]);

    await page.route('**/rpc/recipes/removeAnonymous', async (route) => {
      await expect(page.getByRole('button', { name: 'Deleting...' })).toBeVisible();
      await route.abort();
    });
    await remove.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(
      toasts(page).filter({
        hasText: 'Failed to delete anonymous recipes: Plateful cannot be reached right now.',
      }),
    ).toBeVisible();
  });
});

test.describe('the settings', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('include held words and promo codes, show the system’s state and test its services, change immediately for everyone, say who changed them, and reset to defaults', async ({
    page,
  }) => {
    await includeWordsAndCodes(page);
    await changeForEveryone(page);
    await showTheSystem(page);
  });
});
