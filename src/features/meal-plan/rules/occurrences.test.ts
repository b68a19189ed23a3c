import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isPlainDate } from '#shared/dates.ts';
import { nextOccurrences } from './occurrences.ts';

const repeating = fc.constantFrom('daily', 'weekly', 'monthly', 'yearly');
const day = fc.integer({ min: 0, max: 84_005 }).map((offset) => addDays('1970-01-01', offset));
const monthEnd = (date: string) => addDays(`${date.slice(0, 8)}01`, 31).slice(0, 8);
const isLastOfMonth = (date: string) => addDays(date, 1) === `${monthEnd(date)}01`;

describe('a meal that repeats', () => {
  it.each([
    ['2026-03-27', 'daily', ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31']],
    ['2026-10-24', 'daily', ['2026-10-25', '2026-10-26', '2026-10-27', '2026-10-28']],
    ['2026-12-28', 'weekly', ['2027-01-04', '2027-01-11', '2027-01-18', '2027-01-25']],
    ['2026-01-31', 'monthly', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2028-01-30', 'monthly', ['2028-02-29', '2028-03-30', '2028-04-30', '2028-05-30']],
    ['2028-02-29', 'yearly', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ] as const)('from %s %s comes next on %s', (first, recurring, next) => {
    expect(nextOccurrences(first, recurring).slice(0, 4)).toEqual(next);
  });

  it('has 90 more occurrences, none past the end of the calendar', () => {
    expect(nextOccurrences('2026-01-31', 'monthly')).toHaveLength(90);
    expect(nextOccurrences('2199-12-29', 'daily')).toEqual(['2199-12-30', '2199-12-31']);
    expect(nextOccurrences('2199-12-31', 'yearly')).toEqual([]);
  });

  it('has none if it does not repeat', () => {
    expect(nextOccurrences('2026-01-31', 'none')).toEqual([]);
  });

  it('comes on days that exist, each later than the one before, at most 90 times', () => {
    fc.assert(
      fc.property(day, repeating, (first, recurring) => {
        const dates = nextOccurrences(first, recurring);
        expect(dates.length).toBeLessThanOrEqual(90);
        if (first < '2099') expect(dates).toHaveLength(90);
        expect(dates.every(isPlainDate)).toBe(true);
        for (const [index, date] of dates.entries()) expect(date > (dates[index - 1] ?? first)).toBe(true);
      }),
    );
  });

  it('keeps daily and weekly intervals across clock changes', () => {
    fc.assert(
      fc.property(
        day,
        fc.constantFrom(['daily', 1] as const, ['weekly', 7] as const),
        (first, [recurring, days]) => {
          for (const [index, date] of nextOccurrences(first, recurring).entries())
            expect(daysBetween(first, date)).toBe((index + 1) * days);
        },
      ),
    );
  });

  it('falls on its day of the month, or the last day of a shorter month', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('monthly', 'yearly'), (first, recurring) => {
        for (const date of nextOccurrences(first, recurring)) {
          const isItsDay = date.slice(8) === first.slice(8);
          expect(isItsDay || (isLastOfMonth(date) && date.slice(8) < first.slice(8))).toBe(true);
          if (recurring === 'yearly') expect(date.slice(5, 7)).toBe(first.slice(5, 7));
        }
      }),
    );
  });
});
