import { expect, test } from 'vitest';
import { compareEntry, newComparison } from './ledger.ts';
import { WRITES } from './writes.ts';

const [meals] = WRITES;
const REMOVED = meals?.steps.length ?? 0;

test.each([
  ['what was made and is there', { tried: 1, acknowledged: 1, seen: 1 }, [], []],
  ['what was made and is gone', { tried: 1, acknowledged: 1, seen: null }, ['meals x 1'], []],
  ['a change that is gone', { tried: 2, acknowledged: 2, seen: 1 }, ['meals x 2'], []],
  ['a change that nobody heard of', { tried: 2, acknowledged: 1, seen: 2 }, [], []],
  ['a change that nobody made', { tried: 1, acknowledged: 1, seen: 2 }, [], ['meals x 2']],
  ['what was removed and is gone', { tried: REMOVED, acknowledged: REMOVED, seen: null }, [], []],
  ['what was removed and is back', { tried: REMOVED, acknowledged: REMOVED, seen: 2 }, ['meals x 3'], []],
  ['what was refused and is not there', { tried: 1, acknowledged: 0, seen: null }, [], []],
])('after a kill, %s is recognized', (_, { tried, acknowledged, seen }, lost, phantoms) => {
  if (!meals) throw new Error('There is nothing to write.');
  const comparison = newComparison();
  const entry = { write: meals, id: 'x', as: '', tried, acknowledged };
  compareEntry(comparison, entry, seen === null ? undefined : { step: seen });
  expect(comparison).toMatchObject({ lost, phantoms });
});
