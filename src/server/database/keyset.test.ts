import { describe, expect, it } from 'vitest';
import { LONGEST_CURSOR } from '#shared/limits.ts';
import { cutPage, readCursor, writeCursor } from './keyset.ts';

const ID = '0f8f7f0e-6d3b-4d0c-9a52-3f1f2c9f1a11';

describe('a cursor', () => {
  it('is read as it was written, to the microsecond', () => {
    const place = { micros: 1_763_000_000_123_456, id: ID };
    expect(readCursor(writeCursor(place))).toEqual(place);
  });

  it('keeps the text of its position, or the start of a long one', () => {
    const read = (text: string) => readCursor(writeCursor({ micros: 0, id: ID, text }));
    for (const text of ['', 'Ann ~ O’Neill', 'ü'.repeat(60)])
      expect(read(text)).toEqual({ micros: 0, id: ID, text, isCut: false });
    const long = `x${'ü'.repeat(200)}`;
    expect(read(long)).toEqual({ micros: 0, id: ID, text: `x${'ü'.repeat(59)}`, isCut: true });
    expect(writeCursor({ micros: 0, id: ID, text: long }).length).toBeLessThanOrEqual(LONGEST_CURSOR);
  });

  it.each([
    `0.${ID}~AA`,
    `0.${ID}~%`,
    '',
    ID,
    `.${ID}`,
    `17.`,
    `-17.${ID}`,
    `1e9.${ID}`,
    `12345678901234567.${ID}`,
    `17.${ID}'--`,
    `17.${ID}\n`,
  ])('of another list is refused: %j', (cursor) => {
    expect(() => readCursor(cursor)).toThrow(
      'This page of the list does not exist. Please start from the first page.',
    );
  });

  it('is given only if there is a next page', () => {
    const rows = [3, 2, 1].map((micros) => ({ micros, id: ID }));
    expect(cutPage(rows, 2)).toEqual({ page: rows.slice(0, 2), nextCursor: `2.${ID}` });
    expect(cutPage(rows, 3)).toEqual({ page: rows, nextCursor: null });
    expect(cutPage([], 3)).toEqual({ page: [], nextCursor: null });
  });
});
