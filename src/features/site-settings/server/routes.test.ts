import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { readSiteSettings } from '../../../app/server/settings.ts';
import { listenToDatabase } from '../../../server/database/notifications.ts';
import { ACCESS } from '../../site/rules/settings.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ ACCESS: 'browse' });
  admin = await world.person({ elevated: true, name: 'Ada Admin' });
});
afterAll(() => world?.close());

const change = (values: Record<string, string | number | boolean | null>, reset: string[] = []) =>
  admin.api.siteSettings.update({ values, reset });
const settingOf = async (key: string) =>
  (await admin.api.siteSettings.list()).settings.find((setting) => setting.key === key);

describe('the settings', () => {
  test('are listed with their defaults, and with who changed them', async () => {
    expect(await settingOf('price')).toMatchObject({ value: 3500, default: 3500, changed: null });
    await change({ price: 1200 });
    expect(await settingOf('price')).toMatchObject({
      value: 1200,
      default: 3500,
      changed: { by: 'Ada Admin', at: expect.stringMatching(/Z$/) },
    });
    await change({}, ['price']);
    expect(await settingOf('price')).toMatchObject({ value: 3500, changed: null });
  });

  test('leave an entry for each change in the audit log: who, from what, to what', async () => {
    await change({ 'trial-days': 14, currency: 'USD' });
    await change({}, ['trial-days']);
    const { rows } = await world.database.pool.query(
      "select actor_id, details from audit_log where subject_type = 'setting' and subject_id = $1 order by at",
      ['trial-days'],
    );
    expect(rows).toEqual([
      { actor_id: admin.id, details: { from: 0, to: 14 } },
      { actor_id: admin.id, details: { from: 14, to: 0 } },
    ]);
    const unchanged = await world.database.pool.query(
      "select 1 from audit_log where subject_id = 'currency'",
    );
    expect(unchanged.rowCount).toBe(0);
  });

  test.each([
    [{ 'no-such-setting': 1 }, 'values.no-such-setting', 'There is no setting “no-such-setting”.'],
    [{ __proto__: null, constructor: 1 }, 'values.constructor', 'There is no setting “constructor”.'],
    [{ price: 0 }, 'values.price', 'Price per month: must be a whole number from 1 to 1,000,000.'],
    [{ price: 35.5 }, 'values.price', 'Price per month: must be a whole number from 1 to 1,000,000.'],
    [{ price: null }, 'values.price', 'Price per month: must be a whole number from 1 to 1,000,000.'],
    [
      { access: 'nobody' },
      'values.access',
      'What needs a subscription: must be one of: browse, strict, open.',
    ],
    [{ subscriptions: 'yes' }, 'values.subscriptions', 'Sell subscriptions: must be on or off.'],
  ])('refuse %j and everything sent with it', async (values, path, message) => {
    const refused = change({ 'yearly-price': 30_000, ...values } as Record<string, number>);
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_input',
      data: { issues: [{ path, message }] },
    });
    expect(await settingOf('yearly-price')).toMatchObject({ value: null, changed: null });
  });

  test('are for admins only', async () => {
    const subscriber = await world.person({ subscribed: true });
    await expect(subscriber.api.siteSettings.list()).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      subscriber.api.siteSettings.update({ values: { access: 'open' }, reset: [] }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    expect(await settingOf('access')).toMatchObject({ value: 'browse' });
  });
});

describe('the access mode', () => {
  const statusOf = async (path: string) => (await world.visitor.fetch(path)).status;

  test('closes and opens pages and the API immediately, although both are cached', async () => {
    const paths = ['/recipes', '/', '/api/home'];
    for (const path of paths) {
      expect(await statusOf(path), path).toBe(200);
      expect(await statusOf(path), path).toBe(200);
    }
    await change({ access: 'strict' });
    for (const path of paths) expect(await statusOf(path), path).toBe(path.startsWith('/api') ? 401 : 302);
    await change({ access: 'open' });
    for (const path of paths) expect(await statusOf(path), path).toBe(200);
    const member = await world.person();
    expect((await member.fetch('/api/meal-plan')).status).toBe(200);
    await change({}, ['access']);
    expect((await member.fetch('/api/meal-plan')).status).toBe(402);
    expect((await member.fetch('/meal-plan')).headers.get('location')).toContain(
      '/subscription?reason=required',
    );
  });

  test('changes in every other process too', async () => {
    const notifications = await listenToDatabase(world.connection);
    const elsewhere = await readSiteSettings(world.database, notifications, world.config);
    expect(elsewhere.get(ACCESS)).toBe('browse');
    const { version } = elsewhere;
    await change({ access: 'strict' });
    await expect.poll(() => elsewhere.get(ACCESS), { interval: 10 }).toBe('strict');
    expect(elsewhere.version).toBeGreaterThan(version);
    await change({}, ['access']);
    await expect.poll(() => elsewhere.get(ACCESS), { interval: 10 }).toBe('browse');
    await notifications.close();
  });

  test('comes from the environment until an admin changes it, and then survives a restart', async () => {
    const config = { ...world.config, access: 'open' as const };
    const restarted = async () => {
      const notifications = await listenToDatabase(world.connection);
      const settings = await readSiteSettings(world.database, notifications, config);
      await notifications.close();
      return settings.get(ACCESS);
    };
    expect(await restarted()).toBe('open');
    await change({ access: 'strict' });
    expect(await restarted()).toBe('strict');
    await change({}, ['access']);
  });
});

describe('signing up', () => {
  test.each([
    ['closed', 'Plateful is not accepting new accounts at the moment.'],
    ['invitation', 'You need an invitation to create an account.'],
  ] as const)('is refused while it is "%s", and nobody is added', async (mode, message) => {
    await change({ 'sign-up': mode });
    const account = { name: 'Nora New', email: `nora-${mode}@plateful.test`, password: 'a long password' };
    await expect(world.visitor.api.accounts.signUp(account)).rejects.toMatchObject({
      code: 'forbidden',
      message,
    });
    expect(await (await world.visitor.fetch('/auth?activeTab=signup')).text()).toContain(message);
    await change({}, ['sign-up']);
    await world.visitor.api.accounts.signUp(account);
    const { rowCount } = await world.database.pool.query('select 1 from users where email = $1', [
      account.email,
    ]);
    expect(rowCount).toBe(1);
  });
});
