import { describe, expect, test } from 'vitest';
import {
  addMinute,
  byEnd,
  formatLeft,
  isOver,
  leftOf,
  newTimer,
  pauseTimer,
  resumeTimer,
  withTimer,
} from './cook-timers.ts';

const START = 1_800_000_000_000;
const timer = newTimer('one', { step: 2, text: '5 minutes', seconds: 300 }, START);

describe('a kitchen timer', () => {
  test('follows the clock, however long nobody looked', () => {
    expect(leftOf(timer, START)).toBe(300_000);
    expect(leftOf(timer, START + 299_000)).toBe(1000);
    expect(isOver(timer, START + 299_999)).toBe(false);
    expect(isOver(timer, START + 300_000)).toBe(true);
    expect(leftOf(timer, START + 86_400_000)).toBe(0);
  });

  test('stops while it is paused', () => {
    const paused = pauseTimer(timer, START + 60_000);
    expect(leftOf(paused, START + 3_600_000)).toBe(240_000);
    expect(isOver(paused, START + 3_600_000)).toBe(false);
    expect(leftOf(resumeTimer(paused, START + 100_000), START + 200_000)).toBe(140_000);
    expect(resumeTimer(timer, START + 5)).toEqual(timer);
  });

  test('can be extended by a minute while running, paused or finished', () => {
    expect(leftOf(addMinute(timer, START + 10_000), START + 10_000)).toBe(350_000);
    const paused = pauseTimer(timer, START);
    expect(addMinute(paused, START)).toMatchObject({ endsAt: null, leftMs: 360_000 });
    const over = { ...timer, hasRung: true };
    const more = addMinute(over, START + 400_000);
    expect(more).toMatchObject({ endsAt: START + 460_000, hasRung: false });
    expect(pauseTimer(over, START + 400_000)).toBe(over);
  });

  test('is started once by a double press, and again for a second pot', () => {
    const again = (now: number) => newTimer('two', { step: 2, text: '5 minutes', seconds: 300 }, now);
    const ids = (ms: number) => withTimer([timer], again(START + ms), START + ms).map(({ id }) => id);
    expect([ids(0), ids(400), ids(2000)]).toEqual([['one'], ['one'], ['one', 'two']]);
    const other = newTimer('two', { step: 2, text: '1 minute', seconds: 60 }, START);
    expect(withTimer([timer], other, START)).toEqual([timer, other]);
  });

  test('the timers that ring next come first', () => {
    const later = newTimer('two', { step: 1, text: '1 hour', seconds: 3600 }, START);
    const paused = pauseTimer(newTimer('three', { step: 1, text: '1 minute', seconds: 60 }, START), START);
    expect([paused, later, timer].sort(byEnd).map(({ id }) => id)).toEqual(['one', 'two', 'three']);
  });
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [60_000, '1:00'],
  [65_000, '1:05'],
  [3_599_001, '1:00:00'],
  [3_723_000, '1:02:03'],
])('%i ms are shown as %s', (ms, shown) => {
  expect(formatLeft(ms)).toBe(shown);
});
