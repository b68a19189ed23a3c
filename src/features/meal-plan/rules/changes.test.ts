import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/dates.ts';
import { MEAL_TYPES, type PlannedMeal } from './calendar.ts';
import { applyChange, type PlanChange, touchedMeals, undoBetween } from './changes.ts';

const MONDAY = '2026-03-02';

const planned = (id: string, over: Partial<PlannedMeal> = {}): PlannedMeal => ({
  id,
  recipeId: 'pancakes',
  recipeName: 'Pancakes',
  recipeImage: null,
  recipeGone: false,
  date: MONDAY,
  mealType: 'Dinner',
  recurring: 'none',
  seriesId: null,
  servings: null,
  note: '',
  addedAt: '2026-03-01T08:00:00.000Z',
  ...over,
});

const weekly = (id: string, weeks: number, over: Partial<PlannedMeal> = {}) =>
  planned(id, { recurring: 'weekly', seriesId: 'mondays', date: addDays(MONDAY, weeks * 7), ...over });
const SERIES = [weekly('first', 0), weekly('second', 1), weekly('third', 2)];
const [, SECOND = weekly('second', 1)] = SERIES;

const days = (meals: readonly PlannedMeal[]) => meals.map(({ date }) => date).sort();
const byId = (meals: readonly PlannedMeal[]) => [...meals].sort((a, b) => a.id.localeCompare(b.id));

describe('a change of the plan', () => {
  it('adds a meal once, however often it is applied', () => {
    const add: PlanChange = { kind: 'plan', meal: planned('a') };
    expect(applyChange(applyChange([], add), add)).toEqual([planned('a')]);
  });

  it('changes only the fields it names, of the meal’s current state', () => {
    const now = planned('a', { note: 'With berries' });
    expect(applyChange([now], { kind: 'change', meal: planned('a'), to: { date: '2026-03-04' } })).toEqual([
      { ...now, date: '2026-03-04' },
    ]);
  });

  it.each([
    ['one', ['2026-03-02', '2026-03-16']],
    ['following', ['2026-03-02']],
    ['all', []],
  ] as const)('removes %s of a series', (scope, left) => {
    expect(days(applyChange(SERIES, { kind: 'removeSeries', meal: SECOND, scope }))).toEqual(left);
  });

  it.each([
    ['one', ['2026-03-02', '2026-03-10', '2026-03-16']],
    ['following', ['2026-03-02', '2026-03-10', '2026-03-17']],
    ['all', ['2026-03-03', '2026-03-10', '2026-03-17']],
  ] as const)('moves %s of a series by the same days', (scope, moved) => {
    const change: PlanChange = { kind: 'moveSeries', meal: SECOND, scope, date: '2026-03-10' };
    expect(days(applyChange(SERIES, change))).toEqual(moved);
  });

  it('lets each meal of a series keep its meal type, unless another is named', () => {
    const mixed = [weekly('first', 0, { mealType: 'Lunch' }), SECOND];
    const move = { kind: 'moveSeries', meal: SECOND, scope: 'all', date: '2026-03-10' } as const;
    const types = (change: PlanChange) => byId(applyChange(mixed, change)).map(({ mealType }) => mealType);
    expect(types(move)).toEqual(['Lunch', 'Dinner']);
    expect(types({ ...move, mealType: 'Snack' })).toEqual(['Snack', 'Snack']);
  });

  it('repeats a meal 90 times, but not on days that already have the dish at that meal', () => {
    const meal = planned('a');
    const plan = [
      meal,
      planned('same', { date: addDays(MONDAY, 7) }),
      planned('lunch', { date: addDays(MONDAY, 14), mealType: 'Lunch' }),
    ];
    const change: PlanChange = { kind: 'repeat', meal, recurring: 'weekly', seriesId: 's' };
    const series = applyChange(plan, change).filter(({ seriesId }) => seriesId === 's');
    expect(series).toHaveLength(90);
    expect(days(series).slice(0, 3)).toEqual(['2026-03-02', '2026-03-16', '2026-03-23']);
  });

  it('a new repeat replaces the later occurrences of the old one', () => {
    const change: PlanChange = { kind: 'repeat', meal: SECOND, recurring: 'yearly', seriesId: 's' };
    const plan = applyChange(SERIES, change);
    expect(days(plan).slice(0, 3)).toEqual(['2026-03-02', '2026-03-09', '2027-03-09']);
    expect(plan).toHaveLength(92);
  });

  it('a new repeat keeps another meal of the old one that was moved to the same day', () => {
    const moved = weekly('third', 1);
    const change: PlanChange = { kind: 'repeat', meal: SECOND, recurring: 'yearly', seriesId: 's' };
    expect(applyChange([SECOND, moved], change)).toContainEqual(moved);
  });

  it('ending a repeat takes only the meal itself out of its series', () => {
    const change: PlanChange = { kind: 'repeat', meal: SECOND, recurring: 'none', seriesId: 's' };
    expect(byId(applyChange(SERIES, change))).toEqual(
      byId(SERIES.map((meal) => (meal === SECOND ? planned('second', { date: '2026-03-09' }) : meal))),
    );
  });

  it('copies days as separate meals, none beyond the calendar', () => {
    const week = { kind: 'copyDays', id: 'c', from: MONDAY, days: 7 } as const;
    const plan = [...SERIES, planned('sunday', { date: '2026-03-08', note: 'Early' })];
    expect(applyChange(plan, { ...week, to: '2026-03-23' }).slice(plan.length)).toEqual([
      planned('c:first', { date: '2026-03-23' }),
      planned('c:sunday', { date: '2026-03-29', note: 'Early' }),
    ]);
    expect(applyChange(plan, { ...week, to: '2199-12-31' })).toHaveLength(plan.length + 1);
  });

  it('does not copy a dish to a meal that already has it', () => {
    const week = { kind: 'copyDays', id: 'c', from: MONDAY, to: '2026-03-09', days: 7 } as const;
    expect(applyChange(SERIES, week)).toEqual(SERIES);
    const lunch = planned('lunch', { mealType: 'Lunch' });
    expect(applyChange([...SERIES, lunch], week).slice(SERIES.length + 1)).toEqual([
      planned('c:lunch', { date: '2026-03-09', mealType: 'Lunch' }),
    ]);
  });
});

describe('the meals that a change touches', () => {
  it.each<[string, PlanChange, string[]]>([
    ['a removed meal', { kind: 'remove', meal: SECOND }, ['second']],
    [
      'the whole series that moves',
      { kind: 'moveSeries', meal: SECOND, scope: 'following', date: '2026-03-10' },
      ['first', 'second', 'third'],
    ],
    ['what comes back', { kind: 'restore', meals: [SECOND], remove: ['x'], moved: [] }, ['second']],
  ])('is %s', (_what, change, ids) => {
    expect(touchedMeals(SERIES, change)).toEqual(ids);
  });

  it('include every occurrence of a repeat, and every copy', () => {
    for (const change of [
      { kind: 'repeat', meal: planned('a'), recurring: 'daily', seriesId: 's' },
      { kind: 'copyDays', id: 'c', from: MONDAY, to: '2026-04-06', days: 1 },
    ] satisfies PlanChange[]) {
      const plan = applyChange([planned('a')], change);
      expect(touchedMeals(plan, change)).toHaveLength(change.kind === 'repeat' ? 91 : 1);
    }
  });
});

describe('undo', () => {
  const anyMeal = fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      date: fc.nat(20).map((later) => addDays(MONDAY, later)),
      mealType: fc.constantFrom(...MEAL_TYPES),
      seriesId: fc.constantFrom(null, 's', 't'),
      note: fc.constantFrom('', 'Early', 'Late'),
    })
    .map(({ id, ...over }) => planned(id, over));
  const anyPlan = fc.uniqueArray(anyMeal, { selector: ({ id }) => id, maxLength: 6 });

  it('brings any plan back from any other', () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, (before, after) => {
        expect(byId(applyChange(after, undoBetween(before, after)))).toEqual(byId(before));
      }),
    );
  });

  it('leaves unchanged meals alone', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        expect(undoBetween(plan, plan)).toEqual({ kind: 'restore', meals: [], remove: [], moved: [] });
      }),
    );
  });
});
