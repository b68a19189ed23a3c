import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#shared/dates.ts';
import { newId } from '#shared/id.ts';
import {
  addItem,
  cooks,
  household,
  inviteBy,
  itemsOf,
  join,
  namesOf,
  plan,
  planOf,
  TODAY,
  YESTERDAY,
} from '../../../../test/households.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { MOST_PEOPLE } from '../rules/limits.ts';
import { deleteExpiredInvitations } from './jobs.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const cook = (name: string) => world.person({ subscribed: true, name });

describe('an invitation', () => {
  test('shows who invites, who is in the household, and what could be brought along', async () => {
    const [anna, carl] = await household(world, 'Anna', 'Carl');
    const token = await inviteBy(carl);
    const ben = await cook('Ben');
    await plan(ben, 'Soup');
    await plan(ben, 'Stew', YESTERDAY);
    await addItem(ben, 'candles');
    expect(await ben.api.household.invitation({ token, today: TODAY })).toMatchObject({
      invitedBy: 'Carl',
      people: [
        { id: anna.id, name: 'Anna', isOrganizer: true },
        { id: carl.id, name: 'Carl', isOrganizer: false },
      ],
      obstacle: null,
      bring: { meals: 1, items: 1 },
    });
  });

  test('is stored as a hash only', async () => {
    const anna = await cook('Anna');
    const token = await inviteBy(anna);
    const { rows } = await world.database.pool.query(
      'select to_jsonb(i)::text as row from household_invitations i where invited_by = $1',
      [anna.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(token);
  });

  test('is deleted once it has expired', async () => {
    const [anna, ben] = [await cook('Anna'), await cook('Ben')];
    for (const person of [anna, ben]) await inviteBy(person);
    const { db, pool } = world.database;
    await pool.query(
      "update household_invitations set expires_at = now() - interval '1 second' where invited_by = $1",
      [anna.id],
    );
    await deleteExpiredInvitations(db, new Date());
    const { rows } = await pool.query(
      'select invited_by from household_invitations where invited_by = any($1)',
      [[anna.id, ben.id]],
    );
    expect(rows).toEqual([{ invited_by: ben.id }]);
  });

  test.each([
    ['nobody ever made', async () => 'made-up'],
    [
      'is too old',
      async (anna: Person) => {
        const token = await inviteBy(anna);
        await world.database.pool.query(
          "update household_invitations set expires_at = now() - interval '1 second' where invited_by = $1",
          [anna.id],
        );
        return token;
      },
    ],
    [
      'was turned off',
      async (anna: Person) => {
        const token = await inviteBy(anna);
        await anna.api.household.revokeInvitation();
        return token;
      },
    ],
    [
      'was replaced by a new one',
      async (anna: Person) => {
        const token = await inviteBy(anna);
        await inviteBy(anna);
        return token;
      },
    ],
    [
      'comes from somebody who has left',
      async (anna: Person) => {
        const other = await cook('Other');
        await join(other, await inviteBy(anna));
        const token = await inviteBy(other);
        await other.api.household.leave();
        return token;
      },
    ],
    [
      'is to a kitchen that its only member has left',
      async (anna: Person) => {
        await plan(anna, 'Soup');
        const token = await inviteBy(anna);
        await join(anna, await inviteBy(await cook('Other')));
        return token;
      },
    ],
  ])('that %s lets nobody join, with the same answer', async (_, made) => {
    const [anna, ben] = await cooks(world, 'Anna', 'Ben');
    const token = await made(anna);
    const refusal = {
      code: 'not_found',
      message: 'This invitation no longer works. Please ask for a new link.',
    };
    await expect(ben.api.household.invitation({ token, today: TODAY })).rejects.toMatchObject(refusal);
    await expect(join(ben, token)).rejects.toMatchObject(refusal);
    expect(await namesOf(ben)).toEqual(['Ben']);
  });

  test('does not admit people who are already in, share with others, or find the household full', async () => {
    const [anna, ben] = await household(world, 'Anna', 'Ben');
    const token = await inviteBy(anna);
    const refused = async (person: Person, obstacle: string, message: string) => {
      expect(await person.api.household.invitation({ token, today: TODAY })).toMatchObject({ obstacle });
      await expect(join(person, token)).rejects.toMatchObject({ code: 'conflict', message });
    };
    await refused(ben, 'already', 'You are already in this household.');
    const [, dora] = await household(world, 'Carl', 'Dora');
    await refused(dora, 'elsewhere', 'You share a household with other people. Please leave it first.');
    for (let people = 2; people < MOST_PEOPLE; people++) await join(await cook(`Guest ${people}`), token);
    await refused(await cook('Late'), 'full', `This household is full: it has ${MOST_PEOPLE} people.`);
    await expect(anna.api.household.invite()).rejects.toMatchObject({ code: 'conflict' });
    expect(await namesOf(anna)).toHaveLength(MOST_PEOPLE);
  });
});

describe('joining', () => {
  test('shares one plan and one list immediately, no matter who changes them', async () => {
    const [anna, ben] = await cooks(world, 'Anna', 'Ben');
    await plan(anna, 'Soup');
    await plan(ben, 'Stew');
    // Caches everything about them.
    for (const person of [anna, ben]) await Promise.all([planOf(person), itemsOf(person)]);
    await join(ben, await inviteBy(anna));
    expect(await planOf(ben)).toEqual(['Soup']);
    await plan(ben, 'Salad', addDays(TODAY, 1));
    await addItem(anna, 'candles');
    for (const person of [anna, ben]) {
      expect(await planOf(person)).toEqual(['Soup', 'Salad']);
      expect(await itemsOf(person)).toEqual(['candles']);
      expect(await namesOf(person)).toEqual(['Anna', 'Ben']);
    }
  });

  test('brings along upcoming meals and own items, and nothing else', async () => {
    const [anna, ben] = await cooks(world, 'Anna', 'Ben');
    await plan(anna, 'Soup');
    await plan(ben, 'Past', YESTERDAY);
    const repeated = await plan(ben, 'Today');
    await ben.api.mealPlan.repeat({ id: repeated.id, recurring: 'daily', seriesId: newId() });
    await addItem(ben, 'candles');
    const gone = newId();
    await ben.api.groceryList.addItem({ id: gone, text: 'matches' });
    await ben.api.groceryList.removeItem({ id: gone });
    const before = (await planOf(ben)).length;
    await itemsOf(anna);
    await join(ben, await inviteBy(anna), true);
    const shared = await planOf(anna);
    expect(shared).toHaveLength(before);
    expect(shared).toContain('Soup');
    expect(shared).not.toContain('Past');
    expect(await itemsOf(anna)).toEqual(['candles']);
    // The series is a series in the new kitchen too.
    const { meals } = await anna.api.mealPlan.list({});
    const last = meals.findLast(({ recipeName }) => recipeName === 'Today');
    await anna.api.mealPlan.removeSeries({ id: last?.id ?? '', scope: 'all' });
    expect(await planOf(ben)).toEqual(['Soup']);
  });

  test('again brings nothing twice', async () => {
    const [anna, ben] = await cooks(world, 'Anna', 'Ben');
    await plan(ben, 'Stew');
    await addItem(ben, 'candles');
    await join(ben, await inviteBy(anna), true);
    await ben.api.household.leave();
    await join(ben, await inviteBy(anna), true);
    expect(await planOf(anna)).toEqual(['Stew']);
    expect(await itemsOf(anna)).toEqual(['candles']);
  });

  test('refuses to bring more than the list can hold, and then changes nothing', async () => {
    const [anna, ben] = await cooks(world, 'Anna', 'Ben');
    const fill = (person: Person) =>
      world.database.pool.query(
        `insert into grocery_extras (kitchen_id, id, text)
         select kitchen_id, gen_random_uuid(), 'item ' || n from kitchen_members, generate_series(1, 300) n where user_id = $1`,
        [person.id],
      );
    await fill(anna);
    await fill(ben);
    const token = await inviteBy(anna);
    await expect(join(ben, token, true)).rejects.toMatchObject({
      code: 'conflict',
      message: 'The household’s list has no room for your items. Please join without bringing them.',
    });
    expect(await namesOf(anna)).toEqual(['Anna']);
    expect(await itemsOf(anna)).toHaveLength(300);
    await join(ben, token);
    expect(await namesOf(ben)).toEqual(['Anna', 'Ben']);
  });

  test('twice at once joins once', async () => {
    const [anna, ben] = await cooks(world, 'Anna', 'Ben');
    const token = await inviteBy(anna);
    const results = await Promise.allSettled([1, 2, 3].map(() => join(ben, token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await namesOf(anna)).toEqual(['Anna', 'Ben']);
  });

  test('two who want the last place at once: only one gets it', async () => {
    const anna = await cook('Anna');
    const token = await inviteBy(anna);
    for (let people = 1; people < MOST_PEOPLE - 1; people++) await join(await cook(`Guest ${people}`), token);
    const late = await cooks(world, 'Ben', 'Carl', 'Dora');
    const results = await Promise.allSettled(late.map((person) => join(person, token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await namesOf(anna)).toHaveLength(MOST_PEOPLE);
  });

  test('each other at once leaves nobody without a kitchen', async () => {
    const [anna, ben] = await cooks(world, 'Anna', 'Ben');
    const [annas, bens] = [await inviteBy(anna), await inviteBy(ben)];
    await Promise.allSettled([join(anna, bens), join(ben, annas)]);
    expect(await namesOf(anna)).toEqual(await namesOf(ben));
    expect(await namesOf(anna)).toHaveLength(2);
  });
});
