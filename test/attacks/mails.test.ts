import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailMessages } from '../../src/features/contact/server/commands.ts';
import { MAIL_MODULES, MAILS, ORIGIN, READER } from '../mails.ts';
import { STORED_SCRIPTS } from '../samples/stored-scripts.ts';
import { type MailServer, startMailServer } from '../services/mail-server.ts';
import { createWorld, type World } from '../world.ts';

/** Texts that would end a header field, add a recipient or a part, or change their meaning once decoded. */
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

/** Checks a header and returns it: each field is ours, occurs once, and is on lines that mail servers accept. */
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

/** Expects nothing but our own elements, with links to our own pages. */
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

/** Checks that an email is a single one to its reader, whatever people wrote into it. */
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

describe('an email', () => {
  test('of every kind is covered by these tests', () => {
    const files = globSync('src/features/*/server/mails.ts', { cwd: resolve(import.meta.dirname, '../..') });
    expect(MAIL_MODULES).toHaveLength(files.length);
    const written = MAIL_MODULES.flatMap((module) => Object.keys(module)).sort();
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
