import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '#server/language.ts';
import { addDays, isPlainDate, weekOf } from '#shared/dates.ts';
import {
  dateChoices,
  freeMealType,
  isDayComplete,
  MEAL_TYPES,
  mealsByDate,
  mealsByType,
  narrowStart,
  narrowWindow,
  PLAN_VIEWS,
  planAddress,
  planHeading,
  rangeProblem,
  stepDate,
  stepNarrow,
  suggestedDay,
  typeCounts,
  visibleRange,
} from './calendar.ts';

const TODAY = '2025-11-21';
const day = fc.integer({ min: 0, max: 84_005 }).map((offset) => addDays('1970-01-01', offset));
const view = fc.constantFrom(...PLAN_VIEWS);
const types = (text: string) =>
  text
    .split('')
    .map((letter) => ({ mealType: MEAL_TYPES.find((type) => type.startsWith(letter)) ?? 'Snack' }));

describe('the address of the plan', () => {
  it.each([
    ['2025-12-24', 'weekly', '2025-12-24', 'weekly', false],
    [null, null, TODAY, 'monthly', true],
    ['2025-02-30', 'daily', TODAY, 'daily', true],
    ['2025-12-24', 'yearly', '2025-12-24', 'monthly', true],
    ['1969-12-31', '', TODAY, 'monthly', true],
    ['<script>', 'Daily', TODAY, 'monthly', true],
  ])('date %s and view %s', (date, given, expectedDate, expectedView, corrected) => {
    expect(planAddress({ date, view: given }, TODAY)).toEqual({
      date: expectedDate,
      view: expectedView,
      corrected,
    });
  });

  it('is stable', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.option(fc.string()), day, (date, given, today) => {
        const address = planAddress({ date, view: given }, today);
        expect(planAddress(address, today)).toEqual({ ...address, corrected: false });
      }),
    );
  });
});

describe('the views', () => {
  it.each([
    ['daily', '2025-11-03', 'November 3, 2025'],
    ['weekly', '2025-11-23', 'Nov 17 - Nov 23, 2025'],
    ['weekly', '2025-12-31', 'Dec 29 - Jan 4, 2026'],
    ['monthly', '2025-11-03', 'November 2025'],
  ] as const)('%s of %s is headed %s', (given, date, heading) => {
    expect(planHeading(given, date)).toBe(heading);
  });

  it.each([
    ['daily', '2025-11-30', 1, '2025-12-01'],
    ['weekly', '2025-11-26', 1, '2025-12-01'],
    ['weekly', '2025-11-30', -1, '2025-11-17'],
    ['monthly', '2025-01-31', 1, '2025-02-28'],
    ['monthly', '2199-12-05', 1, '2199-12-31'],
    ['daily', '1970-01-01', -1, '1970-01-01'],
  ] as const)('%s: %s and %i is %s', (given, date, step, expected) => {
    expect(stepDate(given, date, step)).toBe(expected);
  });

  it('a week is stepped to its own first day', () => {
    expect(stepDate('weekly', '2025-11-26', 1, 'sunday')).toBe('2025-11-30');
  });

  it('contain their day, and only days that can be requested', () => {
    fc.assert(
      fc.property(view, day, (given, date) => {
        const { from, to } = visibleRange(given, date);
        expect(from <= date && date <= to).toBe(true);
        expect(rangeProblem(from, to)).toBeNull();
        expect(isPlainDate(stepDate(given, date, 1)) && isPlainDate(stepDate(given, date, -1))).toBe(true);
      }),
    );
  });

  it.each([
    ['en', null, '2025-10-26'],
    ['de', null, '2025-10-27'],
    ['de', 'sunday', '2025-10-26'],
  ] as const)(
    'in %s, with %s chosen as first day, the grid of November begins on %s',
    (language, chosen, first) => {
      expect(inLanguage(language, () => visibleRange('monthly', '2025-11-23', chosen)).from).toBe(first);
    },
  );

  it('offer 14 days to plan on', () => {
    const choices = dateChoices(TODAY);
    expect(choices).toHaveLength(14);
    expect(choices.slice(0, 3).map(({ label }) => label)).toEqual(['Today', 'Tomorrow', 'Sun, Nov 23']);
    expect(choices.at(-1)).toEqual({ date: '2025-12-04', label: 'Thu, Dec 4' });
  });

  it('also offer the day being planned for, once', () => {
    expect(dateChoices(TODAY, '2025-11-22')).toHaveLength(14);
    expect(dateChoices(TODAY, '2026-05-05').slice(13)).toEqual([
      { date: '2025-12-04', label: 'Thu, Dec 4' },
      { date: '2026-05-05', label: 'Tue, May 5' },
    ]);
  });

  it.each([
    ['', 'Dinner'],
    ['L', 'Dinner'],
    ['D', 'Breakfast'],
    ['BD', 'Lunch'],
    ['BLD', 'Snack'],
    ['BLDS', 'Dinner'],
  ])('a day with %s most likely gets a %s next', (letters, expected) => {
    const meals = [...letters].flatMap((letter) =>
      MEAL_TYPES.filter((type) => type.startsWith(letter)).map((mealType) => ({ mealType })),
    );
    expect(freeMealType(meals)).toBe(expected);
  });

  it.each([
    ['daily', '2025-11-25', '2025-11-25'],
    ['weekly', '2025-11-17', TODAY],
    ['weekly', '2025-12-03', '2025-12-02'],
    ['monthly', '2025-11-01', TODAY],
    ['monthly', '2025-12-31', '2025-12-02'],
  ] as const)('a suggestion in the %s view of %s goes to %s', (view, date, expected) => {
    const days = new Map([
      ['2025-12-01', [{ mealType: 'Dinner' as const }]],
      ['2025-12-02', [{ mealType: 'Lunch' as const }]],
    ]);
    expect(suggestedDay(view, date, TODAY, days)).toBe(expected);
  });

  it.each([
    ['BLD', true],
    ['BLDS', true],
    ['BBLD', true],
    ['BLS', false],
    ['DD', false],
    ['', false],
  ])('a day with %s is complete: %s', (letters, complete) => {
    expect(isDayComplete(types(letters))).toBe(complete);
  });

  it('count meals by type, in the order of the day', () => {
    expect(typeCounts(types('DDBS')).map(({ mealType, count }) => [mealType, count])).toEqual([
      ['Breakfast', 1],
      ['Dinner', 2],
      ['Snack', 1],
    ]);
    expect(typeCounts([])).toEqual([]);
  });

  it('group meals by type and by day', () => {
    const meals = [
      { id: 'c', mealType: 'Dinner' as const, date: TODAY, addedAt: '2025-01-02T00:00:00.000Z' },
      { id: 'a', mealType: 'Dinner' as const, date: TODAY, addedAt: '2025-01-01T00:00:00.000Z' },
      { id: 'b', mealType: 'Lunch' as const, date: '2025-11-22', addedAt: '2025-01-01T00:00:00.000Z' },
    ];
    expect(mealsByType(meals).map(({ mealType, meals }) => [mealType, meals.map(({ id }) => id)])).toEqual([
      ['Breakfast', []],
      ['Lunch', ['b']],
      ['Dinner', ['a', 'c']],
      ['Snack', []],
    ]);
    expect(mealsByDate(meals).get(TODAY)).toHaveLength(2);
  });

  it.each([
    ['2025-11-17', 0, 'Showing 1-2 of 7 days', false, true],
    ['2025-11-20', 3, 'Showing 4-5 of 7 days', true, true],
    ['2025-11-23', 5, 'Showing 6-7 of 7 days', true, false],
    ['2025-12-25', 4, 'Showing 5-6 of 7 days', true, true],
  ])('on a narrow screen on %s the week begins at %i', (today, start, text, hasPrevious, hasNext) => {
    const week = weekOf('2025-11-21');
    expect(narrowStart(week, today, '2025-11-21')).toBe(start);
    expect(narrowWindow(week, start)).toEqual({
      days: week.slice(start, start + 2),
      text,
      hasPrevious,
      hasNext,
    });
  });

  it('a narrow screen reaches every day of the week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), (start) => {
        const week = weekOf(TODAY);
        const seen = new Set<string>();
        for (let at = start, tries = 0; tries < 4; at = stepNarrow(at, -1), tries++)
          for (const shown of narrowWindow(week, at).days) seen.add(shown);
        for (let at = start, tries = 0; tries < 4; at = stepNarrow(at, 1), tries++)
          for (const shown of narrowWindow(week, at).days) seen.add(shown);
        expect(seen.size).toBe(7);
      }),
    );
  });

  it.each([
    [undefined, undefined, null],
    ['2025-11-01', '2025-11-01', null],
    ['2025-11-02', '2025-11-01', 'The end date cannot be before the start date.'],
    ['2025-02-30', undefined, 'Please choose a date that exists, from 1970-01-01 to 2199-12-31.'],
    [undefined, '2200-01-01', 'Please choose a date that exists, from 1970-01-01 to 2199-12-31.'],
  ])('the range %s to %s: %s', (from, to, problem) => {
    expect(rangeProblem(from, to)).toBe(problem);
  });

  it('a range may have a limit, both ends included', () => {
    expect(rangeProblem('2025-11-01', '2025-12-12', 42)).toBeNull();
    expect(rangeProblem('2025-11-01', '2025-12-13', 42)).toBe('Please choose at most 42 days.');
  });
});
