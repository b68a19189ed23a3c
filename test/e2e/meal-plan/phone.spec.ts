import type { Page } from '@playwright/test';
import { cutOff, NARROW } from '../support/narrow.ts';
import { expect, newcomer, open, test } from '../support/plateful.ts';
import { settled } from '../support/settled.ts';
import { monthDay, weekDay } from './days.ts';
import { plan, saved } from './planned.ts';

const DAY = '2026-05-05';
const address = (view: string) => `/meal-plan?date=${DAY}&view=${view}`;

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-05-05T12:00:00');
  await newcomer(page, { subscribed: true });
});

const planned = async (page: Page, data: object = {}) =>
  (await plan(page, { date: DAY, mealType: 'Breakfast', ...data })).recipeName;

/** Expects a meal in a view at this height of the window or above it. */
async function expectTop(page: Page, view: string, name: string, limit: number): Promise<void> {
  const meal = page.getByRole('tabpanel', { name: view }).getByRole('listitem').filter({ hasText: name });
  // In the week, the day is a list item too.
  const inner = meal.filter({ hasNot: page.getByRole('listitem') });
  await expect(inner).toBeVisible();
  await settled(page);
  expect((await inner.boundingBox())?.y).toBeLessThanOrEqual(limit);
}

/** Expects buttons with tooltips in the title's row, next to a keyboard too. */
async function expectNamedButtons(page: Page): Promise<void> {
  const title = await page.getByRole('heading', { level: 1, name: 'Meal Plan' }).boundingBox();
  const middle = (title?.y ?? 0) + (title?.height ?? 0) / 2;
  for (const [role, name] of [
    ['button', 'Share'],
    ['link', 'Grocery List'],
    ['link', 'Find Recipes'],
    ['link', 'Browse categories'],
  ] as const) {
    const way = page.locator('main').getByRole(role, { name, exact: true });
    await expect(way).toHaveAttribute('title', name);
    const box = await way.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(middle, -1);
  }

  await page.setViewportSize({ width: 640, height: 400 });
  await settled(page);
  const boxes = await Promise.all(
    [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('tablist', { name: 'View' }),
      page.getByRole('button', { name: 'Share' }),
      page.getByRole('main').getByRole('link', { name: 'Grocery List' }),
    ].map((each) => each.boundingBox()),
  );
  const middles = boxes.map((box) => (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
}

/** Expects a meal's button to open the same menu as a long touch, and repeats the meal. */
async function expectMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('dialog', { name: 'Repeat Schedule' });
  for (const view of ['Daily', 'Weekly']) {
    await page.getByRole('tab', { name: view }).click();
    await page.getByRole('button', { name: `More actions for ${name}` }).click();
    await expect(menu.getByRole('radio')).toHaveCount(5);
    await menu.getByRole('button', { name: 'Edit meal' }).click();
    const sheet = page.getByRole('dialog', { name: 'Edit meal' });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
  }
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await menu.getByText('Every Week').click();
  const planned = async () => (await saved(page)).filter(({ recipeName }) => recipeName === name);
  await expect.poll(async () => (await planned()).length).toBe(91);
}

test.describe('the plan on a phone', () => {
  test('starts its first meal within 260 px, keeps a low bar with the dates while scrolling, and has room in landscape', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const name = await planned(page);
    await open(page, address('daily'));
    await expectTop(page, 'Daily', name, 260);
    await page.getByRole('tab', { name: 'Weekly' }).click();
    await expectTop(page, 'Weekly', name, 260);
    await expectNamedButtons(page);

    await page.setViewportSize({ width: 844, height: 390 });
    for (const view of ['Daily', 'Weekly']) {
      await page.getByRole('tab', { name: view }).click();
      await expectTop(page, view, name, 230);
      expect(await cutOff(page)).toEqual([]);
    }
    await expect(page.getByText('Showing 2-3 of 7 days')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Bottom bar' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    const heading = page.getByRole('heading', { name: 'May 4 - May 10, 2026' });
    await expect(heading).toBeInViewport();
    const next = await page.getByRole('button', { name: 'Next', exact: true }).boundingBox();
    expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(104);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'May 11 - May 17, 2026' })).toBeInViewport();

    await page.getByRole('tab', { name: 'Monthly' }).click();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const firstDay = monthDay(page, 'April 26, 2026');
    await expect(firstDay).toBeVisible();
    expect((await firstDay.boundingBox())?.y).toBeLessThanOrEqual(260);
  });

  test('cuts nothing off at 320 px, marks a complete day within its cell, and has a menu on every meal', async ({
    page,
  }) => {
    await page.setViewportSize(NARROW);
    for (const mealType of ['Breakfast', 'Lunch']) await planned(page, { mealType });
    await planned(page, { mealType: 'Dinner', note: 'Donaudampfschifffahrtsgesellschaftskapitän' });
    await open(page, address('daily'));
    await page.getByRole('region', { name: 'Smart Suggestions' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: /^View .* in a new tab$/ })).toHaveCount(3);
    for (const name of ['Daily', 'Weekly', 'Monthly']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      expect(await cutOff(page), name).toEqual([]);
    }
    const cell = page.getByRole('cell').filter({ has: page.getByRole('img', { name: /^Day complete/ }) });
    const mark = await cell.getByRole('img', { name: /^Day complete/ }).boundingBox();
    const around = await cell.boundingBox();
    expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThan((around?.x ?? 0) + (around?.width ?? 0));

    await page.getByRole('tab', { name: 'Weekly' }).click();
    await page.getByRole('button', { name: 'Show all seven days' }).click();
    expect(await cutOff(page)).toEqual([]);
    const other = await planned(page, { date: '2026-05-06', text: 'Soup' });
    await weekDay(page, 'Wed 6').getByRole('link', { name: 'Wed 6' }).click();
    await expectMenu(page, other);
  });

  test('lists the week’s seven days vertically, remembers it, and opens this week at today and others at their first day', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-05-07T12:00:00');
    const name = await planned(page, { date: '2026-05-10', mealType: 'Lunch' });
    await open(page, address('weekly'));
    await page.getByRole('button', { name: 'Show all seven days' }).click();
    await expect(page.getByText(/^Showing/)).toHaveCount(0);
    await expect(page.getByRole('tabpanel').getByRole('link', { name })).toBeVisible();
    const bottomOf = async (name: string) => {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const days = page.getByRole('tabpanel').getByRole('heading', { level: 3 });
    const isFirstBelowTheBars = async (name: RegExp) => {
      const top = (await days.filter({ hasText: name }).boundingBox())?.y ?? Number.NaN;
      const bars = await bottomOf('Next');
      expect(top).toBeGreaterThanOrEqual(bars);
      expect(top).toBeLessThan(bars + 44);
    };
    await expect(days).toHaveText([/^Mon 4/, /^Tue 5/, /^Wed 6/, /^Thu 7/, /^Fri 8/, /^Sat 9/, /^Sun 10/]);
    await open(page, '/meal-plan?view=weekly');
    await expect(days).toHaveCount(7);
    await expect(async () => isFirstBelowTheBars(/^Thu 7/)).toPass({ timeout: 5000 });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');

    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(days).toHaveText([/^Mon 11/, /^Tue/, /^Wed/, /^Thu/, /^Fri/, /^Sat/, /^Sun/]);
    await expect(async () => isFirstBelowTheBars(/^Mon 11/)).toPass({ timeout: 5000 });
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(async () => isFirstBelowTheBars(/^Thu 7/)).toPass({ timeout: 5000 });

    await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Recipes' }).click();
    await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Plan' }).click();
    await page.getByRole('tab', { name: 'Weekly' }).click();
    await expect(async () => isFirstBelowTheBars(/^Thu 7/)).toPass({ timeout: 5000 });

    await page.getByRole('button', { name: 'Show two days at a time' }).click();
    await expect(page.getByText('Showing 4-5 of 7 days')).toBeVisible();
    await page.getByRole('button', { name: 'Show all seven days' }).click();
    await weekDay(page, 'Tue 5').getByRole('link', { name: 'Add breakfast' }).click();
    await expect(page.getByRole('complementary', { name: 'Choosing a meal' })).toContainText('Tue 5');
  });
});
