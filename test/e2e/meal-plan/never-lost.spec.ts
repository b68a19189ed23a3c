import type { Page } from '@playwright/test';
import { dayFromToday } from '../grocery/grocery.ts';
import {
  DEMO,
  expect,
  goTo,
  holdBack,
  hydrated,
  isPhone,
  newcomer,
  open,
  recipes,
  runUntil,
  test,
  toasts,
} from '../support/plateful.ts';
import { following, settled } from '../support/settled.ts';
import { mealOfDay } from './days.ts';
import { namesSaved, plan, request, saved, writeDown } from './planned.ts';

const DAY = '/meal-plan?date=2026-05-05&view=daily';
const CHANGES = '**/rpc/mealPlan/{plan,change,remove,restore}';

/** Navigates within the app, so that the plan does not come with the page. */
async function toPlan(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await page.getByRole('tab', { name: 'Daily' }).click();
}

/** Copies the only meal to another day, and removes the copy before either is saved. */
async function copyAndRemove(page: Page, name: string): Promise<void> {
  const changes = '**/rpc/mealPlan/{copyDays,remove}';
  await page.route(changes, (route) => route.abort());
  await page.getByRole('button', { name: 'Copy meals' }).click();
  const sheet = page.getByRole('dialog', { name: 'Copy meals' });
  await sheet.getByLabel('To', { exact: true }).fill('2026-05-06');
  await sheet.getByRole('button', { name: 'Copy meals' }).click();
  await open(page, '/meal-plan?date=2026-05-06&view=daily');
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByText('2 changes not synced yet.')).toBeVisible();

  await page.unroute(changes);
  const removed = page.waitForResponse('**/rpc/mealPlan/remove');
  // Plateful also retries by itself, and then the button is gone.
  const tryAgain = page.getByRole('status').getByRole('button', { name: 'Try again' }).click();
  await Promise.race([removed, tryAgain.catch(() => removed)]);
  await removed;
  await expect(page.getByText(/not synced yet/)).toHaveCount(0);
  expect(await namesSaved(page)).toEqual([name]);
  await expect(mealOfDay(page, name)).toHaveCount(0);
}

test.describe('while the server is unreachable', () => {
  test.use({ expectedErrors: [/ERR_|500|could not answer|Failed to fetch/] });

  test('changes wait on the device, say so, and are saved once and in order after a reload', async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    const dinner = await plan(page, { date: '2026-05-05' });
    await page.clock.install();
    await open(page, DAY);
    await page.route(CHANGES, (route) => route.abort());
    await page.getByRole('button', { name: `Remove ${dinner.recipeName}` }).click();
    await expect(mealOfDay(page, dinner.recipeName)).toHaveCount(0);
    await writeDown(page, 'Leftovers');
    await expect(page.getByText('2 changes not synced yet.')).toBeVisible();
    await page.reload();
    await expect(mealOfDay(page, 'Leftovers')).toBeVisible();
    await expect(mealOfDay(page, dinner.recipeName)).toHaveCount(0);
    await expect(page.getByText('2 changes not synced yet.')).toBeVisible();
    expect((await saved(page)).map(({ id }) => id)).toEqual([dinner.id]);

    await page.unroute(CHANGES);
    await runUntil(page, async () => expect(await namesSaved(page)).toEqual(['Leftovers']));
    await expect(page.getByText(/not synced yet/)).toHaveCount(0);
    await page.reload();
    await expect(mealOfDay(page, 'Leftovers')).toHaveCount(1);

    // Copied days can be removed again before they are saved, too.
    await hydrated(page);
    await copyAndRemove(page, 'Leftovers');
  });

  test('a meal is still saved and listed if its page is left first', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    const [recipe] = await recipes(page);
    await open(page, `/recipe/${recipe?.id}`);
    await page.route(CHANGES, (route) => route.abort());
    await page.getByRole('button', { name: 'Add to Meal Plan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add meal' }).click();
    await expect(page.getByText('Added to meal plan')).toBeVisible();
    await page.unroute(CHANGES);
    await open(page, '/grocery-list');
    await expect(page.getByRole('region', { name: 'Items' }).getByRole('checkbox')).not.toHaveCount(0);
    await expect.poll(() => namesSaved(page)).toEqual([recipe?.title]);
  });

  test('a change costs one request, and is not made twice if its response was lost', {
    tag: '@desktop',
  }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    const dinner = await plan(page, { date: '2026-05-05' });
    const whole = following(page);
    await open(page, DAY);
    await whole();
    const asked: string[] = [];
    page.on('request', (sent) => {
      // The count of unread notifications is refreshed every minute, whatever happens on the page.
      if (/\/rpc\/(?!notifications\/unread)/.test(sent.url())) asked.push(new URL(sent.url()).pathname);
    });
    await page.getByRole('button', { name: `Remove ${dinner.recipeName}` }).click();
    await expect.poll(async () => (await saved(page)).length).toBe(0);
    await expect(page.getByText('No meals planned for this day.')).toBeVisible();
    await settled(page);
    expect(asked).toEqual(['/rpc/mealPlan/remove']);

    let isLost = true;
    await page.route(CHANGES, async (route) => {
      if (!isLost) return route.continue();
      isLost = false;
      await route.fetch();
      await route.abort();
    });
    // The first request ends without a response.
    const triedAgain = page.waitForResponse(CHANGES);
    await writeDown(page, 'Pizza night');
    await triedAgain;
    await expect(page.getByText(/not synced yet/)).toHaveCount(0);
    expect(await namesSaved(page)).toEqual(['Pizza night']);
  });

  test('the last plan is shown at once, labeled as such, however slow the server is', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    const dinner = await plan(page, { date: dayFromToday(0) });
    await open(page, '/meal-plan?view=daily');
    await expect(mealOfDay(page, dinner.recipeName)).toBeVisible();
    await open(page, '/settings');
    await page.route('**/rpc/mealPlan/list*', (route) =>
      route.fulfill({ status: 500, json: { json: { code: 'internal', message: 'Broken' } } }),
    );
    await toPlan(page);
    await expect(
      toasts(page)
        .filter({ hasText: 'Failed to load meal plan' })
        .filter({ hasText: 'Please try again later.' }),
    ).not.toHaveCount(0);
    await expect(mealOfDay(page, dinner.recipeName)).toBeVisible();
    await expect(page.getByText('Offline: last saved plan')).toBeVisible();

    await page.unroute('**/rpc/mealPlan/list*');
    await open(page, '/settings');
    const answer = await holdBack(page, '**/rpc/mealPlan/list*');
    await toPlan(page);
    await expect(mealOfDay(page, dinner.recipeName)).toBeVisible();
    await request(page).delete(`/api/meal-plan/meals/${dinner.id}`);
    answer();
    await expect(page.getByText('No meals planned for this day.')).toBeVisible();
  });
});

test.describe('a change that the server refuses', () => {
  test.use({ expectedErrors: [/404|500|ERR_|could not answer/] });

  test('shows its reason, and the plan goes back to what the server has', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    const dinner = await plan(page, { date: '2026-05-05' });
    await page.route('**/api/events*', (route) => route.abort());
    await open(page, DAY);
    await expect(mealOfDay(page, dinner.recipeName)).toBeVisible();
    await request(page).delete(`/api/meal-plan/meals/${dinner.id}`);
    await openEditor(page, dinner.recipeName);
    const sheet = page.getByRole('dialog', { name: 'Edit meal' });
    await sheet.getByLabel('Note').fill('With rice');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await toldGone(page);
    await expect(page.getByText('No meals planned for this day.')).toBeVisible();
    await expect(page.getByText(/not synced yet/)).toHaveCount(0);
    // What was typed is not lost.
    await page.getByRole('button', { name: 'Add it again' }).click();
    await expect
      .poll(async () => (await saved(page)).map(({ recipeName, note }) => ({ recipeName, note })))
      .toEqual([{ recipeName: dinner.recipeName, note: 'With rice' }]);
  });

  test('is not said to be made if the page knows that the meal was removed elsewhere', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    const dinner = await plan(page, { date: '2026-05-05' });
    await open(page, DAY);
    await openEditor(page, dinner.recipeName);
    const sheet = page.getByRole('dialog', { name: 'Edit meal' });
    await sheet.getByLabel('Note').fill('With rice');
    const sent = page.waitForRequest('**/rpc/mealPlan/update', { timeout: 2000 }).catch(() => null);
    await request(page).delete(`/api/meal-plan/meals/${dinner.id}`);
    await expect(page.getByText('No meals planned for this day.')).toBeAttached();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await toldGone(page);
    expect(await sent).toBeNull();
  });

  test('names what failed in its title', { tag: '@desktop' }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    const dinner = await plan(page, { date: '2026-05-05' });
    await page.route('**/rpc/mealPlan/{plan,remove}', (route) =>
      route.fulfill({ status: 500, json: { json: { code: 'internal', message: 'Broken' } } }),
    );
    await page.clock.install();
    // Each is tried three times first.
    const failed = (title: string) =>
      runUntil(page, () => expect(toasts(page).filter({ hasText: title })).toBeVisible({ timeout: 50 }));
    await open(page, DAY);
    await page.getByRole('button', { name: `Remove ${dinner.recipeName}` }).click();
    await failed('Failed to remove meal');
    await expect(toasts(page).filter({ hasText: 'Failed to remove meal' })).toContainText(
      'Please try again later.',
    );
    await expect(mealOfDay(page, dinner.recipeName)).toBeVisible();
    await writeDown(page, 'Soup');
    await failed('Failed to add meal');
    const [recipe] = await recipes(page);
    await goTo(page, `/recipe/${recipe?.id}`);
    await page.getByRole('button', { name: 'Add to Meal Plan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add meal' }).click();
    await failed('Failed to add to meal plan');
  });
});

/** Opens the sheet of a meal, in whichever way the view offers. */
/** With one message only. */
async function toldGone(page: Page): Promise<void> {
  await expect(toasts(page).filter({ hasText: 'Failed to update meal plan' })).toContainText(
    'This meal is no longer on your plan.',
  );
  await expect(toasts(page)).toHaveCount(1);
  await expect(page.getByText('Meal changed')).toHaveCount(0);
}

async function openEditor(page: Page, name: string): Promise<void> {
  if (!isPhone(page)) return page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Edit meal' }).click();
}

test.describe('with and without server events', () => {
  test.use({ expectedErrors: [/ERR_/] });
  test('another device’s change shows at once, or after the page’s own event', {
    tag: '@desktop',
  }, async ({ page, browser, origin }) => {
    const { email } = await newcomer(page, { subscribed: true });
    await open(page, DAY);
    await expect(page.getByText('No meals planned for this day.')).toBeVisible();
    const elsewhere = await browser.newContext({ baseURL: origin });
    await elsewhere.request.post('/api/auth/sign-in', { data: { email, password: DEMO.password } });
    const [recipe] = await recipes(page);
    const planElsewhere = (data: object) =>
      elsewhere.request.post('/api/meal-plan/meals', { data: { date: '2026-05-05', ...data } });
    await planElsewhere({ recipeId: recipe?.id });
    await expect(mealOfDay(page, recipe?.title ?? '')).toBeVisible();

    await page.route('**/api/events*', (route) => route.abort());
    await page.reload();
    await hydrated(page);
    await expect(mealOfDay(page, recipe?.title ?? '')).toBeVisible();
    await planElsewhere({ text: 'Apple crumble', mealType: 'Snack' });
    await page.evaluate(() => window.dispatchEvent(new Event('mealPlanUpdated')));
    await expect(mealOfDay(page, 'Apple crumble')).toBeVisible();
    await elsewhere.close();
  });
});
