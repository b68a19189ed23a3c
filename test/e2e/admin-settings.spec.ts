import type { Page } from '@playwright/test';
import { logInAsAdmin, openAsAdmin } from './admin.ts';
import { axe, expect, leaveBehind, open, test, toasts } from './plateful.ts';

// Settings are everybody's: a Plateful of its own.
test.describe.configure({ mode: 'default' });
test.use({ settings: { RATE_LIMITS: 'loose' } });

const rowOf = (page: Page, table: string, text: string) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row').filter({ hasText: text });

test('the tools delete the anonymous recipes after asking, and restore them', async ({ page }) => {
  await openAsAdmin(page, '/admin-tools');
  await expect(page.getByRole('heading', { name: 'Data Management' })).toBeVisible();
  await expect(page.getByText('Use these tools with caution. Actions cannot be undone.')).toBeVisible();
  await expect(page.getByText('There are no anonymous recipes.')).toBeVisible();
  const remove = page.getByRole('button', { name: 'Delete Anonymous Recipes' });
  await expect(remove).toBeDisabled();

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
});

test.describe('tools that fail', () => {
  test.use({ expectedErrors: [/Failed to load resource|Plateful could not answer/] });

  test('say why', async ({ page }) => {
    await leaveBehind('Swede pie');
    await logInAsAdmin(page);
    await open(page, '/admin-tools');
    await page.route('**/rpc/recipes/removeAnonymous', (route) => route.abort());
    await page.getByRole('button', { name: 'Delete Anonymous Recipes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(
      toasts(page).filter({
        hasText: 'Failed to delete anonymous recipes: Plateful cannot be reached right now.',
      }),
    ).toBeVisible();
  });
});

test.describe('the settings', () => {
  test('change at once for everyone, say who changed them, and go back to their defaults', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openAsAdmin(page, '/admin/settings');
    await page.getByLabel('Who may sign up').selectOption('Nobody');
    await page.getByLabel('Price per month (USD)').fill('12.50');
    await expect(page.getByText('2 changes')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toasts(page)).toContainText(['Settings saved']);
    await expect(page.getByText(/Changed by Alex Admin/)).toHaveCount(2);
    const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
    const answer = await visitor.request.post('/api/auth/sign-up', {
      data: { name: 'Late', email: 'late@plateful.test', password: 'a long password' },
    });
    expect(answer.status()).toBe(403);
    await visitor.close();
    for (const left of [1, 0]) {
      await page.getByRole('button', { name: 'Back to the default' }).nth(0).click();
      await expect(page.getByText(/Changed by Alex Admin/)).toHaveCount(left);
    }
    await expect(page.getByLabel('Price per month (USD)')).toHaveValue('35.00');
    expect((await axe(page).analyze()).violations).toEqual([]);
  });

  test('hold words, and offer promo codes', async ({ page }) => {
    await openAsAdmin(page, '/admin/settings');
    await page.getByLabel('Word', { exact: true }).fill('miracle pills');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('miracle pills')).toBeVisible();
    await page.getByRole('button', { name: 'Stop holding miracle pills' }).click();
    await expect(page.getByText('miracle pills')).toBeHidden();

    await page.getByLabel('Code', { exact: true }).fill('SOUP20');
    await page.getByLabel('Percent (1 to 99)').fill('20');
    await page.getByRole('button', { name: 'Add code' }).click();
    const row = rowOf(page, 'Promo codes', 'SOUP20');
    await expect(row).toContainText('20% off every payment');
    await row.getByRole('button', { name: 'End SOUP20' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
    await expect(row).toContainText('Ended');
  });

  test('of the system show its state, and test its services', async ({ page }) => {
    await openAsAdmin(page, '/admin/system');
    for (const fact of ['Version', 'Database', 'Disk', 'Last backup'])
      await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible();
    await page.getByRole('button', { name: 'Send me a mail: Mail outbox' }).click();
    await expect(page.getByText('A mail was put into the outbox.')).toBeVisible();
    await page.getByRole('button', { name: 'Test: Embedded chef' }).click();
    await expect(page.getByText('Built in: nothing outside this machine is asked.')).toBeVisible();
    expect((await axe(page).analyze()).violations).toEqual([]);
  });
});
