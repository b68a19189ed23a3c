import { isContractProcedure } from '@orpc/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { queryClient } from '#web/query-client.ts';
import { type Changed, invalidateDependents } from '#web/stale.ts';
import { contract } from './contract.ts';
import './stale.ts';

beforeEach(() => void vi.stubGlobal('document', {}));
afterEach(() => {
  queryClient().clear();
  vi.unstubAllGlobals();
});

/** Every read whose output has one of these fields, as 'feature.endpoint'. */
function readsWith(fields: readonly string[], part: object = contract, within = ''): string[] {
  return Object.entries(part).flatMap(([key, entry]) => {
    const name = within + key;
    if (!isContractProcedure(entry)) return readsWith(fields, entry as object, `${name}.`);
    const { outputSchema, route } = entry['~orpc'];
    if (route.method !== 'GET' || !(outputSchema instanceof z.ZodType)) return [];
    const shape = JSON.stringify(z.toJSONSchema(outputSchema, { unrepresentable: 'any' }));
    return fields.some((field) => shape.includes(`"${field}":`)) ? [name] : [];
  });
}

function isStaleAfter(changed: Changed, read: string): boolean {
  const queryKey = [read.split('.'), { type: 'query' }];
  queryClient().setQueryData(queryKey, 'kept');
  invalidateDependents(changed);
  return queryClient().getQueryState(queryKey)?.isInvalidated ?? false;
}

/** Reads that show a person's own profile, which its feature invalidates itself, or that are for admins. */
const ELSEWHERE = /^(accounts|profiles|moderation|admin)\./;

test('a changed profile is refetched wherever its name and avatar appear', () => {
  const reads = readsWith(['avatarUrl', 'authorAvatar', 'authorName']).filter(
    (read) => !ELSEWHERE.test(read),
  );
  expect(reads).toEqual(expect.arrayContaining(['recipes.get', 'comments.list', 'household.get']));
  expect(reads.filter((read) => !isStaleAfter('profile', read))).toEqual([]);
});

test.each([
  'search.search',
  'favorites.saved',
  'groceryList.get',
  'mealPlan.range',
  'reels.list',
  'feed.list',
])('a changed recipe is refetched in %s', (read) => {
  expect(isStaleAfter('recipes', read)).toBe(true);
});

test.each(['recipes', 'reels', 'comments', 'profile'] as const)(
  'what is held of changed %s appears in the notices to its author',
  (changed) => {
    expect(isStaleAfter(changed, 'moderation.notices')).toBe(true);
  },
);
