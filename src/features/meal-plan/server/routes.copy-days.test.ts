import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function planner() {
  const cook = await world.person({ subscribed: true });
  const { id: recipeId } = await world.recipe();
  return { api: cook.api.mealPlan, recipeId, plan: async () => (await cook.api.mealPlan.list({})).meals };
}

describe('copying days', () => {
  it('copies a week with all its meals, as single meals', async () => {
    const { api, recipeId, plan } = await planner();
    const monday = await api.plan({ recipeId, date: '2026-03-02', servings: 2, note: 'Early' });
    await api.repeat({ id: monday.id, recurring: 'yearly' });
    const out = await api.plan({ text: 'Eating out', date: '2026-03-08', mealType: 'Lunch' });
    await api.plan({ text: 'Not this week', date: '2026-03-09' });
    const { meals } = await api.copyDays({ from: '2026-03-02', to: '2026-04-06', days: 7 });
    expect(meals).toEqual([
      { ...monday, id: meals[0]?.id, date: '2026-04-06', addedAt: meals[0]?.addedAt },
      { ...out, id: meals[1]?.id, date: '2026-04-12', addedAt: meals[1]?.addedAt },
    ]);
    expect((await api.list({ from: '2026-04-01', to: '2026-04-30' })).meals).toEqual(meals);
    expect(await plan()).toHaveLength(91 + 2 + 2);
  });

  it('finds copies and occurrences by the provisional ids of a device', async () => {
    const { api, recipeId, plan } = await planner();
    const [copy, series, again] = [randomUUID(), randomUUID(), randomUUID()];
    const soup = await api.plan({ text: 'Soup', date: '2026-03-02' });
    await api.copyDays({ id: copy, from: '2026-03-02', to: '2026-03-03', days: 1 });
    await api.copyDays({ id: again, from: '2026-03-03', to: '2026-03-04', days: 1 });
    expect(await api.update({ id: `${copy}:${soup.id}`, note: 'Hot' })).toMatchObject({
      date: '2026-03-03',
      note: 'Hot',
    });
    await api.remove({ id: `${copy}:${soup.id}` });
    await expect(api.remove({ id: `${copy}:${soup.id}` })).rejects.toMatchObject({ code: 'not_found' });
    const dinner = await api.plan({ recipeId, date: '2026-06-01' });
    await api.repeat({ id: dinner.id, recurring: 'weekly', seriesId: series.toUpperCase() });
    await api.removeSeries({ id: `${series}:2026-06-15`, scope: 'following' });
    await api.restore({ meals: [{ ...dinner, id: `${series}:2026-06-08`, date: '2026-06-09' }], remove: [] });
    expect((await plan()).map(({ date }) => date)).toEqual([
      '2026-03-02',
      '2026-03-04',
      '2026-06-01',
      '2026-06-09',
    ]);
  });

  it('keeps the order of several dishes in one meal', async () => {
    const { api } = await planner();
    for (const text of ['Soup', 'Pie', 'Cake']) await api.plan({ text, date: '2026-03-02' });
    await api.copyDays({ from: '2026-03-02', to: '2026-03-01', days: 1 });
    const { meals } = await api.list({ from: '2026-03-01', to: '2026-03-01' });
    expect(meals.map(({ recipeName }) => recipeName)).toEqual(['Soup', 'Pie', 'Cake']);
  });

  it('leaves out meals already planned there, by a copy or a repeat', async () => {
    const { api, recipeId } = await planner();
    const week = { from: '2026-03-02', to: '2026-03-09', days: 7 };
    const porridge = await api.plan({ recipeId, date: '2026-03-02', mealType: 'Breakfast' });
    await api.repeat({ id: porridge.id, recurring: 'daily' });
    await api.plan({ recipeId, date: '2026-03-02', mealType: 'Dinner', servings: 2 });
    await api.plan({ text: 'Pizza night', date: '2026-03-06' });
    await api.plan({ text: 'pizza NIGHT', date: '2026-03-13' });
    const { meals } = await api.copyDays(week);
    expect(meals.map(({ date, mealType }) => [date, mealType])).toEqual([['2026-03-09', 'Dinner']]);
    expect(await api.copyDays(week)).toEqual({ meals: [] });
  });

  it('copies nothing twice when repeated, even when the days overlap', async () => {
    const { api, plan } = await planner();
    for (const [date, text] of [
      ['2026-03-02', 'Soup'],
      ['2026-03-03', 'Pie'],
    ] as const)
      await api.plan({ text, date });
    const input = { id: randomUUID(), from: '2026-03-02', to: '2026-03-03', days: 2 };
    const answers = await Promise.all([1, 2, 3].map(() => api.copyDays(input)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await api.copyDays(input)).toEqual(answers[0]);
    expect((await plan()).map(({ date }) => date)).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-03',
      '2026-03-04',
    ]);
    await api.copyDays({ ...input, id: randomUUID() });
    // Only the soup of the second day is new on the third.
    expect(await plan()).toHaveLength(5);
  });

  it.each([
    [{ days: 0 }, 'Please copy at least one day.'],
    [{ days: 32 }, 'Please copy at most 31 days.'],
    [{ to: '2026-03-02' }, 'Please choose different days to copy to.'],
    [{ to: '2199-12-30' }, 'The copies would go past the end of the calendar, 2199-12-31.'],
    [{ to: '2200-01-01' }, 'Please choose a date that exists, from 1970-01-01 to 2199-12-31.'],
  ])('refuses %j and copies nothing', async (wrong, message) => {
    const { api, recipeId, plan } = await planner();
    await api.plan({ recipeId, date: '2026-03-02' });
    await expect(
      api.copyDays({ from: '2026-03-02', to: '2026-03-09', days: 7, ...wrong }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      message,
    });
    expect(await plan()).toHaveLength(1);
  });

  it('copies 2,000 meals at most', async () => {
    const { api, recipeId } = await planner();
    const meal = () => ({ id: randomUUID(), recipeId, date: '2026-03-02', mealType: 'Snack' as const });
    await api.merge({ meals: Array.from({ length: 2000 }, meal) });
    const copy = { from: '2026-03-02', to: '2026-03-03', days: 1 };
    expect((await api.copyDays(copy)).meals).toHaveLength(2000);
    await api.merge({ meals: [meal()] });
    await expect(api.copyDays({ ...copy, to: '2026-03-04' })).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Please choose fewer days: you can copy at most 2,000 meals at once.',
    });
    expect((await api.list({ from: '2026-03-04', to: '2026-03-04' })).meals).toEqual([]);
  });

  it("copies only meals of one's own kitchen", async () => {
    const [one, other] = [await planner(), await planner()];
    await one.api.plan({ recipeId: one.recipeId, date: '2026-03-02' });
    expect(await other.api.copyDays({ from: '2026-03-02', to: '2026-03-09', days: 1 })).toEqual({
      meals: [],
    });
    expect(await one.plan()).toHaveLength(1);
  });
});

describe('merging meals', () => {
  it('keeps text, servings, note, series and the name of a deleted recipe', async () => {
    const { api, recipeId, plan } = await planner();
    const common = {
      date: '2026-03-02',
      mealType: 'Lunch' as const,
      recurring: 'weekly' as const,
      seriesId: randomUUID(),
      servings: 3,
      note: 'Early',
      addedAt: '2026-01-02T08:00:00.000Z',
    };
    const gone = randomUUID();
    const meals = [
      { ...common, id: randomUUID(), recipeId },
      { ...common, id: randomUUID(), recipeId: null, text: 'Eating out' },
      { ...common, id: randomUUID(), recipeId: gone, recipeGone: true, text: 'Lost Soup' },
      { ...common, id: randomUUID(), recipeId: randomUUID(), text: 'Invented' },
    ];
    expect(await api.merge({ meals })).toEqual({ merged: 3, skipped: 1 });
    const planned = new Map((await plan()).map((meal) => [meal.id, meal]));
    expect(planned.get(meals[0]?.id ?? '')).toMatchObject({ ...common, recipeId, recipeGone: false });
    expect(planned.get(meals[1]?.id ?? '')).toMatchObject({
      ...common,
      recipeId: null,
      recipeName: 'Eating out',
    });
    expect(planned.get(meals[2]?.id ?? '')).toMatchObject({
      ...common,
      recipeId: gone,
      recipeName: 'Lost Soup',
      recipeGone: true,
    });
    expect(await api.merge({ meals })).toEqual({ merged: 0, skipped: 4 });
  });

  it.each([{ recipeId: null }, { recipeId: null, text: 'x'.repeat(121) }, {}])(
    'refuses %j',
    async (wrong) => {
      const { api, plan } = await planner();
      const meal = { id: randomUUID(), date: '2026-03-02', mealType: 'Lunch' as const, ...wrong };
      await expect(api.merge({ meals: [meal] })).rejects.toMatchObject({ code: 'invalid_input' });
      expect(await plan()).toEqual([]);
    },
  );
});
