import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPayPal } from '../../../../test/services/paypal.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ elevated: true });
});
afterAll(() => world?.close());

describe('the operator’s page', () => {
  test('shows version, sizes, services, jobs and errors', async () => {
    const { pool } = world.database;
    await pool.query(
      "insert into background_jobs (name, started_at, failed_at, failure) values ('Knead dough', now(), now(), 'no flour')",
    );
    const state = await admin.api.admin.operator();
    expect(state.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(state.database.bytes).toBeGreaterThan(1_000_000);
    expect(state.disk.freeBytes).toBeLessThanOrEqual(state.disk.totalBytes);
    expect(state.backups).toEqual({ isOn: false, lastAt: null, problem: null, failure: null });
    expect(state.jobs).toContainEqual(expect.objectContaining({ name: 'Knead dough', failure: 'no flour' }));
    expect(state.providers.map(({ id, isBuiltIn }) => [id, isBuiltIn])).toEqual([
      ['mail', true],
      ['chef', true],
      ['pictures', true],
      ['payments', true],
      ['store', true],
    ]);
  });

  test('names services and results in the admin’s language', async () => {
    const headers = { 'accept-language': 'de' };
    const state = await admin.fetch('/api/admin/operator', { headers });
    const { providers } = (await state.json()) as { providers: { name: string }[] };
    expect(providers.map(({ name }) => name)).toEqual([
      'Postausgang',
      'Eingebauter Koch',
      'Gezeichnete Bilder',
      'Zahlungen: Testzahlungen',
      'Corner Market (Testmarkt)',
    ]);
  });

  test('lists errors, and how often each was logged, without personal data', async () => {
    const own = await createWorld();
    const boss = await own.person({ elevated: true });
    await own.owner.pool.query('alter table background_jobs rename to lost_jobs');
    for (let at = 0; at < 2; at++)
      await boss.fetch('/api/admin/operator').then((response) => expect(response.status).toBe(500));
    await own.owner.pool.query('alter table lost_jobs rename to background_jobs');
    await own.app.errors.flush();
    const { errors } = await boss.api.admin.operator();
    await own.close();
    expect(errors[0]).toMatchObject({ what: expect.stringContaining('admin.operator failed'), times: 2 });
    expect(JSON.stringify(errors)).not.toContain(boss.email);
  });

  test('puts a test email into the outbox', async () => {
    const answer = await admin.api.admin.testProvider({ provider: 'mail' });
    expect(answer).toEqual({ works: true, message: 'An email was put into the outbox.' });
    expect(world.mails().at(-1)).toContain(`To: ${admin.email}`);
  });

  test('says what is wrong with an external service', async () => {
    const own = await createWorld({
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      AI_MODEL: 'm',
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    const boss = await own.person({ elevated: true });
    const chef = await boss.api.admin.testProvider({ provider: 'chef' });
    const mail = await boss.api.admin.testProvider({ provider: 'mail' });
    await own.close();
    expect(chef).toMatchObject({
      works: false,
      message: expect.stringContaining('127.0.0.1:9 does not respond'),
    });
    expect(mail).toMatchObject({ works: false, message: expect.stringContaining('could not be sent') });
  });

  test('checks the key with the payment provider', async () => {
    const paypal = await startPayPal();
    const own = await createWorld(paypal.settings);
    const boss = await own.person({ elevated: true });
    const test = () => boss.api.admin.testProvider({ provider: 'payments' });
    expect(await test()).toEqual({ works: true, message: 'PayPal responds, and accepts the key.' });
    paypal.failures.set('GET /v1/billing/subscriptions', 401);
    expect(await test()).toMatchObject({
      works: false,
      message: expect.stringContaining('PayPal could not'),
    });
    await own.close();
    await paypal.close();
  });
});
