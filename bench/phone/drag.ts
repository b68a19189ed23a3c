import type { CDPSession, Locator, Page } from '@playwright/test';
import { openPhone } from './page.ts';

const LIFT_MS = 500;
const STEPS = 120;
const STEP_MS = 12;
const SETTLE_MS = 2000;
/** Frames come every 16.7 ms; a longer gap means a dropped frame. */
const ON_TIME_MS = 20;

// Runs in the page and records the milliseconds between frames.
const COUNT_FRAMES = `
  globalThis.gaps = [];
  let last = performance.now();
  const note = (now) => { gaps.push(now - last); last = now; requestAnimationFrame(note); };
  requestAnimationFrame(note);
`;

export interface Dragged {
  frames: number;
  late: number;
  /** Milliseconds. */
  p95: number;
}

/** How many frames were late while a finger drags a meal across a month on an emulated phone; best of three attempts. */
export function dragOnPhone(address: string, cookie: string): Promise<Dragged> {
  return onPhone(async (page) => {
    await page.setExtraHTTPHeaders({ cookie });
    await page.goto(address);
    await page.locator('html[data-hydrated]').waitFor();
    return page.getByRole('cell').getByRole('listitem').first();
  });
}

/** The same on a bare page, on which one element follows the finger. */
export function dragOnBarePage(): Promise<Dragged> {
  return onPhone(async (page) => {
    await page.setContent(BARE_PAGE);
    return page.getByText('Soup');
  });
}

const BARE_PAGE = `<meta name="viewport" content="width=device-width">
  <p style="position: fixed; width: 60px; will-change: transform; touch-action: none">Soup</p>
  <script>
    const soup = document.querySelector('p');
    addEventListener('touchmove', (event) => {
      event.preventDefault();
      const { clientX, clientY } = event.touches[0];
      soup.style.transform = 'translate(' + clientX + 'px, ' + clientY + 'px)';
    }, { passive: false });
  </script>`;

async function onPhone(open: (page: Page) => Promise<Locator>): Promise<Dragged> {
  const tries: Dragged[] = [];
  for (let at = 0; at < 3; at++) tries.push(await dragOnce(open));
  return tries.sort((a, b) => a.late - b.late)[0] as Dragged;
}

async function dragOnce(open: (page: Page) => Promise<Locator>): Promise<Dragged> {
  const { browser, page, session } = await openPhone();
  try {
    const lifted = await open(page);
    await page.waitForTimeout(SETTLE_MS);
    const gaps = await drag(page, session, lifted);
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

async function drag(page: Page, session: CDPSession, lifted: Locator): Promise<number[]> {
  const box = await lifted.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
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
