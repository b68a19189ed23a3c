import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../../test/database.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { deleteExpired } from './jobs.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A person with two more devices; each function tells whether that device is still signed in. */
async function withDevices(): Promise<{
  person: Person;
  phone: () => Promise<boolean>;
  tablet: () => Promise<boolean>;
}> {
  const person = await world.person();
  const device = async () => {
    const cookie = await world.signIn(person.email, PASSWORD);
    return async () => {
      const answer = await world.visitor.fetch('/api/session', { headers: { cookie } });
      return ((await answer.json()) as { user: object | null }).user !== null;
    };
  };
  return { person, phone: await device(), tablet: await device() };
}

describe('the devices that are signed in', () => {
  test('are listed, with this one marked', async () => {
    const { person } = await withDevices();
    const { sessions } = await person.api.accounts.sessions();
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, false, true]);
    expect(JSON.stringify(sessions)).not.toContain(person.cookie.slice(30, 60));
  });

  test('can be signed out one by one, or all except this one', async () => {
    const { person, phone, tablet } = await withDevices();
    const [tabletSession] = (await person.api.accounts.sessions()).sessions;
    await person.api.accounts.endSession({ sessionId: tabletSession?.id ?? '' });
    expect([await phone(), await tablet()]).toEqual([true, false]);
    await person.api.accounts.endOtherSessions();
    expect(await phone()).toBe(false);
    expect((await person.api.accounts.session()).user?.id).toBe(person.id);
  });
});

describe('a session', () => {
  const DAY_S = 24 * 60 * 60;
  /** Lets a day pass for a person's sessions. */
  const aDayPasses = async ({ id }: Person, days = 1) => {
    await world.database.pool.query(
      "update sessions set expires_at = expires_at - $2 * interval '1 day' where user_id = $1",
      [id, days],
    );
    world.app.memory.changed(null);
  };
  const sessionCookies = (answer: Response) =>
    answer.headers.getSetCookie().filter((cookie) => /session_token=|plateful\.member=1/.test(cookie));

  test('continues on day 61 for a person who comes every day, and the browser keeps its cookies', async () => {
    const person = await world.person();
    for (let day = 1; day <= 61; day++) {
      await aDayPasses(person);
      const cookies = sessionCookies(await person.fetch('/api/session'));
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) expect(cookie).toContain(`Max-Age=${60 * DAY_S}`);
      expect(cookies[0]).toContain(person.cookie.split(';')[0]);
    }
    expect((await person.api.accounts.session()).user?.id).toBe(person.id);
  });

  test('is extended once a day, even by opening a page', async () => {
    const person = await world.person();
    await aDayPasses(person);
    expect(sessionCookies(await person.fetch('/settings'))).toHaveLength(2);
    for (const path of ['/settings', '/api/session'])
      expect(sessionCookies(await person.fetch(path))).toEqual([]);
  });

  test('ends for a person who stays away for 60 days', async () => {
    const person = await world.person();
    await aDayPasses(person, 60);
    expect((await person.api.accounts.session()).user).toBeNull();
  });

  test('leaves no trace once it has ended, and neither do unopened links; active ones stay', async () => {
    const [gone, here] = [await world.person(), await world.person()];
    for (const { api, email } of [gone, here]) {
      await api.accounts.changeEmail({ email: `new-${email}`, password: PASSWORD });
      await api.accounts.forgotPassword({ email });
    }
    await aDayPasses(gone, 61);
    const { pool } = world.database;
    await pool.query("update email_changes set expires_at = now() - interval '1 second' where user_id = $1", [
      gone.id,
    ]);
    await pool.query("update verifications set expires_at = now() - interval '1 second' where value = $1", [
      gone.id,
    ]);
    await deleteExpired(world.database.db, new Date());
    const left = async ({ id }: Person) => {
      const { rows } = await pool.query(
        `select (select count(*)::int from sessions where user_id = $1) as sessions,
          (select count(*)::int from email_changes where user_id = $1) as changes,
          (select count(*)::int from verifications where value = $1::text) as links`,
        [id],
      );
      return rows[0];
    };
    expect(await left(gone)).toEqual({ sessions: 0, changes: 0, links: 0 });
    expect(await left(here)).toEqual({ sessions: 1, changes: 1, links: 1 });
  });

  test('is not extended by cacheable pages that are the same for everyone', async () => {
    const person = await world.person();
    await aDayPasses(person);
    for (const path of ['/api/recipes', '/'])
      expect((await person.fetch(path)).headers.getSetCookie()).toEqual([]);
  });

  test('that is ended by signing out is not extended', async () => {
    const person = await world.person();
    await aDayPasses(person);
    const answer = await person.fetch('/api/auth/sign-out', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(200);
    expect(sessionCookies(answer).join()).toMatch(/session_token=;/);
    expect(sessionCookies(answer)).toHaveLength(1);
  });
});

describe('a changed password', () => {
  const password = 'an entirely new sentence';

  test('works from then on, and signs out every other device', async () => {
    const { person, phone } = await withDevices();
    await person.api.accounts.changePassword({ currentPassword: PASSWORD, password });
    expect(await phone()).toBe(false);
    expect((await person.api.accounts.session()).user?.id).toBe(person.id);
    await expect(world.signIn(person.email, PASSWORD)).rejects.toThrow();
    expect(await world.signIn(person.email, password)).toContain('session_token');
  });

  test('voids anything started with the old one, and this device counts as known', async () => {
    const [member, admin] = [await world.person(), await world.person({ elevated: true })];
    for (const person of [member, admin]) {
      const { id, email, api } = person;
      await api.apiTokens.create({ name: 'Theirs', scopes: ['recipes:read'], days: 30 });
      await api.accounts.changeEmail({ email: `thief-${email}`, password: PASSWORD });
      await api.accounts.forgotPassword({ email });
      const answer =
        person === member
          ? await person.fetch('/api/password', {
              method: 'POST',
              body: JSON.stringify({ currentPassword: PASSWORD, password }),
            })
          : await person.fetch('/api/admin/password', {
              method: 'POST',
              body: JSON.stringify({ password }),
            });
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie().join()).toContain('plateful.device=');
      const { rows } = await world.database.pool.query(
        `select from api_tokens where user_id = $1 union all select from email_changes where user_id = $1
          union all select from verifications where value = $1::text`,
        [id],
      );
      expect(rows).toHaveLength(0);
    }
  });

  test('requires the current one, and cannot be a common one', async () => {
    const { person, phone } = await withDevices();
    const { changePassword } = person.api.accounts;
    await expect(changePassword({ currentPassword: 'a guess', password })).rejects.toMatchObject({
      code: 'invalid_input',
      data: { issues: [{ path: 'currentPassword', message: 'This is not your password.' }] },
    });
    await expect(changePassword({ currentPassword: PASSWORD, password: 'password1' })).rejects.toMatchObject({
      data: { issues: [{ path: 'password' }] },
    });
    expect(await phone()).toBe(true);
  });
});
