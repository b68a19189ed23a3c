import type { Page } from '@playwright/test';
import { publishRecipe } from '../recipes/published.ts';
import { axe, DEMO, expect, newcomer, open, recipes, test, toasts } from '../support/plateful.ts';
import { settled } from '../support/settled.ts';
import { logInAsAdmin, openAsAdmin } from './admin.ts';

const refused = [/Failed to load resource|Plateful could not answer/];
const counterOf = (page: Page, label: string) =>
  page.getByRole('term').and(page.getByText(label, { exact: true }));
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const rowOf = (page: Page, table: string, text: string) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row').filter({ hasText: text });
async function expectColumns(page: Page, table: string, columns: string[]): Promise<void> {
  await expect(page.getByRole('table', { name: table, exact: true }).getByRole('columnheader')).toHaveText(
    columns,
  );
}

/** Makes an endpoint fail, as if the server were down. */
const breakEndpoint = (page: Page, name: string) => page.route(`**/rpc/${name}**`, (route) => route.abort());

async function sortsByColumns(page: Page): Promise<void> {
  await page.getByLabel('Search by name or email').fill('r@plateful.test');
  const header = page.getByRole('columnheader', { name: 'Email' });
  const rows = page.getByRole('table', { name: 'Users' }).locator('tbody').getByRole('row');
  const people = [/author@/, /member@/, /neighbor@/, /subscriber@/];
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows).toContainText(people);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(rows).toContainText(people.toReversed());
  expect((await axe(page).analyze()).violations).toEqual([]);
}

async function exportsAndLinks(page: Page): Promise<void> {
  for (const [name, file] of [
    ['Users', 'plateful-users.csv'],
    ['Subscriptions', 'plateful-subscriptions.csv'],
  ] as const) {
    await tab(page, name).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }

  await tab(page, 'Users').click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  const again = page.waitForResponse(/rpc\/admin\/users/);
  await page.getByRole('button', { name: 'Refresh Users' }).click();
  await again;
  await page.getByRole('link', { name: 'Admin Tools' }).click();
  await expect(page).toHaveURL(/\/admin-tools$/);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('link', { name: 'Return to Main Site' }).click();
  await expect(page).toHaveURL(/\/$/);
}

async function listsAndGivesAccess(page: Page, email: string): Promise<void> {
  await expect(page.getByText('Admin Access')).toBeVisible();
  for (const counter of ['Total Users', 'Active Subscriptions', 'Total Recipes'])
    await expect(counterOf(page, counter)).toBeVisible();
  await expect(tab(page, 'Users')).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Search by name or email').fill(DEMO.member);
  const row = rowOf(page, 'Users', DEMO.member);
  await expect(row).toContainText('Mika Member');
  await expect(row).toContainText('@mika');
  await expect(row).toContainText('Free');
  await expectColumns(page, 'Users', ['User', 'Email', 'Status', 'Created', 'Last Sign In', 'Actions']);
  await page.getByLabel('Search by name or email').fill('nobody-has-this-name');
  await expect(page.getByText('Nobody matches “nobody-has-this-name”.')).toBeVisible();
  expect((await axe(page).analyze()).violations).toEqual([]);

  await page.getByLabel('Search by name or email').fill(email);
  const receiver = rowOf(page, 'Users', email);
  const gift = receiver.getByRole('button', { name: 'Gift access: Casey Cook', exact: true });
  const takeBack = page.getByRole('button', { name: 'Take gift back' });
  await expect(receiver).toContainText('Free');
  await gift.click();
  await page.getByRole('button', { name: 'Give access' }).click();
  await expect(toasts(page)).toContainText(['Casey Cook has access']);
  await expect(receiver).toContainText('Subscribed');
  await gift.click();
  await takeBack.click();
  await expect(receiver).toContainText('Free');
  await expect(takeBack).toBeHidden();
  await gift.click();
  await expect(page.getByRole('button', { name: 'Give access' })).toBeVisible();
  await expect(takeBack).toBeHidden();
  await page.keyboard.press('Escape');

  await page.route('**/rpc/admin/users**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const user of body.json.users)
      Object.assign(user, { name: '', username: null, email: '', lastSignInAt: null });
    await route.fulfill({ response: answer, json: body });
  });
  await page.getByLabel('Search by name or email').fill('mika');
  for (const text of ['Anonymous User', 'No username set', 'No email available', 'Never'])
    await expect(page.getByRole('table', { name: 'Users' })).toContainText(text);
}

async function deletesARecipe(page: Page): Promise<void> {
  await newcomer(page);
  const title = `Zucchini ${crypto.randomUUID().slice(0, 8)}`;
  const id = await publishRecipe(page, { title });
  await openAsAdmin(page, '/admin/dashboard?tab=analytics');
  for (const title of ['Recent Recipes', 'Most Viewed Recipes', 'By Category', 'By Difficulty'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expectColumns(page, 'Recent Recipes', ['Title', 'Category', 'Created', 'Views', 'Actions']);
  await expectColumns(page, 'Most Viewed Recipes', ['Title', 'Category', 'Views', 'Created', 'Actions']);
  await rowOf(page, 'Recent Recipes', title)
    .getByRole('button', { name: `Delete ${title}` })
    .click();
  const dialog = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this recipe? This cannot be undone.',
  });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, 'Recent Recipes', title)).toBeVisible();
  await rowOf(page, 'Recent Recipes', title)
    .getByRole('button', { name: `Delete ${title}` })
    .click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toContainText(['Recipe deleted']);
  await expect(rowOf(page, 'Recent Recipes', title)).toBeHidden();
  expect((await page.context().request.get(`/api/recipes/${id}`)).status()).toBe(404);
}

async function countsFlaggedContent(page: Page): Promise<void> {
  await tab(page, 'Content Moderation').click();
  for (const counter of ['Flagged Content', 'Subscriptions', 'Users'])
    await expect(page.getByRole('tabpanel').getByRole('term').filter({ hasText: counter })).toBeVisible();
  await expect(page.getByRole('button', { name: /Remove|Dismiss/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Review reports' }).click();
  await expect(page).toHaveURL(/\/admin\/moderation$/);
  const pages = page.getByRole('navigation', { name: 'Admin pages' });
  await pages.getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
}

async function loadsOnRetry(page: Page): Promise<void> {
  await logInAsAdmin(page);
  for (const [name, label, says] of [
    ['admin/users', 'Users', 'Could not load user data'],
    ['subscription/all', 'Subscriptions', 'Could not load subscription data'],
    ['admin/analytics', 'Recipe Analytics', 'Could not load recipe analytics'],
    ['admin/moderation', 'Content Moderation', 'Could not load flagged content'],
  ] as const) {
    await page.route(`**/rpc/${name}**`, (route) =>
      route.fulfill({
        status: 500,
        json: {
          json: { defined: false, code: 'internal', status: 500, message: 'x', data: { issues: [] } },
          meta: [],
        },
      }),
    );
    if (label === 'Users') await open(page, '/admin/dashboard');
    else await tab(page, label).click();
    await expect(toasts(page).filter({ hasText: says })).toBeVisible();
    await page.unroute(`**/rpc/${name}**`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: says })).toBeHidden();
  }
}

async function saysWhichActionFailed(page: Page): Promise<void> {
  const [recipe] = await recipes(page);
  await tab(page, 'Subscriptions').click();
  await breakEndpoint(page, 'subscription/counts');
  await page.getByRole('button', { name: 'Refresh Subscriptions' }).click();
  await expect(toasts(page).filter({ hasText: 'Failed to refresh subscription statuses' })).toBeVisible();
  await breakEndpoint(page, 'admin/syncProfiles');
  await page.getByRole('button', { name: 'Sync Profiles' }).click();
  await expect(toasts(page).filter({ hasText: 'Failed to sync user profiles' })).toBeVisible();
  await tab(page, 'Recipe Analytics').click();
  await breakEndpoint(page, 'recipes/remove');
  await page
    .getByRole('table', { name: 'Most Viewed Recipes' })
    .getByRole('button', { name: `Delete ${recipe?.title}`, exact: true })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).filter({ hasText: 'Failed to delete recipe' })).toBeVisible();
}

test.describe('the dashboard', () => {
  test('counts, lists and sorts everyone, gives and revokes gifted access, exports people and subscriptions, refreshes people, and links to the site and the tools', {
    tag: '@desktop',
  }, async ({ page }) => {
    const { email } = await newcomer(page);
    await openAsAdmin(page, '/admin/dashboard');
    await listsAndGivesAccess(page, email);
    await page.unroute('**/rpc/admin/users**');
    await sortsByColumns(page);
    await exportsAndLinks(page);
  });

  test('deletes a recipe from its tables after asking, counts flagged content, and links to the queue and the other admin pages', async ({
    page,
  }) => {
    await deletesARecipe(page);
    await countsFlaggedContent(page);
  });

  test.describe('that cannot be loaded', () => {
    test.use({ expectedErrors: refused });

    test('says which of its data could not be loaded, loads it on retry, and says which action failed', async ({
      page,
    }) => {
      await loadsOnRetry(page);
      await saysWhichActionFailed(page);
    });
  });
});

test.describe('the simple dashboard', () => {
  test('shows counts, a week of visits, subscribers, and opened pages', async ({ page }) => {
    const { email } = await newcomer(page, { subscribed: true });
    const { subscriptionId } = await (await page.context().request.get('/api/subscription')).json();
    await openAsAdmin(page, '/admin');
    for (const counter of ['Total Subscribers', 'Active Subscriptions', 'Recent Activities'])
      await expect(counterOf(page, counter)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Weekly User Activity' })).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Page visits in the last 7 days' }).getByRole('row'),
    ).toHaveCount(8);
    await tab(page, 'Subscribers').click();
    await expectColumns(page, 'Subscribers', ['Email', 'Status', 'Subscription ID', 'Created']);
    const cells = rowOf(page, 'Subscribers', email).getByRole('cell');
    await expect(cells).toContainText([email, 'Active', subscriptionId, 'just now']);
    await page
      .context()
      .request.post('/api/usage', { data: { visits: [{ path: '/category/counted', ago: 0 }] } });
    await expect
      .poll(async () => (await page.context().request.get('/api/admin/usage')).text())
      .toContain('/category/counted');
    await tab(page, 'App Usage').click();
    await expectColumns(page, 'App Usage', ['User', 'Page Visited', 'Timestamp']);
    const visit = rowOf(page, 'App Usage', '/category/counted').getByRole('cell');
    await expect(visit).toContainText([/@/, '/category/counted', 'just now']);
    await tab(page, 'Overview').click();
    await page.getByRole('link', { name: 'Admin Tools' }).click();
    await expect(page).toHaveURL(/\/admin-tools$/);
  });

  test('records every page that a reader opens', async ({ page }) => {
    const [recipe] = await recipes(page);
    await open(page, `/recipe/${recipe?.id}?from=a-friend`);
    await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Recipes' }).click();
    await expect(page).toHaveURL('/recipes');
    await expect(page.getByRole('heading', { name: 'Recipe Plans', exact: true })).toBeVisible();
    // A page counts once it has been painted.
    await settled(page);
    await page.goto('about:blank');
    await logInAsAdmin(page);
    const usage = async () =>
      (
        (await (await page.context().request.get('/api/admin/usage')).json()) as { rows: { page: string }[] }
      ).rows.map((row) => row.page);
    await expect.poll(usage).toEqual(expect.arrayContaining([`/recipe/${recipe?.id}`, '/recipes']));
  });
});
