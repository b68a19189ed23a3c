import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../../../test/services/mail-server.ts';
import { createWorld, type Person, type World } from '../../../../../test/world.ts';
import { mailDigests } from './mail-digests.ts';

const MORNING = '2026-11-23T08:30:00Z';

let world: World;
let server: MailServer;
beforeAll(async () => {
  world = await createWorld({ PUBLIC_URL: 'https://eat.example.org' });
  server = await startMailServer();
});
afterAll(async () => {
  await server?.close();
  await world?.close();
});
beforeEach(() => {
  server.mails.length = 0;
  server.refused.clear();
});

const sql = (text: string, values: unknown[]) => world.database.pool.query(text, values);
const mail = (now = MORNING, signal = new AbortController().signal) =>
  mailDigests(
    {
      db: world.database.db,
      mailer: server.mailer,
      secrets: world.app.notificationMails,
      publicUrl: world.config.publicUrl,
    },
    new Date(now),
    signal,
  );
const readers = () => server.mails.map(({ to }) => to);

/** Somebody in Berlin who wants mails. */
async function reader(): Promise<Person> {
  const person = await world.person();
  await person.api.notifications.setTimeZone({ timeZone: 'Europe/Berlin' });
  await sql('update notification_people set mails = true where user_id = $1', [person.id]);
  return person;
}

async function news(person: Person, title: string, kind = 'tip'): Promise<void> {
  const details =
    kind === 'tip'
      ? { date: '2026-11-24', meals: [{ name: title, path: null }], thaw: [], overnight: [] }
      : { title, text: 'Now!', path: null };
  await sql(
    `insert into notifications (id, user_id, kind, about, details, created_at, changed_at, due_at, told_at)
     values ($1::uuid, $2, $3, $1::text, $4, now(), now(), now(), now())`,
    [randomUUID(), person.id, kind === 'tip' ? 'meals' : kind, details],
  );
}

describe('an email of unread notifications', () => {
  test('comes in the recipient’s morning, once a day, with what was in no email before', async () => {
    const person = await reader();
    await news(person, 'Soup');
    await news(person, 'Toast');
    await mail('2026-11-23T07:00:00Z');
    expect(readers()).toEqual([]);
    await Promise.all([mail(), mail(), mail()]);
    await mail('2026-11-23T09:30:00Z');
    expect(readers()).toEqual([person.email]);
    expect(server.mails[0]?.text).toContain('Soup');
    expect(server.mails[0]?.text).toContain('Toast');
    await news(person, 'Stew');
    await mail('2026-11-24T08:30:00Z');
    expect(server.mails[1]?.text).toContain('Stew');
    expect(server.mails[1]?.text).not.toContain('Soup');
  });

  test('is not sent if everything was read, to people who did not ask, or with promotions', async () => {
    const [read, silent, offered] = [await reader(), await world.person(), await reader()];
    await silent.api.notifications.setTimeZone({ timeZone: 'Europe/Berlin' });
    for (const person of [read, silent]) await news(person, 'Soup');
    await read.api.notifications.read({ id: null });
    await news(offered, 'Buy', 'promotion');
    await mail();
    expect(readers()).toEqual([]);
  });

  test('is not sent again after a crash while it was being sent', async () => {
    const person = await reader();
    await news(person, 'Soup');
    await sql("insert into notification_mails (user_id, day, claimed_at) values ($1, '2026-11-23', now())", [
      person.id,
    ]);
    await mail();
    expect(readers()).toEqual([]);
    await mail('2026-11-24T08:30:00Z');
    expect(readers()).toEqual([person.email]);
  });

  test('is retried if the mail server refused it, with the same content', async () => {
    const person = await reader();
    await news(person, 'Soup');
    server.refused.add(person.email);
    await mail();
    server.refused.clear();
    await mail();
    expect(readers()).toEqual([person.email]);
    expect(server.mails[0]?.text).toContain('Soup');
  });

  test('can be ended with one click from another site', async () => {
    const person = await reader();
    await news(person, 'Soup');
    await mail();
    const headers = server.mails[0]?.text ?? '';
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, link = ''] = /List-Unsubscribe: <(.+?)>/.exec(headers) ?? [];
    const { pathname, search } = new URL(link);
    const response = await fetch(`${world.origin}${pathname}${search}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect((await person.api.notifications.preferences()).mails).toBe(false);
    await news(person, 'More');
    await mail('2026-11-24T08:30:00Z');
    expect(readers()).toEqual([person.email]);
  });
});
