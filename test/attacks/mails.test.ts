import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as accountData from '../../src/features/account-data/server/mails.ts';
import * as accounts from '../../src/features/accounts/server/mails.ts';
import * as admin from '../../src/features/admin/server/mails.ts';
import * as backups from '../../src/features/backups/server/mails.ts';
import { mailMessages } from '../../src/features/contact/server/commands.ts';
import * as contact from '../../src/features/contact/server/mails.ts';
import * as newsletter from '../../src/features/newsletter/server/mails.ts';
import { messageOf } from '../../src/features/notifications/rules/message.ts';
import * as notifications from '../../src/features/notifications/server/mails.ts';
import type { RecipeCard } from '../../src/features/recipes/contract.ts';
import type { Mail } from '../../src/server/mail/mailer.ts';
import { STORED_SCRIPTS } from '../samples/stored-scripts.ts';
import { type MailServer, startMailServer } from '../services/mail-server.ts';
import { createWorld, type World } from '../world.ts';

/** Texts that would end a header field, add a recipient or a part, or say something else once decoded. */
const HEADER_BREAKERS: readonly string[] = [
  'Soup\r\nBcc: ran@ran.invalid',
  'Soup\nBcc: ran@ran.invalid',
  'Soup\rBcc: ran@ran.invalid',
  'Soup\r\n\r\n<img data-ran src=x>',
  'Soup\r\n Bcc: ran@ran.invalid',
  'Soup\u2028Bcc: ran@ran.invalid',
  'Soup\u0085Bcc: ran@ran.invalid',
  'Soup\u000bBcc: ran@ran.invalid',
  'Soup\u560d\u560aBcc: ran@ran.invalid',
  'Soup%0d%0aBcc: ran@ran.invalid',
  '=?utf-8?Q?Soup=0D=0ABcc:_ran@ran.invalid?=',
  '=?utf-8?B?U291cA0KQmNjOiByYW5AcmFuLmludmFsaWQ=?=',
  '"Soup" <ran@ran.invalid>',
  'Soup" <ran@ran.invalid>, "x',
  'ran@ran.invalid, Soup',
  'Soup\r\n.\r\nMAIL FROM:<ran@ran.invalid>',
  'Soup\r\nContent-Type: text/html\r\n\r\n<script data-ran>__ran()</script>',
  `Soup ${'x'.repeat(500)}`,
];
const HOSTILE = [...STORED_SCRIPTS, ...HEADER_BREAKERS];

const ORIGIN = 'https://eat.example.org';
const READER = 'reader@plateful.test';
const HEADERS = new Set([
  ...['from', 'to', 'reply-to', 'subject', 'date', 'message-id', 'mime-version', 'content-type'],
  ...['content-transfer-encoding', 'list-unsubscribe', 'list-unsubscribe-post'],
]);
const ELEMENTS = new Set('html head meta title body div p a h2 strong br img'.split(' '));

let world: World;
let server: MailServer;
beforeAll(async () => {
  world = await createWorld({ PUBLIC_URL: ORIGIN });
  server = await startMailServer();
});
afterAll(async () => {
  await server?.close();
  await world?.close();
});
beforeEach(() => {
  server.mails.length = 0;
});

interface Part {
  type: string;
  text: string;
}

/** Checks a header and returns it: each field is ours, once, and on lines that mail servers take. */
function headerOf(head: string): Map<string, string> {
  for (const line of head.split('\r\n')) {
    expect(line).not.toMatch(/\p{Cc}/u);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
  }
  const fields = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = new Map(
    fields.map((field) => {
      const [, name = '', value = ''] = /^([\w-]+): ?(.*)$/.exec(field) ?? [];
      return [name.toLowerCase(), value];
    }),
  );
  expect(header.size, head).toBe(fields.length);
  expect([...header.keys()].filter((name) => !HEADERS.has(name))).toEqual([]);
  return header;
}

function partsOf(raw: string): { header: Map<string, string>; parts: Part[] } {
  const end = raw.indexOf('\r\n\r\n');
  const header = headerOf(raw.slice(0, end));
  const body = raw.slice(end + 4);
  const type = header.get('content-type') ?? '';
  const boundary = /^multipart\/alternative; boundary="([^"]+)"$/.exec(type)?.[1];
  if (boundary)
    return {
      header,
      parts: body
        .split(`--${boundary}`)
        .slice(1, -1)
        .flatMap((part) => partsOf(part.trimStart()).parts),
    };
  return { header, parts: [{ type, text: decoded(body, header.get('content-transfer-encoding')) }] };
}

function decoded(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A header field as a mail program shows it. */
const shown = (value = '') =>
  value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
    );

/** Nothing in it but our own elements, which lead to our own pages. */
function expectOurMarkup(html: string): void {
  new Parser({
    onopentag(name, attributes) {
      expect(ELEMENTS).toContain(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        expect(attribute).not.toMatch(/^(on|data-)/);
        if (attribute === 'href' || attribute === 'src') expect(value.startsWith(`${ORIGIN}/`)).toBe(true);
        if (attribute === 'style') expect(value).not.toContain('url(');
      }
    },
    oncomment: (text) => expect.fail(`a comment: ${text}`),
  }).end(html);
}

/** Checks that a mail is one mail to its reader, whatever people wrote into it. */
function expectHarmless(raw: string): void {
  const { header, parts } = partsOf(raw);
  expect(header.get('to')).toBe(READER);
  expect(header.get('from')).toBe('Plateful <plateful@localhost>');
  for (const name of ['subject', 'reply-to'])
    expect(shown(header.get(name))).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  const [plain, html, ...more] = parts;
  expect(plain?.type).toBe('text/plain; charset=utf-8');
  expect(more).toEqual([]);
  if (!html) return;
  expect(html.type).toBe('text/html; charset=utf-8');
  expectOurMarkup(html.text);
}

const card = (text: string) =>
  ({
    ...{ id: text, title: text, description: text, image: text, difficulty: 'Easy' },
    ...{ prepTime: 1, cookTime: 2, rating: 4.5 },
  }) as RecipeCard;
const event = (type: 'recipe' | 'comment' | 'rating', text: string) =>
  ({ type, actorName: text, title: text, path: '/recipe/1', text, stars: 3 }) as const;
const news = (text: string) => [
  messageOf({ kind: 'talk', events: [event('comment', text)], count: 1 }, '2026-11-23'),
  messageOf(
    { kind: 'talk', events: [event('comment', text), event('comment', text)], count: 2 },
    '2026-11-23',
  ),
  messageOf({ kind: 'ratings', events: [event('rating', text)], count: 1 }, '2026-11-23'),
  messageOf({ kind: 'new_recipes', events: [event('recipe', text)], count: 1 }, '2026-11-23'),
  messageOf(
    {
      ...{ kind: 'meals', date: '2026-11-24', meals: [{ name: text, path: null }] },
      ...{ thaw: [{ food: text, meal: text }], overnight: [text] },
    },
    '2026-11-23',
  ),
];

/** Every mail that Plateful writes, with a text in all places that people fill. */
const MAILS: Record<string, (text: string) => Mail[]> = {
  deletionMail: (text) => [accountData.deletionMail(READER, text, ORIGIN, new Date(0))],
  resetMail: (text) => [
    accounts.resetMail(READER, text, ORIGIN, { token: 'x', page: '/reset-password' as never }),
  ],
  guessesMail: (text) => [accounts.guessesMail(READER, text, ORIGIN)],
  alreadySignedUpMail: (text) => [accounts.alreadySignedUpMail(READER, text, ORIGIN)],
  confirmOldMail: (text) => [
    accounts.confirmOldMail({ to: READER, name: text, publicUrl: ORIGIN, token: 'x', newEmail: text }),
  ],
  confirmNewMail: (text) => [
    accounts.confirmNewMail({ to: READER, name: text, publicUrl: ORIGIN, token: 'x' }),
  ],
  addressWantedMail: (text) => [accounts.addressWantedMail(READER, text, ORIGIN)],
  emailChangedMail: (text) => [accounts.emailChangedMail(READER, text, ORIGIN)],
  testMail: (text) => [admin.testMail(READER, text, ORIGIN)],
  backupWarningMail: (text) => [backups.backupWarningMail(READER, ORIGIN, { lastAt: null, failure: text })],
  contactMail: (text) => [
    contact.contactMail(READER, {
      ...{ name: text, email: 'cook@plateful.test', subject: text, message: text, createdAt: new Date(0) },
    }),
  ],
  'newsletter confirmMail': () => [newsletter.confirmMail(READER, ORIGIN, 'x')],
  issueMail: (text) => {
    const recipes = [card(text)];
    const dinners = [{ day: '2026-11-23', recipe: card(text) }];
    const preferences = `${ORIGIN}/newsletter/preferences?secret=x`;
    return [
      newsletter.issueMail({
        ...{ to: READER, publicUrl: ORIGIN, preferences, sunday: '2026-11-22', recipes, dinners, tip: null },
      }),
    ];
  },
  offerMail: (text) => [
    newsletter.offerMail(
      { title: text, text, path: '/recipes' },
      { to: READER, publicUrl: ORIGIN, preferences: `${ORIGIN}/newsletter/preferences?secret=x` },
    ),
  ],
  'notifications confirmMail': () => [notifications.confirmMail(READER, ORIGIN, 'x')],
  digestMail: (text) => [
    notifications.digestMail({ to: READER, publicUrl: ORIGIN, secret: 'x', messages: news(text) }),
    ...news(text).map((message) =>
      notifications.digestMail({ to: READER, publicUrl: ORIGIN, secret: 'x', messages: [message] }),
    ),
  ],
};

describe('a mail', () => {
  test('of every kind is covered by these tests', () => {
    const files = globSync('src/features/*/server/mails.ts', { cwd: resolve(import.meta.dirname, '../..') });
    const modules = [accountData, accounts, admin, backups, contact, newsletter, notifications];
    expect(modules).toHaveLength(files.length);
    const written = modules.flatMap((module) => Object.keys(module)).sort();
    const tried = Object.keys(MAILS).map((name) => name.split(' ').at(-1));
    expect(tried.sort()).toEqual(written);
    expect(HOSTILE.length).toBeGreaterThanOrEqual(75);
  });

  test.each(Object.entries(MAILS))(
    'has one recipient and our own headers and markup, whatever people wrote: %s',
    async (_, write) => {
      const mails = HOSTILE.flatMap(write);
      await Promise.all(mails.map((mail) => server.mailer.deliver(mail)));
      expect(server.mails).toHaveLength(mails.length);
      for (const { to, raw } of server.mails) {
        expect(to).toBe(READER);
        expectHarmless(raw);
      }
    },
  );

  test('from the contact form goes only to us, and replies only to its author', async () => {
    const texts = HOSTILE.filter((text) => text.length < 100);
    for (const [at, text] of texts.entries()) {
      const body = {
        ...{ id: crypto.randomUUID(), name: text, email: `cook${at}@plateful.test`, subject: text },
        ...{ message: text, openFor: 20_000 },
      };
      const response = await world.visitor.fetch('/api/contact', {
        method: 'POST',
        body: JSON.stringify(body),
      });
      expect(response.status, `${text}: ${await response.text()}`).toBe(200);
    }
    for (const address of [
      'cook@plateful.test\r\nBcc: ran@ran.invalid',
      'a@b.test, ran@ran.invalid',
      '<ran@ran.invalid>',
    ]) {
      const body = {
        id: crypto.randomUUID(),
        name: 'Casey',
        email: address,
        subject: 'Soup',
        message: 'Hi',
        openFor: 20_000,
      };
      const response = await world.visitor.fetch('/api/contact', {
        method: 'POST',
        body: JSON.stringify(body),
      });
      expect(response.status, address).toBe(400);
    }
    for (let left = -1; left !== server.mails.length; ) {
      left = server.mails.length;
      await mailMessages(world.database.db, server.mailer, READER);
    }
    expect(server.mails).toHaveLength(texts.length);
    expect(new Set(server.mails.map(({ to }) => to))).toEqual(new Set([READER]));
    for (const { raw } of server.mails) {
      expectHarmless(raw);
      expect(partsOf(raw).header.get('reply-to')).toMatch(/<cook\d+@plateful\.test>$/);
    }
  });
});
