import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photo, photoFile, storePicture } from '../../../../test/photos.ts';
import { refusalOf } from '../../../../test/refusal.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;

let cook: Person;

beforeAll(async () => {
  world = await createWorld();
  cook = await world.person();
});

afterAll(() => world.close());

const TOO_LARGE = 'Image is too large. Please choose an image under 5MB.';

const UNREADABLE = 'Failed to read the image. Please try another file.';

const send = (bytes: Uint8Array, name?: string, type?: string) =>
  storePicture(cook, photoFile(bytes, name, type));

/** A PNG of this many white pixels in a few kilobytes, streamed without ever holding them all. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('refused with a message', () => {
  test('a picture over 5 MB, however it comes', async () => {
    // Whatever follows the end of a picture is ignored.
    const picture = await photo(60, 40, 60).jpeg().toBuffer();
    const padded = (length: number) => Buffer.concat([picture], length);
    expect(await send(padded(5_242_880))).toMatchObject({ width: 60 });
    const large = padded(5_242_881);
    expect(await refusalOf(send(large))).toBe(`too_large: ${TOO_LARGE}`);
    const response = await cook.fetch('/api/media/pictures', {
      method: 'POST',
      body: large,
      headers: { 'content-type': 'image/jpeg' },
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too_large', detail: TOO_LARGE });
    const far = await cook.fetch('/api/media/pictures', {
      method: 'POST',
      body: new Uint8Array(8_000_000),
      headers: { 'content-type': 'image/jpeg' },
    });
    expect(far.status).toBe(413);
    expect(await far.json()).toMatchObject({ detail: TOO_LARGE });
  });

  test('a picture of 20,000 by 20,000 pixels, before it is decoded', async () => {
    expect(await refusalOf(send(hugePng(20_000, 20_000)))).toBe(
      'too_large: This image is too large. Please choose one with at most 50 megapixels.',
    );
  });

  test('a picture that is one long thread', async () => {
    expect(await refusalOf(send(hugePng(1, 20_000)))).toBe(
      'too_large: This image is too long. Please choose one with at most 16,384 pixels per side.',
    );
  });

  test('SVG, HTML and text that claim to be a picture', async () => {
    for (const [name, text] of [
      [
        'dinner.png',
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
      ],
      ['dinner.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'],
      ['dinner.jpg', '<!doctype html><script>alert(1)</script>'],
      ['dinner.gif', 'GIF is a nice format'],
      ['dinner.webp', ''],
    ] as const)
      expect(await refusalOf(send(Buffer.from(text), name, 'image/png')), name).toBe(
        `invalid_input: ${UNREADABLE}`,
      );
  });

  test('a file whose first bytes lie', async () => {
    for (const start of ['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF\x00\x00\x00\x00WEBP']) {
      const lying = Buffer.from(`${start}<html>${'x'.repeat(500)}</html>`, 'latin1');
      expect(await refusalOf(send(lying))).toMatch(/^invalid_input: Failed to (read|process) the image\./);
    }
  });

  test('a truncated JPEG', async () => {
    const whole = await photo(1200, 900, 9).jpeg().toBuffer();
    expect(await refusalOf(send(whole.subarray(0, Math.floor(whole.length / 2))))).toBe(
      'invalid_input: Failed to process the image. Please try again.',
    );
  });

  test('a HEIC photo, with an honest reason', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(await refusalOf(send(heic, 'IMG_0001.HEIC', 'image/heic'))).toBe(
      'invalid_input: HEIC photos are not supported. Please choose a JPEG instead.',
    );
  });

  test('a body that is not a file', async () => {
    const response = await cook.fetch('/api/media/pictures', { method: 'POST', body: '{"url":"x"}' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: UNREADABLE });
  });

  test('addresses that are not pictures', async () => {
    for (const name of [
      'x.webp',
      `${'0'.repeat(40)}-640.webp`,
      `${'0'.repeat(40)}-641.webp`,
      '..%2f..%2fsecret',
    ])
      expect((await world.visitor.fetch(`/pictures/stored/${name}`)).status).toBe(404);
  });
});

describe('a picture given by its address', () => {
  test('gets a permanent address of ours, from a data URL or from elsewhere', async () => {
    const bytes = await photo(500, 400, 30).webp().toBuffer();
    const site = createServer((request, response) => {
      if (request.url === '/dish.webp') response.setHeader('content-type', 'text/plain').end(bytes);
      else response.writeHead(404).end();
    });
    await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
    const { port } = site.address() as AddressInfo;
    const nearby = await createWorld({ IMPORT_HOSTS: `127.0.0.1:${port}` });
    const someone = await nearby.person();
    const { permanentUrl } = await someone.api.media.storeFrom({
      imageUrl: `data:image/webp;base64,${bytes.toString('base64')}`,
    });
    expect((await nearby.visitor.fetch(`${permanentUrl}-320.webp`)).status).toBe(200);
    const answer = await someone.fetch('/api/media/pictures/from-address', {
      method: 'POST',
      body: JSON.stringify({
        imageUrl: `http://127.0.0.1:${port}/dish.webp`,
        recipeTitle: 'Soup',
        recipeId: crypto.randomUUID(),
        forceUnsplash: false,
      }),
    });
    expect(await answer.json()).toMatchObject({ permanentUrl });
    const missing = someone.api.media.storeFrom({ imageUrl: `http://127.0.0.1:${port}/gone.webp` });
    expect(await refusalOf(missing)).toBe(`invalid_input: ${UNREADABLE}`);
    await nearby.close();
    site.close();
  });

  test('is never fetched from the internal network, nor accepted unless it is a picture', async () => {
    const from = (imageUrl: string) => refusalOf(cook.api.media.storeFrom({ imageUrl }));
    for (const address of [
      'http://127.0.0.1/dish.png',
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
    ])
      expect(await from(address)).toMatch(/^invalid_input: That address cannot be used\./);
    const html = Buffer.from('<script>alert(1)</script>').toString('base64');
    expect(await from(`data:image/png;base64,${html}`)).toBe(`invalid_input: ${UNREADABLE}`);
    const large = await cook.fetch('/api/media/pictures/from-address', {
      method: 'POST',
      body: JSON.stringify({ imageUrl: `data:image/png;base64,${'A'.repeat(7_000_000)}` }),
    });
    expect(await large.json()).toMatchObject({ code: 'too_large', detail: TOO_LARGE });
  });
});
