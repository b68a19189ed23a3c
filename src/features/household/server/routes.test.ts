import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#shared/dates.ts';
import { newId } from '#shared/id.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { MOST_PEOPLE } from '../rules/limits.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const TODAY = '2026-06-10';
const YESTERDAY = addDays(TODAY, -1);

const cook = (name: string) => world.person({ subscribed: true, name });
const tokenOf = (link: string) => new URL(link).pathname.split('/').at(-1) ?? '';
const inviteBy = async ({ api }: Person) => tokenOf((await api.household.invite()).link);
const join = ({ api }: Person, token: string, bring = false) =>
  api.household.join({ token, bring, today: TODAY });
const namesOf = async ({ api }: Person) => (await api.household.get()).people.map(({ name }) => name);
const plan = ({ api }: Person, text: string, date = TODAY) => api.mealPlan.plan({ text, date });
const planOf = async ({ api }: Person) =>
  (await api.mealPlan.list({})).meals.map(({ recipeName }) => recipeName);
const addItem = async ({ api }: Person, text: string) => api.groceryList.addItem({ id: newId(), text });
const itemsOf = async ({ api }: Person) => (await api.groceryList.get({})).items.map(({ name }) => name).sort();

/** Somebody, and others who have joined them, in this order. */
async function household(...names: string[]): Promise<Person[]> {
  const [first, ...others] = await Promise.all(names.map(cook));
  if (!first) throw new Error('A household has somebody in it.');
  const token = await inviteBy(first);
  for (const other of others) await join(other, token);
  return [first, ...others];
}

const one = <Result>(rows: Result[]): Result => {
  if (rows[0] === undefined) throw new Error('There is no row.');
  return rows[0];
};
const count = async (statement: string, values: unknown[]) =>
  Number(one((await world.database.pool.query(`select count(*) as n from ${statement}`, values)).rows).n);

describe('an invitation', () => {
  test('tells who invites, who is in, and what could be brought along', async () => {
    const [anna, carl] = (await household('Anna', 'Carl')) as [Person, Person];
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
    expect(one(rows).row).not.toContain(token);
  });

  test.each([
    ['nobody ever made', async () => 'made-up'],
    [
      'is too old',
      async (anna: Person) => {
        const token = await inviteBy(anna);
        await world.database.pool.query('update household_invitations set expires_at = now() where invited_by = $1', [
          anna.id,
        ]);
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
  ])('that %s lets nobody join, and the answers are the same', async (_, made) => {
    const [anna, ben] = [await cook('Anna'), await cook('Ben')];
    const token = await made(anna);
    const refusal = {
      code: 'not_found',
      message: 'This invitation no longer works. Please ask for a new link.',
    };
    await expect(ben.api.household.invitation({ token, today: TODAY })).rejects.toMatchObject(refusal);
    await expect(join(ben, token)).rejects.toMatchObject(refusal);
    expect(await namesOf(ben)).toEqual(['Ben']);
  });

  test('does not let people join who are in already, share with others, or find no place', async () => {
    const [anna, ben] = (await household('Anna', 'Ben')) as [Person, Person];
    const token = await inviteBy(anna);
    const refused = async (person: Person, obstacle: string, message: string) => {
      expect(await person.api.household.invitation({ token, today: TODAY })).toMatchObject({ obstacle });
      await expect(join(person, token)).rejects.toMatchObject({ code: 'conflict', message });
    };
    await refused(ben, 'already', 'You are in this household already.');
    const [, dora] = (await household('Carl', 'Dora')) as [Person, Person];
    await refused(dora, 'elsewhere', 'You share a household with other people. Please leave it first.');
    for (let people = 2; people < MOST_PEOPLE; people++) await join(await cook(`Guest ${people}`), token);
    await refused(await cook('Late'), 'full', `This household is full: it has ${MOST_PEOPLE} people.`);
    await expect(anna.api.household.invite()).rejects.toMatchObject({ code: 'conflict' });
    expect(await namesOf(anna)).toHaveLength(MOST_PEOPLE);
  });
});

describe('joining', () => {
  test('shares one plan and one list at once, whoever changes them', async () => {
    const [anna, ben] = [await cook('Anna'), await cook('Ben')];
    await plan(anna, 'Soup');
    await plan(ben, 'Stew');
    // Everything about them is cached.
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

  test('brings meals from today on and own items along, and nothing else', async () => {
    const [anna, ben] = [await cook('Anna'), await cook('Ben')];
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
    // The series is one in the new kitchen too.
    const { meals } = await anna.api.mealPlan.list({});
    const last = meals.findLast(({ recipeName }) => recipeName === 'Today');
    await anna.api.mealPlan.removeSeries({ id: last?.id ?? '', scope: 'all' });
    expect(await planOf(ben)).toEqual(['Soup']);
  });

  test('again brings nothing twice', async () => {
    const [anna, ben] = [await cook('Anna'), await cook('Ben')];
    const token = await inviteBy(anna);
    await plan(ben, 'Stew');
    await addItem(ben, 'candles');
    await join(ben, token, true);
    await ben.api.household.leave();
    await join(ben, token, true);
    expect(await planOf(anna)).toEqual(['Stew']);
    expect(await itemsOf(anna)).toEqual(['candles']);
  });

  test('refuses to bring more than the list holds, and then changes nothing', async () => {
    const [anna, ben] = [await cook('Anna'), await cook('Ben')];
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
    const [anna, ben] = [await cook('Anna'), await cook('Ben')];
    const token = await inviteBy(anna);
    const results = await Promise.allSettled([1, 2, 3].map(() => join(ben, token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await namesOf(anna)).toEqual(['Anna', 'Ben']);
  });

  test('two who want the last place at once: one gets it', async () => {
    const [anna] = (await household(...Array.from({ length: MOST_PEOPLE - 1 }, (_, n) => `Cook ${n}`))) as [Person];
    const token = await inviteBy(anna);
    const late = await Promise.all([cook('Ben'), cook('Carl'), cook('Dora')]);
    const results = await Promise.allSettled(late.map((person) => join(person, token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await namesOf(anna)).toHaveLength(MOST_PEOPLE);
  });

  test('each other at once leaves nobody without a kitchen', async () => {
    const [anna, ben] = [await cook('Anna'), await cook('Ben')];
    const [annas, bens] = [await inviteBy(anna), await inviteBy(ben)];
    await Promise.allSettled([join(anna, bens), join(ben, annas)]);
    expect(await namesOf(anna)).toEqual(await namesOf(ben));
    expect(await namesOf(anna)).toHaveLength(2);
  });
});

describe('leaving', () => {
  test('gives back the plan and the list one had, and leaves the others theirs', async () => {
    const [anna, ben] = [await cook('Anna'), await cook('Ben')];
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

  test('gives an empty plan to whoever had none', async () => {
    const [anna, ben] = (await household('Anna', 'Ben')) as [Person, Person];
    await plan(anna, 'Soup');
    expect(await ben.api.household.get()).toMatchObject({ hasKept: false });
    await ben.api.household.leave();
    expect(await planOf(ben)).toEqual([]);
    await plan(ben, 'Stew');
    expect(await planOf(ben)).toEqual(['Stew']);
    expect(await planOf(anna)).toEqual(['Soup']);
  });

  test('is refused to whoever shares with nobody, and so the second time', async () => {
    const [, ben] = (await household('Anna', 'Ben')) as [Person, Person];
    await ben.api.household.leave();
    await expect(ben.api.household.leave()).rejects.toMatchObject({ code: 'conflict' });
    expect(await namesOf(ben)).toEqual(['Ben']);
  });

  test('twice at once leaves once', async () => {
    const [anna, ben] = (await household('Anna', 'Ben')) as [Person, Person];
    const results = await Promise.allSettled([1, 2, 3].map(() => ben.api.household.leave()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await namesOf(anna), await namesOf(ben)]).toEqual([['Anna'], ['Ben']]);
  });

  test('by everybody at once lets the household go, and each has a kitchen', async () => {
    const people = await household('Anna', 'Ben', 'Carl');
    const kitchen = one(
      (await world.database.pool.query('select kitchen_id as id from kitchen_members where user_id = $1', [people[0]?.id]))
        .rows,
    ).id;
    await plan(one(people), 'Soup');
    await Promise.allSettled(people.map(({ api }) => api.household.leave()));
    for (const person of people) expect(await namesOf(person)).toHaveLength(1);
    // Whoever was alone at last could not leave.
    expect(await count('kitchens where id = $1', [kitchen])).toBe(1);
  });

  test('whoever is left alone keeps the household, and may go back to the plan from before', async () => {
    const [anna, ben] = [await cook('Anna'), await cook('Ben')];
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
    const [anna, ben, carl] = await Promise.all(['Anna', 'Ben', 'Carl'].map(cook)) as [Person, Person, Person];
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

  test('by the organizer makes whoever joined next the organizer', async () => {
    const [anna, ben, carl] = (await household('Anna', 'Ben', 'Carl')) as [Person, Person, Person];
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
  test('gives them back their own plan at once, and turns off the link they may know', async () => {
    const [anna, ben] = [await cook('Anna'), await cook('Ben')];
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

  test('is for the organizer, and for others of the household', async () => {
    const [anna, ben, carl] = (await household('Anna', 'Ben', 'Carl')) as [Person, Person, Person];
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
