import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { afterFailure, changesOf, inOrder, isStuck, newEntry, readEntry } from './entry.ts';

const text = (stored: unknown) => (typeof stored === 'string' ? stored : null);
const made = (change: string) => ({ change, kitchenId: 'home' });
const entry = newEntry('a', made('soup'), [], 1000);

describe('a new change', () => {
  it('comes after every pending one, even if the clock was set back', () => {
    const second = newEntry('b', made('salad'), [entry], 400);
    const third = newEntry('c', made('stew'), [entry, second], 1001);
    expect(inOrder([third, entry, second]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('can be read as stored', () => {
    expect(readEntry(JSON.parse(JSON.stringify(entry)), text)).toEqual(entry);
  });
});

test('changes of two tabs in the same millisecond have the same order everywhere', () => {
  const other = newEntry('b', made('salad'), [], 1000);
  expect(inOrder([other, entry])).toEqual(inOrder([entry, other]));
});

describe('a malformed stored change', () => {
  it.each([
    [null],
    ['soup'],
    [{}],
    [{ ...entry, id: 7 }],
    [{ ...entry, at: '1000' }],
    [{ ...entry, tries: null }],
    [{ ...entry, failures: undefined }],
    [{ ...entry, kitchenId: null }],
    [{ ...entry, change: 7 }],
    [{ ...entry, change: undefined }],
  ])('is not read: %j', (stored) => {
    expect(readEntry(stored, text)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (stored) => void readEntry(stored, text)));
  });
});

describe('after a failed attempt', () => {
  const waits = (code: Parameters<typeof afterFailure>[1], times: number) => {
    let now = { tries: 0, failures: 0 };
    return Array.from({ length: times }, () => {
      const after = afterFailure(now, code);
      if (after === 'refused') return after;
      now = after.edit;
      return after.waitMs / 1000;
    });
  };

  it.each(['offline', 'unavailable', 'rate_limited', 'not_signed_in'] as const)(
    'a change waits 1 s, doubling up to 30 s, without end (%s)',
    (code) => {
      expect(waits(code, 8)).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
    },
  );

  it('a change that crashes the server is given up after three attempts', () => {
    expect(waits('internal', 3)).toEqual([1, 2, 'refused']);
  });

  it('attempts without a connection do not count towards those three', () => {
    expect(afterFailure({ tries: 9, failures: 0 }, 'internal')).toMatchObject({ waitMs: 30_000 });
    expect(afterFailure({ tries: 9, failures: 2 }, 'offline')).toMatchObject({ waitMs: 30_000 });
  });

  it.each([
    'invalid_input',
    'not_found',
    'conflict',
    'forbidden',
    'subscription_required',
    'too_large',
  ] as const)('a change that the server refuses is not sent again (%s)', (code) => {
    expect(afterFailure(entry, code)).toBe('refused');
  });
});

test('an undone change is not shown, nor one for another kitchen', () => {
  const undone = { ...entry, id: 'b', change: 'salad', undone: true };
  const elsewhere = { ...entry, id: 'c', change: 'stew', kitchenId: 'before' };
  expect(changesOf([entry, undone, elsewhere], 'home')).toEqual(['soup']);
});

test('changes count as stuck after a failed attempt or offline, but not while being sent', () => {
  expect(isStuck([{ ...entry, isSent: true }], true)).toBe(false);
  expect(isStuck([{ ...entry, tries: 1 }], true)).toBe(true);
  expect(isStuck([entry], false)).toBe(true);
  expect(isStuck([], false)).toBe(false);
});
