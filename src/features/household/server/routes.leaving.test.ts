import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addItem,
  cooks,
  household,
  inviteBy,
  itemsOf,
  join,
  kitchenOf,
  namesOf,
  plan,
  planOf,
  YESTERDAY,
} from '../../../../test/households.ts';
import { createWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const cook = (name: string) => world.person({ subscribed: true, name });

describe('leaving', () => {
  test('gives back the person’s old plan and list, and leaves the others theirs', async () => {
    const [anna, ben] = await cooks(world, 'Anna', 'Ben');
    await plan(ben, 'Stew');
    await addItem(ben, 'candles');
    await join(ben, await inviteBy(anna), true);
    await plan(ben, 'Salad');
    await Promise.all([planOf(anna), planOf(ben)]);
    expect(await ben.api.household.get()).toMatchObject({ hasKept: true });
    await ben.api.household.leave();
    expect(await planOf(ben)).toEqual(['Stew']);
    expect(await itemsOf(ben)).toEqual(['candles']);
    expect(await planOf(anna)).toEqual(['Stew', 'Salad']);
    expect([await namesOf(anna), await namesOf(ben)]).toEqual([['Anna'], ['Ben']]);
    expect(await ben.api.household.get()).toMatchObject({ hasKept: false });
  });

  test('gives an empty plan to a person who had none', async () => {
    const [anna, ben] = await household(world, 'Anna', 'Ben');
    await plan(anna, 'Soup');
    expect(await ben.api.household.get()).toMatchObject({ hasKept: false });
    await ben.api.household.leave();
    expect(await planOf(ben)).toEqual([]);
    await plan(ben, 'Stew');
    expect(await planOf(ben)).toEqual(['Stew']);
    expect(await planOf(anna)).toEqual(['Soup']);
  });

  test('gives the organizer a copy of their plan and list, which stays when the others go too', async () => {
    const [anna, ben] = await cooks(world, 'Anna', 'Ben');
    await plan(anna, 'Soup', YESTERDAY);
    await addItem(anna, 'candles');
    await plan(ben, 'Stew');
    await join(ben, await inviteBy(anna));
    await plan(ben, 'Salad');
    await anna.api.household.leave();
    expect(await planOf(anna)).toEqual(['Soup', 'Salad']);
    expect(await itemsOf(anna)).toEqual(['candles']);
    await plan(ben, 'Secret supper');
    await ben.api.household.leave();
    expect(await planOf(ben)).toEqual(['Stew']);
    expect(await planOf(anna)).toEqual(['Soup', 'Salad']);
  });

  test('ends the links to the household and its plan, which the person may have kept', async () => {
    const [anna, ben] = await household(world, 'Anna', 'Ben');
    const token = await inviteBy(anna);
    const { link } = await ben.api.mealPlan.createShare();
    const asked = { secret: link.secret, from: '2026-01-01', to: '2026-01-07' };
    await world.visitor.api.mealPlan.shared(asked);
    await ben.api.household.leave();
    await expect(world.visitor.api.mealPlan.shared(asked)).rejects.toMatchObject({ code: 'not_found' });
    await expect(join(ben, token)).rejects.toMatchObject({ code: 'not_found' });
    expect(await anna.api.household.get()).toMatchObject({ invitation: null });
  });

  test('does not end the link to a plan that waits for its person', async () => {
    const [anna, ben] = await cooks(world, 'Anna', 'Ben');
    const { link } = await ben.api.mealPlan.createShare();
    await join(ben, await inviteBy(anna));
    await ben.api.household.leave();
    expect((await ben.api.mealPlan.createShare()).link.secret).toBe(link.secret);
  });

  test('is refused to a person who shares with nobody, such as the second time', async () => {
    const [, ben] = await household(world, 'Anna', 'Ben');
    await ben.api.household.leave();
    await expect(ben.api.household.leave()).rejects.toMatchObject({ code: 'conflict' });
    expect(await namesOf(ben)).toEqual(['Ben']);
  });

  test('twice at once leaves once', async () => {
    const [anna, ben] = await household(world, 'Anna', 'Ben');
    const results = await Promise.allSettled([1, 2, 3].map(() => ben.api.household.leave()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await namesOf(anna), await namesOf(ben)]).toEqual([['Anna'], ['Ben']]);
  });

  test('by everybody at once ends the household, and each has a kitchen', async () => {
    const people = await household(world, 'Anna', 'Ben', 'Carl');
    const kitchen = await kitchenOf(people[0]);
    await plan(people[0], 'Soup');
    await Promise.allSettled(people.map(({ api }) => api.household.leave()));
    for (const person of people) expect(await namesOf(person)).toHaveLength(1);
    // The last person in a household could not leave.
    const { rowCount } = await world.database.pool.query('select from kitchens where id = $1', [kitchen]);
    expect(rowCount).toBe(1);
  });

  test('a person who is left alone keeps the household, and may go back to the plan from before', async () => {
    const [anna, ben] = await cooks(world, 'Anna', 'Ben');
    await plan(ben, 'Stew');
    await join(ben, await inviteBy(anna));
    await plan(anna, 'Soup');
    await anna.api.household.leave();
    expect(await planOf(ben)).toEqual(['Soup']);
    expect(await ben.api.household.get()).toMatchObject({ hasKept: true, people: [{ isOrganizer: true }] });
    await ben.api.household.leave();
    expect(await planOf(ben)).toEqual(['Stew']);
    await expect(ben.api.household.leave()).rejects.toMatchObject({ code: 'conflict' });
  });

  test('one household after the other gives back each plan in turn', async () => {
    const [anna, ben, carl] = await cooks(world, 'Anna', 'Ben', 'Carl');
    await plan(ben, 'First');
    await join(ben, await inviteBy(anna));
    await plan(ben, 'Second');
    await anna.api.household.leave();
    await join(ben, await inviteBy(carl));
    expect(await planOf(ben)).toEqual([]);
    await ben.api.household.leave();
    expect(await planOf(ben)).toEqual(['Second']);
    await ben.api.household.leave();
    expect(await planOf(ben)).toEqual(['First']);
  });

  test('by the organizer makes the next person who joined the organizer', async () => {
    const [anna, ben, carl] = await household(world, 'Anna', 'Ben', 'Carl');
    await anna.api.household.leave();
    expect(await ben.api.household.get()).toMatchObject({
      people: [
        { name: 'Ben', isOrganizer: true },
        { name: 'Carl', isOrganizer: false },
      ],
    });
    await ben.api.household.remove({ personId: carl.id });
    expect(await namesOf(ben)).toEqual(['Ben']);
  });
});

describe('removing somebody', () => {
  test('ends the link to the plan, which they may have kept', async () => {
    const [anna, ben] = await household(world, 'Anna', 'Ben');
    const { link } = await ben.api.mealPlan.createShare();
    const asked = { secret: link.secret, from: '2026-01-01', to: '2026-01-07' };
    await world.visitor.api.mealPlan.shared(asked);
    await anna.api.household.remove({ personId: ben.id });
    await expect(world.visitor.api.mealPlan.shared(asked)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('gives them back their own plan immediately, and revokes the link they may know', async () => {
    const [anna, ben] = await cooks(world, 'Anna', 'Ben');
    await plan(ben, 'Stew');
    const token = await inviteBy(anna);
    await join(ben, token);
    await plan(anna, 'Soup');
    expect(await planOf(ben)).toEqual(['Soup']);
    expect(await anna.api.household.remove({ personId: ben.id })).toEqual({ id: ben.id });
    expect(await planOf(ben)).toEqual(['Stew']);
    expect(await anna.api.household.get()).toMatchObject({ invitation: null });
    await expect(join(ben, token)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is only for the organizer, and only for members of the household', async () => {
    const [anna, ben, carl] = await household(world, 'Anna', 'Ben', 'Carl');
    const stranger = await cook('Stranger');
    for (const [who, whom, code] of [
      [ben, carl, 'forbidden'],
      [ben, anna, 'forbidden'],
      [anna, anna, 'forbidden'],
      [anna, stranger, 'not_found'],
      [stranger, anna, 'not_found'],
    ] as const)
      await expect(who.api.household.remove({ personId: whom.id })).rejects.toMatchObject({ code });
    expect(await namesOf(anna)).toEqual(['Anna', 'Ben', 'Carl']);
  });
});
