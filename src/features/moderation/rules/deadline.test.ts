import { expect, test } from 'vitest';
import { hoursWaiting, isLate, waitingText } from './deadline.ts';

const now = new Date('2026-05-02T12:00:00Z');

test.each([
  ['2026-05-02T11:30:00Z', 'waiting less than an hour', false],
  ['2026-05-02T11:00:00Z', 'waiting 1 hour', false],
  ['2026-05-01T12:00:00Z', 'waiting 24 hours', false],
  ['2026-05-01T11:59:00Z', 'waiting 24 hours', true],
  ['2026-04-29T11:00:00Z', 'waiting 3 days', true],
  ['2026-05-02T12:30:00Z', 'waiting less than an hour', false],
])('a report of %s is %s', (since, text, late) => {
  const at = new Date(since);
  expect(waitingText(hoursWaiting(at, now))).toBe(text);
  expect(isLate(at, now)).toBe(late);
});
