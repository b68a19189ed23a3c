import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { MINUTE_MS } from '#shared/durations.ts';
import { Refusal } from './errors.ts';
import { inBrowserTime, queryClient } from './query-client.ts';

const SECOND = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A query that always fails, and the times of its attempts in seconds. */
function failing(error: Error) {
  const started = Date.now();
  const tries: number[] = [];
  const read = queryClient()
    .fetchQuery({
      queryKey: ['soup'],
      queryFn: () => {
        tries.push((Date.now() - started) / SECOND);
        throw error;
      },
    })
    .catch((failure: Error) => failure);
  return { tries, read };
}

test('a failed read is retried three times, after 1 s and then doubling', async () => {
  const { tries, read } = failing(new TypeError('Failed to fetch'));
  await vi.runAllTimersAsync();
  expect(await read).toBeInstanceOf(TypeError);
  expect(tries).toEqual([0, 1, 3, 7]);
});

test('no wait between retries is longer than 30 s', () => {
  const { retryDelay } = queryClient().getDefaultOptions().queries ?? {};
  if (typeof retryDelay !== 'function') throw new Error('The wait does not depend on the try.');
  expect([0, 1, 4, 5, 20].map((attempt) => retryDelay(attempt, new Error()))).toEqual([
    1000, 2000, 16_000, 30_000, 30_000,
  ]);
});

test('refusals are not retried', async () => {
  const { tries, read } = failing(new Refusal('not_found', 'No such soup.'));
  await vi.runAllTimersAsync();
  expect(await read).toBeInstanceOf(Refusal);
  expect(tries).toEqual([0]);
});

test('a response is fresh for 5 minutes, then refetched', async () => {
  const client = queryClient();
  let asked = 0;
  const read = () =>
    client.fetchQuery({
      queryKey: ['soup'],
      queryFn: () => ++asked,
    });
  expect(await read()).toBe(1);
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - SECOND);
  expect(await read()).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(await read()).toBe(2);
});

test('in a browser, unused responses are evicted after 5 minutes', async () => {
  vi.stubGlobal('document', {});
  const client = queryClient();
  await client.fetchQuery({ queryKey: ['soup'], queryFn: () => 'hot' });
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - SECOND);
  expect(client.getQueryData(['soup'])).toBe('hot');
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(client.getQueryData(['soup'])).toBeUndefined();
});

test('on the server, no timer keeps page data alive', async () => {
  await queryClient().fetchQuery({ queryKey: ['soup'], queryFn: () => 'hot' });
  expect(vi.getTimerCount()).toBe(0);
});

test('connection failures are logged, refusals are not', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  failing(new Refusal('not_found', 'No such soup.'));
  await vi.runAllTimersAsync();
  expect(logged).not.toHaveBeenCalled();
  const lost = new TypeError('Failed to fetch');
  failing(lost);
  await vi.runAllTimersAsync();
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Plateful could not answer'), lost);
});

/** Data that a server read at these times. */
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
