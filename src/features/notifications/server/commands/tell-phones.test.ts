import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Apns, startApns } from '../../../../../test/services/apns.ts';
import { type Fcm, fcmError, googleError, startFcm } from '../../../../../test/services/fcm.ts';
import { createWorld, type Person, type World } from '../../../../../test/world.ts';
import { CATEGORY_IDS } from '../../rules/categories.ts';
import type { Phone } from '../../rules/platforms.ts';
import { createApns } from '../push/apns.ts';
import { createFcm } from '../push/fcm.ts';
import { createWebPush } from '../push/web-push.ts';
import { tellDue } from './tell.ts';

/** Noon in Greenwich. */
const NOON = new Date('2026-11-22T12:00:00Z');

let world: World;
let fcm: Fcm;
let apns: Apns;
let senders: Parameters<typeof tellDue>[0]['push'];
beforeAll(async () => {
  world = await createWorld();
  [fcm, apns] = await Promise.all([startFcm(), startApns()]);
});
afterAll(async () => {
  await Promise.all([fcm?.close(), apns?.close()]);
  await world?.close();
});
beforeEach(() => {
  for (const { received, answers } of [fcm, apns]) {
    received.length = 0;
    answers.clear();
  }
  senders = {
    browsers: createWebPush({ secret: 'a secret', subject: 'mailto:cook@example.org' }),
    phones: {
      android: createFcm({ account: fcm.account, url: fcm.url }),
      ios: createApns(apns.options),
    },
  };
});

const sql = (text: string, values: unknown[] = []) => world.database.pool.query(text, values);
const tell = (now = NOON) =>
  tellDue({ db: world.database.db, push: senders }, now, new AbortController().signal);
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const onAndroid = () => fcm.received.map(({ notification }) => notification);
const onIos = () => apns.received.map(({ payload }) => payload.aps.alert);
const isKnown = async (token: string) =>
  (await sql('select from push_devices where endpoint = $1', [token])).rowCount === 1;

async function phone(
  person: Person,
  platform: Phone,
  categories: readonly string[] = CATEGORY_IDS,
): Promise<string> {
  const token =
    platform === 'ios' ? `${randomUUID()}${randomUUID()}`.replaceAll('-', '') : `phone:${randomUUID()}`;
  await sql(
    `insert into push_devices (id, session_id, user_id, platform, endpoint, categories, created_at)
     select $1, id, user_id, $3, $4, $5, $6::timestamptz - interval '1 day' from sessions where user_id = $2`,
    [randomUUID(), person.id, platform, token, categories, NOON],
  );
  return token;
}

async function meal(person: Person, name: string): Promise<string> {
  const id = randomUUID();
  const details = { date: '2026-11-23', meals: [{ name, path: null }], thaw: [], overnight: [] };
  await sql(
    `insert into notifications (id, user_id, kind, about, details, created_at, changed_at, due_at)
     values ($1::uuid, $2, 'meals', $1::text, $3, $4, $4, $4)`,
    [id, person.id, details, NOON],
  );
  return id;
}

test('a notification reaches every phone once, in the language of its reader, with the page it is about', async () => {
  const person = await world.person();
  await person.api.accounts.setLanguage({ language: 'de' });
  const tokens = [await phone(person, 'android'), await phone(person, 'ios')];
  const id = await meal(person, 'Linsen');
  await Promise.all([tell(), tell(), tell()]);
  await tell(later(5));
  const shown = { title: 'Morgen: Linsen', body: 'Sieh in deinem Plan nach, was du brauchst.' };
  expect([onAndroid(), onIos()]).toEqual([[shown], [shown]]);
  expect([fcm.received[0]?.token, apns.received[0]?.token]).toEqual(tokens);
  const tapped = { id, path: '/meal-plan?date=2026-11-23&view=daily' };
  expect(fcm.received[0]?.data).toEqual(tapped);
  expect(apns.received[0]?.payload).toMatchObject(tapped);
});

test('a notification waits for the end of quiet hours', async () => {
  const person = await world.person();
  await person.api.notifications.setTimeZone({ timeZone: 'Asia/Tokyo' });
  await Promise.all([phone(person, 'android'), phone(person, 'ios')]);
  await meal(person, 'Soup');
  // 22:00 in Tokyo, where quiet hours last until 7:00.
  await tell(new Date('2026-11-22T13:00:00Z'));
  await tell(new Date('2026-11-22T21:59:00Z'));
  expect([onAndroid(), onIos()]).toEqual([[], []]);
  await tell(new Date('2026-11-22T22:10:00Z'));
  expect([onAndroid().length, onIos().length]).toEqual([1, 1]);
});

test('a phone gets only the categories that it chose', async () => {
  const person = await world.person();
  await phone(person, 'android', ['promotions']);
  await phone(person, 'ios', ['meal_plans']);
  await meal(person, 'Soup');
  await tell();
  expect([onAndroid().length, onIos().length]).toEqual([0, 1]);
});

test('a token that Firebase or Apple no longer knows is deleted, and the other one stays', async () => {
  const person = await world.person();
  const [android, ios] = [await phone(person, 'android'), await phone(person, 'ios')];
  fcm.answers.set(android, googleError(404, 'NOT_FOUND', [fcmError('UNREGISTERED')]));
  await meal(person, 'Soup');
  await tell();
  expect([await isKnown(android), await isKnown(ios)]).toEqual([false, true]);
  apns.answers.set(ios, { status: 410, reason: 'Unregistered' });
  await meal(person, 'Bread');
  await tell();
  expect(await isKnown(ios)).toBe(false);
});

test('a wrong key deletes no token, and unsent messages go out once it is right again', async () => {
  const person = await world.person();
  const [android, ios] = [await phone(person, 'android'), await phone(person, 'ios')];
  await meal(person, 'Soup');
  const right = senders;
  senders = {
    ...right,
    phones: {
      android: createFcm({ account: { ...fcm.account, email: 'nobody@example.org' }, url: fcm.url }),
      ios: createApns({ ...apns.options, keyId: 'WRONG12345' }),
    },
  };
  await tell();
  await tell(later(1));
  expect([await isKnown(android), await isKnown(ios)]).toEqual([true, true]);
  senders = right;
  await tell(later(30));
  expect([onAndroid().length, onIos().length]).toEqual([1, 1]);
});

test('a message is tried again when the service said, and not before', async () => {
  const person = await world.person();
  const token = await phone(person, 'ios');
  await meal(person, 'Soup');
  apns.answers.set(token, { status: 429, reason: 'TooManyRequests', retryAfter: '600' });
  await tell();
  apns.answers.clear();
  for (let minute = 1; minute < 10; minute++) await tell(later(minute));
  expect(onIos()).toEqual([]);
  await tell(later(10));
  expect(onIos()).toHaveLength(1);
});

test('phones of a kind that is not configured wait, and browsers and other phones do not', async () => {
  const person = await world.person();
  const [android] = [await phone(person, 'android'), await phone(person, 'ios')];
  await meal(person, 'Soup');
  const both = senders;
  senders = { ...both, phones: { ios: both.phones.ios as NonNullable<typeof both.phones.ios> } };
  for (let minute = 0; minute < 5; minute++) await tell(later(minute));
  expect([onAndroid().length, onIos().length, await isKnown(android)]).toEqual([0, 1, true]);
  senders = both;
  await tell(later(6));
  expect([onAndroid().length, onIos().length]).toEqual([1, 1]);
});

test('after a crash between the claim and the message, the phone misses it and never gets it twice', async () => {
  const person = await world.person();
  await phone(person, 'android');
  await meal(person, 'Soup');
  const killed = { send: () => Promise.reject(new Error('killed')) };
  const right = senders;
  senders = { ...right, phones: { android: killed } };
  await expect(tell()).rejects.toThrow('killed');
  senders = right;
  await tell(later(1));
  expect(onAndroid()).toEqual([]);
});

test('very long texts are shortened to what the services take', async () => {
  const person = await world.person();
  await Promise.all([phone(person, 'android'), phone(person, 'ios')]);
  const id = await meal(person, 'Soup');
  await sql(
    `update notifications set kind = 'promotion', details = json_build_object('title', repeat('湯', 3000), 'text',
       repeat('湯', 3000), 'path', '/recipes') where id = $1`,
    [id],
  );
  await tell();
  const sizes = [fcm.received[0], apns.received[0]?.payload].map((sent) =>
    Buffer.byteLength(JSON.stringify(sent)),
  );
  expect(Math.max(...sizes)).toBeLessThan(4000);
  expect(onIos()[0]?.body).toMatch(/湯…$/);
});
