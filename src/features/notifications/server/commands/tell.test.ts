import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/durations.ts';
import {
  type PushService,
  type Subscription,
  startPushService,
} from '../../../../../test/services/push-service.ts';
import { createWorld, type Person, type World } from '../../../../../test/world.ts';
import { CATEGORY_IDS, type Category, type Kind } from '../../rules/categories.ts';
import { createWebPush } from '../push/web-push.ts';
import { tellDue } from './tell.ts';

/** Noon in Greenwich. */
const NOON = new Date('2026-11-22T12:00:00Z');

let world: World;
let service: PushService;
beforeAll(async () => {
  world = await createWorld();
  service = await startPushService();
});
afterAll(async () => {
  await service?.close();
  await world?.close();
});
beforeEach(() => {
  service.received.length = 0;
  service.answers.clear();
});

const sql = (text: string, values: unknown[] = []) => world.database.pool.query(text, values);
const push = () => ({
  browsers: createWebPush({
    ...{ secret: 'a secret', subject: 'mailto:cook@example.org' },
    privateHosts: [service.host],
  }),
  phones: {},
});
const tell = (now = NOON, signal = new AbortController().signal) =>
  tellDue({ db: world.database.db, push: push() }, now, signal);
const later = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS);
const titles = () => service.received.map(({ message }) => message.title).sort();

async function device(
  person: Person,
  categories: readonly Category[] = CATEGORY_IDS,
  { endpoint, keys }: Subscription = service.subscribe(),
): Promise<string> {
  await sql(
    `insert into push_devices (id, session_id, user_id, endpoint, p256dh, auth, categories, created_at)
     select $1, id, user_id, $3, $4, $5, $6, $7::timestamptz - interval '1 day' from sessions where user_id = $2`,
    [randomUUID(), person.id, endpoint, keys.p256dh, keys.auth, categories, NOON],
  );
  return endpoint;
}

/** A notification that needs nothing else. */
async function news(person: Person, title: string, kind: Kind = 'promotion', dueAt = NOON): Promise<string> {
  const id = randomUUID();
  const details =
    kind === 'meals'
      ? { date: '2026-11-23', meals: [{ name: title, path: null }], thaw: [], overnight: [] }
      : kind === 'tip'
        ? { tip: 0 }
        : { title, text: 'Come and see.', path: '/recipes' };
  await sql(
    `insert into notifications (id, user_id, kind, about, details, created_at, changed_at, due_at)
     values ($1::uuid, $2, $3, $1::text, $4, $5, $5, $5)`,
    [id, person.id, kind, details, dueAt],
  );
  return id;
}

describe('a push notification', () => {
  test('reaches the device encrypted for it alone, and signed', async () => {
    const person = await world.person();
    const endpoint = await device(person);
    const id = await news(person, 'Soup week');
    await tell();
    expect(service.received).toHaveLength(1);
    const [received] = service.received;
    expect(received?.endpoint).toBe(endpoint);
    expect(received?.message).toEqual({ id, title: 'Soup week', text: 'Come and see.', path: '/recipes' });
    expect(received?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const [, token = '', key] =
      /^vapid t=([^,]+), k=(.+)$/.exec(String(received?.headers.authorization)) ?? [];
    expect(key).toBe(push().browsers.publicKey);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    expect(claims).toMatchObject({ aud: `http://${service.host}`, sub: 'mailto:cook@example.org' });
  });

  test('reaches every device once, no matter how many processes send it', async () => {
    const person = await world.person();
    await Promise.all([device(person), device(person)]);
    await news(person, 'Once');
    await Promise.all([tell(), tell(), tell()]);
    await tell(later(5));
    expect(titles()).toEqual(['Once', 'Once']);
    expect(new Set(service.received.map(({ endpoint }) => endpoint)).size).toBe(2);
  });

  test('comes with the categories that the device chose', async () => {
    const person = await world.person();
    await device(person, ['meal_plans']);
    await news(person, 'Offer', 'promotion');
    await news(person, 'A tip', 'tip');
    await news(person, 'Lasagne', 'meals');
    await tell();
    expect(titles()).toEqual(['Tomorrow: Lasagne']);
  });

  test('speaks the language of its reader', async () => {
    const [reader, other] = [await world.person(), await world.person()];
    await reader.api.accounts.setLanguage({ language: 'de' });
    for (const person of [reader, other]) {
      await device(person);
      await news(person, 'Soup', 'meals');
    }
    await tell();
    expect(service.received.map(({ message }) => `${message.title}. ${message.text}`).sort()).toEqual([
      'Morgen: Soup. Sieh in deinem Plan nach, was du brauchst.',
      'Tomorrow: Soup. See what you need on your plan.',
    ]);
  });

  test('does not include what was read before, or what is not due yet', async () => {
    const person = await world.person();
    await device(person);
    await news(person, 'Read');
    await person.api.notifications.read({ id: null });
    await news(person, 'Later', 'promotion', later(30));
    await tell();
    expect(titles()).toEqual([]);
    await tell(later(30));
    expect(titles()).toEqual(['Later']);
  });

  test('of replies is sent unless the account turned them off', async () => {
    const [author, reader] = await Promise.all([world.person(), world.person({ name: 'Bo' })]);
    await device(author, []);
    const { id } = await world.recipe({ title: 'Dal', author });
    const reply = async () => {
      await sql(
        `with begun as (
           insert into notifications (id, user_id, kind, created_at, changed_at, due_at)
           values (gen_random_uuid(), $1, 'talk', $4, $4, $4) returning id
         ), said as (
           insert into comments (id, recipe_id, author_id, text) values (gen_random_uuid(), $2, $3, 'Mmm') returning id
         )
         insert into notification_events (notification_id, type, actor_id, recipe_id, comment_id, happened_at)
         select begun.id, 'comment', $3, $2, said.id, $4 from begun, said`,
        [author.id, id, reader.id, NOON],
      );
      await tell();
    };
    await reply();
    expect(titles()).toEqual(['Bo commented on Dal']);
    await author.api.notifications.setTimeZone({ timeZone: 'UTC' });
    await author.api.notifications.updatePreferences({ talk: false, quiet: null });
    await reply();
    expect(titles()).toEqual(['Bo commented on Dal']);
  });

  test('combines everything that others did in one message, along with what is due first, and scheduled ones by themselves', async () => {
    const [author, reader] = await Promise.all([world.person(), world.person({ name: 'Bo' })]);
    await device(author);
    const follower = await device(author, ['meal_plans']);
    const { id } = await world.recipe({ title: 'Dal', author });
    const other = await world.recipe({ title: 'Soup', author: reader });
    const events = [
      ['talk', 'mention', id, 0],
      ['new_recipes', 'recipe', other.id, 55],
    ] as const;
    for (const [kind, type, recipeId, waits] of events)
      await sql(
        `with begun as (
           insert into notifications (id, user_id, kind, created_at, changed_at, due_at)
           values (gen_random_uuid(), $1, $2, $6, $6, $6::timestamptz + $7 * interval '1 minute') returning id
         )
         insert into notification_events (notification_id, type, actor_id, recipe_id, happened_at)
         select id, $3, $4, $5, $6 from begun`,
        [author.id, kind, type, reader.id, recipeId, NOON, waits],
      );
    await news(author, 'Lasagne', 'meals');
    await Promise.all([tell(), tell()]);
    await tell(later(60));
    const told = service.received.map(({ endpoint, message }) => [endpoint === follower, message.title]);
    expect(told.sort()).toEqual([
      [false, 'New on Plateful'],
      [false, 'Tomorrow: Lasagne'],
      [true, 'Bo mentioned you on Dal'],
      [true, 'Tomorrow: Lasagne'],
    ]);
    const { message } = service.received.find(({ message }) => message.title === 'New on Plateful')!;
    expect(message.text).toContain('Bo posted Soup');
    expect(message.text).toContain('Bo mentioned you on Dal');
    expect(message.path).toBe('/notifications');
  });

  test('waits for the end of quiet hours', async () => {
    const person = await world.person();
    await person.api.notifications.setTimeZone({ timeZone: 'Asia/Tokyo' });
    await device(person);
    await news(person, 'In the night');
    // 22:00 in Tokyo, where quiet hours last until 7:00.
    await tell(new Date('2026-11-22T13:00:00Z'));
    await tell(new Date('2026-11-22T21:59:00Z'));
    expect(titles()).toEqual([]);
    await tell(new Date('2026-11-22T22:10:00Z'));
    expect(titles()).toEqual(['In the night']);
  });
});

describe('a device', () => {
  test('that signed out gets nothing', async () => {
    const person = await world.person();
    await device(person);
    await news(person, 'Private');
    await person.api.accounts.signOut();
    await tell();
    expect(titles()).toEqual([]);
  });

  test('whose session has expired gets nothing', async () => {
    const person = await world.person();
    await device(person);
    await news(person, 'Private');
    await sql('update sessions set expires_at = $2 where user_id = $1', [person.id, NOON]);
    await tell();
    expect(titles()).toEqual([]);
  });

  test.each([404, 410])('whose push service returns %i is removed', async (status) => {
    const person = await world.person();
    const endpoint = await device(person);
    service.answers.set(endpoint, status);
    await news(person, 'Gone');
    await tell();
    const { rowCount } = await sql('select from push_devices where endpoint = $1', [endpoint]);
    expect(rowCount).toBe(0);
  });

  test('whose push service fails is tried three times, and the others are reached', async () => {
    const person = await world.person();
    const [bad, good] = [await device(person), await device(person)];
    service.answers.set(bad, 503);
    await news(person, 'Again');
    for (let tried = 0; tried < 2; tried++) await tell(later(tried));
    service.answers.delete(bad);
    await tell(later(3));
    await tell(later(4));
    expect(service.received.map(({ endpoint }) => endpoint).sort()).toEqual([bad, good].sort());
    service.received.length = 0;
    service.answers.set(bad, 503);
    await news(person, 'Never');
    for (let tried = 0; tried < 4; tried++) await tell(later(5 + tried));
    service.answers.delete(bad);
    await tell(later(20));
    expect(service.received.map(({ endpoint }) => endpoint)).toEqual([good]);
  });

  test('that is not on the public internet is never contacted, and removed', async () => {
    const person = await world.person();
    const endpoint = await device(person);
    await news(person, 'Inside');
    const careful = {
      browsers: createWebPush({ secret: 'a secret', subject: 'mailto:cook@example.org' }),
      phones: {},
    };
    await tellDue({ db: world.database.db, push: careful }, NOON, new AbortController().signal);
    expect(titles()).toEqual([]);
    expect((await sql('select from push_devices where endpoint = $1', [endpoint])).rowCount).toBe(0);
  });
});

describe('after a crash', () => {
  test('between the claim and the message, that device misses it, and every other one gets it once', async () => {
    const person = await world.person();
    const [first, second] = [await device(person), await device(person)];
    await news(person, 'Crash');
    // The process dies while sending its first message: nothing it does afterward reaches the database.
    const dying = new AbortController();
    const { promise: died, reject: die } = Promise.withResolvers<never>();
    const send = () => {
      dying.abort();
      die(new Error('killed'));
      return died;
    };
    const crashing = { browsers: { ...push().browsers, send }, phones: {} };
    await expect(tellDue({ db: world.database.db, push: crashing }, NOON, dying.signal)).rejects.toThrow(
      'killed',
    );
    const { rows } = await sql(
      `select endpoint from notification_deliveries join push_devices on push_devices.id = device_id
       where push_devices.user_id = $1 and claimed_at is not null and sent_at is null`,
      [person.id],
    );
    const claimed = rows.map(({ endpoint }) => endpoint);
    await tell(later(1));
    await tell(later(2));
    expect(claimed.length).toBeGreaterThan(0);
    expect(service.received.map(({ endpoint }) => endpoint).sort()).toEqual(
      [first, second].filter((endpoint) => !claimed.includes(endpoint)).sort(),
    );
  });

  test('before anything was claimed, everything is sent', async () => {
    const person = await world.person();
    await device(person);
    await news(person, 'Saved');
    await tell(NOON, AbortSignal.abort());
    expect(titles()).toEqual([]);
    await tell(later(1));
    expect(titles()).toEqual(['Saved']);
  });
});
