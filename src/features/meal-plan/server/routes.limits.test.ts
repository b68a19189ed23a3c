import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { inviteBy } from '../../../../test/households.ts';
import { statementsOf } from '../../../../test/statements.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { MOST_PLANNED, MOST_READ } from '../rules/limits.ts';

const FULL = 'Your plan has 10,000 meals, which is the maximum. Please remove old ones first.';
const TODAY = new Date().toISOString().slice(0, 10);

let world: World;
let cook: Person;
let api: Person['api']['mealPlan'];
let id: string;

/** Adds many meals, 100 a day from today on. */
async function fill({ id: userId }: Person, meals: number): Promise<void> {
  await world.owner.pool.query(
    `insert into meal_plans (id, kitchen_id, user_id, recipe_name, date, meal_type)
     select gen_random_uuid(), kitchen_id, user_id, 'Soup ' || n, $2::date + n / 100, 'Dinner'
     from kitchen_members, generate_series(0, $3::integer - 1) n where user_id = $1`,
    [userId, TODAY, meals],
  );
}

beforeAll(async () => {
  world = await createWorld();
  cook = await world.person({ subscribed: true });
  api = cook.api.mealPlan;
  await fill(cook, MOST_PLANNED - 1);
  ({ id } = await api.plan({ text: 'The last one', date: '2099-01-01' }));
});
afterAll(() => world?.close());

describe('a full plan', () => {
  const kept = () => ({ id: newId(), text: 'Leftovers', date: TODAY, mealType: 'Lunch' as const });

  it.each<[string, () => Promise<unknown>]>([
    ['planned', () => api.plan({ text: 'One more', date: TODAY })],
    ['repeated', () => api.repeat({ id, recurring: 'daily' })],
    ['copied', () => api.copyDays({ from: TODAY, to: '2098-01-01', days: 1 })],
    ['merged', () => api.merge({ meals: [kept()] })],
    ['restored', () => api.restore({ meals: [kept()], remove: [] })],
  ])('accepts no more meals that are %s, and says so', async (_, add) => {
    await expect(add()).rejects.toMatchObject({ code: 'invalid_input', message: FULL });
  });

  it('accepts none that a joining person brings along', async () => {
    const mate = await world.person();
    await world.owner.pool.query(
      `insert into meal_plans (id, kitchen_id, recipe_name, date, meal_type)
       select gen_random_uuid(), kitchen_id, 'Stew', $2, 'Dinner' from kitchen_members where user_id = $1`,
      [mate.id, TODAY],
    );
    const token = await inviteBy(cook);
    const joining = (bring: boolean) => mate.api.household.join({ token, bring, today: TODAY });
    await expect(joining(true)).rejects.toMatchObject({
      message: 'The household’s plan has no room for your meals. Please join without bringing them.',
    });
    await joining(false);
  });

  it('has room again when one is removed', async () => {
    await api.remove({ id });
    ({ id } = await api.plan({ text: 'The last one', date: '2099-01-01' }));
    // An existing meal is not an addition.
    await api.plan({ id, text: 'The last one', date: '2099-01-01' });
  });
});

describe('a large plan', () => {
  it('is read in parts', async () => {
    await expect(api.list({})).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'That is more than 2,000 meals. Please choose a first and a last day.',
    });
    expect((await api.list({ from: TODAY, to: '2098-12-31' })).meals).toHaveLength(MOST_READ);
    expect((await api.list({ from: '2099-01-01' })).meals).toHaveLength(1);
  });

  it('is a calendar of its first 2,000 meals, which is written once until it changes', async () => {
    const { link } = await api.createShare();
    const read = async () => (await world.visitor.fetch(`/calendar/${link.secret}.ics`)).text();
    const first = await read();
    expect(first.match(/BEGIN:VEVENT/g)).toHaveLength(MOST_READ);
    expect(await statementsOf(read, /meal_plans"/)).toBe(0);
    const [meal] = (await api.list({ from: TODAY, to: TODAY })).meals;
    await api.update({ id: meal?.id ?? '', note: 'With bread' });
    expect(await read()).toContain('With bread');
  });

  it('comes without its meals in pages, and with them when they are few', async () => {
    const { link } = await api.createShare();
    const few = await world.person({ subscribed: true });
    await fill(few, 3);
    const { link: ofFew } = await few.api.mealPlan.createShare();
    const mealsIn = async (who: Person, path: string) => {
      const page = await (await who.fetch(`${path}?view=weekly&date=${TODAY}`)).text();
      expect(page).toContain('</html>');
      return page.match(/Soup \d+/g)?.length ?? 0;
    };
    expect(await mealsIn(few, '/meal-plan')).toBeGreaterThanOrEqual(3);
    expect(await mealsIn(few, `/shared-plan/${ofFew?.secret}`)).toBeGreaterThanOrEqual(3);
    expect(await mealsIn(cook, '/meal-plan')).toBe(0);
    expect(await mealsIn(cook, `/shared-plan/${link?.secret}`)).toBe(0);
  });
});
