import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#features/accounts/server/tables.ts';
import { newId } from '#shared/id.ts';
import { refusalOf } from '../../../../test/refusal.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { recipeBook } from './tables.ts';

let world: World;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  world = await createWorld();
  [ann, ben] = await Promise.all([world.person({ subscribed: true }), world.person({ subscribed: true })]);
});
afterAll(() => world.close());

const write = (person: Person, title: string, content = 'Boil it.') =>
  person.api.recipeBook.add({ id: newId(), title, content });
const titles = async (person: Person, q?: string) =>
  (await person.api.recipeBook.list(q ? { q } : {})).entries.map(({ title }) => title);

describe('the recipe book', () => {
  test('lists one’s own entries, the newest first', async () => {
    const cook = await world.person({ subscribed: true });
    await write(cook, 'First');
    const second = await write(cook, '  Second \n one ', '\r\nA cup of tea.\r\nA biscuit.\u0000 ');
    expect(second).toMatchObject({
      title: 'Second one',
      content: 'A cup of tea.\nA biscuit.',
      recipeId: null,
    });
    expect(await titles(cook)).toEqual(['Second one', 'First']);
    expect(await titles(ben)).not.toContain('First');
    expect(await cook.api.recipeBook.get({ id: second.id })).toEqual(second);
  });

  test('can be copied: an index of all entries, newest first, and the entries it names', async () => {
    const cook = await world.person({ subscribed: true });
    const recipe = await world.recipe();
    const first = await write(cook, 'First');
    const second = await cook.api.recipeBook.add({
      ...{ id: newId(), title: 'Second', content: 'Boil it.', recipeId: recipe.id },
    });
    const { entries: index } = await cook.api.recipeBook.index();
    expect(index).toEqual([
      { id: second.id, version: 1, recipeId: recipe.id, recipeVersion: 1 },
      { id: first.id, version: 1, recipeId: null, recipeVersion: null },
    ]);
    const { entries } = await cook.api.recipeBook.some({
      ids: [first.id, (await write(ben, 'Not theirs')).id],
    });
    expect(entries).toEqual([first]);
  });

  test('needs a title and a text, on adding and on editing', async () => {
    const { id, version } = await write(ann, 'Whole');
    for (const words of [
      { title: '', content: 'Boil it.' },
      { title: 'Soup', content: '' },
      { title: ' \n', content: ' ' },
    ]) {
      const asked = [
        ann.fetch('/api/recipe-book', { method: 'POST', body: JSON.stringify({ id: newId(), ...words }) }),
        ann.fetch(`/api/recipe-book/${id}`, { method: 'PUT', body: JSON.stringify({ version, ...words }) }),
      ];
      for (const response of await Promise.all(asked)) {
        expect(response.status).toBe(400);
        expect(await response.text()).toContain('Title and content are required');
      }
    }
    expect(await ann.api.recipeBook.get({ id })).toMatchObject({ title: 'Whole', content: 'Boil it.' });
  });

  test('allows 200 and 20,000 characters', async () => {
    expect(await write(ann, 'x'.repeat(200), 'y'.repeat(20_000))).toMatchObject({ version: 1 });
    for (const [title, content, message] of [
      ['x'.repeat(201), 'y', 'Title: please use 200 characters at most.'],
      ['x', 'y'.repeat(20_001), 'Recipe: please use 20,000 characters at most.'],
    ] as const) {
      const body = JSON.stringify({ id: newId(), title, content });
      const response = await ann.fetch('/api/recipe-book', { method: 'POST', body });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(message);
    }
  });

  test('finds every word in title or text, ignoring case and punctuation', async () => {
    const cook = await world.person({ subscribed: true });
    await write(cook, 'Granny’s stew', 'Carrots and 100% love.');
    await write(cook, 'Carrot cake', 'Flour, eggs.');
    expect(await titles(cook, 'CARROT')).toEqual(['Carrot cake', 'Granny’s stew']);
    expect(await titles(cook, 'carrot  stew')).toEqual(['Granny’s stew']);
    expect(await titles(cook, '100%')).toEqual(['Granny’s stew']);
    expect(await titles(cook, '_')).toEqual([]);
  });

  test('lists 20 per page, each entry once', async () => {
    const cook = await world.person({ subscribed: true });
    const createdAt = new Date();
    await world.database.db.insert(recipeBook).values(
      Array.from({ length: 45 }, () => ({
        id: newId(),
        userId: cook.id,
        title: 'Same time',
        content: 'Boil.',
        createdAt,
      })),
    );
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await cook.api.recipeBook.list(cursor ? { cursor } : {});
      pages.push(page.entries.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(new Set(pages.flat()).size).toBe(45);
    expect(await refusalOf(cook.api.recipeBook.list({ cursor: 'nonsense' }))).toMatch(/^invalid_input/);
  });

  test('keeps 1,000 entries at most', async () => {
    const cook = await world.person({ subscribed: true });
    await world.database.pool.query(
      `insert into recipe_book (id, user_id, title, content)
        select gen_random_uuid(), $1, 'Entry ' || n, 'Boil.' from generate_series(1, 999) n`,
      [cook.id],
    );
    const last = { id: newId(), title: 'Last', content: 'Boil.' };
    await cook.api.recipeBook.add(last);
    expect(await cook.api.recipeBook.add(last)).toMatchObject({ title: 'Last' });
    expect(await refusalOf(write(cook, 'Too many'))).toBe(
      'too_large: Your recipe book holds 1,000 recipes. Please delete some to add more.',
    );
  });

  test('is deleted with the account', async () => {
    const leaver = await world.person({ subscribed: true });
    await write(leaver, 'Gone');
    await world.database.db.delete(users).where(eq(users.id, leaver.id));
    expect(await world.database.db.$count(recipeBook, eq(recipeBook.userId, leaver.id))).toBe(0);
  });

  test('needs a subscription', async () => {
    const member = await world.person();
    expect(await refusalOf(write(member, 'Soup'))).toBe(
      'subscription_required: Please subscribe to access the app features.',
    );
  });
});

describe('writing and changing an entry', () => {
  test('stores a repeated request once; other text under the same id is refused', async () => {
    const soup = { id: newId(), title: 'Soup', content: 'Boil it.' };
    const [first, again] = [await ann.api.recipeBook.add(soup), await ann.api.recipeBook.add(soup)];
    expect(again).toEqual(first);
    expect(await refusalOf(ann.api.recipeBook.add({ ...soup, content: 'Fry it.' }))).toMatch(/^conflict: /);
    expect(await refusalOf(ben.api.recipeBook.add(soup))).toMatch(/^conflict: /);
  });

  test('counts versions, and never overwrites a change from another tab', async () => {
    const { id, createdAt } = await write(ann, 'Soup');
    const changed = await ann.api.recipeBook.update({ id, version: 1, title: 'Stew', content: 'Simmer.' });
    expect(changed).toMatchObject({ title: 'Stew', version: 2, createdAt });
    expect(changed.updatedAt >= createdAt).toBe(true);
    expect(
      await refusalOf(ann.api.recipeBook.update({ id, version: 1, title: 'Old', content: 'Old.' })),
    ).toBe('conflict: This recipe was changed elsewhere since you opened it.');
    // The response was lost, so it is sent again.
    expect(await ann.api.recipeBook.update({ id, version: 1, title: 'Stew', content: 'Simmer.' })).toEqual(
      changed,
    );
    expect(await ann.api.recipeBook.get({ id })).toEqual(changed);
  });

  test('is allowed only to the owner', async () => {
    const { id } = await write(ann, 'Secret sauce');
    const { id: recipeId } = await world.recipe();
    const gone = 'not_found: This recipe is no longer in your book.';
    const { get, update: change, link, remove } = ben.api.recipeBook;
    expect(await refusalOf(get({ id }))).toBe(gone);
    expect(await refusalOf(change({ id, version: 1, title: 'Mine', content: 'Mine.' }))).toBe(gone);
    expect(await refusalOf(link({ id, recipeId }))).toBe(gone);
    expect(await refusalOf(remove({ id }))).toBe(gone);
    expect((await ann.api.recipeBook.get({ id })).title).toBe('Secret sauce');
  });
});

describe('deleting an entry', () => {
  test('can be undone: the entry returns to its place', async () => {
    const cook = await world.person({ subscribed: true });
    const [old, young] = [await write(cook, 'Old'), await write(cook, 'Young')];
    await cook.api.recipeBook.remove({ id: old.id });
    expect(await titles(cook)).toEqual(['Young']);
    const { id, title, content, recipeId, createdAt } = old;
    const back = await cook.api.recipeBook.add({ id, title, content, recipeId, createdAt });
    expect(back.createdAt).toBe(createdAt);
    expect(await titles(cook)).toEqual([young.title, old.title]);
  });

  test('an entry cannot have a date in the future', async () => {
    const entry = { id: newId(), title: 'Tomorrow', content: 'Wait.', createdAt: '2999-01-01T00:00:00Z' };
    expect((await ann.api.recipeBook.add(entry)).createdAt < '2999').toBe(true);
  });
});

describe('an entry and its recipe', () => {
  test('a copy links to its recipe until the recipe is deleted', async () => {
    const recipe = await world.recipe({ author: ben });
    const copy = await ann.api.recipeBook.add({
      id: newId(),
      title: recipe.title,
      content: 'As text.',
      recipeId: recipe.id,
    });
    expect(copy.recipeId).toBe(recipe.id);
    await ben.api.recipes.remove({ recipeId: recipe.id });
    expect(await ann.api.recipeBook.get({ id: copy.id })).toMatchObject({
      recipeId: null,
      content: 'As text.',
    });
  });

  test('an entry links to the recipe made from it, and keeps its text and version', async () => {
    const recipe = await world.recipe({ author: ann });
    const entry = await write(ann, 'Soup');
    const linked = await ann.api.recipeBook.link({ id: entry.id, recipeId: recipe.id });
    expect(linked).toEqual({ ...entry, recipeId: recipe.id });
    expect(await refusalOf(ann.api.recipeBook.link({ id: entry.id, recipeId: newId() }))).toBe(
      'not_found: Recipe Not Found',
    );
  });
});
