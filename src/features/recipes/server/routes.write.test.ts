import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import type { RecipeFields } from '../contract.ts';
import { createRecipes } from './commands/recipes.ts';

let world: World;
let author: Person;
let other: Person;

beforeAll(async () => {
  world = await createWorld();
  author = await world.person({ name: 'Ann Author' });
  other = await world.person();
});
afterAll(() => world.close());

const soup = (): RecipeFields => ({
  title: '  Leek \n Soup ',
  description: 'For cold days.',
  prepTime: 10,
  cookTime: 20,
  servings: 4,
  difficulty: 'Easy',
  category: 'dinner',
  tags: [' Quick', 'quick', 'Gluten Free', ' '],
  ingredients: [
    { amount: '3', name: 'leeks' },
    { amount: '', name: 'salt to taste' },
  ],
  instructions: ['Wash the leeks.', 'Cook them.'],
  cookingTips: ['Keeps for 3 days.', ' '],
  image: null,
  sourceUrl: 'https://soups.example/leek',
});
const make = (person: Person, fields: Partial<RecipeFields> = {}) =>
  person.api.recipes.create({ id: randomUUID(), ...soup(), ...fields });
const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ code: 'done', message: '' }),
    ({ code, message }: { code: string; message: string }) => ({ code, message }),
  );

describe('a new recipe', () => {
  test('belongs to its author, has no views or likes, and is tidied up', async () => {
    const made = await make(author);
    expect(made).toMatchObject({
      title: 'Leek Soup',
      tags: ['Quick', 'Gluten Free'],
      ingredients: [
        { amount: '3', name: 'leeks' },
        { amount: '', name: 'salt to taste' },
      ],
      cookingTips: ['Keeps for 3 days.'],
      sourceUrl: 'https://soups.example/leek',
      authorId: author.id,
      authorName: 'Ann Author',
      views: 0,
      likes: 0,
      version: 1,
    });
    expect(made.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await author.api.recipes.abilities({ recipeId: made.id })).toMatchObject({ edit: true });
    expect(await other.api.recipes.abilities({ recipeId: made.id })).toMatchObject({ edit: false });
    expect({ ...(await other.api.recipes.get({ recipeId: made.id })), isHeld: false }).toEqual(made);
    const { recipes } = await world.visitor.api.recipes.list({ category: 'gluten-free' });
    expect(recipes.map(({ id }) => id)).toContain(made.id);
  });

  test('sent twice is stored once', async () => {
    const id = randomUUID();
    const [first, again] = await Promise.all([1, 2].map(() => author.api.recipes.create({ id, ...soup() })));
    expect(again).toEqual(first);
    const { recipes } = await world.visitor.api.recipes.list({ author: author.id, limit: 100 });
    expect(recipes.filter((recipe) => recipe.id === id)).toHaveLength(1);
  });

  test('sent again with different content is reported, and neither is lost', async () => {
    const { id } = await make(author);
    expect(await problemOf(author.api.recipes.create({ id, ...soup(), title: 'Other' }))).toMatchObject({
      code: 'conflict',
    });
    expect((await author.api.recipes.get({ recipeId: id })).title).toBe('Leek Soup');
  });

  test('cannot use the id of somebody else’s recipe', async () => {
    const { id } = await make(author);
    expect(await problemOf(other.api.recipes.create({ id, ...soup(), title: 'Mine' }))).toMatchObject({
      code: 'conflict',
    });
    expect((await other.api.recipes.get({ recipeId: id })).title).toBe('Leek Soup');
  });

  test.each<[string, Partial<RecipeFields>, string]>([
    ['a title', { title: ' \n ' }, 'Please enter a recipe title'],
    ['a title one can see', { title: '\u200b\u200d' }, 'Please enter a recipe title'],
    ['a description', { description: ' ' }, 'Please enter a recipe description'],
    ['ingredients', { ingredients: [] }, 'At least one ingredient is required'],
    [
      'the name of an ingredient',
      { ingredients: [{ amount: '1', name: ' ' }] },
      'Please fill in all ingredient fields or remove empty ones',
    ],
    ['steps', { instructions: [] }, 'At least one instruction step is required'],
    [
      'the words of a step',
      { instructions: ['Cook.', ' '] },
      'Please fill in all instruction steps or remove empty ones',
    ],
    ['a known category', { category: 'moon-food' }, 'Please choose one of the categories.'],
    ['whole minutes', { prepTime: 1.5 }, 'Please enter whole minutes.'],
    ['a source on the web', { sourceUrl: 'javascript:alert(1)' }, 'The source must be a web address.'],
    [
      '200 steps at most',
      { instructions: Array.from({ length: 201 }, () => 'Stir.') },
      'Please list at most 200 steps.',
    ],
  ])('needs %s', async (_, wrong, message) => {
    expect(await problemOf(make(author, wrong))).toEqual({ code: 'invalid_input', message });
  });

  test.each([
    'https://elsewhere.example/spy.png',
    '//elsewhere.example/spy',
    '/api/auth/sign-out',
    '/pictures/stored/../../api',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
  ])('never makes others fetch %s', async (image) => {
    expect(await problemOf(make(author, { image }))).toEqual({
      code: 'invalid_input',
      message: 'Please upload the picture instead of linking to another site.',
    });
  });

  test('cannot use the id of a deleted recipe, which plans still hold', async () => {
    const { id } = await make(author);
    await author.api.recipes.remove({ recipeId: id });
    for (const person of [author, other])
      expect(await problemOf(person.api.recipes.create({ id, ...soup() }))).toMatchObject({
        code: 'conflict',
        message: 'This recipe was deleted. Please create it as a new one.',
      });
    await expect(other.api.recipes.get({ recipeId: id })).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    [
      'ingredients',
      { ingredients: Array.from({ length: 200 }, () => ({ amount: 'a'.repeat(50), name: 'b'.repeat(200) })) },
    ],
    ['steps', { instructions: Array.from({ length: 20 }, () => 'c'.repeat(4_000)) }],
    ['tips', { cookingTips: Array.from({ length: 20 }, () => 'd'.repeat(2_000)) }],
  ])(
    'is refused if its %s are too long together, for a page of it would hold everyone up',
    async (what, fields) => {
      expect(
        await problemOf(author.api.recipes.create({ id: randomUUID(), ...soup(), ...fields })),
      ).toMatchObject({
        code: 'invalid_input',
        message: expect.stringContaining(`The ${what} have more than`),
      });
    },
  );

  test('may contain any characters, even ones a database cannot store', async () => {
    const odd = 'Soup\u0000 \ud83c\udf72 \ud83c end';
    const made = await make(author, { title: odd, instructions: [odd], tags: [odd], cookingTips: [odd] });
    expect(made.title).toBe('Soup 🍲 � end');
    expect(made.instructions).toEqual(['Soup 🍲 � end']);
  });

  test('needs someone signed in', async () => {
    expect(await problemOf(world.visitor.api.recipes.create({ id: randomUUID(), ...soup() }))).toMatchObject({
      code: 'not_signed_in',
    });
  });
});

describe('a changed recipe', () => {
  test('shows its author’s last version, and invalidates lists', async () => {
    const { id, version } = await make(author);
    await world.visitor.api.recipes.get({ recipeId: id });
    const changed = await author.api.recipes.update({
      recipeId: id,
      version,
      ...soup(),
      title: 'Potato Soup',
      ingredients: [{ amount: '1 kg', name: 'potatoes' }],
      tags: ['vegan'],
      image: '/art/categories/dinner',
    });
    expect(changed).toMatchObject({ title: 'Potato Soup', version: 2, image: '/art/categories/dinner' });
    expect(await world.visitor.api.recipes.get({ recipeId: id })).toMatchObject({
      title: 'Potato Soup',
      ingredients: [{ amount: '1 kg', name: 'potatoes' }],
    });
    const { recipes } = await world.visitor.api.recipes.list({ category: 'vegan' });
    expect(recipes.map((recipe) => recipe.id)).toContain(id);
  });

  test('is refused to the second of two people who opened it, and nothing is overwritten', async () => {
    const { id, version } = await make(author);
    await author.api.recipes.update({ recipeId: id, version, ...soup(), title: 'First' });
    const second = { recipeId: id, version, ...soup(), title: 'Second' };
    expect(await problemOf(author.api.recipes.update(second))).toEqual({
      code: 'conflict',
      message: 'This recipe has changed since you opened it.',
    });
    expect((await author.api.recipes.get({ recipeId: id })).title).toBe('First');
    expect(await author.api.recipes.update({ ...second, version: version + 1 })).toMatchObject({
      title: 'Second',
      version: version + 2,
    });
  });

  test('saved twice at the same moment is stored once, and the other save is refused', async () => {
    const { id, version } = await make(author);
    const both = await Promise.all(
      ['One', 'Two'].map((title) =>
        problemOf(author.api.recipes.update({ recipeId: id, version, ...soup(), title })),
      ),
    );
    expect(both.map(({ code }) => code).sort()).toEqual(['conflict', 'done']);
  });

  test('may be sent again if the response was lost', async () => {
    const { id, version } = await make(author);
    const save = { recipeId: id, version, ...soup(), title: 'Again' };
    const first = await author.api.recipes.update(save);
    expect(await author.api.recipes.update(save)).toEqual(first);
  });

  test('can be made only by its author', async () => {
    const { id, version } = await make(author);
    const admin = await world.person({ admin: true });
    for (const person of [other, admin])
      expect(await problemOf(person.api.recipes.update({ recipeId: id, version, ...soup() }))).toEqual({
        code: 'forbidden',
        message: "You can only edit recipes you've created",
      });
    expect((await other.api.recipes.get({ recipeId: id })).version).toBe(1);
  });

  test('keeps its picture, wherever that is stored', async () => {
    const id = randomUUID();
    const image = 'https://photos.example/old.jpg';
    const { sourceUrl, ...fields } = soup();
    await createRecipes(world.database.db, [{ ...fields, id, image, authorId: author.id }]);
    const save = { recipeId: id, version: 1, ...fields, image };
    expect((await author.api.recipes.update(save)).image).toBe(image);
  });

  test('keeps notes on unchanged steps', async () => {
    const id = randomUUID();
    const { sourceUrl, ...fields } = soup();
    await createRecipes(world.database.db, [
      { ...fields, id, authorId: author.id, stepGuidance: ['Also between the leaves.', 'Gently.'] },
    ]);
    const changed = await author.api.recipes.update({
      recipeId: id,
      version: 1,
      ...fields,
      instructions: ['Peel.', 'Cook them.', 'Wash the leeks.'],
    });
    expect(changed.stepGuidance).toEqual(['', 'Gently.', 'Also between the leaves.']);
  });
});

test('a person can add 60 recipes in ten minutes', async () => {
  const strict = await createWorld({ RATE_LIMITS: 'strict' });
  try {
    const cook = await strict.person();
    for (let n = 0; n < 60; n++) await make(cook);
    expect((await problemOf(make(cook))).code).toBe('rate_limited');
  } finally {
    await strict.close();
  }
});
