import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../../test/world.ts';
import { remindOfMeals, tellTips } from './reminders.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const remind = (now: string) => remindOfMeals(world.database.db, new Date(now), new AbortController().signal);
const tip = (now: string) => tellTips(world.database.db, new Date(now));
const own = async (person: Person) => (await person.api.notifications.list({})).notifications;

async function living(timeZone: string): Promise<Person> {
  const person = await world.person({ subscribed: true });
  await person.api.notifications.setTimeZone({ timeZone });
  return person;
}

describe('tomorrow’s meals', () => {
  test('are sent in the evening of the person who planned them, once, with what has to be thawed', async () => {
    const [berlin, newYork] = [await living('Europe/Berlin'), await living('America/New_York')];
    const curry = await world.recipe({
      title: 'Prawn curry',
      ingredients: [
        { amount: '300 g', name: 'frozen prawns' },
        { amount: '200 g', name: 'frozen peas' },
      ],
    });
    const dal = await world.recipe({ title: 'Dal', instructions: ['Soak the lentils overnight.', 'Cook.'] });
    for (const person of [berlin, newYork]) {
      await person.api.mealPlan.plan({ recipeId: dal.id, date: '2027-03-09', mealType: 'Dinner' });
      await person.api.mealPlan.plan({ recipeId: curry.id, date: '2027-03-09', mealType: 'Lunch' });
      await person.api.mealPlan.plan({ text: 'Toast', date: '2027-03-09', mealType: 'Breakfast' });
      await person.api.mealPlan.plan({ text: 'Other day', date: '2027-03-10', mealType: 'Dinner' });
    }
    await remind('2027-03-08T16:59:00Z');
    expect(await own(berlin)).toEqual([]);
    await Promise.all([remind('2027-03-08T17:00:00Z'), remind('2027-03-08T17:00:00Z')]);
    await remind('2027-03-08T17:05:00Z');
    expect(await own(berlin)).toMatchObject([
      {
        kind: 'meals',
        text: 'Take it out of the freezer: prawns (Prawn curry). Begin the evening before: Dal.',
        path: '/meal-plan?date=2027-03-09&view=daily',
      },
    ]);
    expect((await own(berlin))[0]?.title).toMatch(/: Toast, Prawn curry and Dal$/);
    expect(await own(newYork)).toEqual([]);
    await remind('2027-03-08T23:00:00Z');
    expect(await own(newYork)).toHaveLength(1);
  });

  test('that were planned later are announced once, and only if they have to be prepared', async () => {
    const person = await living('Europe/Berlin');
    const [salmon, prawns, salad] = await Promise.all([
      world.recipe({ title: 'Lachs', ingredients: [{ amount: '2', name: 'TK-Lachsfilets' }] }),
      world.recipe({ title: 'Garnelen', ingredients: [{ amount: '300 g', name: 'gefrorene Garnelen' }] }),
      world.recipe({ title: 'Salad' }),
    ]);
    const plan = ({ id }: { id: string }, mealType: 'Lunch' | 'Dinner' | 'Snack') =>
      person.api.mealPlan.plan({ recipeId: id, date: '2027-03-11', mealType });
    await plan(salmon, 'Lunch');
    await remind('2027-03-10T17:00:00Z');
    await plan(salad, 'Snack');
    await remind('2027-03-10T17:05:00Z');
    expect(await own(person)).toHaveLength(1);
    await plan(prawns, 'Dinner');
    await Promise.all([remind('2027-03-10T17:10:00Z'), remind('2027-03-10T17:10:00Z')]);
    await remind('2027-03-10T17:15:00Z');
    const [later, first, ...others] = await own(person);
    expect(others).toEqual([]);
    expect(first?.text).toBe('Take it out of the freezer: Lachsfilets (Lachs).');
    expect(later).toMatchObject({
      text: 'Take it out of the freezer: Garnelen (Garnelen).',
      path: '/meal-plan?date=2027-03-11&view=daily',
    });
    expect(later?.title).toMatch(/: Garnelen$/);
  });

  test('are not sent if nothing is planned, or if the time zone is unknown', async () => {
    const [idle, unknown] = [await living('Europe/Berlin'), await world.person({ subscribed: true })];
    await unknown.api.mealPlan.plan({ text: 'Toast', date: '2027-04-02', mealType: 'Dinner' });
    await remind('2027-04-01T17:00:00Z');
    expect(await own(idle)).toEqual([]);
    expect(await own(unknown)).toEqual([]);
  });
});

describe('the tip of the week', () => {
  test('comes on the person’s Sunday morning, once, and another one a week later', async () => {
    const [berlin, newYork] = [await living('Europe/Berlin'), await living('America/New_York')];
    await tip('2027-05-08T08:00:00Z');
    expect(await own(berlin)).toEqual([]);
    await tip('2027-05-09T07:30:00Z');
    await tip('2027-05-09T08:30:00Z');
    const [first, ...others] = await own(berlin);
    expect(others).toEqual([]);
    expect(first?.title).toMatch(/^Tip of the week: \S/);
    expect(await own(newYork)).toEqual([]);
    await tip('2027-05-16T07:30:00Z');
    expect(new Set((await own(berlin)).map(({ title }) => title)).size).toBe(2);
  });
});
