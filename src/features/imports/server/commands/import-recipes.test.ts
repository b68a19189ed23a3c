import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { downloadZip } from 'client-zip';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recipes } from '#features/recipes/server/tables.ts';
import { photo } from '../../../../../test/photos.ts';
import { createWorld, type World } from '../../../../../test/world.ts';
import { type ImportSummary, importRecipes } from './import-recipes.ts';

const OWN = resolve(import.meta.dirname, '../../../../../test/samples/recipes');
/** Only next to some checkouts: recipes by other people. */
const REAL = resolve(import.meta.dirname, '../../../../../../shared/bench/public-domain-recipes');
const FOLDERS: [what: string, folder: string, count: number, title: string][] = [
  ['our own recipes', OWN, 6, 'Zarzuela Rice'],
];
if (existsSync(REAL)) FOLDERS.push(['the 410 real recipes', REAL, 410, 'Zarangollo']);
const markdown = (title: string, more = '') =>
  `---\ntitle: ${title}\n${more}---\n\nGood.\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\n1. Boil.\n`;
const json = (name: string) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['1 quandong'],
  recipeInstructions: 'Boil.',
});

let world: World;
let folder: string;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  const own = mkdtempSync(join(tmpdir(), 'plateful-import-'));
  folder = own;
  return () => rmSync(own, { recursive: true, force: true });
});

function write(name: string, content: string | Buffer): void {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
}
async function run(now = new Date(), from = folder): Promise<ImportSummary & { lines: string[] }> {
  const lines: string[] = [];
  return {
    ...(await importRecipes(world.database.db, from, {
      pictures: world.app.pictures,
      log: (line) => lines.push(line),
      now,
    })),
    lines,
  };
}
async function search(q: string): Promise<string[]> {
  const { recipes: found } = await world.visitor.api.search.search({ q });
  return found.items.map(({ title }) => title);
}
const stored = (title: string) => world.database.db.select().from(recipes).where(eq(recipes.title, title));

describe('importing a folder', () => {
  it('adds every recipe below it, and each can be searched at once', async () => {
    expect(await search('quandong')).toEqual([]);
    write('a/b/leeks.md', markdown('Leeks Vichy'));
    write('A.MARKDOWN', markdown('Leeks Bâle'));
    write('many.json', JSON.stringify([json('Quandong tart'), json('Quandong pie')]));
    write('one.jsonld', JSON.stringify({ '@graph': [json('Quandong jam')] }));
    write(
      'saved.html',
      `<title>Quandong cake</title><script type="application/ld+json">${JSON.stringify(json('Quandong cake'))}</script>`,
    );
    write('Quandong sauce.cook', 'Simmer @quandongs{200%g} with @sugar{1%tbsp}.');
    write('notes.txt', 'not a recipe');
    write(
      'old/cr\u00e8me.txt',
      Buffer.from(
        'Quandong cr\xe8me\n\nIngredients\n1 quandong\n200 ml cream\n\nDirections\nBoil.',
        'latin1',
      ),
    );
    expect(await run()).toEqual({
      found: 8,
      added: 8,
      alreadyThere: 0,
      unread: { '.txt': 1 },
      refused: [],
      lines: [],
    });
    expect((await search('quandong')).toSorted()).toEqual([
      'Quandong cake',
      'Quandong crème',
      'Quandong jam',
      'Quandong pie',
      'Quandong sauce',
      'Quandong tart',
    ]);
    expect(await search('leeks bale')).toContain('Leeks Bâle');
  });

  it('adds nothing twice, from any folder, but accepts two recipes with one file name', async () => {
    write('soup.md', markdown('Cress soup'));
    write('more/soup.md', markdown('Sorrel soup'));
    expect(await run()).toMatchObject({ found: 2, added: 2, alreadyThere: 0 });
    expect(await run()).toMatchObject({ found: 2, added: 0, alreadyThere: 2 });
    rmSync(folder, { recursive: true });
    write('elsewhere/other-name.md', markdown('CRESS  soup').replaceAll('\n', '\r\n'));
    write('copy.md', markdown('Cress soup'));
    expect(await run()).toMatchObject({ found: 2, added: 0, alreadyThere: 2, refused: [] });
    expect(await stored('Cress soup')).toHaveLength(1);
  });

  it('counts the files it cannot read, by extension, but not the pictures next to recipes', async () => {
    write('card.pdf', '%PDF-');
    write('more/old.PDF', '%PDF-');
    write('recipes.db', 'SQLite');
    write('soup.jpg', 'picture');
    expect(await run()).toMatchObject({ found: 0, refused: [], unread: { '.pdf': 2, '.db': 1 } });
  });

  it('imports pictures in and next to recipes, from folders and exports', async () => {
    const [beets, peas, plums] = (await Promise.all(
      [1, 2, 3].map((seed) => photo(64, 64, seed).png().toBuffer()),
    )) as [Buffer, Buffer, Buffer];
    write('soup/soup.md', markdown('Beet soup', 'image: beet.png\n'));
    write('soup/pictures/beet.png', beets);
    write(
      'data.json',
      JSON.stringify({ ...json('Pea soup'), image: `data:image/png;base64,${peas.toString('base64')}` }),
    );
    write('plain.md', markdown('Plain soup'));
    write('lost.md', markdown('Lost soup'));
    write('lost.png', 'no picture');
    write(
      'export.zip',
      Buffer.from(
        await downloadZip([
          { name: '1/recipe.json', input: JSON.stringify(json('Plum soup')) },
          { name: '1/image.png', input: plums },
          { name: 'README.md', input: '# All my recipes' },
          { name: 'Fig soup.txt', input: 'Fig soup\n\nIngredients\n2 figs\n1 l water\n\nDirections\nBoil.' },
        ]).arrayBuffer(),
      ),
    );
    write('empty.zip', Buffer.from(await downloadZip([{ name: 'a.db', input: 'x' }]).arrayBuffer()));
    const { found, lines } = await run();
    expect(found).toBe(6);
    expect(lines).toEqual([
      'empty.zip: No recipe found.',
      expect.stringMatching(/^lost\.md: “Lost soup” is stored without its picture\. /),
    ]);
    const images = await Promise.all(
      ['Beet soup', 'Pea soup', 'Plum soup'].map(async (title) => (await stored(title))[0]?.image),
    );
    expect(new Set(images).size).toBe(3);
    for (const image of images) expect((await world.visitor.fetch(`${image}-640.webp`)).status).toBe(200);
    expect((await stored('Plain soup'))[0]?.image).toBeNull();
    expect(await run(new Date(), join(folder, 'export.zip'))).toMatchObject({ found: 2, alreadyThere: 2 });
  });

  it('names every bad file with its reason, and continues', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'plateful-outside-'));
    writeFileSync(join(outside, 'secret.md'), markdown('Secret'));
    symlinkSync(join(outside, 'secret.md'), join(folder, 'link.md'));
    symlinkSync(outside, join(folder, 'linked'));
    symlinkSync(folder, join(folder, 'round'));
    write('bad.json', '{ "@type": ');
    write('binary.md', Buffer.from([0xff, 0x00, 0x9f]));
    write('empty.md', '');
    write('good.md', markdown('Good soup'));
    symlinkSync(join(folder, 'good.md'), join(folder, 'good-again.md'));
    write('half.json', JSON.stringify([json('Half soup'), { ...json('Other half'), recipeIngredient: [] }]));
    write('huge.md', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'));
    write('long.md', markdown('x'.repeat(201)));
    const { lines, refused, ...counts } = await run();
    rmSync(outside, { recursive: true });
    expect(counts).toEqual({ found: 2, added: 2, alreadyThere: 0, unread: {} });
    expect(lines).toEqual([
      'link.md: This link leads out of the folder and was not followed.',
      'bad.json: This is not valid JSON.',
      'binary.md: The file contains no text.',
      'empty.md: title: The title is missing. ingredients: The ingredients are missing. instructions: The steps are missing.',
      'half.json: “Other half”: ingredients: The ingredients are missing.',
      'huge.md: The file is larger than 5 MB.',
      `long.md: “${'x'.repeat(200)}”: title: The title has 201 characters; the maximum is 200.`,
    ]);
    expect(refused.map(({ file }) => file)).toEqual([
      'link.md',
      'bad.json',
      'binary.md',
      'empty.md',
      'half.json',
      'huge.md',
      'long.md',
    ]);
  });

  // Root may read everything.
  if (process.getuid?.() !== 0)
    it('names a file that it may not read', async () => {
      write('closed.md', markdown('Closed'));
      chmodSync(join(folder, 'closed.md'), 0);
      expect((await run()).lines).toEqual(['closed.md: It may not be read: its permissions forbid it.']);
    });

  it('fills in missing fields, and uses the file’s date unless it is in the future', async () => {
    const now = new Date('2026-03-01T12:00:00Z');
    write(
      'old.md',
      markdown(
        'Old soup',
        'date: 2021-03-10\nauthor: Ann\ntags: [seafood]\nprep time: 20 min\ncook time: 3 h\nservings: 2\n',
      ),
    );
    write('new.md', markdown('New soup', 'date: 2031-01-01\n'));
    write('undated.md', markdown('Undated soup', 'date: 2021-02-31\n'));
    await run(now);
    const [old] = await stored('Old soup');
    const [fresh] = await stored('New soup');
    const [undated] = await stored('Undated soup');
    expect(old).toMatchObject({
      description: 'Good.',
      prepTime: 20,
      cookTime: 180,
      servings: 2,
      difficulty: null,
      category: 'seafood',
      authorId: null,
      authorName: 'Ann',
      createdAt: new Date('2021-03-10T00:00:00Z'),
      ingredients: [{ amount: '2', name: 'leeks' }],
      instructions: ['Boil.'],
    });
    expect(fresh).toMatchObject({
      prepTime: null,
      cookTime: null,
      servings: 4,
      difficulty: null,
      authorName: '',
      createdAt: now,
    });
    expect(undated).toMatchObject({ createdAt: now });
  });

  it('stores recipes without the characters that PostgreSQL would refuse', async () => {
    const bad = {
      ...json('Zero\u0000 soup'),
      recipeIngredient: ['1\u0000 \ud800leek'],
      keywords: ['a\u0000b'],
    };
    write('zero.json', JSON.stringify(bad));
    expect(await run()).toMatchObject({ found: 1, added: 1, refused: [] });
    expect((await stored('Zero soup'))[0]).toMatchObject({ tags: ['ab'] });
  });

  it('imports more than one batch', async () => {
    write('all.json', JSON.stringify(Array.from({ length: 1203 }, (_, at) => json(`Recipe of many ${at}`))));
    expect(await run()).toMatchObject({ found: 1203, added: 1203 });
    expect(await run()).toMatchObject({ found: 1203, added: 0, alreadyThere: 1203 });
  });

  it('says if the path is not a folder', async () => {
    rmSync(folder, { recursive: true });
    await expect(run()).rejects.toThrow();
  });

  it.each(FOLDERS)('imports %s once', async (_what, path, count, title) => {
    const first = await run(new Date(), path);
    expect(first).toMatchObject({ found: count, added: count, alreadyThere: 0, refused: [] });
    expect(await run(new Date(), path)).toMatchObject({ found: count, added: 0, alreadyThere: count });
    const { rows } = await world.database.pool.query(
      `select count(*)::int as n from recipes where source_key like 'import:%' and (jsonb_array_length(ingredients) = 0 or jsonb_array_length(instructions) = 0)`,
    );
    expect(rows).toEqual([{ n: 0 }]);
    expect(await search(title.split(' ', 1).join().toLowerCase())).toContain(title);
  });
});
