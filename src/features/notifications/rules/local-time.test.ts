import { describe, expect, test } from 'vitest';
import { isQuiet, isTimeZone, localTime, mailDue, mealsDue, tipDue } from './local-time.ts';

const at = (time: string, zone: string) => {
  const local = localTime(new Date(time), zone);
  if (!local) throw new Error(`${zone} is unknown`);
  return local;
};

describe('tomorrow’s meals are due', () => {
  test.each([
    ['2026-11-21T16:59:00Z', 'Europe/Berlin', null],
    ['2026-11-21T17:00:00Z', 'Europe/Berlin', '2026-11-22'],
    ['2026-11-21T20:59:00Z', 'Europe/Berlin', '2026-11-22'],
    ['2026-11-21T21:00:00Z', 'Europe/Berlin', null],
    // Summer time ends in the night of 25 October: the evening before is still on summer time, the evening of that day is
    // not.
    ['2026-10-24T15:59:00Z', 'Europe/Berlin', null],
    ['2026-10-24T16:00:00Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T16:00:00Z', 'Europe/Berlin', null],
    ['2026-10-25T17:00:00Z', 'Europe/Berlin', '2026-10-26'],
    // Summer time starts in the night of 8 March.
    ['2026-03-07T23:00:00Z', 'America/New_York', '2026-03-08'],
    ['2026-03-08T21:59:00Z', 'America/New_York', null],
    ['2026-03-08T22:00:00Z', 'America/New_York', '2026-03-09'],
    // Zones with an offset of half an hour or more.
    ['2026-11-21T12:15:00Z', 'Asia/Kathmandu', '2026-11-22'],
    ['2026-11-21T12:14:00Z', 'Asia/Kathmandu', null],
    // The day after tomorrow in Greenwich.
    ['2026-11-22T04:00:00Z', 'Pacific/Honolulu', '2026-11-22'],
    ['2026-12-31T05:00:00Z', 'Pacific/Auckland', '2027-01-01'],
  ])('at %s in %s: %s', (time, zone, day) => {
    expect(mealsDue(at(time, zone))).toBe(day);
  });
});

test('an unknown time zone has no clock', () => {
  expect(isTimeZone('Europe/Berlin')).toBe(true);
  expect(isTimeZone('Middle-earth/Shire')).toBe(false);
  expect(localTime(new Date(), 'Middle-earth/Shire')).toBeNull();
});

test('midnight is the first minute of its day', () => {
  expect(at('2026-11-21T23:00:00Z', 'Europe/Berlin')).toEqual({ date: '2026-11-22', minutes: 0, weekday: 0 });
});

test('the tip is due on Sunday morning where the person lives', () => {
  expect(tipDue(at('2026-11-21T20:30:00Z', 'Pacific/Auckland'))).toBe('2026-11-22');
  expect(tipDue(at('2026-11-22T08:30:00Z', 'Europe/Berlin'))).toBe('2026-11-22');
  expect(tipDue(at('2026-11-22T08:30:00Z', 'America/New_York'))).toBeNull();
  expect(tipDue(at('2026-11-23T08:30:00Z', 'Europe/Berlin'))).toBeNull();
});

test('emails are due in the morning', () => {
  expect(mailDue(at('2026-11-23T08:30:00Z', 'Europe/Berlin'))).toBe('2026-11-23');
  expect(mailDue(at('2026-11-23T18:30:00Z', 'Europe/Berlin'))).toBeNull();
});

describe('quiet hours', () => {
  test.each([
    [21 * 60 + 59, false],
    [22 * 60, true],
    [0, true],
    [6 * 60 + 59, true],
    [7 * 60, false],
  ])('over midnight: minute %i is quiet: %s', (minute, quiet) => {
    expect(isQuiet(minute, { from: 22 * 60, until: 7 * 60 })).toBe(quiet);
  });

  test('may be within a day', () => {
    expect([779, 780, 899, 900].map((minute) => isQuiet(minute, { from: 780, until: 900 }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('that end when they start do not count', () => {
    expect(isQuiet(600, { from: 600, until: 600 })).toBe(false);
    expect(isQuiet(600, null)).toBe(false);
  });
});
