import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedRecipe } from '../../../../test/imported.ts';
import { refusalOf } from '../../../../test/refusal.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Crème de potiron',
  image: '/photo.jpg',
  author: { name: 'A neighbor' },
  recipeYield: '4',
  prepTime: 'PT10M',
  cookTime: 'PT25M',
  recipeIngredient: ['1 kg pumpkin', '2 onions', 'salt'],
  recipeInstructions: ['Cut the pumpkin.', 'Simmer it with the onions for 25 minutes.'],
};
const page = (json: unknown) =>
  `<html><head><meta charset="iso-8859-1"><script type="application/ld+json">${JSON.stringify(json)}</script></head></html>`;

let site: Server;
let origin: string;
let world: World;
let cook: Person;

beforeAll(async () => {
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#D6452B' } })
    .jpeg()
    .toBuffer();
  const files: Record<string, { type: string; body: Buffer }> = {
    '/recipe': { type: 'text/html', body: Buffer.from(page(RECIPE), 'latin1') },
    '/no-photo': {
      type: 'text/html',
      body: Buffer.from(page({ ...RECIPE, image: '/missing.jpg' }), 'latin1'),
    },
    '/news': { type: 'text/html', body: Buffer.from('<h1>News</h1><p>Nothing to eat.</p>') },
    '/photo.jpg': { type: 'image/jpeg', body: photo },
    '/huge': { type: 'text/html', body: Buffer.alloc(6_000_000, 'x') },
  };
  site = createServer((request, response) => {
    const file = files[request.url ?? ''];
    if (request.url === '/closed') response.writeHead(403).end();
    else if (file) response.setHeader('content-type', file.type).end(file.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  const { port } = site.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  world = await createWorld({ IMPORT_HOSTS: `recipes.lan, 127.0.0.1:${port}` });
  cook = await world.person({ subscribed: true });
});
afterAll(async () => {
  await world.close();
  site.close();
});

const PROPOSED = 'No description found; one was suggested from the title and ingredients.';

describe('a link', () => {
  test('is imported for review with its picture and its source, and nothing is stored', async () => {
    const before = await cook.api.recipes.list({});
    const { recipes } = await cook.api.imports.readLink({ url: `${origin}/recipe` });
    expect(recipes).toEqual([
      {
        title: 'Crème de potiron',
        description: 'Crème de potiron with pumpkin and onions.',
        prepTime: 10,
        cookTime: 25,
        servings: 4,
        difficulty: null,
        category: 'dinner',
        tags: [],
        ingredients: [
          { amount: '1 kg', name: 'pumpkin' },
          { amount: '2', name: 'onions' },
          { amount: '', name: 'salt' },
        ],
        instructions: ['Cut the pumpkin.', 'Simmer it with the onions for 25 minutes.'],
        cookingTips: [],
        image: expect.stringMatching(/^\/pictures\/stored\/[0-9a-f]{40}$/),
        pictures: ['/photo.jpg'],
        file: 0,
        sourceUrl: `${origin}/recipe`,
        authorName: 'A neighbor',
        notes: [PROPOSED],
      },
    ]);
    expect((await world.visitor.fetch(`${recipes[0]?.image}-640.webp`)).status).toBe(200);
    expect(await cook.api.recipes.list({})).toEqual(before);
  });

  test('may be written without https, and its picture may be gone', async () => {
    const { recipes } = await cook.api.imports.readLink({ url: `  ${origin}/no-photo ` });
    expect(recipes[0]).toMatchObject({
      image: null,
      notes: [PROPOSED, "Couldn't import the picture."],
    });
  });

  test.each([
    ['/news', 'invalid_input: No recipe found on that page. You can copy its text and paste it instead.'],
    ['/gone', 'invalid_input: Page not found at that address.'],
    ['/photo.jpg', 'invalid_input: That link leads to a file, not a web page.'],
    ['/huge', 'too_large: That page is larger than 5 MB.'],
    [
      '/closed',
      'unavailable: That site refused access to the page (403). You can open the page, copy its text and paste it here.',
    ],
  ])('to %s says what to do', async (path, refusal) => {
    expect(await refusalOf(cook.api.imports.readLink({ url: origin + path }))).toBe(refusal);
  });

  test('into the internal network is refused without contacting anything there', async () => {
    const refusal = 'invalid_input: That address cannot be imported. It is not on the public internet.';
    for (const url of [
      'http://127.0.0.1:5432/',
      'localhost/recipe',
      'http://[::1]/',
      'http://169.254.169.254/',
    ])
      expect(await refusalOf(cook.api.imports.readLink({ url }))).toBe(refusal);
    expect(await refusalOf(cook.api.imports.readLink({ url: 'file:///etc/passwd' }))).toBe(
      'invalid_input: That address cannot be imported. This is not a web address.',
    );
  });
});

describe('a pasted text or a file', () => {
  test.each([
    ['plain text', 'Toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.', undefined],
    [
      'Markdown',
      '---\ntitle: Toast\n---\n## Ingredients\n- 2 slices bread\n## Directions\n1. Toast the bread.',
      'toast.md',
    ],
    [
      'HTML',
      '<h1>Toast</h1><h2>Ingredients</h2><ul><li>2 slices bread</li></ul><h2>Method</h2><p>Toast the bread.</p>',
      undefined,
    ],
    [
      'JSON-LD',
      JSON.stringify({
        '@type': 'Recipe',
        name: 'Toast',
        recipeIngredient: ['2 slices bread'],
        recipeInstructions: 'Toast the bread.',
      }),
      'toast.json',
    ],
  ])('of %s is read for review', async (_, text, fileName) => {
    const { recipes } = await cook.api.imports.readText({ text, fileName });
    expect(recipes).toHaveLength(1);
    expect(recipes[0]).toMatchObject({
      title: 'Toast',
      ingredients: [{ amount: '2 slices', name: 'bread' }],
      instructions: ['Toast the bread.'],
    });
  });

  test('may contain several recipes', async () => {
    const { recipes } = await cook.api.imports.readText({
      text: JSON.stringify([RECIPE, { ...RECIPE, name: 'Soup' }]),
    });
    expect(recipes.map(({ title }) => title)).toEqual(['Crème de potiron', 'Soup']);
  });

  test('says what is missing and what was left out', async () => {
    const { recipes } = await cook.api.imports.readText({ text: `Soup\n\n${'1 egg\n'.repeat(301)}` });
    expect(recipes[0]?.ingredients).toHaveLength(300);
    expect(recipes[0]?.notes).toEqual([
      'There are 301 ingredients; the maximum is 300. The rest was left out.',
      'The steps are missing.',
      PROPOSED,
    ]);
  });

  test('is explained in the reader’s language', async () => {
    const response = await cook.fetch('/api/imports/text', {
      method: 'POST',
      headers: { 'accept-language': 'de' },
      body: JSON.stringify({
        text: '<h1>Suppe</h1><h2>Zutaten</h2><ul><li>2 Eier</li><li>100 g Mehl</li><li>500 ml Milch</li></ul>',
      }),
    });
    const { recipes } = (await response.json()) as { recipes: { notes: string[] }[] };
    expect(recipes[0]?.notes[0]).toBe('Die Seite zeigt keine Schritte.');
  });

  test('may be a table, recognized by its name or its regular rows', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => `${at},Soup ${at},"2 eggs, salt",Boil it.,20`);
    const text = ['id,title,ingredients,steps,time', ...rows].join('\n');
    for (const fileName of ['recipes.csv', undefined]) {
      const { recipes, total } = await cook.api.imports.readText({ text, fileName });
      expect(total).toBe(120);
      expect(recipes[119]).toMatchObject({ title: 'Soup 119', instructions: ['Boil it.'] });
    }
    expect(await refusalOf(cook.api.imports.readText({ text: 'day,sum\n1,2\n', fileName: 'sums.csv' }))).toBe(
      'invalid_input: No recipe found in this table. It needs columns named title, ingredients and instructions.',
    );
  });

  test('with more recipes than fit says how many', async () => {
    const text = JSON.stringify(Array.from({ length: 2001 }, (_, at) => ({ ...RECIPE, name: `Soup ${at}` })));
    const { recipes, total } = await cook.api.imports.readText({ text });
    expect({ total, shown: recipes.length, last: recipes.at(-1)?.title }).toEqual({
      total: 2001,
      shown: 2000,
      last: 'Soup 1999',
    });
  });

  test('without a recipe is refused with a message', async () => {
    expect(await refusalOf(cook.api.imports.readText({ text: 'hello' }))).toBe(
      'invalid_input: No recipe found. A recipe needs a list of ingredients or steps.',
    );
    expect(await refusalOf(cook.api.imports.readText({ text: '  ' }))).toMatch(/Please paste a recipe first/);
  });
});

describe('the files of an export', () => {
  const markdown = (title: string) =>
    `---\ntitle: ${title}\nimage: ${title}.jpg\n---\n## Ingredients\n- 2 eggs\n## Directions\n1. Boil them.`;

  test('are read for review, each recipe with its file and the pictures it names', async () => {
    const { recipes, total } = await cook.api.imports.readFiles({
      files: [
        { name: 'README.md', text: '# Recipes\n\nAll that we cook.' },
        {
          name: 'a/soup.json',
          text: JSON.stringify([RECIPE, { ...RECIPE, name: 'Soup', image: 'picture:0' }]),
        },
        ...Array.from({ length: 50 }, (_, at) => ({ name: `b/${at}.md`, text: markdown(`Eggs ${at}`) })),
        { name: 'html/soup.html', text: page({ ...RECIPE, name: 'Soup' }) },
      ],
    });
    expect(total).toBe(52);
    expect(recipes.map(({ title, file, pictures }) => ({ title, file, pictures }))).toEqual([
      { title: 'Crème de potiron', file: 1, pictures: ['/photo.jpg'] },
      { title: 'Soup', file: 1, pictures: ['picture:0'] },
      ...Array.from({ length: 50 }, (_, at) => ({
        title: `Eggs ${at}`,
        file: at + 2,
        pictures: [`Eggs ${at}.jpg`],
      })),
    ]);
    expect(recipes.every(({ image }) => image === null)).toBe(true);
  });

  test('may contain no recipe, but need at least one file', async () => {
    const files = ['a.md', 'b.md'].map((name) => ({ name, text: 'hello' }));
    expect(await cook.api.imports.readFiles({ files })).toEqual({ recipes: [], total: 0 });
    expect(await refusalOf(cook.api.imports.readFiles({ files: [] }))).toMatch(/Please choose a file first/);
  });
});

describe('an imported recipe', () => {
  test('is saved as the cook’s own, once, even if they have changed it since', async () => {
    const first = importedRecipe();
    expect(await cook.api.imports.save(first)).toEqual({ id: first.id, isNew: true });
    const stored = await cook.api.recipes.get({ recipeId: first.id });
    expect(stored).toMatchObject({ title: 'From a book', authorId: cook.id });
    await cook.api.recipes.update({ ...first, recipeId: first.id, version: 1, title: 'From our book' });
    expect(await cook.api.imports.save({ ...importedRecipe(), title: 'FROM a  book' })).toEqual({
      id: first.id,
      isNew: false,
    });
    const other = await world.person({ subscribed: true });
    expect(await other.api.imports.save(importedRecipe())).toMatchObject({ isNew: true });
  });

  test('is saved once, even if it is sent twice at once', async () => {
    const twice = [importedRecipe(), importedRecipe()].map((recipe) => ({
      ...recipe,
      title: 'Twice at once',
    }));
    const saved = await Promise.all(twice.map((recipe) => cook.api.imports.save(recipe)));
    expect(saved.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    expect(saved[0]?.id).toBe(saved[1]?.id);
  });
});
