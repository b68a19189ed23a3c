import { describe, expect, it, vi } from 'vitest';
import { memoize, memoizeByObject, memoizeWith } from './memoize.ts';

describe('a memoized function of a text', () => {
  it('runs once per text, and returns the same result again', () => {
    const work = vi.fn((text: string) => ({ length: text.length }));
    const lengthOf = memoize(work);
    expect(lengthOf('rice')).toBe(lengthOf('rice'));
    expect(lengthOf('barley')).toEqual({ length: 6 });
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('does not remember long texts, nor more than its limit', () => {
    const work = vi.fn((text: string) => text.length);
    const lengthOf = memoize(work);
    const long = 'x'.repeat(1000);
    expect([lengthOf(long), lengthOf(long)]).toEqual([1000, 1000]);
    expect(work).toHaveBeenCalledTimes(2);
    lengthOf('first');
    for (let each = 0; each < 5_000; each++) lengthOf(`food ${each}`);
    work.mockClear();
    lengthOf('first');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('a memoized function of an object', () => {
  it('runs once per object, even if it finds nothing', () => {
    const work = vi.fn((dish: { name: string }) => (dish.name === 'rice' ? 'grain' : undefined));
    const kindOf = memoizeByObject(work);
    const [rice, stew] = [{ name: 'rice' }, { name: 'stew' }];
    expect([kindOf(rice), kindOf(stew), kindOf(rice), kindOf(stew)]).toEqual([
      'grain',
      undefined,
      'grain',
      undefined,
    ]);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe('a memoized function of a text and its context', () => {
  it('keeps results of different contexts apart', () => {
    const work = vi.fn((word: string, { names }: { names: string[] }) => names.includes(word));
    const isIn = memoizeWith(work);
    const [grains, fruits] = [{ names: ['rice'] }, { names: ['plum'] }];
    expect([isIn('rice', grains), isIn('rice', fruits), isIn('rice', grains)]).toEqual([true, false, true]);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
