import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORED_SCRIPTS } from '../samples/stored-scripts.ts';
import { unzipped } from '../unzip.ts';
import { announce, sampleVideo, sendPart, tus } from '../videos.ts';
import { createWorld, type Person, type World } from '../world.ts';

/** Names that lead out of a folder, end a header field, hide a file's type, or mean something to an operating system. */
const FILE_NAMES: readonly string[] = [
  ...[
    '../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '/etc/passwd',
    'C:\\boot.ini',
    '~/.ssh/id',
    './.env',
  ],
  ...[
    'soup.html',
    'soup.svg',
    'soup.js',
    'soup.jpg.html',
    'soup.html\u202egpj.',
    '.htaccess',
    'con',
    'nul.txt',
  ],
  ...['soup"; filename="ran.html', "soup'; filename*=utf-8''ran.html", 'soup\u2028ran', 'soup\u0085ran'],
  ...[
    'soup%0d%0aSet-Cookie: ran=1',
    'soup%00.jpg',
    '..%2f..%2fran',
    '$(touch ran)',
    '`touch ran`',
    '; rm -rf ran',
  ],
];
const HOSTILE = [...STORED_SCRIPTS, ...FILE_NAMES];

/** What spreadsheets take for formulas, including after characters that they skip. */
const FORMULAS: readonly string[] = [
  ...['=1+1', '+1+1', '-1+1', '@SUM(1)', '=cmd|" /C calc"!A0', '=HYPERLINK("//ran.invalid","Soup")'],
  ...[
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    ' =1+1',
    '\u00a0=1+1',
    '\ufeff=1+1',
    '\u200b=1+1',
    '\uff1d1+1',
    '\uff0b1+1',
  ],
  ...[
    '\uff0d1+1',
    '\uff201',
    '"=1+1"',
    '"",=1+1',
    'Soup\r\n=1+1',
    'Soup\n=1+1,"',
    "'=1+1",
    'Soup;=1+1',
    'Soup\t=1+1',
  ],
];

let world: World;
let cook: Person;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  cook = await world.person({ subscribed: true });
  admin = await world.person({ elevated: true });
});
afterAll(() => world?.close());

/** The cells of a CSV table (RFC 4180), as spreadsheets read them. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '') break;
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** Everything below a folder. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('a table for spreadsheets', () => {
  test('has a row for each person and no formula, whatever their name', async () => {
    const names = [...FORMULAS, ...STORED_SCRIPTS];
    const people = await Promise.all(names.map((name) => world.person({ name })));
    const response = await admin.fetch('/admin/export/users.csv');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="plateful-users.csv"');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const [heads = [], ...rows] = cellsOf((await response.text()).replace(/^\ufeff/, ''));
    const { rows: stored } = await world.owner.pool.query('select id, name from users');
    expect(rows).toHaveLength(stored.length);
    const at = heads.indexOf('name');
    for (const row of rows) {
      expect(row).toHaveLength(heads.length);
      // Some spreadsheets separate fields by semicolons or tabs.
      for (const cell of row.flatMap((field) => field.split(/[;\t\r\n]/)))
        expect(cell).not.toMatch(/^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u);
    }
    const nameOf = new Map(rows.map((row) => [row[0], row[at]]));
    const asText = (name = '') => name.replaceAll("'", '');
    const wrong = people.filter(({ id, name }) => asText(nameOf.get(id)) !== asText(name));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe('the export of an account', () => {
  test('contains only plain file names, whatever the recipes are called', async () => {
    for (const title of HOSTILE) await world.recipe({ title, author: cook });
    const response = await cook.fetch('/export/plateful.zip');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="plateful.zip"');
    const names = [...unzipped(new Uint8Array(await response.arrayBuffer())).keys()];
    expect(names.filter((name) => name.startsWith('recipes/'))).toHaveLength(HOSTILE.length);
    for (const name of names)
      expect(name).toMatch(/^(?:README\.txt|[a-z-]+\.json|recipes\/[a-z0-9-]+-[0-9a-f]{8}\.json)$/);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });
});

describe('a file name chosen by the sender', () => {
  /** An ASCII field value: no other reaches a server. */
  const inHeader = (name: string) =>
    Buffer.from(name, 'utf8')
      .toString('latin1')
      .replace(/\p{Cc}/gu, '');

  test('is not used for an upload, nor sent back', async () => {
    const bytes = sampleVideo();
    const before = new Set(filesIn(world.config.dataDir));
    const made: string[] = [];
    for (const name of HOSTILE) {
      const metadata = `filename ${Buffer.from(name).toString('base64')},filetype ${Buffer.from('text/html').toString('base64')}`;
      const announced = await tus(cook, '/uploads/reels', {
        method: 'POST',
        headers: { 'upload-length': String(bytes.length), 'upload-metadata': metadata },
      });
      expect(announced.status, name).toBe(201);
      const address = announced.headers.get('location') ?? '';
      expect(address).toMatch(/\/uploads\/reels\/[\w.-]+$/);
      const asked = await tus(cook, address, { method: 'HEAD' });
      expect(asked.headers.get('upload-metadata') ?? '', name).toBe('');
      made.push(...filesIn(world.config.dataDir).filter((file) => !before.has(file)));
      await tus(cook, address, { method: 'DELETE' });
    }
    expect(made.length).toBeGreaterThanOrEqual(HOSTILE.length);
    for (const file of made) expect(file).toMatch(/^[0-9a-f-]{36}\.[0-9a-f-]{36}(?:\.json)?$/);
  });

  test('is not used for a video, which is served by its id, as a video', async () => {
    const address = await announce(cook, sampleVideo().length);
    await sendPart(cook, address, sampleVideo(), 0);
    const id = crypto.randomUUID();
    const title = FILE_NAMES[0] ?? '';
    await cook.api.reels.create({ id, uploadId: address.split('/').at(-1) ?? '', title });
    const video = await world.visitor.fetch(`/videos/${id}.mp4`);
    expect(video.headers.get('content-type')).toBe('video/mp4');
    expect(video.headers.get('content-disposition') ?? '').not.toContain('passwd');
    await video.body?.cancel();
  });

  test('is not used for a picture, which is named by its content', async () => {
    const png = Buffer.from(PIXEL, 'base64');
    const links = new Set<string>();
    for (const name of HOSTILE) {
      const response = await cook.fetch('/api/media/pictures', {
        method: 'POST',
        headers: {
          'content-type': 'image/png',
          'content-disposition': `attachment; filename="${inHeader(name)}"`,
        },
        body: png,
      });
      expect(response.status, `${name}: ${await response.clone().text()}`).toBe(200);
      links.add(((await response.json()) as { image: string }).image);
    }
    expect(links.size).toBe(1);
    const [link = ''] = links;
    expect(link).toMatch(/^\/pictures\/[\w/-]+$/);
    const picture = await world.visitor.fetch(`${link}-640.webp`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('content-disposition')).toBeNull();
  });

  test('is used only to detect the type of an imported text file', async () => {
    for (const fileName of HOSTILE) {
      const response = await cook.fetch('/api/imports/text', {
        method: 'POST',
        body: JSON.stringify({
          fileName,
          text: 'Soup\n\nIngredients\n1 onion\n2 carrots\n\nSteps\n1. Boil them.',
        }),
      });
      const text = await response.text();
      expect(response.status, `${fileName}: ${text}`).toBeLessThan(500);
      expect(text).not.toContain('data-ran');
    }
  });
});

/** A red pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
