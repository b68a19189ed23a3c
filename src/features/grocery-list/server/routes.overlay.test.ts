import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { MOST_AMOUNTS, MOST_EXTRAS, MOST_STAPLES, MOST_TICKS } from '../rules/limits.ts';

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

async function planned(person: Person, ...ingredients: string[]): Promise<string> {
  const recipe = await world.recipe({ ingredients: lines(...ingredients) });
  await person.api.mealPlan.plan({ recipeId: recipe.id, date: '2025-11-21' });
  return recipe.id;
}

describe('an item that the cook adds', () => {
  it('is listed with what recipes need until it is removed; a repeat adds it once', async () => {
    const person = await cook();
    await planned(person, '200 g|flour');
    const id = newId();
    for (const text of ['2 light bulbs', '3 light bulbs']) await person.api.groceryList.addItem({ id, text });
    expect(await texts(person)).toEqual(['200 g flour', '3 light bulbs']);
    expect((await list(person)).items[1]).toMatchObject({ key: `own:${id}`, isOwn: true, recipes: [] });
    await person.api.groceryList.removeItem({ id });
    await person.api.groceryList.removeItem({ id });
    expect(await texts(person)).toEqual(['200 g flour']);
  });

  it('stays removed when its addition is repeated, and comes back when its removal is undone', async () => {
    const person = await cook();
    const item = { id: newId(), text: 'soap' };
    await person.api.groceryList.addItem(item);
    await person.api.groceryList.removeItem(item);
    // The response was lost, and the device sends the change again.
    await person.api.groceryList.addItem(item);
    expect(await texts(person)).toEqual([]);
    await person.api.groceryList.addItem({ ...item, restores: true });
    expect(await texts(person)).toEqual(['soap']);
  });

  it('is limited to 500 items, and changing or repeating one needs no extra room', async () => {
    const person = await cook();
    const item = { id: newId(), text: 'soap' };
    const removed = { id: newId(), text: 'candles' };
    await person.api.groceryList.addItem(removed);
    await person.api.groceryList.removeItem(removed);
    await person.api.groceryList.addItem(item);
    await world.database.pool.query(
      `insert into grocery_extras (kitchen_id, id, text) select kitchen_id, gen_random_uuid(), 'jar ' || n
       from kitchen_members, generate_series(1, 499) n where user_id = $1`,
      [person.id],
    );
    await person.api.groceryList.addItem({ ...item, text: '2 soaps' });
    await person.api.groceryList.addItem(removed);
    const refused = {
      message: 'Your list can hold at most 500 items of your own. Please remove some first.',
    };
    for (const more of [
      { ...removed, restores: true },
      { id: newId(), text: 'one more' },
    ])
      await expect(person.api.groceryList.addItem(more)).rejects.toMatchObject(refused);
    expect(await texts(person)).toEqual(expect.arrayContaining(['2 soaps', 'jar 499']));
    expect(await texts(person)).toHaveLength(500);
  });

  it('belongs to one kitchen', async () => {
    const [person, other] = [await cook(), await cook()];
    const id = newId();
    await person.api.groceryList.addItem({ id, text: 'soap' });
    await other.api.groceryList.addItem({ id, text: 'candles' });
    await other.api.groceryList.removeItem({ id });
    expect(await texts(person)).toEqual(['soap']);
    expect(await texts(other)).toEqual([]);
  });

  it.each(['', '  ', 'x'.repeat(201), 'a\0b', '\u200b\u200b'])(
    'is refused if it is empty or too long: %j',
    async (text) => {
      const person = await cook();
      await expect(person.api.groceryList.addItem({ id: newId(), text })).rejects.toMatchObject({
        code: 'invalid_input',
      });
    },
  );
});

describe('a changed amount', () => {
  it('of a line lasts until it is reset, no matter how the plan changes', async () => {
    const person = await cook();
    const recipeId = await planned(person, '200 g|flour', '2|eggs');
    await person.api.groceryList.setAmount({ key: '200 g flour', amount: '1 kg' });
    await person.api.mealPlan.plan({ recipeId, date: '2025-11-22' });
    expect(await texts(person)).toEqual(['1 kg flour', '4 eggs']);
    await person.api.groceryList.setAmount({ key: '200 g flour', amount: null });
    expect(await texts(person)).toEqual(['4 eggs', '400 g flour']);
  });

  it('of a food applies to all its lines', async () => {
    const person = await cook();
    await planned(person, '200 g|flour', '1 cup|flour, sifted');
    const food = (await list(person)).foods[0];
    expect(food?.lines).toHaveLength(2);
    await person.api.groceryList.setAmount({ key: food?.key ?? '', amount: '1 kg' });
    const changed = await list(person);
    expect(changed.foods).toMatchObject([{ amount: '1 kg', isChanged: true, lines: [food?.key] }]);
    expect(changed.items).toMatchObject([{ text: '1 kg flour', key: food?.key }]);
    await person.api.groceryList.setAmount({ key: food?.key ?? '', amount: null });
    expect((await list(person)).items).toHaveLength(2);
  });

  it.each(['', 'x'.repeat(61)])('is refused when invalid: %j', async (amount) => {
    const person = await cook();
    await expect(person.api.groceryList.setAmount({ key: 'flour', amount })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('a staple', () => {
  it('is always at home, for one kitchen, until it is unmarked', async () => {
    const [person, other] = [await cook(), await cook()];
    const recipeId = await planned(person, '|salt', '2|eggs');
    await other.api.mealPlan.plan({ recipeId, date: '2025-11-21' });
    const staples = async (whose: Person) =>
      (await list(whose)).items.flatMap((item) => (item.isStaple ? item.text : []));
    const salt = (await list(person)).items.find(({ text }) => text === 'salt')?.food ?? '';
    await person.api.groceryList.setStaple({ key: salt, name: 'salt', isStaple: true });
    expect([await staples(person), await staples(other)]).toEqual([['salt'], []]);
    await person.api.groceryList.setStaple({ key: salt, name: 'salt', isStaple: false });
    expect(await staples(person)).toEqual([]);
  });

  it('with an unreadable name is refused', async () => {
    const staple = { key: 'food:salt', name: 'salt\0', isStaple: true };
    await expect((await cook()).api.groceryList.setStaple(staple)).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('a plan that is stored on a device', () => {
  it('gets its list by the same rules, even for visitors in open mode', async () => {
    const open = await createWorld({ ACCESS: 'open' });
    const recipe = await open.recipe({ title: 'Bread', servings: 4, ingredients: lines('500 g|flour') });
    const meals = [
      { recipeId: recipe.id, date: '2025-11-21', servings: 8 },
      { recipeId: recipe.id, date: '2025-12-21' },
      { recipeId: 'gone', date: '2025-11-21' },
      { recipeId: null, date: '2025-11-21' },
    ];
    const preview = await open.visitor.api.groceryList.preview({ meals, end: '2025-11-30' });
    expect(preview).toMatchObject({ items: [{ text: '1000 g flour' }], shown: 1, total: 4 });
    const id = newId();
    const withOwn = await open.visitor.api.groceryList.preview({
      meals: [],
      extras: [{ id, text: 'soap' }],
    });
    expect(withOwn.items.map(({ text }) => text)).toEqual(['soap']);
    await expect(
      open.visitor.api.groceryList.preview({ meals, start: '2025-11-22', end: '2025-11-21' }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    await open.close();
    await expect(world.visitor.api.groceryList.preview({ meals })).rejects.toMatchObject({
      code: 'not_signed_in',
    });
  });
});

/** Begins all of them before any of them can end. */
async function atOnce(person: Person, changes: (() => Promise<unknown>)[]) {
  const holder = await world.owner.pool.connect();
  await holder.query('begin');
  await holder.query(
    'select from kitchens join kitchen_members on id = kitchen_id where user_id = $1 for update of kitchens',
    [person.id],
  );
  const outcomes = Promise.allSettled(changes.map((change) => change()));
  const { pool } = world.database;
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  try {
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(changes.length);
  } finally {
    await holder.query('commit');
    holder.release();
  }
  return outcomes;
}

describe('each limit of the list', () => {
  type Add = (person: Person, at: number) => Promise<unknown>;
  it.each<[what: string, most: number, fill: string, add: Add]>([
    [
      'ticks',
      MOST_TICKS,
      "grocery_ticks (kitchen_id, item_key, tick_id) select kitchen_id, 'line ' || n, gen_random_uuid()",
      (person, at) => person.api.groceryList.tick({ keys: [`one more ${at}`], ticked: true }),
    ],
    [
      'extras',
      MOST_EXTRAS,
      "grocery_extras (kitchen_id, id, text) select kitchen_id, gen_random_uuid(), 'jar ' || n",
      (person, at) => person.api.groceryList.addItem({ id: newId(), text: `one more ${at}` }),
    ],
    [
      'amounts',
      MOST_AMOUNTS,
      "grocery_amounts (kitchen_id, item_key, amount) select kitchen_id, 'line ' || n, '2'",
      (person, at) => person.api.groceryList.setAmount({ key: `one more ${at}`, amount: '3' }),
    ],
    [
      'staples',
      MOST_STAPLES,
      "grocery_staples (kitchen_id, food_key, name) select kitchen_id, 'food ' || n, 'Food'",
      (person, at) =>
        person.api.groceryList.setStaple({ key: `one more ${at}`, name: 'One more', isStaple: true }),
    ],
  ])('holds for %s that are added at once', async (what, most, fill, add) => {
    const person = await cook();
    await world.database.pool.query(
      `insert into ${fill} from kitchen_members, generate_series(2, $2::integer) n where user_id = $1`,
      [person.id, most],
    );
    const outcomes = await atOnce(
      person,
      Array.from({ length: 4 }, (_, at) => () => add(person, at)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', ...Array(3).fill('rejected')]);
    const { rows } = await world.database.pool.query(
      `select count(*)::int from grocery_${what} join kitchen_members using (kitchen_id) where user_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ count: most }]);
  });
});
