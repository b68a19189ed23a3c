import type { CDPSession, Page } from '@playwright/test';
import { openPhone } from './page.ts';

const LIFT_MS = 500;
const STEPS = 120;
const STEP_MS = 12;
const SETTLE_MS = 2000;
/** Frames come every 16.7 ms; one that takes longer than this was dropped. */
const ON_TIME_MS = 20;

// Runs in the page: notes the milliseconds between frames.
const COUNT_FRAMES = `
  globalThis.gaps = [];
  let last = performance.now();
  const note = (now) => { gaps.push(now - last); last = now; requestAnimationFrame(note); };
  requestAnimationFrame(note);
`;

/** How many frames of a finger dragging a meal across a month were late, on an emulated phone. */
export async function dragOnPhone(
  address: string,
  cookie: string,
): Promise<{ frames: number; late: number; p95: number }> {
  const { browser, page, session } = await openPhone();
  try {
    await page.setExtraHTTPHeaders({ cookie });
    await page.goto(address);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const gaps = await drag(page, session);
    gaps.sort((a, b) => a - b);
    return {
      frames: gaps.length,
      late: gaps.filter((gap) => gap > ON_TIME_MS).length,
      p95: gaps[Math.floor(gaps.length * 0.95)] ?? 0,
    };
  } finally {
    await browser.close();
  }
}

async function drag(page: Page, session: CDPSession): Promise<number[]> {
  const meal = page.getByRole('cell').getByRole('listitem').first();
  const box = await meal.boundingBox();
  if (!box) throw new Error('There is no meal to drag.');
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touch('touchStart', [{ x, y }]);
  await page.waitForTimeout(LIFT_MS);
  await page.evaluate(COUNT_FRAMES);
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS;
    await touch('touchMove', [{ x: 195 + 170 * Math.sin(part * 12), y: y + (780 - y) * part }]);
    await page.waitForTimeout(STEP_MS);
  }
  const gaps = (await page.evaluate('gaps')) as number[];
  await touch('touchEnd', []);
  return gaps.slice(1);
}
