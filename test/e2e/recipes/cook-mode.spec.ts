import type { Page } from '@playwright/test';
import { NARROW } from '../support/narrow.ts';
import { axe, expect, newcomer, open, PHONE, stopClock, test, toasts } from '../support/plateful.ts';
import { publishRecipe } from './published.ts';

/** A new recipe of a newcomer's own, for 2. */
async function recipe(page: Page): Promise<string> {
  await newcomer(page, { subscribed: true });
  const id = await publishRecipe(page, {
    title: 'Tomato rice',
    ingredients: [
      { amount: '200 g', name: 'rice' },
      { amount: '400 g', name: 'canned tomatoes' },
      { amount: '1 tbsp', name: 'olive oil' },
      { amount: '2', name: 'eggs' },
    ],
    instructions: [
      'Warm the oil and toast the rice for 2 minutes.',
      'Add the tomatoes and simmer for 15–20 minutes; boil the eggs for 6 minutes.',
      'Rest it for 1 minute, and eat.',
    ],
    cookingTips: ['Keep the lid on.'],
  });
  return `/recipe/${id}`;
}

const cookMode = (page: Page) => page.getByRole('dialog', { name: 'Tomato rice' });
const timers = (page: Page) => page.getByRole('list', { name: 'Timers' });

async function showsStepByStep(page: Page): Promise<void> {
  const rice = page.getByRole('checkbox', { name: /g rice$/ });
  await rice.check();
  await page.reload();
  await expect(rice).toBeChecked();
  for (let more = 0; more < 2; more++) await page.getByRole('button', { name: 'More servings' }).click();
  await page.getByRole('button', { name: 'Start cooking' }).click();
  const cook = cookMode(page);
  await expect(cook.getByText('Step 1 of 3 · 4 servings')).toBeVisible();
  await expect(cook.getByRole('region', { name: 'Step 1' })).toContainText('Warm the oil and toast the rice');
  const needed = cook.getByRole('list', { name: 'For this step' }).getByRole('listitem');
  await expect(needed).toHaveText(['400 g rice', '2 tbsp olive oil']);
  await expect(cook.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await cook.getByRole('button', { name: 'Next' }).click();
  await expect(cook.getByText('Step 2 of 3 ·')).toBeVisible();
  await expect(needed).toHaveText(['800 g canned tomatoes', '4 eggs']);
  await expect(cook.getByRole('status').filter({ hasText: 'Step 2 of 3: Add the tomatoes' })).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(cook.getByText('Step 3 of 3 ·')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(cook.getByText('Step 3 of 3 ·')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(cook.getByText('Step 2 of 3 ·')).toBeVisible();
  await cook.getByText("Chef's Tips").click();
  await expect(cook.getByText('Keep the lid on.')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(cook).toBeHidden();
  await page.getByRole('button', { name: 'Continue cooking' }).click();
  await expect(cook.getByText('Step 2 of 3 ·')).toBeVisible();
  await cook.getByRole('button', { name: 'Next' }).click();
  await cook.getByRole('button', { name: 'Finish' }).click();
  await expect(cook).toBeHidden();
  await expect(toasts(page)).toContainText(['Enjoy your meal!']);
  await expect(rice).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Start cooking' })).toBeVisible();
}

async function keepsStepAndTimers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await cookMode(page).getByRole('button', { name: 'Next' }).click();
  await cookMode(page).getByRole('button', { name: 'Start a timer: 6 minutes' }).click();
  await expect(timers(page)).toContainText('Step 2 · 6 minutes');
  await page.reload();
  await expect(cookMode(page).getByText('Step 2 of 3 · 4 servings')).toBeVisible();
  await expect(timers(page)).toContainText(/[56]:\d\d/);

  // When closed, they go on below the recipe; after the device has slept, they have rung.
  await cookMode(page).getByRole('button', { name: 'Close cook mode' }).click();
  await expect(cookMode(page)).toBeHidden();
  await expect(timers(page)).toContainText(/[56]:\d\d/);
  await page.clock.fastForward('07:00');
  await expect(timers(page)).toContainText('Done');
  await page.getByRole('button', { name: 'Open cook mode' }).click();
  await expect(cookMode(page).getByText('Step 2 of 3 ·')).toBeVisible();
}

async function stopsTimerInAnotherTab(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop the timer: step 2, 6 minutes' }).click();
  await cookMode(page).getByRole('button', { name: 'Start a timer: 6 minutes' }).click();
  const other = await page.context().newPage();
  await open(other, page.url());
  await cookMode(other).getByRole('button', { name: 'Cancel the timer: step 2, 6 minutes' }).click();
  await expect(timers(page)).toBeHidden();
}

async function ringsAndAnnounces(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await expect(cookMode(page).getByText('Step 1 of 3 ·')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(cookMode(page).getByText('Step 2 of 3 ·')).toBeVisible();
  await stopClock(page);
  const start = cookMode(page).getByRole('button', { name: /^Start a timer/ });
  await expect(start).toHaveText(['15–20 minutes', '6 minutes']);
  await start.filter({ hasText: '15–20 minutes' }).click();
  await start.filter({ hasText: /^6 minutes/ }).click();
  const rows = timers(page).getByRole('listitem');
  const short = rows.filter({ hasText: 'Step 2 · 6 minutes' });
  await expect(rows).toHaveText([/^6:00Step 2 · 6 minutes/, /^15:00Step 2 · 15–20 minutes/]);
  await expect(page).toHaveTitle(/^6:00 · Tomato rice/);
  await page.clock.runFor(60_000);
  await expect(short).toContainText('5:00');
  await page.getByRole('button', { name: '+1 min: step 2, 6 minutes' }).click();
  await expect(short).toContainText('6:00');
  await page.getByRole('button', { name: 'Pause: step 2, 15–20 minutes' }).click();
  await page.clock.runFor(5 * 60_000);
  await expect(rows.filter({ hasText: '15–20 minutes' })).toContainText('14:00');
  // They stay in view in the other steps.
  await cookMode(page).getByRole('button', { name: 'Next' }).click();
  await page.clock.runFor(60_000);
  await expect(short).toContainText('Done');
  await expect(page.getByRole('alert')).toHaveText('The timer for step 2 is done: 6 minutes.');
  await expect(page).toHaveTitle(/^Timer done!/);
  await page.getByRole('button', { name: 'Stop the timer: step 2, 6 minutes' }).click();
  await page.getByRole('button', { name: 'Resume: step 2, 15–20 minutes' }).click();
  await page.clock.runFor(60_000);
  await expect(rows).toHaveText([/^13:00/]);
  await page.getByRole('button', { name: 'Cancel the timer: step 2, 15–20 minutes' }).click();
  await expect(rows).toHaveCount(0);
  await expect(page).toHaveTitle(/^Tomato rice/);
}

async function tellsInTheBackground(page: Page): Promise<void> {
  expect(await page.evaluate('window.held')).toBe(0);
  await page.getByRole('button', { name: 'Start cooking' }).click();
  const start = cookMode(page).getByRole('button', { name: 'Start a timer: 2 minutes' });
  await expect(start).toBeVisible();
  await expect.poll(() => page.evaluate('window.held')).toBe(1);
  expect(await page.evaluate('window.asked')).toBe(0);
  await start.click();
  expect(await page.evaluate('window.asked')).toBe(1);
  await page.evaluate('window.isAway = true');
  await page.clock.runFor(2 * 60_000);
  await expect
    .poll(() => page.evaluate('window.told'))
    .toEqual(['Timer for step 1: 2 minutes · Tomato rice']);
  await page.evaluate('window.isAway = false');
  await page.getByRole('button', { name: 'Stop the timer: step 1, 2 minutes' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate('window.held')).toBe(0);
}

async function swipesAndIsAccessible(page: Page): Promise<void> {
  // A mouse does not swipe.
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await expect(cookMode(page).getByText('Step 1 of 3 ·')).toBeVisible();
  const swipe = async (from: number, to: number) => {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
    await touch('touchStart', from);
    await touch('touchMove', to);
    await touch('touchEnd');
  };
  await swipe(320, 60);
  await expect(cookMode(page).getByText('Step 2 of 3 ·')).toBeVisible();
  await swipe(60, 320);
  await expect(cookMode(page).getByText('Step 1 of 3 ·')).toBeVisible();
  await swipe(200, 180);
  await expect(cookMode(page).getByText('Step 1 of 3 ·')).toBeVisible();

  await cookMode(page).getByRole('button', { name: 'Start a timer: 2 minutes' }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const { violations } = await axe(page).include('dialog[open]').analyze();
    expect(violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
}

async function ringsOnOtherPages(page: Page, path: string): Promise<void> {
  await cookMode(page).getByRole('button', { name: 'Next' }).click();
  await page.goBack();
  await expect(cookMode(page)).toBeHidden();
  await expect(timers(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue cooking' })).toBeVisible();
  for (const size of [NARROW, PHONE]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }
  const toPlan = () => page.getByRole('link', { name: 'Plan', exact: true }).click();
  await toPlan();
  await page.getByRole('tab', { name: 'Weekly' }).click();
  const chip = page.getByRole('link', { name: /^Timer for Tomato rice/ });
  await expect(chip).toContainText(/^(?:2:00|1:\d\d)/);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.reload();
  await chip.click();
  await expect(page).toHaveURL(path);
  await expect(chip).toHaveCount(0);
  await toPlan();
  await expect(chip).toBeVisible();
  await page.clock.runFor(2 * 60_000);
  await expect(toasts(page).getByText('Timer for step 1: 2 minutes')).toBeVisible();
  const top = (await chip.boundingBox())?.y ?? 0;
  const lowest = () =>
    toasts(page).evaluateAll((all) => Math.max(...all.map((toast) => toast.getBoundingClientRect().bottom)));
  await expect.poll(lowest, 'the toast stands above the timer').toBeLessThan(top);
}

test('shows one step at a time with its scaled amounts, by button and key, and keeps step, servings and timers after a reload, until they end in any tab', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install();
  await open(page, await recipe(page));
  await showsStepByStep(page);
  await keepsStepAndTimers(page);
  await stopsTimerInAnotherTab(page);
});

test('on a phone a swipe changes the step, axe finds no problems in either theme, and a timer shows and rings on other pages, covers nothing, and leads back', async ({
  page,
}) => {
  await page.clock.install();
  const path = await recipe(page);
  await open(page, path);
  await swipesAndIsAccessible(page);
  await ringsOnOtherPages(page, path);
});

test('timers from the text run at the same time, ring and are announced, on a screen that stays on, and in the background once that is allowed', async ({
  page,
}) => {
  await page.addInitScript(`
    window.held = 0;
    const request = async () => { window.held++; return { release: async () => { window.held--; } }; };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    window.asked = 0;
    window.told = [];
    window.Notification = class {
      static permission = 'default';
      static async requestPermission() { window.asked++; this.permission = 'granted'; }
      constructor(title, { body }) { window.told.push(title + ' · ' + body); }
    };
    Object.defineProperty(document, 'hidden', { get: () => window.isAway === true });
  `);
  await page.clock.install();
  await open(page, await recipe(page));
  await tellsInTheBackground(page);
  await ringsAndAnnounces(page);
});
