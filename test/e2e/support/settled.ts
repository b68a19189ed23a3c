import type { Page, Request } from '@playwright/test';

/** Waits until nothing moves any more: what is on its way from one place or color to another is at neither. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    await frame();
    await frame();
    const moving = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await frame();
  });
}

/**
 * Follows what a page asks for, from before it is opened. The function waits until it has everything that it asked for,
 * and what it drew from that asked for nothing more: sooner than after the half second that 'networkidle' lets pass.
 */
export function following(page: Page): () => Promise<void> {
  const awaited = new Set<Request>();
  let tell = () => {};
  const over = (request: Request) => {
    awaited.delete(request);
    tell();
  };
  page.on('request', (request) => {
    // What the server tells of later never ends.
    if (request.resourceType() !== 'eventsource') awaited.add(request);
  });
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return async () => {
    await page.waitForLoadState('load');
    do {
      while (awaited.size > 0)
        await new Promise<void>((told) => {
          tell = told;
        });
      await settled(page);
    } while (awaited.size > 0);
  };
}
