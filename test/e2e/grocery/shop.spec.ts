import type { Page } from '@playwright/test';
import { cutOff, NARROW } from '../support/narrow.ts';
import { axe, expect, newcomer, open, test } from '../support/plateful.ts';
import { OATS, planOats, saved } from './grocery.ts';

const shop = (page: Page) => page.getByRole('dialog', { name: 'In the shop' });

async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'In the shop' }).click();
  await expect(shop(page)).toBeVisible();
}

async function fillsTheScreen(page: Page): Promise<void> {
  await enter(page);
  const isCovered = (y: number) =>
    page.evaluate((at) => document.elementFromPoint(innerWidth / 2, at)?.closest('dialog') !== null, y);
  const { height } = page.viewportSize() ?? { height: 0 };
  expect([await isCovered(5), await isCovered(height - 5)]).toEqual([true, true]);
  const rows = shop(page).getByRole('checkbox');
  const before = await rows.count();
  await expect(shop(page).getByRole('status')).toHaveText(`${before} left`);
  await shop(page).getByText('rolled oats').click();
  await expect(shop(page).getByRole('checkbox', OATS)).toBeChecked();
  await expect(rows.last()).toHaveAccessibleName(OATS.name);
  await expect(shop(page).getByRole('status')).toHaveText(`${before - 1} left`);
  await expect.poll(() => saved(page, 'cart')).toEqual([expect.stringMatching(/rolled oats/)]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const { violations } = await axe(page)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  await shop(page).getByText('rolled oats').click();
  await expect(shop(page).getByRole('checkbox', OATS)).not.toBeChecked();
  await expect.poll(() => saved(page)).toEqual([]);
}

async function leavesOutWhatIsAtHome(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          document.documentElement.dataset.lock = 'held';
          return { release: async () => delete document.documentElement.dataset.lock };
        },
      },
    });
  });
  await page.getByRole('checkbox', OATS).check();
  await expect.poll(() => saved(page, 'home')).toHaveLength(1);
  await enter(page);
  await expect(page.locator('html')).toHaveAttribute('data-lock', 'held');
  await expect(shop(page).getByRole('checkbox', OATS)).toHaveCount(0);
  await shop(page).getByLabel('Add an item').fill('3 candles');
  await page.keyboard.press('Enter');
  await expect(shop(page).getByRole('checkbox', { name: '3 candles' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveAttribute('data-lock');
}

async function isLeftInThreeWays(page: Page): Promise<void> {
  const ways: (() => Promise<unknown>)[] = [
    () => shop(page).getByRole('button', { name: 'Back' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ];
  for (const leave of ways) {
    await enter(page);
    await leave();
    await expect(shop(page)).toHaveCount(0);
    await expect(page).toHaveURL('/grocery-list');
    await expect(page.getByRole('button', { name: 'In the shop' })).toBeFocused();
  }
  await enter(page);
  await page.reload();
  await expect(shop(page).getByRole('checkbox', OATS)).toBeVisible();
  await page.goBack();
  await expect(shop(page)).toHaveCount(0);
}

async function continuesWithTheNextRow(page: Page): Promise<void> {
  await enter(page);
  const [first, second] = await shop(page)
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((box) => box.ariaLabel));
  await shop(page)
    .getByRole('checkbox', { name: first ?? '', exact: true })
    .focus();
  await page.keyboard.press('Space');
  await expect(shop(page).getByRole('checkbox', { name: second ?? '', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(shop(page).getByRole('checkbox', { name: second ?? '', exact: true })).toBeChecked();
}

async function startsNearTheTop(page: Page): Promise<void> {
  await open(page, '/grocery-list');
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const order of ['A to Z', 'By aisle']) {
      await page.getByText(order, { exact: true }).click();
      const rows = page.getByRole('region', { name: 'Items' }).getByRole('listitem');
      await expect
        .poll(async () =>
          Math.min(...(await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top)))),
        )
        .toBeLessThanOrEqual(240);
    }
    await expect(page.getByRole('button', { name: 'Days to shop for: All planned meals' })).toBeVisible();
  }

  await page.getByRole('checkbox', OATS).waitFor();
  await page.mouse.wheel(0, 150);
  await expect(page.getByRole('button', { name: 'In the shop' })).not.toBeInViewport();
  await expect(page.getByLabel('Add an item')).toBeInViewport();
  await expect(page.getByText('By aisle', { exact: true })).toBeInViewport();
}

async function cutsNothingOff(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  await page.getByLabel('Add an item').fill(`Donaudampfschifffahrts${'gesellschaft'.repeat(12)}`);
  await page.keyboard.press('Enter');
  await page.getByTitle('A to Z').click();
  await page.getByRole('button', { name: 'Details for rolled oats' }).click();
  expect(await cutOff(page)).toEqual([]);
  await page.getByRole('button', { name: 'Days to shop for' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => cutOff(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await enter(page);
  await expect.poll(() => cutOff(page)).toEqual([]);
}

test.describe('in the store', () => {
  test('the list fills the screen, takes ticks, new items and keys, leaves out what is at home, and stays open until it is left, which has three ways', async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    await planOats(page);
    await open(page, '/grocery-list');
    await fillsTheScreen(page);
    await page.keyboard.press('Escape');
    await leavesOutWhatIsAtHome(page);
    await page.getByText('At home (1)').click();
    await page.getByRole('checkbox', OATS).uncheck();
    await isLeftInThreeWays(page);
    await continuesWithTheNextRow(page);
  });
});

test.describe('on a small screen', () => {
  test.beforeEach(async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await planOats(page);
  });

  test('the first item starts within 240 pixels on a phone, the controls stay in view, and nothing is cut off at 320 pixels', async ({
    page,
  }) => {
    await startsNearTheTop(page);
    await page.mouse.wheel(0, -150);
    await cutsNothingOff(page);
  });
});
