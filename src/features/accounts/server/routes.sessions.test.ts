import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../../test/database.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A person with two more devices; each gives whether it is still signed in. */
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
  test('are listed, this one marked', async () => {
    const { person } = await withDevices();
    const { sessions } = await person.api.accounts.sessions();
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, false, true]);
    expect(JSON.stringify(sessions)).not.toContain(person.cookie.slice(30, 60));
  });

  test('are signed out one by one, or all but this one', async () => {
    const { person, phone, tablet } = await withDevices();
    const [tabletSession] = (await person.api.accounts.sessions()).sessions;
    await person.api.accounts.endSession({ sessionId: tabletSession?.id ?? '' });
    expect([await phone(), await tablet()]).toEqual([true, false]);
    await person.api.accounts.endOtherSessions();
    expect(await phone()).toBe(false);
    expect((await person.api.accounts.session()).user?.id).toBe(person.id);
  });
});

describe('a changed password', () => {
  const password = 'an entirely new sentence';

  test('signs in from then on, and every other device is signed out', async () => {
    const { person, phone } = await withDevices();
    await person.api.accounts.changePassword({ currentPassword: PASSWORD, password });
    expect(await phone()).toBe(false);
    expect((await person.api.accounts.session()).user?.id).toBe(person.id);
    await expect(world.signIn(person.email, PASSWORD)).rejects.toThrow();
    expect(await world.signIn(person.email, password)).toContain('session_token');
  });

  test('takes the right one of now, and none that everybody tries first', async () => {
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
