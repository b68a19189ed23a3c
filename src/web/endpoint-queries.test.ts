import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api, ApiQueries } from './api.ts';
import { type AboutCall, endpointQueries } from './endpoint-queries.ts';

interface Call {
  path: readonly string[];
  input: unknown;
  about: AboutCall;
}

const calls: Call[] = [];
const own = endpointQueries((path, input, about) => {
  calls.push({ path, input, about });
  return Promise.resolve('answered');
}) as ApiQueries;
const theirs = createTanstackQueryUtils({
  search: { search: () => 0 },
  recipes: { get: () => 0 },
} as unknown as Api);

/** The key of an endless list. */
function pagesOf(from: ApiQueries): unknown {
  const optionsOf = from.search.search.infiniteOptions as unknown as (options: object) => {
    queryKey: unknown;
  };
  const input = (cursor: number) => ({ q: 'soup', cursor });
  return optionsOf({ input, initialPageParam: 0 }).queryKey;
}

test('keys match oRPC’s, so that data sent by the server is found', () => {
  const input = { recipeId: 'soup' };
  expect(own.recipes.key()).toEqual(theirs.recipes.key());
  expect(own.recipes.get.key()).toEqual(theirs.recipes.get.key());
  expect(own.recipes.get.queryKey({ input })).toEqual(theirs.recipes.get.queryKey({ input }));
  expect(own.recipes.get.mutationOptions().mutationKey).toEqual(
    theirs.recipes.get.mutationOptions().mutationKey,
  );
  expect(pagesOf(own)).toEqual(pagesOf(theirs));
});

test('queries, changes and plain calls reach the endpoint with their input', async () => {
  const input = { recipeId: 'soup' };
  const client = new QueryClient();
  expect(await client.fetchQuery(own.recipes.get.queryOptions({ input }))).toBe('answered');
  await own.recipes.get.mutationOptions().mutationFn?.(input, {} as never);
  await own.recipes.get.call(input, { context: { userId: 'ann' } });
  expect(calls).toMatchObject([
    { path: ['recipes', 'get'], input, about: { kind: 'query', signal: expect.any(AbortSignal) } },
    { path: ['recipes', 'get'], input, about: { kind: 'mutation' } },
    { path: ['recipes', 'get'], input, about: { context: { userId: 'ann' } } },
  ]);
});

test('query options are kept, and created once', () => {
  const enabled = own.recipes.get.queryOptions({ input: { recipeId: 'soup' }, staleTime: 5 });
  expect(enabled.staleTime).toBe(5);
  expect(own.recipes.get).toBe(own.recipes.get);
});
