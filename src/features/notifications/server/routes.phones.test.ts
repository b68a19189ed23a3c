import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Apns, startApns } from '../../../../test/services/apns.ts';
import { type Fcm, startFcm } from '../../../../test/services/fcm.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { tellDue } from './commands/tell.ts';

const TOKEN = 'fZ8:APA91bE-of_a_phone';
const IOS_TOKEN = 'c3'.repeat(32);

let folder: string;
let fcm: Fcm;
let apns: Apns;
let world: World;
let bare: World;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plateful-keys-'));
  [fcm, apns] = await Promise.all([startFcm(), startApns()]);
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(fcm.accountFile));
  writeFileSync(join(folder, 'apple.p8'), apns.keyFile);
  const { keyId, teamId, topic, url } = apns.options;
  world = await createWorld({
    FCM_SERVICE_ACCOUNT: join(folder, 'firebase.json'),
    FCM_URL: fcm.url,
    APNS_KEY: join(folder, 'apple.p8'),
    ...{ APNS_KEY_ID: keyId, APNS_TEAM_ID: teamId, APNS_TOPIC: topic, APNS_URL: url },
  });
  bare = await createWorld();
});
afterAll(async () => {
  await Promise.all([fcm?.close(), apns?.close(), world?.close(), bare?.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const devicesOf = async ({ id }: Person, { database } = world) =>
  (
    await database.pool.query(
      'select platform, endpoint, p256dh, categories from push_devices where user_id = $1',
      [id],
    )
  ).rows;
const post = (person: Person, body: unknown) =>
  person.fetch('/api/notifications/phones', { method: 'POST', body: JSON.stringify(body) });
const settingsIn = async (person: Person) => {
  const page = await (await person.fetch('/settings')).text();
  const [, settings = ''] = /data-settings="([^"]+)"/.exec(page) ?? [];
  return JSON.parse(settings.replaceAll('&quot;', '"'));
};

test('a registered phone gets notifications through the configured services', async () => {
  const person = await world.person({ subscribed: true });
  await person.api.notifications.setTimeZone({ timeZone: 'UTC' });
  await person.api.notifications.updatePreferences({ talk: true, quiet: null });
  await person.api.notifications.subscribePhone({
    platform: 'android',
    token: TOKEN,
    categories: ['promotions'],
  });
  await person.api.notifications.subscribePhone({ platform: 'ios', token: IOS_TOKEN, categories: [] });
  await person.api.notifications.subscribePhone({
    platform: 'ios',
    token: IOS_TOKEN,
    categories: ['promotions'],
  });
  expect((await devicesOf(person)).sort((a, b) => a.platform.localeCompare(b.platform))).toEqual([
    { platform: 'android', endpoint: TOKEN, p256dh: null, categories: ['promotions'] },
    { platform: 'ios', endpoint: IOS_TOKEN, p256dh: null, categories: ['promotions'] },
  ]);
  const now = new Date(Date.now() + 60_000);
  await world.database.pool.query(
    `insert into notifications (id, user_id, kind, about, details, created_at, changed_at, due_at)
     values (gen_random_uuid(), $1, 'promotion', 'x', '{"title":"Soup week","text":"All soups.","path":"/recipes"}', now(), now(), now())`,
    [person.id],
  );
  await tellDue({ db: world.database.db, push: world.app.push }, now, new AbortController().signal);
  expect(fcm.received.map(({ token, data }) => [token, data.path])).toEqual([[TOKEN, '/recipes']]);
  expect(apns.received.map(({ token, payload }) => [token, payload.path])).toEqual([[IOS_TOKEN, '/recipes']]);
});

test('a phone belongs to its last user, and is removed when they sign out or turn it off', async () => {
  const [before, after] = await Promise.all([world.person(), world.person()]);
  const phone = { platform: 'android' as const, token: `${TOKEN}-shared`, categories: [] };
  await before.api.notifications.subscribePhone(phone);
  await after.api.notifications.subscribePhone(phone);
  expect(await devicesOf(before)).toEqual([]);
  await before.api.notifications.unsubscribeDevice({ endpoint: phone.token });
  expect(await devicesOf(after)).toHaveLength(1);
  await after.api.notifications.unsubscribeDevice({ endpoint: phone.token });
  expect(await devicesOf(after)).toEqual([]);
  await after.api.notifications.subscribePhone(phone);
  await after.api.accounts.signOut();
  expect(await devicesOf(after)).toEqual([]);
});

test.each([
  ['android', 'with a space'],
  ['android', ''],
  ['ios', '../../3/device/else'],
  ['ios', 'xyz'.repeat(20)],
  ['web', TOKEN],
  ['android', 'x'.repeat(1001)],
])('a token that no phone of %s has is refused: %j', async (platform, token) => {
  const person = await world.person();
  expect((await post(person, { platform, token, categories: [] })).status).toBe(400);
  expect(await devicesOf(person)).toEqual([]);
});

test('pages say which phones can be sent to', async () => {
  const [here, there] = [await world.person(), await bare.person()];
  expect((await settingsIn(here)).phones.sort()).toEqual(['android', 'ios']);
  expect((await settingsIn(there)).phones).toEqual([]);
});

test('a Plateful that cannot send to phones stores none of their tokens', async () => {
  const person = await bare.person();
  const response = await post(person, { platform: 'android', token: TOKEN, categories: [] });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    detail: 'This Plateful cannot send push notifications to this phone.',
  });
  expect(await devicesOf(person, bare)).toEqual([]);
});
