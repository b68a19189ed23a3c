import { expect, test } from 'vitest';
import { isEditable } from './editing.ts';

test.each([
  ['2026-05-02T12:00:00Z', true],
  ['2026-05-02T12:14:59Z', true],
  ['2026-05-02T12:15:00Z', false],
])('a comment of 12:00 at %s can be edited: %s', (now, can) => {
  expect(isEditable(new Date('2026-05-02T12:00:00Z'), new Date(now))).toBe(can);
});
