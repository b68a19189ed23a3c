import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whileOverloaded } from '../../../../test/failures/overloaded.ts';
import { skipHashing } from '../../../../test/people.ts';
import { cookiesOf } from '../../../../test/sessions.ts';
import { totp } from '../../../../test/totp.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const logIn = (
  email: string,
  password = world.password,
  more: object = {},
  asked: Pick<Person, 'fetch'> = world.visitor,
) =>
  asked.fetch('/api/admin/session', { method: 'POST', body: JSON.stringify({ email, password, ...more }) });
const problemOf = async (response: Response) => (await response.json()) as { code: string; detail: string };
const sessionOf = async (cookie: string) =>
  (await (await world.visitor.fetch('/api/session', { headers: { cookie } })).json()) as {
    user: { id: string } | null;
    elevatedUntil: string | null;
    impersonator: { name: string; until: string } | null;
  };
const setClock = (column: string, to: string, { id }: Person) =>
  world.database.pool.query(`update sessions set ${column} = now() + $1::interval where user_id = $2`, [
    to,
    id,
  ]);

describe('the admin login', () => {
  test('elevates the session for 24 hours, gives the role if it was missing, and is recorded', async () => {
    const admin = await world.person({ admin: true });
    await world.database.pool.query('delete from user_roles where user_id = $1', [admin.id]);
    const response = await logIn(admin.email.toUpperCase());
    expect(response.status).toBe(200);
    const { step, session } = (await response.json()) as { step: string; session: { elevatedUntil: string } };
    expect(step).toBe('done');
    const hours = (new Date(session.elevatedUntil).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    const { rows } = await world.database.pool.query(
      `select role, (select action from audit_log where actor_id = user_id) as action from user_roles where user_id = $1`,
      [admin.id],
    );
    expect(rows).toEqual([{ role: 'admin', action: 'admin_login' }]);
  });

  test('keeps its key in a cookie that no script can read, and in no response and no log', async () => {
    const admin = await world.person({ admin: true });
    const response = await logIn(admin.email);
    const [kept, ...others] = response.headers.getSetCookie().filter((cookie) => cookie.includes('session'));
    expect(others).toEqual([]);
    expect(kept).toMatch(/; HttpOnly/i);
    const key = /=([^;.]{20,})/.exec(kept ?? '')?.[1];
    expect(key).toBeDefined();
    const { rows } = await world.database.pool.query('select * from audit_log where actor_id = $1', [
      admin.id,
    ]);
    expect(rows).toHaveLength(1);
    for (const written of [await response.text(), JSON.stringify(rows)]) expect(written).not.toContain(key);
  });

  test('asks for both fields', async () => {
    for (const body of [
      {},
      { email: 'a@b.test' },
      { email: '', password: 'x' },
      { email: 'a@b.test', password: '' },
    ]) {
      const response = await world.visitor.fetch('/api/admin/session', {
        method: 'POST',
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(400);
      expect((await problemOf(response)).detail).toBe('Please fill in all fields');
    }
  });

  test('says that an account is not an admin’s only after its password', async () => {
    const [member, admin] = await Promise.all([world.person(), world.person({ admin: true })]);
    for (const email of [member.email, admin.email, 'nobody@plateful.test']) {
      const response = await logIn(email, 'a wrong password');
      expect(response.status).toBe(401);
      expect((await problemOf(response)).detail).toBe('Authentication failed');
    }
    const response = await logIn(member.email);
    expect(response.status).toBe(403);
    expect((await problemOf(response)).detail).toBe('Not authorized as admin');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await sessionsOf(member)).toBe(1);
  });

  test('says so and leaves no session behind if the session cannot be elevated', async () => {
    const admin = await world.person({ admin: true });
    const { pool } = world.owner;
    await pool.query(`create function never() returns trigger language plpgsql as 'begin return null; end';
      create trigger never before update on sessions for each row when (new.elevated_until is not null) execute function never()`);
    const response = await logIn(admin.email);
    await pool.query('drop function never cascade');
    expect(response.status).toBe(503);
    expect((await problemOf(response)).detail).toBe('Failed to retrieve admin credentials');
    expect(await sessionsOf(admin)).toBe(1);
  });

  test('ends on logging out, after its time, and with the role', async () => {
    const [leaving, late, demoted] = await Promise.all([
      world.person({ elevated: true }),
      world.person({ elevated: true }),
      world.person({ elevated: true }),
    ]);
    const secondFactor = (person: Person) =>
      person.fetch('/api/admin/impersonation', { method: 'POST', body: '{}' });
    for (const person of [leaving, late, demoted]) expect((await secondFactor(person)).status).toBe(400);
    await leaving.api.adminSession.logOut();
    await setClock('elevated_until', '-1 second', late);
    await world.database.pool.query('delete from user_roles where user_id = $1', [demoted.id]);
    await world.database.pool.query('delete from admin_users where id = $1', [demoted.id]);
    for (const [person, code] of [
      [leaving, 'not_elevated'],
      [late, 'not_elevated'],
      [demoted, 'forbidden'],
    ] as const)
      await expect.poll(async () => (await problemOf(await secondFactor(person))).code).toBe(code);
    expect((await problemOf(await secondFactor(late))).detail).toBe(
      'Admin permissions not available. Please log in again as admin.',
    );
    const session = ({ api }: Person) => api.accounts.session();
    expect(await session(leaving)).toMatchObject({ isAdmin: true, elevatedUntil: null });
    expect(await session(demoted)).toMatchObject({ user: { id: demoted.id }, isAdmin: false });
    await leaving.api.accounts.signOut();
    expect(await session(leaving)).toMatchObject({ user: null, isAdmin: false, elevatedUntil: null });
  });
});

test.each([
  '/admin',
  '/admin/dashboard',
  '/admin-tools',
  '/admin/messages',
  '/admin/promotions',
  '/admin/settings',
  '/admin/system',
])('%s asks an admin for the admin login', async (path) => {
  const admin = await world.person({ admin: true });
  const page = await admin.fetch(path, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('Admin Authentication Required');
});

const sessionsOf = async ({ id }: Person) =>
  (await world.database.pool.query('select from sessions where user_id = $1', [id])).rowCount;

describe('guessing an admin’s password', () => {
  test('is limited like signing in', async () => {
    const strict = await createWorld({ RATE_LIMITS: 'strict' });
    await skipHashing(strict.app.auth, strict.password);
    const admin = await strict.person({ admin: true });
    const statuses: number[] = [];
    for (let tried = 0; tried < 11; tried++)
      statuses.push(
        (
          await strict.visitor.fetch('/api/admin/session', {
            method: 'POST',
            body: JSON.stringify({ email: admin.email, password: 'a wrong password' }),
          })
        ).status,
      );
    await strict.close();
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });
});

describe('a new password of an admin', () => {
  test('is set through a link that is emailed to admins only', async () => {
    const [admin, member] = await Promise.all([world.person({ admin: true }), world.person()]);
    const ask = (email: string) => world.visitor.api.adminSession.forgotPassword({ email });
    for (const email of [member.email, 'nobody@plateful.test'])
      await expect(ask(email)).rejects.toMatchObject({
        code: 'not_found',
        message: 'This email is not registered as an admin user.',
      });
    await ask(admin.email.toUpperCase());
    await expect
      .poll(() => world.mails().filter((mail) => mail.includes(`To: ${admin.email}`)))
      .toHaveLength(1);
    expect(world.mails().join('')).toMatch(/\/admin-reset-password\?token=\S+/);
  });

  test('can be requested five times per quarter hour, because the response reveals who is an admin', async () => {
    const strict = await createWorld({ RATE_LIMITS: 'strict' });
    const ask = () => strict.visitor.api.adminSession.forgotPassword({ email: 'nobody@plateful.test' });
    for (let asked = 0; asked < 5; asked++) await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask()).rejects.toMatchObject({ code: 'rate_limited' });
    await strict.close();
  });

  test('can be chosen in an elevated session, which ends the admin’s other sessions', async () => {
    const admin = await world.person({ admin: true });
    const cookie = cookiesOf(await logIn(admin.email));
    const response = await world.visitor.fetch('/api/admin/password', {
      method: 'POST',
      headers: { cookie },
      body: JSON.stringify({ password: 'quite another password' }),
    });
    expect(response.status).toBe(200);
    await expect.poll(async () => (await admin.api.accounts.session()).user).toBeNull();
    expect((await sessionOf(cookie)).user?.id).toBe(admin.id);
    expect((await logIn(admin.email)).status).toBe(401);
    expect((await logIn(admin.email, 'quite another password')).status).toBe(200);
  });
});

describe('an authenticator app', () => {
  async function setUp(admin: Person) {
    const begun = await admin.api.adminSession.startSecondFactor({ password: world.password });
    return { ...begun, code: () => totp(begun.key) };
  }

  test('is required at the admin login, and not when signing in', async () => {
    const admin = await world.person({ admin: true });
    const app = await setUp(admin);
    // It is not required before its first code.
    expect(((await (await logIn(admin.email)).json()) as { step: string }).step).toBe('done');
    const confirmed = await admin.fetch('/api/admin/second-factor/confirmation', {
      method: 'POST',
      body: JSON.stringify({ code: app.code() }),
    });
    expect(confirmed.status, await confirmed.clone().text()).toBe(200);
    expect((await sessionOf(cookiesOf(confirmed))).elevatedUntil).not.toBeNull();

    const asked = await logIn(admin.email);
    expect(((await asked.json()) as { step: string }).step).toBe('code');
    expect(asked.headers.getSetCookie()).toEqual([]);
    const wrong = await logIn(admin.email, world.password, { code: '000000' });
    expect(wrong.status).toBe(400);
    expect(wrong.headers.getSetCookie()).toEqual([]);
    const old = await logIn(admin.email, world.password, { code: totp(app.key, Date.now() - 120_000) });
    expect(old.status).toBe(400);
    expect((await logIn(admin.email, world.password, { code: app.code() })).status).toBe(200);
    expect(await world.signIn(admin.email, world.password)).toContain('plateful.session_token=');
  });

  test('logs in once with each of its codes', async () => {
    const admin = await world.person({ admin: true });
    const app = await setUp(admin);
    await admin.api.adminSession.confirmSecondFactor({ code: app.code() });
    const code = app.code();
    expect((await logIn(admin.email, world.password, { code })).status).toBe(200);
    const again = await logIn(admin.email, world.password, { code });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await again.json()).toMatchObject({
      issues: [{ path: 'code', message: 'That code has already been used. Please wait for the next one.' }],
    });
  });

  test('is not rejected as wrong while the database is overloaded', async () => {
    const admin = await world.person({ elevated: true });
    const { key } = await admin.api.adminSession.startSecondFactor({ password: world.password });
    const confirm = () => admin.api.adminSession.confirmSecondFactor({ code: totp(key) });
    const overloaded = whileOverloaded(world, 'second_factors', confirm);
    await expect(overloaded).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('can be replaced by each recovery code once', async () => {
    const admin = await world.person({ admin: true });
    const app = await setUp(admin);
    await admin.api.adminSession.confirmSecondFactor({ code: app.code() });
    const [code = ''] = app.recoveryCodes;
    // Letters and digits, which make 50 random bits.
    for (const one of app.recoveryCodes) expect(one).toMatch(/^[\w-]{10,}$/);
    expect(new Set(app.recoveryCodes).size).toBe(app.recoveryCodes.length);
    expect((await logIn(admin.email, world.password, { code })).status).toBe(200);
    expect((await logIn(admin.email, world.password, { code })).status).toBe(400);
  });

  test('is stored encrypted', async () => {
    const admin = await world.person({ admin: true });
    const { key, recoveryCodes } = await setUp(admin);
    const { rows } = await world.database.pool.query('select * from second_factors where user_id = $1', [
      admin.id,
    ]);
    const stored = JSON.stringify(rows);
    expect(rows).toHaveLength(1);
    for (const secret of [key, ...recoveryCodes]) expect(stored).not.toContain(secret);
  });

  test('can be required: without one, an admin is signed in but not elevated', async () => {
    const required = await createWorld({ SECOND_FACTOR: 'required' });
    const admin = await required.person({ admin: true });
    const response = await required.visitor.fetch('/api/admin/session', {
      method: 'POST',
      body: JSON.stringify({ email: admin.email, password: required.password }),
    });
    const answer = (await response.json()) as { step: string; session: { elevatedUntil: string | null } };
    expect(answer).toMatchObject({ step: 'second_factor', session: { elevatedUntil: null } });
    expect(await admin.api.adminSession.secondFactor()).toEqual({ isOn: false, isRequired: true });
    await required.close();
  });
});
