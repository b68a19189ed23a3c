import type { Locator, Page } from '@playwright/test';
import { isPhone, newcomer, open } from '../support/plateful.ts';
import { type Planned, plan } from './planned.ts';

// The week from Monday, May 4, of which a phone shows the first two days.
export const WEEK = '/meal-plan?date=2026-05-04&view=weekly';
export const MONTH = '/meal-plan?date=2026-05-04&view=monthly';

export async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('There is nothing to drag to');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Point {
  x: number;
  y: number;
}

/** Takes it with the mouse, or on a phone with a finger that rests a moment first. */
export async function hang(
  page: Page,
  from: Locator,
): Promise<{ to(end: Point): Promise<void>; drop(): Promise<void>; touchBesides(at: Point): Promise<void> }> {
  const start = await middleOf(from);
  if (!isPhone(page)) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 10, start.y + 10, { steps: 3 });
    return {
      to: ({ x, y }) => page.mouse.move(x, y, { steps: 8 }),
      drop: () => page.mouse.up(),
      // A mouse has no second finger.
      touchBesides: () => Promise.resolve(),
    };
  }
  const session = await page.context().newCDPSession(page);
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...points: (Point & { id?: number })[]
  ) => {
    const touchPoints = points.map((point, index) => ({ id: index, ...point }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  let here = start;
  // A finger that rests long enough to lift a meal, but not long enough to open its menu.
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await touch('touchStart', start);
  await page.clock.runFor(400);
  await touch('touchMove', { x: start.x + 12, y: start.y + 12 });
  await page.clock.resume();
  return {
    async to(end) {
      for (let step = 1; step <= 8; step++)
        await touch('touchMove', {
          x: start.x + ((end.x - start.x) * step) / 8,
          y: start.y + ((end.y - start.y) * step) / 8,
        });
      here = end;
    },
    drop: () => touch('touchEnd'),
    async touchBesides(at) {
      await touch('touchStart', here, at);
      await touch('touchEnd', { ...at, id: 1 });
    },
  };
}

export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const held = await hang(page, from);
  await held.to(await middleOf(to));
  await held.drop();
}

/** A newcomer's plan of May with one meal, on the 5th. */
export async function dinnerInMonth(page: Page): Promise<Planned> {
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05', mealType: 'Dinner' });
  await open(page, MONTH);
  return meal;
}
