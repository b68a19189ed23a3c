import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPushService } from '../../../../test/services/push-service.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { sendPromotions } from './commands/promotions.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ PUBLIC_URL: 'https://eat.example.org' });
  admin = await world.person({ elevated: true });
});
afterAll(() => world?.close());

const sql = (text: string, values: unknown[] = []) => world.database.pool.query(text, values);
const post = async (person: Person, path: string, body: unknown) =>
  person.fetch(`/api${path}`, { method: 'POST', body: JSON.stringify(body) });
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

async function many(person: Person, count: number): Promise<void> {
  await sql(
    `insert into notifications (id, user_id, kind, about, details, created_at, changed_at, due_at)
     select gen_random_uuid(), $1, 'promotion', n::text, json_build_object('title', 'News ' || n, 'text', '', 'path', null),
       now(), now() - n * interval '1 minute', now() from generate_series(1, $2::integer) n`,
    [person.id, count],
  );
}

describe('the list of notifications', () => {
  test('comes in pages, the newest first, and each only once', async () => {
    const person = await world.person();
    await many(person, 25);
    const first = await person.api.notifications.list({});
    const second = await person.api.notifications.list({ cursor: first.nextCursor ?? '' });
    expect([first.notifications.length, second.notifications.length]).toEqual([20, 5]);
    expect(first.notifications[0]?.title).toBe('News 1');
    expect(second.nextCursor).toBeNull();
    const titles = [...first.notifications, ...second.notifications].map(({ title }) => title);
    expect(new Set(titles).size).toBe(25);
  });

  test('counts what is unread, up to 99, until it is read, one or all', async () => {
    const [person, other] = await Promise.all([world.person(), world.person()]);
    await many(person, 120);
    await many(other, 2);
    expect(await person.api.notifications.unread()).toEqual({ count: 99 });
    const [first] = (await other.api.notifications.list({})).notifications;
    await person.api.notifications.read({ id: first?.id ?? '' });
    expect(await other.api.notifications.unread()).toEqual({ count: 2 });
    await other.api.notifications.read({ id: first?.id ?? '' });
    expect(await other.api.notifications.unread()).toEqual({ count: 1 });
    await person.api.notifications.read({ id: null });
    expect(await person.api.notifications.unread()).toEqual({ count: 0 });
    expect(await other.api.notifications.unread()).toEqual({ count: 1 });
  });
});

describe('notification settings', () => {
  test('have quiet hours at night once the time zone is known, and no emails', async () => {
    const person = await world.person();
    expect(await person.api.notifications.preferences()).toMatchObject({ timeZone: null, quiet: null });
    expect(await person.api.notifications.setTimeZone({ timeZone: 'Europe/Berlin' })).toEqual({
      timeZone: 'Europe/Berlin',
      talk: true,
      quiet: { from: 22 * 60, until: 7 * 60 },
      mails: false,
    });
    await person.api.notifications.updatePreferences({ talk: false, quiet: null });
    expect(await person.api.notifications.setTimeZone({ timeZone: 'America/New_York' })).toMatchObject({
      timeZone: 'America/New_York',
      talk: false,
      quiet: null,
    });
  });

  test.each([
    ['/notifications/time-zone', { timeZone: 'Middle-earth/Shire' }],
    ['/notifications/preferences', { talk: true, quiet: { from: 0, until: 1440 } }],
  ])('%s refuses an invalid value', async (path, body) => {
    const person = await world.person();
    const response = await person.fetch(`/api${path}`, { method: 'PUT', body: JSON.stringify(body) });
    expect(response.status).toBe(400);
  });
});

describe('emails about notifications', () => {
  test('start immediately for an address that is verified as the account’s', async () => {
    const person = await world.person();
    await person.api.notifications.setTimeZone({ timeZone: 'UTC' });
    await sql('update users set email_verified = true where id = $1', [person.id]);
    expect(await person.api.notifications.setMails({ mails: true })).toMatchObject({
      mails: true,
      isConfirming: false,
    });
    expect(await person.api.notifications.setMails({ mails: false })).toMatchObject({ mails: false });
  });

  test('start for any other address with an emailed link, unless the address has changed since', async () => {
    const person = await world.person();
    await person.api.notifications.setTimeZone({ timeZone: 'UTC' });
    expect(await person.api.notifications.setMails({ mails: true })).toMatchObject({
      mails: false,
      isConfirming: true,
    });
    const sent = () => world.mails().find((mail) => mail.includes(`To: ${person.email}`)) ?? '';
    await expect.poll(sent).toContain('/notification-mails?confirm=');
    const [, token = ''] = /confirm=([\w-]+)/.exec(sent()) ?? [];
    await sql('update users set email = $2 where id = $1', [person.id, `other-${person.email}`]);
    await expect(world.visitor.api.notifications.confirmMails({ token })).rejects.toThrow('not valid');
    await sql('update users set email = $2 where id = $1', [person.id, person.email]);
    await world.visitor.api.notifications.confirmMails({ token });
    expect((await person.api.notifications.preferences()).mails).toBe(true);
  });

  test('are confirmed by at most three emails a day', async () => {
    const strict = await createWorld({ RATE_LIMITS: 'strict' });
    const person = await strict.person();
    await person.api.notifications.setTimeZone({ timeZone: 'UTC' });
    for (let asked = 0; asked < 3; asked++) await person.api.notifications.setMails({ mails: true });
    await expect(person.api.notifications.setMails({ mails: true })).rejects.toThrow('Too many emails');
    await strict.close();
  });
});

describe('a device', () => {
  const devicesOf = async (person: Person) =>
    (await sql('select endpoint, categories from push_devices where user_id = $1', [person.id])).rows;

  test('is stored with its categories, which change when it subscribes again', async () => {
    const person = await world.person();
    const endpoint = 'https://push.example.org/one';
    await person.api.notifications.subscribeDevice({ endpoint, keys, categories: ['meal_plans'] });
    await person.api.notifications.subscribeDevice({ endpoint, keys, categories: ['weekly_tips'] });
    expect(await devicesOf(person)).toEqual([{ endpoint, categories: ['weekly_tips'] }]);
  });

  test('belongs to its last user, and is removed when they sign out or turn it off', async () => {
    const [before, after] = await Promise.all([world.person(), world.person()]);
    const endpoint = 'https://push.example.org/shared';
    await before.api.notifications.subscribeDevice({ endpoint, keys, categories: [] });
    await after.api.notifications.subscribeDevice({ endpoint, keys, categories: [] });
    expect(await devicesOf(before)).toEqual([]);
    await before.api.notifications.unsubscribeDevice({ endpoint });
    expect(await devicesOf(after)).toHaveLength(1);
    await after.api.notifications.unsubscribeDevice({ endpoint });
    expect(await devicesOf(after)).toEqual([]);
    await after.api.notifications.subscribeDevice({ endpoint, keys, categories: [] });
    await after.api.accounts.signOut();
    expect(await devicesOf(after)).toEqual([]);
  });

  test('is limited to 20 per person: the oldest is removed', async () => {
    const person = await world.person();
    for (let made = 1; made <= 21; made++)
      await person.api.notifications.subscribeDevice({
        endpoint: `https://push.example.org/${person.id}/${made}`,
        ...{ keys, categories: [] },
      });
    const endpoints = (await devicesOf(person)).map(({ endpoint }) => endpoint);
    expect(endpoints).toHaveLength(20);
    expect(endpoints).not.toContain(`https://push.example.org/${person.id}/1`);
  });

  test('counts toward that limit among those that subscribe at the same time, too', async () => {
    const person = await world.person();
    await Promise.all(
      Array.from({ length: 28 }, (_, made) =>
        person.api.notifications.subscribeDevice({
          endpoint: `https://push.example.org/${person.id}/${made}`,
          ...{ keys, categories: [] },
        }),
      ),
    );
    expect(await devicesOf(person)).toHaveLength(20);
  });

  test.each([
    'http://push.example.org/plain',
    'https://127.0.0.1/inside',
    'https://10.0.0.8:8443/inside',
    'https://[::1]/inside',
    'https://169.254.169.254/latest/meta-data',
    'https://push.example.org:22/ssh',
    'https://user:secret@push.example.org/',
    'ftp://push.example.org/',
  ])('cannot make the server call %s', async (endpoint) => {
    const person = await world.person();
    const response = await post(person, '/notifications/devices', { endpoint, keys, categories: [] });
    expect(response.status).toBe(400);
    expect(await devicesOf(person)).toEqual([]);
  });

  test('on loopback is refused like any other internal address', async () => {
    const service = await startPushService();
    const person = await world.person();
    const response = await post(person, '/notifications/devices', { ...service.subscribe(), categories: [] });
    await service.close();
    expect(response.status).toBe(400);
  });

  test('with keys that encrypt nothing is refused', async () => {
    const person = await world.person();
    const body = { endpoint: 'https://push.example.org/x', keys: { ...keys, auth: 'short' }, categories: [] };
    expect((await post(person, '/notifications/devices', body)).status).toBe(400);
  });

  test('subscribes with a key that stays the same', async () => {
    const person = await world.person();
    const { publicKey } = await person.api.notifications.pushKey();
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    expect(await person.api.notifications.pushKey()).toEqual({ publicKey });
  });
});

describe('a promotion', () => {
  const written = () => ({ id: randomUUID(), title: ' Soup \n week ', text: 'All soups.', path: '/recipes' });

  test('reaches everybody once, no matter how often it is sent', async () => {
    const reader = await world.person();
    const input = written();
    await admin.api.notifications.sendPromotion(input);
    await admin.api.notifications.sendPromotion(input);
    const { reach } = await admin.api.notifications.promotions();
    await Promise.all([1, 2].map(() => sendPromotions(world.database.db, new Date())));
    const { notifications } = await reader.api.notifications.list({});
    expect(notifications.map(({ title, path }) => [title, path])).toEqual([['Soup week', '/recipes']]);
    const { promotions } = await admin.api.notifications.promotions();
    expect(promotions.filter(({ id }) => id === input.id)).toMatchObject([
      { isSent: true, recipients: reach.people },
    ]);
    const { rowCount } = await sql(
      "select from audit_log where action = 'send_promotion' and subject_id = $1",
      [input.id],
    );
    expect(rowCount).toBe(1);
  });

  test.each(['https://elsewhere.example', '//elsewhere.example', 'recipes'])(
    'does not link to %s',
    async (path) => {
      const response = await post(admin, '/admin/promotions', { ...written(), path });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ issues: [{ path: 'path' }] });
    },
  );
});

test('an export contains notifications, settings and devices, and deleting the account deletes them', async () => {
  const person = await world.person();
  await person.api.notifications.setTimeZone({ timeZone: 'Europe/Berlin' });
  await person.api.notifications.subscribeDevice({
    endpoint: 'https://push.example.org/export',
    ...{ keys, categories: ['promotions'] },
  });
  await many(person, 1);
  const files = [];
  for (const { exported } of world.app.personal)
    if (exported) for await (const file of exported(world.database.db, person.id)) files.push(file);
  const file = files.find(({ path }) => path === 'notifications.json');
  expect(JSON.parse(String(file?.content))).toMatchObject({
    settings: { timeZone: 'Europe/Berlin' },
    devices: [{ endpoint: 'https://push.example.org/export', categories: ['promotions'] }],
    notifications: [{ title: 'News 1' }],
  });
  await sql('delete from users where id = $1', [person.id]);
  for (const table of ['notifications', 'notification_people', 'push_devices'])
    expect((await sql(`select from ${table} where user_id = $1`, [person.id])).rowCount).toBe(0);
});
