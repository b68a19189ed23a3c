import { gzipSync } from 'node:zlib';
import { downloadZip } from 'client-zip';
import { describe, expect, test } from 'vitest';
import { isDocument, isGzip, isZip, jsonInGzip, jsonInZip } from './zip.ts';

type Files = Record<string, string | Uint8Array>;

async function zipped(files: Files): Promise<Uint8Array> {
  const entries = Object.entries(files).map(([name, input]) => ({ name, input }));
  return new Uint8Array(await downloadZip(entries as { name: string; input: string }[]).arrayBuffer());
}
const json = async (files: Files) => JSON.parse((await jsonInZip(await zipped(files))) || 'null');

/** One deflated file: {"name":"Deflated"}. */
const DEFLATED =
  'UEsDBBQAAAAIAAAAIVouCiRuFQAAABMAAAAGAAAAYS5qc29uq1bKS8xNVbJScklNy0ksSU1RqgUAUEsBAhQDFAAAAAgAAAAhWi4KJG4VAAAAEwAAAAYAAAAAAAAAAAAAAIABAAAAAGEuanNvblBLBQYAAAAAAQABADQAAAA5AAAAAAA=';

describe('the JSON in an export', () => {
  test('is a list of what its files say, and of those in zips in it', async () => {
    expect(
      await json({
        'recipes/soup.json': '{"name":"Soup"}',
        'pictures/soup.jpg': 'picture',
        'more.zip': await zipped({ 'recipe.json': '{"name":"Bread"}' }),
      }),
    ).toEqual([{ name: 'Soup' }, { name: 'Bread' }]);
  });

  test('may be packed file by file, with pictures in it that are left out', async () => {
    const packed = gzipSync(JSON.stringify({ name: 'Curry', photo_data: 'A'.repeat(100_000) }));
    expect(await json({ 'Curry.paprikarecipe': packed })).toEqual([{ name: 'Curry' }]);
  });

  test('is read past broken files, and is empty without any', async () => {
    expect(await json({ 'a.json': '{', 'b.json': '{"name":"Whole"}' })).toEqual([{ name: 'Whole' }]);
    expect(await jsonInZip(await zipped({ 'a.txt': 'Soup' }))).toBe('');
  });

  test('ends at three zips in each other', async () => {
    let files: Files = { 'deep.json': '{"name":"Deep"}' };
    for (let depth = 0; depth < 3; depth++) files = { 'next.zip': await zipped(files) };
    expect(await json(files)).toBeNull();
  });

  test('of a deflated zip is read', async () => {
    const bytes = new Uint8Array(Buffer.from(DEFLATED, 'base64'));
    expect(isZip(bytes)).toBe(true);
    expect(JSON.parse(await jsonInZip(bytes))).toEqual([{ name: 'Deflated' }]);
  });

  test('is nothing where bytes are cut off or no zip', async () => {
    const whole = await zipped({ 'a.json': '{"name":"Soup"}' });
    for (let length = 0; length < whole.length; length++)
      expect(await jsonInZip(whole.slice(0, length))).toBe('');
    expect(isZip(new TextEncoder().encode('PK soup'))).toBe(false);
  });
});

describe('a file packed alone', () => {
  test('is read as Paprika shares one recipe, without its picture', async () => {
    const packed = gzipSync(JSON.stringify({ name: 'Curry', photo_data: 'A'.repeat(100_000) }));
    expect(isGzip(packed)).toBe(true);
    expect(JSON.parse(await jsonInGzip(packed))).toEqual({ name: 'Curry' });
  });

  test('is nothing where it is cut off or no JSON', async () => {
    expect(await jsonInGzip(gzipSync('{"name":"Curry"}').subarray(0, 20))).toBe('');
    expect(await jsonInGzip(gzipSync('soup'))).toBe('');
    expect(isGzip(new Uint8Array())).toBe(false);
  });
});

test.each([
  ['word/document.xml', '[Content_Types].xml', true],
  ['content.xml', 'mimetype', true],
  ['recipe.json', 'full.jpg', false],
])('a zip with %s and %s is a document: %s', async (first, second, expected) => {
  expect(isDocument(await zipped({ [first]: '', [second]: '' }))).toBe(expected);
});
