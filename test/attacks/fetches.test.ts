import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWebPush } from '../../src/features/notifications/server/push/web-push.ts';
import { postPublic } from '../../src/server/http/public-fetch.ts';
import { startPushService } from '../services/push-service.ts';
import { createWorld, type Person, type World } from '../world.ts';
import { type Answers, answerNames } from './changing-names.ts';

let world: World;
let cook: Person;
let inside: Server;
let port: number;
/** A site that may be fetched: `/to/5` redirects to the fifth link, `/page/5` is a recipe with it as its picture. */
let site: Server;
let siteOrigin: string;
/** Requests to the internal server, which nobody outside may reach through Plateful. */
const asked: string[] = [];
/** Counted even without a request: a client that speaks TLS to it sends none. */
let connections = 0;

beforeAll(async () => {
  world = await createWorld({ IMPORT_HOSTS: '127.0.0.9' });
  cook = await world.person({ subscribed: true });
  inside = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('<h1>Secret soup</h1>');
  });
  inside.on('connection', () => connections++);
  await new Promise<void>((listening) => inside.listen(0, listening));
  ({ port } = inside.address() as AddressInfo);
  site = createServer((request, response) => {
    const [, what, rest = ''] = /^\/(to|page|name)\/(.*)$/.exec(request.url ?? '') ?? [];
    const link = what === 'name' ? `http://${rest}` : (LINKS[Number(rest)] ?? '');
    const address = `${inAscii(link)}:${port}/secret`;
    if (what === 'page') response.setHeader('content-type', 'text/html').end(pageWith(`${address}.png`));
    else response.writeHead(302, { location: address }).end();
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.9', listening));
  siteOrigin = `http://127.0.0.9:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  inside?.close();
  site?.close();
  await world?.close();
});

/** Internal addresses: this machine, its network, and cloud metadata services. */
const INSIDE = ['127.0.0.1', '10.0.0.1', '192.168.1.1', '172.16.0.1', '169.254.169.254', '100.64.0.1'];

/** All the ways to write an IPv4 address that some program understands. */
function spellings(address: string): string[] {
  const parts = address.split('.').map(Number) as [number, number, number, number];
  const whole = parts.reduce((sum, part) => sum * 256 + part, 0);
  const hex = (part: number, digits = 1) => part.toString(16).padStart(digits, '0');
  const [first, second, third, fourth] = parts;
  const groups = `${hex(first * 256 + second)}:${hex(third * 256 + fourth)}`;
  return [
    address,
    `${address}.`,
    String(whole),
    `0x${hex(whole, 8)}`,
    `0${whole.toString(8)}`,
    parts.map((part) => `0x${hex(part)}`).join('.'),
    parts.map((part) => `0${part.toString(8)}`).join('.'),
    `${first}.${second * 65_536 + third * 256 + fourth}`,
    `${first}.${second}.${third * 256 + fourth}`,
    `0x${hex(first)}.${second}.0${third.toString(8)}.${fourth}`,
    [...address]
      .map((char) => (/\d/.test(char) ? String.fromCodePoint(0xff10 + Number(char)) : char))
      .join(''),
    address.replaceAll('.', '。'),
    `%${[...address].map((char) => hex(char.charCodeAt(0), 2)).join('%')}`,
    `[::ffff:${address}]`,
    `[::ffff:${groups}]`,
    `[::${address}]`,
    `[64:ff9b::${groups}]`,
    `[2002:${groups}::]`,
    `[0:0:0:0:0:ffff:${groups}]`,
    `user@${address}`,
  ];
}

const NAMES = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'sub.localhost',
  '[::1]',
  '[::]',
  '0',
  '[fe80::1]',
  '[fd00::1]',
  '[::1%25lo]',
];
const LINKS = [...INSIDE.flatMap(spellings), ...NAMES].map((host) => `http://${host}`);

/** Encoded for a header field. */
const inAscii = (link: string) => link.replace(/[^\x20-\x7e]/g, encodeURIComponent);

const pageWith = (image: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Soup', image },
    recipeIngredient: ['1 onion', '2 carrots'],
    recipeInstructions: ['Boil them.'],
  })}</script>`;

describe('no internal address is contacted, however it is spelled', () => {
  test('at least 120 spellings are tested', () => {
    expect(new Set(LINKS).size).toBeGreaterThanOrEqual(120);
  });

  const post = (path: string, body: object) =>
    cook.fetch(path, { method: 'POST', body: JSON.stringify(body) });
  const importLink = (url: string) => post('/api/imports/link', { url });
  const pictureFrom = (imageUrl: string) => post('/api/media/pictures/from-address', { imageUrl });
  const secret = (link: string) => `${link}:${port}/secret`;
  /** By the status of the refusal; an import only leaves the picture out. */
  const sites: [what: string, refused: number, send: (link: string, at: number) => Promise<Response>][] = [
    ['a recipe imported by its link', 400, (link) => importLink(secret(link))],
    ['a page that redirects to it', 400, (_, at) => importLink(`${siteOrigin}/to/${at}`)],
    ['the picture of an imported page', 200, (_, at) => importLink(`${siteOrigin}/page/${at}`)],
    [
      'the picture of a pasted recipe',
      200,
      (link) => post('/api/imports/text', { text: pageWith(`${secret(link)}.png`) }),
    ],
    ['a picture given by its address', 400, (link) => pictureFrom(secret(link))],
    ['a picture that redirects to it', 400, (_, at) => pictureFrom(`${siteOrigin}/to/${at}`)],
    [
      'a device that wants to be told',
      400,
      (link) =>
        post('/api/notifications/devices', {
          ...{
            endpoint: secret(link.replace('http:', 'https:')),
            keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
          },
          categories: ['meal_plans'],
        }),
    ],
  ];

  test.each(sites)('by %s', async (_, refused, ask) => {
    for (const [at, link] of LINKS.entries()) {
      // Rate limits count per person.
      if (at % 40 === 0) cook = await world.person({ subscribed: true });
      const response = await ask(link, at);
      const text = await response.text();
      // A name is resolved only on use: some resolve to nothing, and devices fail later.
      const isName = /localhost|%25/i.test(link);
      expect(response.status, `${link}: ${text}`).toBeOneOf(isName ? [200, 400, 503] : [refused]);
      if (refused === 200) expect(text, link).toContain('"image":null');
      expect(text, link).not.toContain('Secret soup');
    }
    expect(asked).toEqual([]);
  });

  test('by a push message to a device', async () => {
    for (const link of LINKS)
      await expect(
        postPublic(`${link.replace('http:', 'https:')}:${port}/secret`, {
          ...{ headers: {}, body: Buffer.from('x'), privateHosts: [], timeoutMs: 2_000 },
        }),
        link,
      ).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});

/** On the public internet as far as anybody can tell, but never assigned. */
const NOWHERE = '3ffe:ffff::1';

/** What the owner of a name may return, one lookup after another. */
const CHANGING: Record<string, Answers> = {
  'loopback.example': [[NOWHERE], ['127.0.0.1']],
  'loopback-6.example': [[NOWHERE], ['::1']],
  'mapped.example': [[NOWHERE], ['::ffff:127.0.0.1']],
  'network.example': [[NOWHERE], ['10.0.0.1']],
  'at-once.example': [['127.0.0.1']],
  'one-of-two.example': [[NOWHERE, '127.0.0.1']],
  'other-of-two.example': [['127.0.0.1', NOWHERE]],
  'nothing.example': [[], ['127.0.0.1']],
};

describe('a name that resolves differently at each lookup', () => {
  let resolver: ReturnType<typeof answerNames>;
  beforeAll(() => {
    resolver = answerNames(CHANGING);
  });
  afterAll(() => resolver.end());

  const importOf = (url: string) =>
    cook.fetch('/api/imports/link', { method: 'POST', body: JSON.stringify({ url }) });
  const sites: [what: string, ask: (name: string) => Promise<unknown>][] = [
    ['a recipe imported by its link', (name) => importOf(`http://${name}:${port}/secret`)],
    ['a page that redirects to it', (name) => importOf(`${siteOrigin}/name/${name}`)],
    [
      'a picture of a pasted recipe',
      (name) =>
        cook.fetch('/api/imports/text', {
          method: 'POST',
          body: JSON.stringify({ text: pageWith(`http://${name}:${port}/secret.png`) }),
        }),
    ],
    [
      'a picture given by its address',
      (name) =>
        cook.fetch('/api/media/pictures/from-address', {
          method: 'POST',
          body: JSON.stringify({ imageUrl: `http://${name}:${port}/secret.png` }),
        }),
    ],
    [
      'a message to a device',
      async (name) => {
        const push = createWebPush({ secret: 'a secret', subject: 'mailto:cook@example.org' });
        const service = await startPushService();
        const { keys } = service.subscribe();
        await service.close();
        return push.send({ endpoint: `https://${name}:${port}/secret`, ...keys }, {
          id: '1',
          title: 'Soup',
          text: 'Is ready.',
          path: '/',
        } as never);
      },
    ],
  ];

  test.each(sites)('reaches no internal address by %s', async (_, ask) => {
    cook = await world.person({ subscribed: true });
    const names = Object.keys(CHANGING);
    const before = names.map(resolver.timesAsked);
    // They resolve differently the next time: within one attempt, or when the cook tries again.
    for (const name of names) await Promise.all([ask(name), ask(name)]);
    expect(names.filter((name, at) => resolver.timesAsked(name) <= (before[at] ?? 0))).toEqual([]);
    expect([connections, asked]).toEqual([0, []]);
  });
});
