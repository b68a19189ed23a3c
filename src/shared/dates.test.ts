import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  clampDate,
  daysBetween,
  formatDate,
  isPlainDate,
  localDay,
  monthGrid,
  startOfWeek,
  todayIn,
  weekOf,
} from './dates.ts';

const day = fc.integer({ min: 0, max: 84_005 }).map((offset) => addDays('1970-01-01', offset));

/** The result of a computation on a machine in this time zone. */
function inTimeZone<Result>(zone: string, compute: () => Result): Result {
  const here = process.env.TZ;
  process.env.TZ = zone;
  try {
    return compute();
  } finally {
    if (here === undefined) delete process.env.TZ;
    else process.env.TZ = here;
  }
}

describe('days', () => {
  it.each([
    ['1970-01-01', true],
    ['2199-12-31', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['2023-02-29', false],
    ['2100-02-29', false],
    ['1969-12-31', false],
    ['2200-01-01', false],
    ['2025-13-01', false],
    ['2025-00-10', false],
    ['2025-04-31', false],
    ['2025-4-1', false],
    [' 2025-04-01', false],
    ['2025-04-01T00:00', false],
    ['２０２５-04-01', false],
    ['', false],
  ])('%s exists: %s', (text, expected) => {
    expect(isPlainDate(text)).toBe(expected);
  });

  it.each([null, undefined, 20250401, {}, ['2025-04-01']])('%s is not a day', (value) => {
    expect(isPlainDate(value)).toBe(false);
  });

  it.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2025-01-15', -1, '2024-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-05-31', -14, '2024-03-31'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it.each([
    ['2025-11-23', '2025-11-17'],
    ['2025-11-24', '2025-11-24'],
    ['2025-12-31', '2025-12-29'],
    ['2026-01-01', '2025-12-29'],
  ])('the week of %s starts on %s', (date, expected) => {
    expect(startOfWeek(date)).toBe(expected);
  });

  it.each([
    ['2025-11-23', 'sunday', '2025-11-23'],
    ['2025-11-22', 'sunday', '2025-11-16'],
    ['2025-11-22', 'saturday', '2025-11-22'],
    ['2025-11-21', 'saturday', '2025-11-15'],
    ['2025-11-23', 'monday', '2025-11-17'],
    ['2025-11-23', null, '2025-11-17'],
  ] as const)('the week of %s starts, from %s, on %s', (date, weekStart, expected) => {
    expect(startOfWeek(date, weekStart)).toBe(expected);
    expect(weekOf(date, weekStart)).toHaveLength(7);
    expect(weekOf(date, weekStart).at(0)).toBe(expected);
    expect(weekOf(date, weekStart)).toContain(date);
  });

  it('a month is shown in full weeks from any chosen day', () => {
    for (const [weekStart, first, last] of [
      ['monday', '2025-10-27', '2025-11-30'],
      ['sunday', '2025-10-26', '2025-12-06'],
      ['saturday', '2025-11-01', '2025-12-05'],
    ] as const) {
      const grid = monthGrid('2025-11-23', weekStart);
      expect([grid.at(0), grid.at(-1), grid.length % 7]).toEqual([first, last, 0]);
    }
  });

  it('a month is shown in full weeks from Sunday', () => {
    expect(monthGrid('2026-02-14')).toHaveLength(28);
    expect(monthGrid('2025-11-23').at(0)).toBe('2025-10-26');
    expect(monthGrid('2025-11-23').at(-1)).toBe('2025-12-06');
    expect(monthGrid('2025-08-01')).toHaveLength(42);
  });

  it.each([
    ['MMMM d, yyyy', 'November 3, 2025'],
    ['MMM d', 'Nov 3'],
    ['MMM d, yyyy', 'Nov 3, 2025'],
    ['MMMM yyyy', 'November 2025'],
    ['EEEE, MMMM d, yyyy', 'Monday, November 3, 2025'],
    ['EEE, MMM d', 'Mon, Nov 3'],
    ['EEE', 'Mon'],
    ['EEEE', 'Monday'],
    ['d', '3'],
  ] as const)('written as %s is %s', (pattern, expected) => {
    expect(formatDate('2025-11-03', pattern)).toBe(expected);
  });

  it('today is the date where the person is', () => {
    const now = new Date('2025-11-23T23:30:00Z');
    expect(todayIn(now, 'UTC')).toBe('2025-11-23');
    expect(todayIn(now, 'Europe/Berlin')).toBe('2025-11-24');
    expect(todayIn(now, 'America/Los_Angeles')).toBe('2025-11-23');
    expect(todayIn(now, 'Pacific/Kiritimati')).toBe('2025-11-24');
    expect(todayIn(now, 'Nowhere/Land')).toBe('2025-11-23');
  });

  it('days out of range become the nearest allowed one', () => {
    expect(clampDate('1969-12-28')).toBe('1970-01-01');
    expect(clampDate('2200-01-04')).toBe('2199-12-31');
    expect(clampDate('2025-05-05')).toBe('2025-05-05');
  });

  it('adding days and counting them agree', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -3000, max: 3000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });

  it('a week has seven days from Monday and contains its day, and a grid contains its month', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(isPlainDate(date)).toBe(true);
        const week = weekOf(date);
        expect(week).toHaveLength(7);
        expect(formatDate(week[0] ?? '', 'EEE')).toBe('Mon');
        expect(week).toContain(date);
        const grid = monthGrid(date);
        expect(grid.length % 7).toBe(0);
        expect(formatDate(grid[0] ?? '', 'EEE')).toBe('Sun');
        const month = grid.filter((shown) => shown.startsWith(date.slice(0, 7)));
        expect(month).toContain(addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1));
        expect(month[0]).toBe(`${date.slice(0, 7)}-01`);
      }),
    );
  });

  it('adding months keeps the day of the month, or uses its last day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -120, max: 120 }), (date, months) => {
        const moved = addMonths(date, months);
        const index = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(index(moved) - index(date)).toBe(months);
        if (moved.slice(8) !== date.slice(8)) expect(addDays(moved, 1).slice(8)).toBe('01');
      }),
    );
  });

  it('no machine’s time zone shifts a day', () => {
    const days = ['2025-03-09', '2025-03-30', '2025-11-02', '2011-12-30', '1970-01-01', '2199-12-31'];
    const seen = [
      'UTC',
      'Europe/Berlin',
      'America/New_York',
      'Pacific/Apia',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
    ].map((zone) =>
      inTimeZone(zone, () => {
        expect(new Date().getTimezoneOffset() === 0, zone).toBe(zone === 'UTC');
        return days.map((day) => [
          isPlainDate(day),
          addDays(day, 1),
          addMonths(day, 1),
          weekOf(day),
          monthGrid(day),
          formatDate(day, 'EEEE, MMMM d, yyyy'),
          daysBetween(day, '2025-10-26'),
        ]);
      }),
    );
    for (const there of seen) expect(there).toEqual(seen[0]);
    expect(seen[0]?.[0]).toContain('Sunday, March 9, 2025');
  });

  // Half an hour before or after midnight: around both changes of the clock, on the 31st and on 29 February.
  it.each([
    ['America/Los_Angeles', '2026-03-09T06:30:00Z', '2026-03-08'],
    ['America/Los_Angeles', '2026-11-01T06:30:00Z', '2026-10-31'],
    ['America/Los_Angeles', '2026-11-02T07:30:00Z', '2026-11-01'],
    ['America/Los_Angeles', '2028-03-01T07:30:00Z', '2028-02-29'],
    ['America/St_Johns', '2026-01-31T04:00:00Z', '2026-01-31'],
    ['America/St_Johns', '2026-03-09T02:00:00Z', '2026-03-08'],
    ['America/St_Johns', '2026-11-02T03:00:00Z', '2026-11-01'],
    ['America/St_Johns', '2028-03-01T03:00:00Z', '2028-02-29'],
    // Here the clocks change at midnight: that day begins at one o'clock.
    ['America/Santiago', '2026-09-06T04:30:00Z', '2026-09-06'],
    ['Asia/Kolkata', '2026-01-30T19:00:00Z', '2026-01-31'],
    ['Asia/Kolkata', '2028-02-28T19:00:00Z', '2028-02-29'],
    ['Pacific/Kiritimati', '2026-01-30T10:30:00Z', '2026-01-31'],
    ['Pacific/Kiritimati', '2028-02-28T10:30:00Z', '2028-02-29'],
    ['Europe/Berlin', '2026-03-29T22:30:00Z', '2026-03-30'],
    ['Europe/Berlin', '2026-10-25T23:30:00Z', '2026-10-26'],
    ['Europe/Berlin', '2028-02-28T23:30:00Z', '2028-02-29'],
    ['Australia/Lord_Howe', '2026-04-05T14:00:00Z', '2026-04-06'],
    ['Australia/Lord_Howe', '2026-10-03T14:00:00Z', '2026-10-04'],
    ['Australia/Lord_Howe', '2026-10-04T13:30:00Z', '2026-10-05'],
    ['Australia/Lord_Howe', '2028-02-28T13:30:00Z', '2028-02-29'],
  ])(
    'a device in %s has at %s the day %s, and so has the server that knows where it is',
    (zone, instant, day) => {
      const now = new Date(instant);
      expect(inTimeZone(zone, () => localDay(now))).toBe(day);
      expect(todayIn(now, zone)).toBe(day);
    },
  );
});
