import { gzipSync } from 'node:zlib';
import { downloadZip } from 'client-zip';
import { describe, expect, test } from 'vitest';
import { openExport } from './exported.ts';

type Files = Record<string, string | Uint8Array>;

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 300 }, (_, at) => at % 256)]);
const BASE64 = Buffer.from(JPEG).toString('base64');

async function zipped(files: Files): Promise<Uint8Array> {
  const entries = Object.entries(files).map(([name, input]) => ({ name, input }));
  return new Uint8Array(await downloadZip(entries as { name: string; input: string }[]).arrayBuffer());
}

async function openZip(files: Files) {
  return openExport('export.zip', await zipped(files));
}

describe('an export', () => {
  test('consists of its data and text files, including those in nested zips', async () => {
    const { files } = await openZip({
      'recipes/soup.json': '{"name":"Soup","ingredients":"peas"}',
      'recipes/stew.md': '# Stew',
      'pie.html': '<h1>Pie</h1>',
      'cook/Rice.cook': 'Boil @rice{1%cup}.',
      'cook/aisle.conf': '[grains]',
      'pictures/soup.jpg': JPEG,
      'styles.css': 'h1 {}',
      '__MACOSX/recipes/._soup.json': '{',
      'more.zip': await zipped({ 'recipe.json': '{"name":"Bread","ingredients":"peas"}' }),
    });
    expect(files).toEqual([
      { name: 'recipes/soup.json', text: '{"name":"Soup","ingredients":"peas"}' },
      { name: 'recipes/stew.md', text: '# Stew' },
      { name: 'pie.html', text: '<h1>Pie</h1>' },
      { name: 'cook/Rice.cook', text: 'Boil @rice{1%cup}.' },
      { name: 'more.zip/recipe.json', text: '{"name":"Bread","ingredients":"peas"}' },
    ]);
  });

  test('skips broken files, names them, and is empty if none can be read', async () => {
    const { files, unread } = await openZip({
      'a.json': '{',
      'b.json': '{"name":"Whole","ingredients":"peas"}',
      'c.zip': 'not a zip',
    });
    expect(files.map(({ name }) => name)).toEqual(['b.json']);
    expect(unread).toEqual(['a.json', 'c.zip']);
    expect((await openZip({ 'a.sqlite': 'Soup' })).files).toEqual([]);
    expect((await openExport('broken.zip', (await zipped({ 'a.md': '# Soup' })).slice(0, 40))).files).toEqual(
      [],
    );
  });

  test('is read to three levels of nested zips', async () => {
    let files: Files = { 'deep.json': '{"name":"Deep","ingredients":"peas"}' };
    for (let depth = 0; depth < 3; depth++) files = { 'next.zip': await zipped(files) };
    expect(await openZip(files)).toMatchObject({ files: [], unread: ['next.zip/next.zip/next.zip'] });
  });

  test('keeps pictures embedded in data, under placeholder names', async () => {
    const curry = gzipSync(
      JSON.stringify({ name: 'Curry', ingredients: 'peas', photo_data: BASE64, uid: 'x'.repeat(60_000) }),
    );
    const { files, pictureOf } = await openZip({
      'Curry.paprikarecipe': curry,
      'all.json': JSON.stringify([
        { name: 'Pie', ingredients: 'peas', image: `data:image/jpeg;base64,${BASE64}` },
        { name: 'Tea', ingredients: 'peas', image: '' },
      ]),
    });
    expect(files.map(({ text }) => text)).toEqual([
      '{"name":"Curry","ingredients":"peas","photo_data":"picture:0"}',
      '[{"name":"Pie","ingredients":"peas","image":"picture:1"},{"name":"Tea","ingredients":"peas","image":""}]',
    ]);
    expect(await pictureOf('Curry.paprikarecipe', { named: ['picture:0'], isAmongOthers: false })).toEqual(
      JPEG,
    );
    expect(await pictureOf('all.json', { named: ['picture:1'], isAmongOthers: false })).toEqual(JPEG);
    expect(await pictureOf('all.json', { named: [], isAmongOthers: false })).toBeNull();
    expect(await pictureOf('all.json', { named: ['picture:7'], isAmongOthers: false })).toBeNull();
  });

  test('has the pictures beside the recipes', async () => {
    const { pictureOf } = await openZip({
      'soup/recipe.json': '{"name":"Soup","ingredients":"peas"}',
      'soup/full.jpg': JPEG,
    });
    expect(await pictureOf('soup/recipe.json', { named: [], isAmongOthers: false })).toEqual(JPEG);
  });

  test('may be a single recipe, packed alone or not packed', async () => {
    const recipe = JSON.stringify({ name: 'Curry', ingredients: 'peas', photo_data: BASE64 });
    for (const bytes of [gzipSync(recipe), new TextEncoder().encode(recipe)]) {
      const { files, pictureOf } = await openExport('Curry.paprikarecipe', bytes);
      expect(files).toEqual([
        {
          name: 'Curry.paprikarecipe',
          text: '{"name":"Curry","ingredients":"peas","photo_data":"picture:0"}',
        },
      ]);
      expect(await pictureOf('Curry.paprikarecipe', { named: ['picture:0'], isAmongOthers: false })).toEqual(
        JPEG,
      );
    }
    expect((await openExport('Curry.paprikarecipe', gzipSync(recipe).subarray(0, 20))).files).toEqual([]);
    expect((await openExport('soup', gzipSync('soup'))).files).toEqual([{ name: 'soup', text: 'soup' }]);
  });

  test('may be a word processor document, with one line per table row, and its picture', async () => {
    const row = (...cells: string[]) =>
      `<w:tr>${cells.map((cell) => `<w:tc><w:p><w:r><w:t>${cell}</w:t></w:r></w:p></w:tc>`).join('')}</w:tr>`;
    const { files, pictureOf } = await openExport(
      'Pie.docx',
      await zipped({
        '[Content_Types].xml': '<Types/>',
        'word/document.xml': `<?xml version="1.0"?><w:document><w:body>
          <w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr><w:r><w:t>Chard </w:t></w:r><w:r><w:t>pie</w:t></w:r></w:p>
          <w:p/><w:p><w:r><w:t>Ingredients</w:t></w:r></w:p><w:tbl>${row('500 g', 'chard')}${row('2', 'eggs')}</w:tbl>
          <w:p><w:r><w:t>Directions</w:t></w:r></w:p><w:p><w:r><w:t>Boil.</w:t><w:br/><w:t>Bake.</w:t></w:r>
          <w:del><w:r><w:delText>Burn.</w:delText></w:r></w:del></w:p></w:body></w:document>`,
        'word/media/image1.jpg': JPEG,
      }),
    );
    const lines = files[0]?.text.split('\n').map((line) => line.trim());
    expect(lines).toEqual([
      'Chard pie',
      '',
      'Ingredients',
      '500 g chard',
      '2 eggs',
      'Directions',
      'Boil.',
      'Bake.',
    ]);
    expect(await pictureOf('Pie.docx', { named: [], isAmongOthers: false })).toEqual(JPEG);
    const open = await zipped({
      'content.xml':
        '<office:document-content><text:h>Tea</text:h><text:p>2 cups<text:s/>water</text:p></office:document-content>',
    });
    expect((await openExport('Tea.odt', open)).files).toEqual([
      { name: 'Tea.odt', text: 'Tea\n2 cups water' },
    ]);
    const book = await zipped({ 'META-INF/container.xml': '<container/>', 'text.html': '<p>A book</p>' });
    expect((await openExport('book.epub', book)).files).toEqual([]);
  });
});

test.each([
  [
    'a backup of an unknown kind',
    { recipes: [{ name: 'Soup', ingredients: 'peas' }], users: [{ password: 'secret' }] },
  ],
  [
    'half a backup',
    { recipes: [{ name: 'Soup' }], recipes_ingredients: [], users: [{ password: 'secret' }] },
  ],
  ['no backup at all', { settings: { key: 'secret' }, 'api-key': 'secret' }],
  ['several in a list', [{ users: ['secret'] }, { name: 'Soup', ingredients: 'peas' }]],
])('of JSON only recipes are read and sent: %s', async (_, data) => {
  const { files } = await openExport('backup.json', new TextEncoder().encode(JSON.stringify(data)));
  expect(files).toHaveLength(1);
  expect(files[0]?.text).not.toContain('secret');
});

test('the start of a household, a million times over, is read in linear time', async () => {
  const json = (count: number) =>
    new TextEncoder().encode(JSON.stringify({ x: Array(count).fill({ recipes: 1 }) }));
  const [few, many] = [json(10_000), json(80_000)];
  await openExport('x.json', many);
  const took = async (bytes: Uint8Array) => {
    const from = process.cpuUsage();
    await openExport('x.json', bytes);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1_000;
  };
  const [little, much] = [await took(few), await took(many)];
  expect(much).toBeLessThan(24 * little + 60);
});

test('a broken picture counts as none', async () => {
  const json = JSON.stringify({
    name: 'Soup',
    ingredients: 'peas',
    image: `data:image/png;base64,iVBORw0KGgo${'*'.repeat(300)}`,
  });
  const { pictureOf } = await openExport('soup.json', new TextEncoder().encode(json));
  expect(await pictureOf('soup.json', { named: ['picture:0'], isAmongOthers: false })).toBeNull();
  const zip = await zipped({ 'recipe.json': '{"name":"Soup","ingredients":"peas"}', 'full.jpg': JPEG });
  // Marks it as deflated in both places that state the compression.
  const bytes = Buffer.from(zip);
  const at = bytes.lastIndexOf('full.jpg') - 46;
  bytes.writeUInt16LE(8, at + 10);
  const broken = await openExport('export.zip', bytes);
  expect(broken.files).toHaveLength(1);
  expect(await broken.pictureOf('recipe.json', { named: [], isAmongOthers: false })).toBeNull();
});

test('documents in a zip are read, each with its own picture', async () => {
  const document = (title: string, mark: number) =>
    zipped({
      '[Content_Types].xml': '<Types/>',
      'word/document.xml': `<w:document><w:p><w:r><w:t>${title}</w:t></w:r></w:p></w:document>`,
      'word/media/image1.jpg': Uint8Array.of(mark),
    });
  const { files, pictureOf } = await openZip({
    'Archive/Pie.docx': await document('Pie', 1),
    'Archive/Tea.docx': await document('Tea', 2),
  });
  expect(files.map(({ text }) => text)).toEqual(['Pie', 'Tea']);
  const pictures = files.map(({ name }) => pictureOf(name, { named: [], isAmongOthers: false }));
  expect(await Promise.all(pictures)).toEqual([Uint8Array.of(1), Uint8Array.of(2)]);
});
