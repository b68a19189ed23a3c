import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlannedMeal } from '../src/features/meal-plan/rules/calendar.ts';
import { MEAL_TYPES } from '../src/features/meal-plan/rules/calendar.ts';
import { addDays, daysBetween } from '../src/shared/dates.ts';
import { createWorld, type Person, type World } from './world.ts';

const CLIENTS = 16;
const CHANGES = 25;
const DAY = '2026-03-02';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const clients = Array.from({ length: CLIENTS }, (_, nth) => nth);

/** The same numbers in every run: from 0 up to but excluding `below`. */
function dice(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One device that randomly changes its own meals in the plan, and records the responses. */
async function device({ api }: Person, recipeId: string, seed: number): Promise<Map<string, PlannedMeal>> {
  const roll = dice(seed);
  const acknowledged = new Map<string, PlannedMeal>();
  const note = (meals: readonly PlannedMeal[]) => {
    for (const meal of meals) acknowledged.set(meal.id, meal);
  };
  const drop = (meals: readonly { id: string }[]) => {
    for (const { id } of meals) acknowledged.delete(id);
  };
  const scope = () => (['one', 'following', 'all'] as const)[roll(3)] ?? 'one';
  for (let nth = 0; nth < CHANGES; nth++) {
    const own = [...acknowledged.values()];
    const meal = own[roll(own.length)];
    const date = addDays(DAY, roll(60));
    const mealType = MEAL_TYPES[roll(4)] ?? 'Dinner';
    if (!meal || own.length < 3) {
      note([await api.mealPlan.plan({ id: randomUUID(), recipeId, date, mealType })]);
      continue;
    }
    const { id } = meal;
    const changes = [
      async () =>
        note([await api.mealPlan.plan({ id: randomUUID(), recipeId, date, mealType, note: `${nth}` })]),
      async () => note([await api.mealPlan.update({ id, date, mealType, servings: 1 + roll(100) })]),
      async () => drop([await api.mealPlan.remove({ id })]),
      async () => {
        const repeated = await api.mealPlan.repeat({ id, recurring: 'monthly', seriesId: randomUUID() });
        drop(repeated.removed);
        note([repeated.meal, ...repeated.meals]);
      },
      async () => note((await api.mealPlan.moveSeries({ id, scope: scope(), date, mealType })).meals),
      async () => drop((await api.mealPlan.removeSeries({ id, scope: scope() })).removed),
    ];
    await changes[roll(changes.length)]?.();
  }
  return acknowledged;
}

const byId = (meals: Iterable<PlannedMeal>) => [...meals].sort((a, b) => (a.id < b.id ? -1 : 1));

test('16 clients changing one plan at once end with exactly the acknowledged changes', async () => {
  const cook = await world.person({ subscribed: true });
  const recipes = await Promise.all(clients.map(() => world.recipe()));
  const told = await Promise.all(recipes.map(({ id }, nth) => device(cook, id, nth)));
  const expected = told.flatMap((meals) => [...meals.values()]);
  expect(expected.length).toBeGreaterThan(CLIENTS);
  const { list } = cook.api.mealPlan;
  const parts = [await list({ to: '2027-12-31' }), await list({ from: '2028-01-01' })];
  expect(byId(parts.flatMap(({ meals }) => meals))).toEqual(byId(expected));
});

test('16 clients moving one series at once leave it whole, at a place one of them chose', async () => {
  const cook = await world.person({ subscribed: true });
  const { id: recipeId } = await world.recipe();
  const { id } = await cook.api.mealPlan.plan({ recipeId, date: DAY });
  await cook.api.mealPlan.repeat({ id, recurring: 'weekly' });
  const targets = clients.map((nth) => addDays(DAY, nth - 8));
  await Promise.all(targets.map((date) => cook.api.mealPlan.moveSeries({ id, scope: 'all', date })));
  const dates = (await cook.api.mealPlan.list({})).meals.map(({ date }) => date);
  const [first = ''] = dates;
  expect(targets).toContain(first);
  expect(dates.map((date) => daysBetween(first, date))).toEqual(dates.map((_, nth) => nth * 7));
  expect(dates).toHaveLength(91);
});

test('of 16 clients removing one meal at once, one succeeds and the others are told it is gone', async () => {
  const cook = await world.person({ subscribed: true });
  const { id } = await cook.api.mealPlan.plan({ text: 'Leftovers', date: DAY });
  const answers = await Promise.allSettled(clients.map(() => cook.api.mealPlan.remove({ id })));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'not_found' });
  expect((await cook.api.mealPlan.list({})).meals).toEqual([]);
});

test('16 clients changing one series at once fail only if it is already gone', async () => {
  const cook = await world.person({ subscribed: true });
  const { mealPlan } = cook.api;
  const { id: recipeId } = await world.recipe();
  const { id } = await mealPlan.plan({ recipeId, date: DAY });
  const { meals } = await mealPlan.repeat({ id, recurring: 'daily' });
  const attempts = clients.map(async (nth) => {
    const each = meals[nth * 5]?.id ?? id;
    if (nth % 4 === 0) await mealPlan.repeat({ id: each, recurring: 'weekly' });
    if (nth % 4 === 1)
      await mealPlan.moveSeries({ id: each, scope: 'following', date: addDays(DAY, nth * 5 + 2) });
    if (nth % 4 === 2) await mealPlan.removeSeries({ id: each, scope: 'following' });
    if (nth % 4 === 3) await mealPlan.update({ id: each, mealType: 'Lunch' });
  });
  const answers = await Promise.allSettled(attempts);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'not_found' });
  const plan = (await mealPlan.list({})).meals;
  expect(new Set(plan.map((meal) => meal.id)).size).toBe(plan.length);
});
