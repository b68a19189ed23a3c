import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addItem,
  cooks,
  inviteBy,
  itemsOf,
  join,
  namesOf,
  plan,
  planOf,
} from '../../../../test/households.ts';
import { createWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

test('people who move, plan and remove at the same time do not deadlock, and each ends up with one kitchen', async () => {
  const people = await cooks(world, 'Anna', 'Ben', 'Carl', 'Dora', 'Emil');
  for (const person of people) {
    await plan(person, 'Soup');
    await addItem(person, 'candles');
  }
  const refusals: string[] = [];
  const done = { joined: 0, left: 0 };
  for (let round = 0; round < 12; round++) {
    const results = await Promise.allSettled(
      people.flatMap((person, at) => {
        const other = people[(at + 1 + (round % 4)) % people.length] ?? person;
        return [
          inviteBy(other)
            .then((token) => join(person, token, round % 2 === 0))
            .then(() => done.joined++),
          plan(person, `Meal ${round}`),
          (at + round) % 2 === 0
            ? person.api.household.leave().then(() => done.left++)
            : person.api.household.remove({ personId: other.id }),
        ];
      }),
    );
    refusals.push(...results.flatMap((result) => (result.status === 'rejected' ? result.reason.code : [])));
  }
  for (const code of refusals) expect(['conflict', 'forbidden', 'not_found']).toContain(code);
  expect(Math.min(done.joined, done.left)).toBeGreaterThan(5);
  const { rows } = await world.database.pool.query(`
    select (select count(*)::int from users) as people, (select count(*)::int from kitchen_members) as members,
      (select count(*)::int from kitchens where (waits_for is null)
        = not exists (select from kitchen_members where kitchen_id = kitchens.id)) as broken`);
  expect(rows).toEqual([{ people: people.length, members: people.length, broken: 0 }]);
  // All members of a household see the same.
  for (const person of people) {
    const names = await namesOf(person);
    const mates = people.filter(({ name }) => names.includes(name));
    for (const mate of mates) {
      expect(await planOf(mate)).toEqual(await planOf(person));
      expect(await itemsOf(mate)).toEqual(await itemsOf(person));
    }
  }
});
