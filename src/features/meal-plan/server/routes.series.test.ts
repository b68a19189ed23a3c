import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/dates.ts';
import { statementsOf } from '../../../../test/statements.ts';
import { createWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const DAY = '2026-01-31';
const dates = (meals: readonly { date: string }[]) => meals.map(({ date }) => date);

async function planner() {
  const cook = await world.person({ subscribed: true });
  const recipe = await world.recipe();
  const plan = async () => (await cook.api.mealPlan.list({})).meals;
  const add = (date = DAY, more = {}) => cook.api.mealPlan.plan({ recipeId: recipe.id, date, ...more });
  return { cook, recipe, plan, add, api: cook.api.mealPlan };
}

/** A meal on Mondays from 2 March, its series, and what else is planned. */
async function mondays() {
  const found = await planner();
  const first = await found.add('2026-03-02');
  const { meals } = await found.api.repeat({ id: first.id, recurring: 'weekly' });
  const single = await found.api.plan({ text: 'Single', date: '2026-03-03' });
  return { ...found, first, meals, single };
}

describe('repeating a meal', () => {
  it.each([
    ['daily', '2026-02-01', '2026-05-01'],
    ['weekly', '2026-02-07', '2027-10-23'],
    ['monthly', '2026-02-28', '2033-07-31'],
    ['yearly', '2027-01-31', '2116-01-31'],
  ] as const)('%s makes 90 more of it, from %s to %s', async (recurring, first, last) => {
    const { plan, add, api, recipe } = await planner();
    const meal = await add(DAY, { mealType: 'Lunch', servings: 6, note: 'Soak the beans' });
    const answer = await api.repeat({ id: meal.id, recurring });
    expect(answer.meal).toEqual({ ...meal, recurring, seriesId: answer.meal.seriesId });
    expect(answer.removed).toEqual([]);
    expect(answer.meals).toHaveLength(90);
    expect([answer.meals[0]?.date, answer.meals.at(-1)?.date]).toEqual([first, last]);
    for (const each of answer.meals)
      expect(each).toMatchObject({
        recipeId: recipe.id,
        recipeName: meal.recipeName,
        recipeImage: meal.recipeImage,
        mealType: 'Lunch',
        recurring,
        seriesId: answer.meal.seriesId,
        servings: 6,
        note: 'Soak the beans',
      });
    expect(await plan()).toEqual([answer.meal, ...answer.meals]);
  });

  it('counts from the first day: the 31st comes back after February, the 29th in a leap year', async () => {
    const { add, api } = await planner();
    const monthly = await api.repeat({ id: (await add(DAY)).id, recurring: 'monthly' });
    expect(dates(monthly.meals).slice(0, 3)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
    const leapDay = await add('2028-02-29', { mealType: 'Snack' });
    const yearly = await api.repeat({ id: leapDay.id, recurring: 'yearly' });
    expect(dates(yearly.meals).slice(0, 4)).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  });

  it('skips days that have that recipe at that meal, and only those', async () => {
    const { add, api } = await planner();
    await add('2026-02-02');
    await add('2026-02-03', { mealType: 'Lunch' });
    await api.plan({ recipeId: (await world.recipe()).id, date: '2026-02-04' });
    const { meals } = await api.repeat({ id: (await add(DAY)).id, recurring: 'daily' });
    expect(meals).toHaveLength(89);
    expect(dates(meals).slice(0, 4)).toEqual(['2026-02-01', '2026-02-03', '2026-02-04', '2026-02-05']);
  });

  it('repeats a free-text meal, skipping days that have it', async () => {
    const { api } = await planner();
    await api.plan({ text: 'Pizza night', date: '2026-02-07' });
    await api.plan({ text: 'Leftovers', date: '2026-02-14' });
    const { id } = await api.plan({ text: 'pizza Night', date: DAY });
    const { meals } = await api.repeat({ id, recurring: 'weekly' });
    expect(dates(meals).slice(0, 2)).toEqual(['2026-02-14', '2026-02-21']);
  });

  it('ends with the calendar', async () => {
    const { add, api } = await planner();
    const { meals } = await api.repeat({ id: (await add('2199-12-29')).id, recurring: 'daily' });
    expect(dates(meals)).toEqual(['2199-12-30', '2199-12-31']);
  });

  it('with `none` only takes the meal out of its series', async () => {
    const { api, plan, first, meals, single } = await mondays();
    const answer = await api.repeat({ id: first.id, recurring: 'none' });
    const former = { recurring: 'weekly', seriesId: meals[0]?.seriesId };
    expect(answer).toEqual({ meal: first, meals: [], removed: [], former });
    expect(await plan()).toEqual([first, single, ...meals]);
    await api.removeSeries({ id: meals[3]?.id ?? '', scope: 'all' });
    expect(await plan()).toEqual([first, single]);
  });

  it('at another interval first removes the later meals of the old series', async () => {
    const { api, plan, first, meals, single } = await mondays();
    const third = meals[1];
    const answer = await api.repeat({ id: third?.id ?? '', recurring: 'yearly' });
    expect(new Set(answer.removed)).toEqual(new Set(meals.slice(2)));
    expect(dates(await plan()).slice(0, 5)).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-09',
      '2026-03-16',
      '2027-03-16',
    ]);
    expect((await plan()).filter(({ id }) => [first.id, single.id].includes(id))).toHaveLength(2);
  });

  it('is the same however often it is sent, even at once', async () => {
    const { add, api, plan } = await planner();
    const input = { id: (await add()).id, recurring: 'daily' as const, seriesId: randomUUID() };
    // Only the first knows how it was repeated before.
    const repeat = async () => ({ ...(await api.repeat(input)), former: null });
    const answers = await Promise.all([1, 2, 3, 4].map(repeat));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await repeat()).toEqual(answers[0]);
    expect(await plan()).toHaveLength(91);
  });

  it('takes three statements at most', async () => {
    const { first, api } = await mondays();
    expect(await statementsOf(() => api.repeat({ id: first.id, recurring: 'daily' }))).toBeLessThanOrEqual(3);
  });
});

describe('moving a series', () => {
  const shifted = (meals: readonly { date: string }[], days: number) =>
    meals.map(({ date }) => addDays(date, days));

  it('moves one, one and the following, or all, by the same days', async () => {
    const { api, plan, first, meals, single } = await mondays();
    const [second, third] = meals;
    const one = await api.moveSeries({
      id: second?.id ?? '',
      scope: 'one',
      date: '2026-03-10',
      mealType: 'Lunch',
    });
    expect(one.meals).toEqual([{ ...second, date: '2026-03-10', mealType: 'Lunch' }]);
    const following = await api.moveSeries({ id: third?.id ?? '', scope: 'following', date: '2026-03-18' });
    expect(dates(following.meals).sort()).toEqual(shifted(meals.slice(1), 2));
    const all = await api.moveSeries({ id: first.id, scope: 'all', date: '2026-03-01', mealType: 'Snack' });
    expect(all.meals).toHaveLength(91);
    expect(dates(await plan())).toEqual([
      '2026-03-01',
      single.date,
      '2026-03-09',
      ...shifted(meals.slice(1), 1),
    ]);
    expect((await plan()).filter(({ mealType }) => mealType !== 'Snack')).toEqual([single]);
  });

  it('changes nothing when it is sent again', async () => {
    const { api, plan, first } = await mondays();
    const move = () => api.moveSeries({ id: first.id, scope: 'all', date: '2026-03-04' });
    await move();
    const once = await plan();
    await move();
    expect(await plan()).toEqual(once);
  });

  it('moves a meal without a series alone', async () => {
    const { api, plan, single, meals } = await mondays();
    await api.moveSeries({ id: single.id, scope: 'all', date: '2026-03-05' });
    expect((await plan()).filter(({ date }) => meals.some((meal) => meal.date === date))).toEqual(meals);
  });

  it.each(['1970-01-01', '2199-12-31'])(
    'never leaves the calendar: moving to %s moves nothing',
    async (date) => {
      const { api, plan, meals } = await mondays();
      const before = await plan();
      const id = meals[5]?.id ?? '';
      await expect(api.moveSeries({ id, scope: 'all', date })).rejects.toMatchObject({
        code: 'invalid_input',
        message: expect.stringContaining('Nothing was moved:'),
      });
      expect(await plan()).toEqual(before);
    },
  );
});

describe('removing a series', () => {
  it.each([
    ['one', 90],
    ['following', 3],
    ['all', 1],
  ] as const)('removes %s, and reports what it removed so that it can be restored', async (scope, left) => {
    const { api, plan, meals } = await mondays();
    const before = await plan();
    const { removed } = await api.removeSeries({ id: meals[1]?.id ?? '', scope });
    expect(await plan()).toHaveLength(left + (scope === 'one' ? 1 : 0));
    expect(removed).toHaveLength(before.length - (await plan()).length);
    await api.merge({ meals: removed.map(({ recipeName: _name, recipeImage: _image, ...meal }) => meal) });
    expect(new Set(await plan())).toEqual(new Set(before));
  });
});

it("another kitchen's meals and series are not found", async () => {
  const { first, meals, plan } = await mondays();
  const other = (await world.person({ subscribed: true })).api.mealPlan;
  const before = await plan();
  const { id } = first;
  for (const attempt of [
    () => other.repeat({ id, recurring: 'daily' }),
    () => other.moveSeries({ id, scope: 'all', date: '2026-04-01' }),
    () => other.removeSeries({ id, scope: 'all' }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
  // A series id from another kitchen matches nothing.
  const { id: recipeId } = await world.recipe();
  const mine = {
    id: randomUUID(),
    recipeId,
    date: DAY,
    mealType: 'Lunch' as const,
    seriesId: meals[0]?.seriesId ?? null,
  };
  await other.merge({ meals: [mine] });
  await other.moveSeries({ id: mine.id, scope: 'all', date: '2026-02-01' });
  await other.removeSeries({ id: mine.id, scope: 'all' });
  expect(await plan()).toEqual(before);
});
