import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroceryChange } from './changes.ts';
import { readGroceryChange } from './read-change.ts';

const changes: GroceryChange[] = [
  { kind: 'tick', keys: ['a'], id: '1', place: 'home' },
  { kind: 'untick', keys: ['a'], seen: ['1'] },
  { kind: 'addItem', id: 'x', text: 'soap' },
  { kind: 'removeItem', id: 'x', text: 'soap' },
  { kind: 'setAmount', key: 'a', name: 'milk', amount: '2 l' },
  { kind: 'setStaple', key: 'a', name: 'salt', isStaple: false },
];

describe('a change of the list stored on the device', () => {
  it.each(changes)('is read as it was made: $kind', (change) => {
    expect(readGroceryChange(JSON.parse(JSON.stringify(change)))).toEqual(change);
  });

  it.each(changes)('is not read without any one of its parts: $kind', (change) => {
    for (const part of Object.keys(change))
      expect(readGroceryChange({ ...change, [part]: undefined }), part).toBeNull();
  });

  it('is read with the plan’s own amount', () => {
    const change = { kind: 'setAmount', key: 'a', name: 'milk', amount: null };
    expect(readGroceryChange(change)).toEqual(change);
  });

  it.each([
    [{ kind: 'tick', keys: ['a', 7], id: '1', place: 'home' }],
    [{ kind: 'tick', keys: ['a'], id: '1', place: 'cellar' }],
    [{ kind: 'setStaple', key: 'a', name: 'salt', isStaple: 'yes' }],
    [{ kind: 'constructor' }],
    [null],
  ])('is not read when malformed: %j', (stored) => {
    expect(readGroceryChange(stored)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (stored) => void readGroceryChange(stored)));
  });
});
