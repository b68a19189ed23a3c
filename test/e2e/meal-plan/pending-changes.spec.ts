import type { Page } from '@playwright/test';
import { expect, newcomer, open, signInAs, test } from '../support/plateful.ts';
import { namesSaved, writeDown } from './planned.ts';

const DAY = '/meal-plan?date=2026-05-05&view=daily';
const ADD = '**/rpc/mealPlan/plan';

test.use({ expectedErrors: [/ERR_|401|could not answer|Failed to fetch/] });

/** Leaves no room for a single character. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let length = 4_000_000, n = 0; length > 0; n++) {
      try {
        localStorage.setItem(`filler ${n}`, 'x'.repeat(length));
      } catch {
        length = Math.floor(length / 2);
      }
    }
  });

test('a change on a full device is shown and sent, and asks to keep the page open meanwhile', async ({
  page,
}) => {
  await newcomer(page, { subscribed: true });
  await open(page, DAY);
  await page.route(ADD, (route) => route.abort());
  await fillStorage(page);
  await writeDown(page, 'Leftovers');
  await expect(page.getByRole('tabpanel').getByText('Leftovers', { exact: true })).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: '1 change not synced yet.' });
  await expect(notice).toContainText('Not stored on this device: please keep this page open.');
  const asked = page.waitForEvent('dialog');
  const left = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await left;
  await page.unroute(ADD);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => namesSaved(page)).toEqual(['Leftovers']);
  await expect(page.getByText(/not synced yet/)).toHaveCount(0);
});

test('a pending change is sent only as the person who made it', async ({ page }) => {
  const { email } = await newcomer(page, { subscribed: true });
  await open(page, DAY);
  await page.route(ADD, (route) => route.abort());
  await writeDown(page, 'Dinner of the one');
  await expect(page.getByText('1 change not synced yet.')).toBeVisible();
  await newcomer(page, { subscribed: true });
  // This page has not noticed yet that someone else is signed in.
  const refused = page.waitForResponse(ADD);
  await page.unroute(ADD);
  await page.getByRole('status').getByRole('button', { name: 'Try again' }).click();
  expect((await refused).status()).toBe(401);
  await open(page, DAY);
  await writeDown(page, 'Dinner of the other');
  await expect.poll(() => namesSaved(page)).toEqual(['Dinner of the other']);
  await expect(page.getByText('Dinner of the one')).toHaveCount(0);
  await signInAs(page, email);
  await open(page, DAY);
  await expect.poll(() => namesSaved(page)).toEqual(['Dinner of the one']);
});

test('a window can undo its change after another window sent it', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await newcomer(page, { subscribed: true });
  await open(page, DAY);
  await page.route(ADD, (route) => route.abort());
  await writeDown(page, 'Leftovers');
  const other = await context.newPage();
  await open(other, DAY);
  await expect.poll(() => namesSaved(page)).toEqual(['Leftovers']);
  await expect(page.getByText(/not synced yet/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => namesSaved(page)).toEqual([]);
  await expect(other.locator('main').getByText('Leftovers')).toHaveCount(0);
});
