import type { Locator, Page } from '@playwright/test';
import { expect, isPhone, newcomer, open, runUntil, stopClock, test, toasts } from '../support/plateful.ts';
import { monthDay } from './days.ts';
import { plan, saved } from './planned.ts';

const count = async (page: Page) => (await saved(page)).length;

const MONTH = '/meal-plan?date=2026-05-05&view=monthly';
// Excludes toasts that contain the name.
const chips = (page: Page, name: string): Locator =>
  page.locator('main').getByRole('listitem').filter({ hasText: name });

const mealOn = (page: Page, day: string): Locator => monthDay(page, day).getByRole('listitem');

/** Opens a meal's menu: by right-click, or on a phone, whose clock must be installed, by a long touch. */
async function openMenu(page: Page, meal: Locator): Promise<Locator> {
  if (!isPhone(page)) {
    await meal.click({ button: 'right' });
    return page.getByRole('menu');
  }
  const sheet = page.getByRole('dialog', { name: 'Repeat Schedule' });
  await expect(sheet).toBeHidden();
  const letGo = await touch(page, meal);
  await page.clock.runFor(750);
  await expect(sheet).toBeVisible();
  await letGo();
  return sheet;
}

/** Puts a finger on something; returns a function to lift it. */
async function touch(page: Page, meal: Locator): Promise<() => Promise<unknown>> {
  await meal.evaluate((chip) => chip.scrollIntoView({ block: 'center' }));
  const box = await meal.boundingBox();
  if (!box) throw new Error('There is no meal');
  const session = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A repeat option, in the menu of a desktop or the sheet of a phone. */
const choice = (menu: Locator, name: string): Locator =>
  menu.getByRole('menuitemradio', { name }).or(menu.getByRole('radio', { name }));

test('a touch of 700 ms opens a meal’s menu, which repeats it 90 times with badges, undoes that, ends the repeat for that meal, or asks which ones to remove', async ({
  page,
}) => {
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05' });
  await page.clock.install();
  await open(page, MONTH);
  const chip = mealOn(page, 'May 5, 2026');
  await expect(chip).toBeVisible();
  await stopClock(page);
  const sheet = page.getByRole('dialog', { name: 'Repeat Schedule' });
  const letGo = await touch(page, chip);
  await page.clock.runFor(650);
  await expect(sheet).toBeHidden();
  await page.clock.runFor(100);
  await expect(sheet).toBeVisible();
  await letGo();

  await page.clock.resume();
  for (const name of ['Every Day', 'Every Week', 'Every Month', 'Every Year'])
    await expect(choice(sheet, name)).not.toBeChecked();
  await expect(choice(sheet, 'None')).toBeChecked();
  await choice(sheet, 'Every Week').click();
  await expect.poll(() => count(page)).toBe(91);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => count(page)).toBe(1);
  expect((await saved(page))[0]).toMatchObject({ date: '2026-05-05', recurring: 'none' });

  await choice(await openMenu(page, chip), 'Every Week').click();
  await expect(chips(page, meal.recipeName)).toHaveCount(5);
  await expect.poll(() => count(page)).toBe(91);
  await expect(page.getByRole('img', { name: 'Repeats every week' })).toHaveText(['W', 'W', 'W', 'W', 'W']);

  const again = await openMenu(page, chip);
  await expect(choice(again, 'Every Week')).toBeChecked();
  await choice(again, 'None').click();
  await expect(page.getByRole('img', { name: 'Repeats every week' })).toHaveCount(4);
  await expect
    .poll(async () => (await saved(page)).filter(({ recurring }) => recurring === 'none').length)
    .toBe(1);
  expect(await count(page)).toBe(91);
  await removeParts(page);
});

/** Removes parts of a weekly repeat whose first meal no longer belongs to it. */
async function removeParts(page: Page): Promise<void> {
  const remove = async (scope: string, day: string) => {
    const menu = await openMenu(page, mealOn(page, day));
    await menu.getByText('Remove', { exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Remove repeated meal' });
    await sheet.getByRole('button', { name: scope, exact: true }).click();
  };
  await remove('This one', 'May 12, 2026');
  await expect.poll(() => count(page)).toBe(90);
  await remove('This and following', 'May 19, 2026');
  await expect.poll(() => count(page)).toBe(1);
  await toasts(page).filter({ hasText: 'Meals removed' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => count(page)).toBe(90);
  await remove('All', 'May 26, 2026');
  await expect.poll(async () => (await saved(page)).map(({ date }) => date)).toEqual(['2026-05-05']);
}

test.describe('a repeat that fails', () => {
  test.use({ expectedErrors: [/500|could not answer/] });

  test('says so, leaves the plan unchanged, and is retried by keyboard', { tag: '@desktop' }, async ({
    page,
  }) => {
    // Phones have no menu key.
    await newcomer(page, { subscribed: true });
    const meal = await plan(page, { date: '2026-05-05' });
    await page.route('**/rpc/mealPlan/repeat', (route) =>
      route.fulfill({ status: 500, json: { json: { code: 'internal', message: 'Broken' } } }),
    );
    await page.clock.install();
    await open(page, MONTH);
    const menu = await openMenu(page, mealOn(page, 'May 5, 2026'));
    await expect(choice(menu, 'None')).toBeChecked();
    await choice(menu, 'Every Week').click();
    const failed = page.getByText('Failed to update recurrence');
    await runUntil(page, () => expect(failed).toBeVisible({ timeout: 50 }));
    await expect(chips(page, meal.recipeName)).toHaveCount(1);
    expect(await count(page)).toBe(1);

    await page.unroute('**/rpc/mealPlan/repeat');
    await page.getByRole('button', { name: `Move ${meal.recipeName}`, exact: true }).focus();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menuitemradio', { name: 'None' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'Every Day' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'Repeats every day' })).toHaveCount(33);
    await expect.poll(() => count(page)).toBe(91);
  });
});
