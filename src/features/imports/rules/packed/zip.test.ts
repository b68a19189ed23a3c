import { gzipSync } from 'node:zlib';
import { downloadZip } from 'client-zip';
import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../../../test/processor-time.ts';
import { isCutOff, isDocument, isGzip, isZip, unpackGzip, zipEntries } from './zip.ts';

async function zipped(files: Record<string, string>): Promise<Uint8Array> {
  const entries = Object.entries(files).map(([name, input]) => ({ name, input }));
  return new Uint8Array(await downloadZip(entries).arrayBuffer());
}

async function textsOf(zip: Uint8Array, bytes = 1_000): Promise<Record<string, string>> {
  const room = { bytes };
  const texts: Record<string, string> = {};
  for (const { path, unpack } of zipEntries(zip)) texts[path] = new TextDecoder().decode(await unpack(room));
  return texts;
}

/** One deflated file: {"name":"Deflated"}. */
const DEFLATED = Buffer.from(
  'UEsDBBQAAAAIAAAAIVouCiRuFQAAABMAAAAGAAAAYS5qc29uq1bKS8xNVbJScklNy0ksSU1RqgUAUEsBAhQDFAAAAAgAAAAhWi4KJG4VAAAAEwAAAAYAAAAAAAAAAAAAAIABAAAAAGEuanNvblBLBQYAAAAAAQABADQAAAA5AAAAAAA=',
  'base64',
);

describe('a zip', () => {
  test('is unpacked file by file, whether they are stored or deflated', async () => {
    const zip = await zipped({ 'soup.md': '# Soup', 'more/bread.md': '# Bread' });
    expect(isZip(zip)).toBe(true);
    expect(await textsOf(zip)).toEqual({ 'soup.md': '# Soup', 'more/bread.md': '# Bread' });
    expect(await textsOf(DEFLATED)).toEqual({ 'a.json': '{"name":"Deflated"}' });
  });

  test('unpacks to no more than there is room for', async () => {
    await expect(textsOf(DEFLATED, 18)).rejects.toThrow('That is too much to unpack.');
  });

  test('unpacks to no more than there is room for, even if many files share their bytes', async () => {
    await expect(
      textsOf(await zipped({ 'a.json': 'x'.repeat(600), 'b.json': 'x'.repeat(600) })),
    ).rejects.toThrow('That is too much to unpack.');
  });

  test.each([0, 1, 18, 0xffffffff])(
    'unpacks to no more than there is room for, whatever sizes it states: %d',
    async (stated) => {
      const lying = Buffer.from(DEFLATED);
      // In the file's header, and in the list at the end.
      lying.writeUInt32LE(stated, 22);
      lying.writeUInt32LE(stated, lying.indexOf('PK\x01\x02') + 24);
      await expect(textsOf(lying, 18)).rejects.toThrow('That is too much to unpack.');
      expect(await textsOf(lying, 19)).toEqual({ 'a.json': '{"name":"Deflated"}' });
    },
  );

  test('with packed bytes that are longer than the zip, or start beyond it, is broken', async () => {
    for (const at of [20, 42]) {
      const lying = Buffer.from(DEFLATED);
      lying.writeUInt32LE(0xfffffff0, lying.indexOf('PK\x01\x02') + at);
      expect(await textsOf(lying).catch(() => ({}))).toEqual({});
    }
  });

  test.each([
    ...['../../../etc/passwd.json', '/etc/passwd.json', '..\\..\\win.json', 'C:\\win.json'],
    ...['__proto__.json', 'a\u0000.json', `${'a/'.repeat(30_000)}b.json`],
  ])('treats any path in it as a plain file name (%#)', async (path) => {
    const [entry, ...others] = zipEntries(await zipped({ [path]: 'soup' }));
    expect(others).toEqual([]);
    expect(new TextDecoder().decode(await entry?.unpack({ bytes: 10 }))).toBe('soup');
  });

  test('of a million files is read up to a tenth of them, quickly', () => {
    const entry = new Uint8Array(46 + 1);
    entry.set([0x50, 0x4b, 1, 2]);
    new DataView(entry.buffer).setUint16(28, 1, true);
    const many = new Uint8Array(1_000_000 * entry.length + 22);
    for (let at = 0; at < 1_000_000; at++) many.set(entry, at * entry.length);
    many.set([0x50, 0x4b, 5, 6], many.length - 22);
    const ms = processorTime(() => expect(zipEntries(many)).toHaveLength(100_000));
    expect(ms).toBeLessThan(1_000);
  });

  test('is empty if its end is cut off', async () => {
    const whole = await zipped({ 'a.json': '{"name":"Soup"}' });
    for (let length = 0; length < whole.length; length++) {
      const part = whole.slice(0, length);
      expect([zipEntries(part), isCutOff(part)]).toEqual([[], true]);
    }
    expect(isCutOff(whole)).toBe(false);
    expect(isZip(new TextEncoder().encode('PK soup'))).toBe(false);
  });

  test('may hold no files', async () => {
    const empty = await zipped({});
    expect([isZip(empty), isCutOff(empty), zipEntries(empty)]).toEqual([true, false, []]);
  });

  test.each([
    ['word/document.xml', '[Content_Types].xml', true],
    ['content.xml', 'mimetype', true],
    ['recipe.json', 'full.jpg', false],
  ])('with %s and %s is a document: %s', async (first, second, expected) => {
    expect(isDocument(await zipped({ [first]: '', [second]: '' }))).toBe(expected);
  });
});

test('a single packed file is unpacked, and refused if it is cut off', async () => {
  const packed = gzipSync('soup');
  expect(isGzip(packed)).toBe(true);
  expect(new TextDecoder().decode(await unpackGzip(packed, { bytes: 10 }))).toBe('soup');
  await expect(unpackGzip(packed.subarray(0, 15), { bytes: 10 })).rejects.toThrow();
  expect(isGzip(new Uint8Array())).toBe(false);
});
