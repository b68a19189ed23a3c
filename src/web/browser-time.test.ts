import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { inBrowserTime } from './browser-time.ts';

/** What a server read at these moments. */
function readAt(...moments: number[]): DehydratedState['queries'] {
  const cache = new QueryClient();
  for (const [at, updatedAt] of moments.entries()) cache.setQueryData([at], at, { updatedAt });
  return dehydrate(cache).queries;
}

describe('the data that the server read for a page', () => {
  it.each([-600_000, 0, 600_000])('counts as fresh from the request on, with a clock %i ms off', (ms) => {
    const now = Date.now() + ms;
    const [first, last] = inBrowserTime(readAt(now - 1_000, now)).map(({ state }) => state.dataUpdatedAt);
    expect(last).toBe(Math.round(performance.timeOrigin));
    expect((last ?? 0) - (first ?? 0)).toBe(1_000);
  });

  it('may be empty', () => expect(inBrowserTime([])).toEqual([]));
});
