import { describe, expect, test } from 'vitest';
import { type Attempt, isDue, problemOf } from './schedule.ts';

/** In local time. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute);
const good = (startedAt: Date): Attempt => ({ startedAt, finishedAt: startedAt, failure: null });
const bad = (startedAt: Date): Attempt => ({
  startedAt,
  finishedAt: startedAt,
  failure: 'The disk is full.',
});
const history = (...attempts: Attempt[]) => ({
  newest: attempts.at(-1) ?? null,
  lastGood: attempts.findLast(({ failure }) => failure === null) ?? null,
});

describe('a backup is due', () => {
  test.each([
    ['at once, if there is none', history(), at(5, 1), true],
    ['not before its hour', history(good(at(4, 3))), at(5, 2, 59), false],
    ['at its hour', history(good(at(4, 3))), at(5, 3), true],
    ['once a day', history(good(at(5, 3))), at(5, 23), false],
    ['later the same day, if the server was off', history(good(at(3, 3))), at(5, 17), true],
    ['not within an hour of a failure', history(good(at(4, 3)), bad(at(5, 3))), at(5, 3, 50), false],
    ['an hour after a failure', history(good(at(4, 3)), bad(at(5, 3))), at(5, 4), true],
  ])('%s', (_when, known, now, expected) => {
    expect(isDue(known, 3, now)).toBe(expected);
  });
});

describe('admins are warned', () => {
  test.each([
    ['not on the first day', history(), at(1, 0), at(2, 11), null],
    ['if there is still none the next day', history(), at(1, 0), at(2, 13), 'old'],
    ['not while the last one is a day old', history(good(at(4, 3))), at(1, 0), at(5, 14), null],
    ['if the last one is older', history(good(at(4, 3))), at(1, 0), at(5, 16), 'old'],
    ['if the last one failed', history(good(at(4, 3)), bad(at(5, 3))), at(1, 0), at(5, 4), 'failed'],
    ['not after the next one', history(bad(at(5, 3)), good(at(5, 4))), at(1, 0), at(5, 5), null],
    ['not of a failure before backups were turned on', history(bad(at(5, 3))), at(6, 0), at(6, 1), null],
  ])('%s', (_when, known, since, now, expected) => {
    expect(problemOf(known, since, now)).toBe(expected);
  });
});
