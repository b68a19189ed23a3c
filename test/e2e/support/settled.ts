import type { Page, Request } from '@playwright/test';

/** Waits until nothing moves any more: an element in transition is at neither its old nor its new position or color. */
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
 * Tracks a page's requests, starting before it is opened. The returned function waits until all of them have completed, and
 * rendering their responses has caused no more: this is sooner than the half second of silence that 'networkidle' requires.
 */
export function following(page: Page): () => Promise<void> {
  const awaited = new Set<Request>();
  let tell = () => {};
  const over = (request: Request) => {
    awaited.delete(request);
    tell();
  };
  page.on('request', (request) => {
    // Event streams never end.
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
