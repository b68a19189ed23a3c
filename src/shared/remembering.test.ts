import { describe, expect, it, vi } from 'vitest';
import { remembering } from './remembering.ts';

describe('a function of a text that remembers', () => {
  it('works once for a text, and gives the same answer again', () => {
    const work = vi.fn((text: string) => ({ length: text.length }));
    const lengthOf = remembering(work);
    expect(lengthOf('rice')).toBe(lengthOf('rice'));
    expect(lengthOf('barley')).toEqual({ length: 6 });
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('does not keep long texts, nor more than it may', () => {
    const work = vi.fn((text: string) => text.length);
    const lengthOf = remembering(work);
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
