import { expect, test } from 'vitest';
import { listsWithin } from './candidates.ts';

test('a list that is evicted while it is read still reaches its waiting callers', async () => {
  const lists = listsWithin<{ id: string }>(5);
  const slow = Promise.withResolvers<{ id: string }[]>();
  const waiting = lists.forceFetch('slow', { context: () => slow.promise });
  for (const name of ['first', 'second', 'third'])
    await lists.forceFetch(name, { context: async () => [{ id: name }, { id: name }] });
  slow.resolve([{ id: 'late' }]);
  expect(await waiting).toEqual([{ id: 'late' }]);
});
