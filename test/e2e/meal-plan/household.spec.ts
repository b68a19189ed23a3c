import type { Page } from '@playwright/test';
import { dayFromToday } from '../grocery/grocery.ts';
import { test as base, DEMO, expect, goTo, newcomer, open, runUntil, told } from '../support/plateful.ts';
import { plan, request } from './planned.ts';

const TOMORROW = dayFromToday(1);
const PLAN = `/meal-plan?date=${TOMORROW}&view=daily`;

const planTomorrow = (page: Page, text: string) => plan(page, { text, date: TOMORROW });

async function inviteBy(page: Page): Promise<string> {
  const answer = await request(page).post('/api/household/invitation', { data: {} });
  return (await answer.json()).link;
}

/** The items on the list of somebody's kitchen. */
const listed = async (page: Page): Promise<string[]> => {
  const { items } = await (await request(page).get('/api/grocery-list')).json();
  return items.map(({ text }: { text: string }) => text);
};

const enter = (page: Page, name: string) => newcomer(page, { subscribed: true, name });

/** With a page on a second device. */
const test = base.extend<{ other: Page }>({
  other: async ({ browser, origin }, use, { project }) => {
    const context = await browser.newContext({ ...project.use, baseURL: origin });
    await use(await context.newPage());
    await context.close();
  },
});

// Meals have names that no recipe has, because the plan may suggest recipes.
const inMain = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

/** The member joins without bringing a plan, and the organizer removes them. */
async function expectRemoval(anna: Page, ben: Page): Promise<void> {
  await open(ben, new URL(await inviteBy(anna)).pathname);
  await ben.getByLabel('Bring my planned meals and grocery items along').uncheck();
  await ben.getByRole('button', { name: 'Join', exact: true }).click();
  await told(ben, 'Welcome to the household');
  await goTo(ben, PLAN);
  await expect(inMain(ben, 'Plum Dumplings')).toBeVisible();
  await goTo(anna, '/household');
  await anna.getByRole('button', { name: 'Remove Ben' }).click();
  await anna.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await told(anna, 'Ben is no longer in the household');
  await told(ben, 'Your household has changed');
  await expect(inMain(ben, 'Herring Rolls')).toBeVisible();
  await expect(ben.locator('main').getByText('Plum Dumplings')).toHaveCount(0);
  await expect(anna.getByRole('heading', { name: 'Just you' })).toBeVisible();
}

test.describe('a household', () => {
  test.use({ expectedErrors: [/40[19]/] });

  test('is joined by link, plans and shops together live, is not left by blocking each other, returns the old plan on leaving, and closes immediately for a removed member', async ({
    page: anna,
    other: ben,
  }) => {
    const { username } = await enter(anna, 'Anna');
    await planTomorrow(anna, 'Plum Dumplings');
    const { email } = await enter(ben, 'Ben');
    await planTomorrow(ben, 'Herring Rolls');
    await ben.context().clearCookies();

    await open(anna, '/settings');
    await anna.getByRole('link', { name: 'Household Just you' }).click();
    await expect(anna.getByRole('heading', { name: 'Just you' })).toBeVisible();
    await anna.getByRole('button', { name: 'Invite someone' }).click();
    const link = await anna.getByLabel('Invitation link', { exact: true }).inputValue();

    await open(ben, new URL(link).pathname);
    await expect(ben).toHaveURL(/\/login\?from=/);
    await ben.getByLabel('Email').fill(email);
    await ben.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await ben.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(ben.getByRole('heading', { name: 'Anna invites you to their household' })).toBeVisible();
    await expect(ben.getByText('1 meal from today on')).toBeVisible();
    await expect(ben.getByLabel('Bring my planned meals and grocery items along')).toBeChecked();
    await ben.getByRole('button', { name: 'Join', exact: true }).click();
    await told(ben, 'Welcome to the household');
    await expect(ben.getByRole('heading', { name: '2 people' })).toBeVisible();
    // Without a reload.
    await expect(anna.getByRole('heading', { name: '2 people' })).toBeVisible();

    await goTo(anna, PLAN);
    await expect(inMain(anna, 'Herring Rolls')).toBeVisible();
    await goTo(ben, PLAN);
    await expect(inMain(ben, 'Plum Dumplings')).toBeVisible();
    await planTomorrow(anna, 'Beet Patties');
    await expect(inMain(ben, 'Beet Patties')).toBeVisible();
    await goTo(anna, '/grocery-list');
    await expect(anna.getByRole('heading', { level: 1 })).toBeVisible();
    await request(ben).put(`/api/grocery-list/items/${crypto.randomUUID()}`, { data: { text: 'candles' } });
    await expect(inMain(anna, 'candles')).toBeVisible();

    await goTo(ben, `/profile/${username}`);
    await ben.getByRole('button', { name: 'More about Anna' }).click();
    await ben.getByRole('menuitem', { name: 'Block' }).click();
    await ben.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await expect(
      ben.getByText('You are still in one household, with one meal plan and one grocery list.'),
    ).toBeVisible();
    await ben.getByRole('link', { name: 'Open your household' }).click();
    await ben.getByRole('button', { name: 'Leave household' }).click();
    const question = ben.getByRole('dialog', { name: 'Leave this household?' });
    await expect(question).toContainText('What you planned here stays with the household.');
    await question.getByRole('button', { name: 'Leave household' }).click();
    await told(ben, 'You left the household');
    await expect(ben.getByRole('heading', { name: 'Just you' })).toBeVisible();
    await goTo(ben, PLAN);
    await expect(inMain(ben, 'Herring Rolls')).toBeVisible();
    await expect(ben.locator('main').getByText('Beet Patties')).toHaveCount(0);

    await expectRemoval(anna, ben);
  });
});

test.describe('unsaved changes', () => {
  test.use({ expectedErrors: [/40[49]|503|ERR_|could not answer/] });

  test('must be saved before joining, and stay in the plan they were made for', async ({
    page: ben,
    other: anna,
  }) => {
    await enter(ben, 'Ben');
    await enter(anna, 'Anna');
    const link = new URL(await inviteBy(anna)).pathname;
    await ben.clock.install();
    await ben.route('**/rpc/groceryList/addItem', (route) => route.abort());
    await open(ben, '/grocery-list');
    const field = ben.getByRole('textbox', { name: 'Add an item' });
    await field.fill('candles');
    await field.press('Enter');
    await expect(inMain(ben, 'candles')).toBeVisible();
    await open(ben, link);
    await ben.getByRole('button', { name: 'Join', exact: true }).click();
    const unsaved = ben.getByRole('alert').filter({ hasText: 'Some of your changes are not saved yet.' });
    await runUntil(ben, () => expect(unsaved).toBeVisible({ timeout: 50 }));
    await ben.unroute('**/rpc/groceryList/addItem');
    await ben.getByRole('button', { name: 'Join', exact: true }).click();
    await told(ben, 'Welcome to the household');
    // When Ben opened the invitation, none of his changes had arrived, so he was not asked what to bring.
    expect(await listed(anna)).toEqual([]);
    expect((await request(ben).post('/api/household/leave', { data: {} })).ok()).toBe(true);
    expect(await listed(ben)).toEqual(['candles']);
  });

  test('are refused with a message if the person has changed households', async ({
    page: ben,
    other: anna,
  }) => {
    await enter(ben, 'Ben');
    await enter(anna, 'Anna');
    const token = new URL(await inviteBy(anna)).pathname.split('/').at(-1);
    await open(ben, '/grocery-list');
    // This page receives no events, as if it were closed.
    await ben.route('**/api/events*', (route) => route.abort());
    await ben.reload();
    const joined = await request(ben).post(`/api/household/join/${token}`, {
      data: { bring: false, today: TOMORROW },
    });
    expect(joined.ok()).toBe(true);
    const field = ben.getByRole('textbox', { name: 'Add an item' });
    await field.fill('matches');
    await field.press('Enter');
    await told(
      ben,
      'Could not add the item',
      'matches: This was meant for the household you were in before.',
    );
    expect(await listed(anna)).toEqual([]);
    // The page now shows the shared list, and a change reaches it.
    await ben.getByRole('button', { name: 'Add it again' }).click();
    await expect.poll(() => listed(anna)).toEqual(['matches']);
  });
});
