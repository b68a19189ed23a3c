import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { PLACES, type Place, placeOf, type Tick } from '../rules/ticks.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(() => world.close());

const lines = (...texts: string[]) =>
  texts.map((text) => {
    const [amount = '', ...name] = text.split('|');
    return { amount, name: name.join('') };
  });

const cook = () => world.person({ subscribed: true });

const list = (person: Person) => person.api.groceryList.get({});

const texts = async (person: Person) => (await list(person)).items.map(({ text }) => text);

const ticked = async (person: Person) =>
  (await list(person)).items.flatMap((item) => (item.ticked ? item.key : []));

async function planned(person: Person, ...ingredients: string[]): Promise<string> {
  const recipe = await world.recipe({ ingredients: lines(...ingredients) });
  await person.api.mealPlan.plan({ recipeId: recipe.id, date: '2025-11-21' });
  return recipe.id;
}

const ticksIn = (ticks: ReadonlyMap<string, Place> = new Map()): Tick[] =>
  [...ticks].map(([id, place]) => ({ id, place }));

/** Simulates a browser's outbox: changes show at once, queue up, and are sent in order, some of them twice. */
function device(person: Person, prefix: string) {
  type Sent = Parameters<typeof person.api.groceryList.tick>[0];
  const waiting: Sent[] = [];
  let known = new Map<string, Map<string, Place>>();
  const ticksOf = (key: string) => {
    const ticks = new Map(known.get(key));
    known.set(key, ticks);
    return ticks;
  };
  return {
    toggle(key: string, place: Place): { made?: string; removed: string[] } {
      const ticks = ticksOf(key);
      const keys = [`${prefix} ${key}`];
      if (ticks.size > 0) {
        const removed = [...ticks.keys()];
        waiting.push({ keys, ticked: false, seen: removed });
        ticks.clear();
        return { removed };
      }
      const made = newId();
      waiting.push({ keys, ticked: true, id: made, place });
      ticks.set(made, place);
      return { made, removed: [] };
    },
    async sync(): Promise<void> {
      for (const change of waiting.splice(0)) {
        await person.api.groceryList.tick(change);
        // The response was lost, so it is sent again.
        if (change.ticked) await person.api.groceryList.tick(change);
      }
      const { rows } = await world.database.pool.query<{ item_key: string; tick_id: string; place: Place }>(
        'select item_key, tick_id, place from grocery_ticks where removed_at is null and item_key like $1',
        [`${prefix} %`],
      );
      known = new Map();
      for (const { item_key, tick_id, place } of rows)
        ticksOf(item_key.slice(prefix.length + 1)).set(tick_id, place);
    },
    place: (key: string) => placeOf([{ ticks: ticksIn(known.get(key)) }]),
  };
}

describe('a tick', () => {
  it('is shared by the household, survives a changed amount, and can be removed', async () => {
    const [person, other] = [await cook(), await cook()];
    const recipeId = await planned(person, '2|eggs');
    await other.api.mealPlan.plan({ recipeId, date: '2025-11-21' });
    await person.api.groceryList.tick({ keys: ['2 eggs'], ticked: true });
    await person.api.mealPlan.plan({ recipeId, date: '2025-11-22' });
    expect(await texts(person)).toEqual(['4 eggs']);
    expect(await ticked(person)).toEqual(['2 eggs']);
    expect(await ticked(other)).toEqual([]);
    await other.api.groceryList.tick({ keys: ['2 eggs'], ticked: false });
    expect(await ticked(person)).toEqual(['2 eggs']);
    await person.api.groceryList.tick({ keys: ['2 eggs'], ticked: false });
    expect(await ticked(person)).toEqual([]);
  });

  it('that is repeated counts once, and stays removed if it was removed meanwhile', async () => {
    const person = await cook();
    await planned(person, '2|eggs');
    const tick = { keys: ['2 eggs'], ticked: true, id: newId() };
    await person.api.groceryList.tick(tick);
    await person.api.groceryList.tick(tick);
    expect((await list(person)).items[0]?.ticks).toEqual([{ id: tick.id, place: 'home' }]);
    await person.api.groceryList.tick({ keys: ['2 eggs'], ticked: false, seen: [tick.id] });
    await person.api.groceryList.tick(tick);
    expect(await ticked(person)).toEqual([]);
  });

  it('by another person stays when one’s own is removed', async () => {
    const person = await cook();
    await planned(person, '2|eggs');
    const [mine, theirs] = [newId(), newId()];
    await person.api.groceryList.tick({ keys: ['2 eggs'], ticked: true, id: mine });
    await person.api.groceryList.tick({ keys: ['2 eggs'], ticked: true, id: theirs });
    await person.api.groceryList.tick({ keys: ['2 eggs'], ticked: false, seen: [mine] });
    expect(await ticked(person)).toEqual(['2 eggs']);
  });

  it('says whether the line is at home or in the cart; a repeat changes nothing', async () => {
    const person = await cook();
    await planned(person, '2|eggs', '|salt');
    const [home, trolley] = [newId(), newId()];
    await person.api.groceryList.tick({ keys: ['2 eggs', 'salt'], ticked: true, id: home });
    await person.api.groceryList.tick({ keys: ['2 eggs'], ticked: true, id: trolley, place: 'cart' });
    await person.api.groceryList.tick({ keys: ['2 eggs'], ticked: true, id: trolley, place: 'home' });
    const ticks = async () => (await list(person)).items.map((item) => item.ticks.map(({ place }) => place));
    expect((await ticks()).map((places) => places.sort())).toEqual([['cart', 'home'], ['home']]);
    await person.api.groceryList.tick({ keys: ['2 eggs'], ticked: false, seen: [home] });
    expect(await ticks()).toEqual([['cart'], ['home']]);
    await expect(
      person.api.groceryList.tick({ keys: ['salt'], ticked: true, place: 'cellar' as 'home' }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it.each([[[]], [['']], [['x'.repeat(701)]], [['salt\0']]])(
    'refuses names that are none: %j',
    async (keys) => {
      const person = await cook();
      await expect(person.api.groceryList.tick({ keys, ticked: true })).rejects.toMatchObject({
        code: 'invalid_input',
      });
    },
  );

  it('explains what is missing', async () => {
    const person = await cook();
    const answer = await person.fetch('/api/grocery-list/ticks', {
      method: 'PUT',
      body: JSON.stringify({ ticked: true }),
    });
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', detail: 'Please choose an item' });
  });

  it('is limited to 5,000, and can be repeated', async () => {
    const person = await cook();
    const keys = Array.from({ length: 1000 }, (_, at) => `item ${at}`);
    const id = newId();
    for (let round = 0; round < 5; round++)
      await person.api.groceryList.tick({ keys: keys.map((key) => `${round} ${key}`), ticked: true, id });
    await person.api.groceryList.tick({ keys: keys.map((key) => `4 ${key}`), ticked: true, id });
    await expect(person.api.groceryList.tick({ keys: ['one more'], ticked: true })).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Your list can hold at most 5,000 ticks. Please clear some first.',
    });
  });
});

describe('two devices of one person, each without a connection for a while', () => {
  it('converge on the same list in any order of changes, and lose no tick', async () => {
    const person = await cook();
    const keys = ['a', 'b', 'c'];
    const step = fc.record({
      device: fc.nat(1),
      key: fc.constantFrom(...keys),
      place: fc.constantFrom(...PLACES),
      isSync: fc.boolean(),
    });
    const interleavings = () =>
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
        const prefix = newId();
        const devices = [device(person, prefix), device(person, prefix)] as const;
        /** Ticks nobody has removed. */
        const standing = new Map<string, Map<string, Place>>(keys.map((key) => [key, new Map()]));
        for (const { device: at, key, place, isSync } of steps) {
          const one = devices[at as 0 | 1];
          if (isSync) {
            await one.sync();
            continue;
          }
          const seen = one.toggle(key, place);
          for (const id of seen.removed) standing.get(key)?.delete(id);
          if (seen.made) standing.get(key)?.set(seen.made, place);
        }
        for (const one of [...devices, devices[0]]) await one.sync();
        const expected = keys.map((key) => placeOf([{ ticks: ticksIn(standing.get(key)) }]));
        expect(devices.map((one) => keys.map(one.place))).toEqual([expected, expected]);
      });
    await Promise.all(Array.from({ length: 8 }, () => fc.assert(interleavings(), { numRuns: 25 })));
  });
});
