import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../../test/world.ts';
import { inverseOf } from '../rules/answers.ts';
import type { PlannedMeal } from '../rules/calendar.ts';
import { mealToMerge } from '../rules/calendar.ts';
import type { PlanChange } from '../rules/changes.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Restore = Extract<PlanChange, { kind: 'restore' }>;

const kept = (meals: readonly PlannedMeal[]) => meals.map(mealToMerge);

async function planner() {
  const cook = await world.person({ subscribed: true });
  const plan = async () => (await cook.api.mealPlan.list({})).meals;
  return { cook, plan, recipeId: (await world.recipe()).id };
}

describe('undoing a change of many meals', () => {
  it('moves a series back', async () => {
    const { cook, plan, recipeId } = await planner();
    const meal = await cook.api.mealPlan.plan({ recipeId, date: '2026-03-02', servings: 3, note: 'double' });
    await cook.api.mealPlan.repeat({ id: meal.id, recurring: 'weekly' });
    const before = await plan();
    const move = { scope: 'all', date: '2026-03-05', mealType: 'Lunch' } as const;
    const { meals } = await cook.api.mealPlan.moveSeries({ id: meal.id, ...move });
    expect(await plan()).not.toEqual(before);
    const undo = inverseOf({ kind: 'moveSeries', meal, ...move }, { put: meals, removed: [] });
    expect(undo).toMatchObject({ kind: 'restore', meals: [] });
    expect((await cook.api.mealPlan.restore(undo as Restore)).moved).toHaveLength(91);
    expect(await plan()).toEqual(before);
  });

  it('moves a series back without what was changed or removed in it meanwhile', async () => {
    const { cook, plan, recipeId } = await planner();
    const meal = await cook.api.mealPlan.plan({ recipeId, date: '2026-03-02' });
    await cook.api.mealPlan.repeat({ id: meal.id, recurring: 'weekly' });
    const [first, second, ...others] = await plan();
    const move = { scope: 'all', date: '2026-03-05' } as const;
    const { meals } = await cook.api.mealPlan.moveSeries({ id: meal.id, ...move });
    await cook.api.mealPlan.update({ id: meal.id, note: 'double', servings: 7, mealType: 'Lunch' });
    await cook.api.mealPlan.remove({ id: second?.id ?? '' });
    await cook.api.mealPlan.restore(
      inverseOf({ kind: 'moveSeries', meal, ...move }, { put: meals, removed: [] }) as Restore,
    );
    expect(await plan()).toEqual([{ ...first, note: 'double', servings: 7, mealType: 'Lunch' }, ...others]);
  });

  it('removes the occurrences of a repeat, and restores those it replaced', async () => {
    const { cook, plan, recipeId } = await planner();
    const meal = await cook.api.mealPlan.plan({ recipeId, date: '2026-03-02' });
    await cook.api.mealPlan.repeat({ id: meal.id, recurring: 'weekly' });
    const before = await plan();
    const [first] = before;
    const { meals, removed } = await cook.api.mealPlan.repeat({ id: meal.id, recurring: 'monthly' });
    expect(removed).toHaveLength(90);
    await cook.api.mealPlan.restore({
      meals: kept([...(first ? [first] : []), ...removed]),
      remove: meals.map(({ id }) => id),
    });
    expect(await plan()).toEqual(before);
  });

  it('sets back how a meal was repeated, whoever repeated it, and nothing else in it', async () => {
    const { cook, plan, recipeId } = await planner();
    const meal = await cook.api.mealPlan.plan({ recipeId, date: '2026-03-02' });
    // Another device, which this one has not heard of.
    await cook.api.mealPlan.repeat({ id: meal.id, recurring: 'weekly' });
    const [first, ...others] = await plan();
    const change = { kind: 'repeat', meal, recurring: 'monthly', seriesId: randomUUID() } as const;
    const answer = await cook.api.mealPlan.repeat({
      ...{ id: meal.id, recurring: change.recurring, seriesId: change.seriesId },
    });
    await cook.api.mealPlan.update({ id: meal.id, note: 'double', servings: 7 });
    const { meals, removed, former } = answer;
    const undo = inverseOf(change, { put: [answer.meal, ...meals], removed, former }) as Restore;
    await cook.api.mealPlan.restore({ ...undo, meals: kept(undo.meals) });
    expect(await plan()).toEqual([{ ...first, note: 'double', servings: 7 }, ...others]);
  });

  it.each(['weekly', 'none'] as const)(
    'leaves a meal removed that was set to repeat (%s)',
    async (recurring) => {
      const { cook, plan, recipeId } = await planner();
      const meal = await cook.api.mealPlan.plan({ recipeId, date: '2026-03-02' });
      const change = { kind: 'repeat', meal, recurring, seriesId: randomUUID() } as const;
      const answer = await cook.api.mealPlan.repeat({
        ...{ id: meal.id, recurring },
        ...(recurring === 'none' ? {} : { seriesId: change.seriesId }),
      });
      await cook.api.mealPlan.remove({ id: meal.id });
      const { meals, removed, former } = answer;
      const undo = inverseOf(change, { put: [answer.meal, ...meals], removed, former }) as Restore;
      await cook.api.mealPlan.restore({ ...undo, meals: kept(undo.meals) });
      expect(await plan()).toEqual([]);
    },
  );

  it('can be repeated, and can name a meal twice', async () => {
    const { cook, plan, recipeId } = await planner();
    const meal = await cook.api.mealPlan.plan({ recipeId, date: '2026-03-02' });
    await cook.api.mealPlan.update({ id: meal.id, date: '2026-03-09' });
    const undo = { meals: kept([meal, meal]), remove: [randomUUID(), 'no-id'] };
    await cook.api.mealPlan.restore(undo);
    expect(await cook.api.mealPlan.restore(undo)).toEqual({ restored: 1, removed: 0, moved: [] });
    expect(await plan()).toEqual([meal]);
  });

  it('restores the words of a meal without a recipe', async () => {
    const { cook, plan } = await planner();
    const meal = await cook.api.mealPlan.plan({ text: 'Soup', date: '2026-03-02' });
    await cook.api.mealPlan.update({ id: meal.id, text: 'Stew' });
    await cook.api.mealPlan.restore({ meals: kept([meal]), remove: [] });
    expect(await plan()).toEqual([meal]);
  });

  it('never touches the meals of another kitchen', async () => {
    const { cook, plan, recipeId } = await planner();
    const other = await world.person({ subscribed: true });
    const meal = await cook.api.mealPlan.plan({ recipeId, date: '2026-03-02' });
    const moved = kept([{ ...meal, date: '2026-12-24' }]);
    expect(await other.api.mealPlan.restore({ meals: moved, remove: [meal.id], moved })).toEqual({
      restored: 0,
      removed: 0,
      moved: [],
    });
    expect(await plan()).toEqual([meal]);
  });
});
