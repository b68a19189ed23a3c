import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/dates.ts';
import { afterAnswer, inverseOf, type PlanAnswer } from './answers.ts';
import { MEAL_TYPES, type MealType, type PlannedMeal } from './calendar.ts';
import { applyChange, type PlanChange } from './changes.ts';
import { RECURRING } from './occurrences.ts';

const MONDAY = '2026-03-02';

/** A plan in which the meals of a series share dish and meal type, as the app creates them. */
const anyPlan = fc
  .array(
    fc.record({
      later: fc.nat(30),
      series: fc.constantFrom(null, 'soup', 'salad'),
      single: fc.constantFrom(...MEAL_TYPES),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((wishes) =>
    wishes.map(({ later, series, single }, index): PlannedMeal => {
      const mealType: MealType = series ? 'Lunch' : single;
      return {
        id: `meal-${index}`,
        recipeId: series ?? `dish-${index}`,
        recipeName: series ?? `Dish ${index}`,
        recipeImage: null,
        recipeGone: false,
        date: addDays(MONDAY, later),
        mealType,
        recurring: series ? 'weekly' : 'none',
        seriesId: series,
        servings: null,
        note: '',
        addedAt: '2026-03-01T08:00:00.000Z',
      };
    }),
  );

const anyScope = fc.constantFrom('one' as const, 'following' as const, 'all' as const);
const anyDay = fc.nat(60).map((later) => addDays(MONDAY, later));
const anyType = fc.constantFrom(...MEAL_TYPES);

/** Every kind of change, applied to a meal of the plan. */
const changesOf = (meal: PlannedMeal): fc.Arbitrary<PlanChange> =>
  fc.oneof(
    fc.constant<PlanChange>({ kind: 'plan', meal: { ...meal, id: 'new' } }),
    fc
      .record({ date: anyDay, mealType: anyType, note: fc.string() })
      .map((to): PlanChange => ({ kind: 'change', meal, to })),
    fc.constant<PlanChange>({ kind: 'remove', meal }),
    fc
      .constantFrom('none' as const, 'daily' as const, 'weekly' as const, 'monthly' as const)
      .map((recurring): PlanChange => ({ kind: 'repeat', meal, recurring, seriesId: 'made' })),
    fc
      .record({ scope: anyScope, date: anyDay, mealType: fc.option(anyType, { nil: undefined }) })
      .map((input): PlanChange => ({ kind: 'moveSeries', meal, ...input })),
    anyScope.map((scope): PlanChange => ({ kind: 'removeSeries', meal, scope })),
    fc
      .record({ from: anyDay, to: anyDay, days: fc.constantFrom(1, 7) })
      .map((input): PlanChange => ({ kind: 'copyDays', id: 'copied', ...input })),
  );

/** The server's response to a change: meals changed and meals removed. */
function answerTo(before: readonly PlannedMeal[], after: readonly PlannedMeal[]): PlanAnswer {
  const was = new Map(before.map((meal) => [meal.id, JSON.stringify(meal)]));
  const left = new Set(after.map(({ id }) => id));
  return {
    put: after.filter((meal) => was.get(meal.id) !== JSON.stringify(meal)),
    removed: before.filter(({ id }) => !left.has(id)),
  };
}

const byId = (meals: readonly PlannedMeal[]) => [...meals].sort((a, b) => a.id.localeCompare(b.id));
const WHENEVER = { from: '1970-01-01', to: '2199-12-31' };

describe('a saved change', () => {
  const planAndChange = anyPlan.chain((plan) =>
    fc.record({ plan: fc.constant(plan), change: fc.constantFrom(...plan).chain(changesOf) }),
  );

  it('is undone by its inverse, whatever it was', () => {
    fc.assert(
      fc.property(planAndChange, ({ plan, change }) => {
        const after = applyChange(plan, change);
        const inverse = inverseOf(change, answerTo(plan, after));
        expect(inverse && byId(applyChange(after, inverse))).toEqual(byId(plan));
      }),
      { numRuns: 500 },
    );
  });

  it('shows as the server returned it', () => {
    fc.assert(
      fc.property(planAndChange, ({ plan, change }) => {
        const after = applyChange(plan, change);
        expect(byId(afterAnswer(plan, WHENEVER, answerTo(plan, after)))).toEqual(byId(after));
      }),
    );
  });

  it('that edited a meal is undone without what somebody else changed in it meanwhile', () => {
    fc.assert(
      fc.property(anyPlan, anyDay, (plan, date) => {
        const [meal] = plan as [PlannedMeal, ...PlannedMeal[]];
        const edit = { kind: 'change', meal, to: { note: 'double' } } as const;
        const after = applyChange(plan, edit);
        const inverse = inverseOf(edit, answerTo(plan, after));
        const others = applyChange(after, { kind: 'change', meal, to: { date, servings: 3 } });
        const undone = inverse && applyChange(others, inverse);
        expect(undone?.find(({ id }) => id === meal.id)).toEqual({ ...meal, date, servings: 3 });
        // The server refuses to edit a removed meal, where a restore would bring it back.
        expect(inverse?.kind).toBe('change');
      }),
    );
  });

  it('that moved a series is undone without what somebody else changed in it meanwhile', () => {
    fc.assert(
      fc.property(anyPlan, anyScope, anyDay, (plan, scope, date) => {
        const [meal, other] = plan as [PlannedMeal, PlannedMeal | undefined];
        const move = { kind: 'moveSeries', meal, scope, date } as const;
        const after = applyChange(plan, move);
        const inverse = inverseOf(move, answerTo(plan, after));
        const edited = applyChange(after, { kind: 'change', meal, to: { note: 'double', servings: 3 } });
        const others = other ? applyChange(edited, { kind: 'remove', meal: other }) : edited;
        const expected = [{ ...meal, note: 'double', servings: 3 }, ...plan.slice(2)];
        expect(inverse && byId(applyChange(others, inverse))).toEqual(byId(expected));
      }),
    );
  });

  it('that repeated a meal is undone without what somebody else changed in it meanwhile', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom(...RECURRING), anyDay, (plan, recurring, date) => {
        const [meal] = plan as [PlannedMeal, ...PlannedMeal[]];
        const change = { kind: 'repeat', meal, recurring, seriesId: 'made' } as const;
        const after = applyChange(plan, change);
        const inverse = inverseOf(change, answerTo(plan, after));
        const others = applyChange(after, { kind: 'change', meal, to: { date, note: 'double' } });
        const undone = inverse && applyChange(others, inverse);
        expect(undone?.find(({ id }) => id === meal.id)).toEqual({ ...meal, date, note: 'double' });
      }),
    );
  });

  it('that renamed a meal is undone by its former name', () => {
    const [meal] = fc.sample(anyPlan, 1).flat() as [PlannedMeal];
    const soup = { ...meal, recipeId: null, recipeName: 'Soup' };
    const rename = { kind: 'change', meal: soup, to: { recipeName: 'Stew' } } as const;
    const after = applyChange([soup], rename);
    expect(inverseOf(rename, answerTo([soup], after))).toMatchObject({ to: { recipeName: 'Soup' } });
  });

  it('that was an undo has no inverse', () => {
    expect(
      inverseOf({ kind: 'restore', meals: [], remove: ['a'], moved: [] }, { put: [], removed: [] }),
    ).toBeNull();
  });
});

it('meals on other days stay out of the shown range', () => {
  fc.assert(
    fc.property(anyPlan, anyPlan, (shown, put) => {
      const range = { from: MONDAY, to: addDays(MONDAY, 6) };
      const inRange = shown.filter(({ date }) => date <= range.to);
      const days = afterAnswer(inRange, range, { put, removed: [] }).map(({ date }) => date);
      expect(days.filter((date) => date > range.to)).toEqual([]);
    }),
  );
});
