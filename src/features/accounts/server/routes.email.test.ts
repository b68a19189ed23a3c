import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ PUBLIC_URL: 'https://eat.example.org' });
});
afterAll(() => world?.close());

const unused = () => `new-${randomUUID().slice(0, 8)}@plateful.test`;
const mailsTo = (email: string) => world.mails().filter((mail) => mail.includes(`To: ${email}`));

async function mailTo(email: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(email)).toHaveLength(count);
  return mailsTo(email).at(-1) ?? '';
}

const tokenIn = (mail: string) =>
  /https:\/\/eat\.example\.org\/confirm-email\?token=(\S+)/.exec(mail)?.[1] ?? 'no token';

const change = (person: Person, email: string) =>
  person.api.accounts.changeEmail({ email, password: world.password });
const confirm = (token: string, as: { api: World['visitor']['api'] } = world.visitor) =>
  as.api.accounts.confirmEmail({ token });

async function mayRead(cookie: string): Promise<boolean> {
  const answer = await world.visitor.fetch('/api/session', { headers: { cookie } });
  return ((await answer.json()) as { user: unknown }).user !== null;
}

describe('an address', () => {
  test('changes once both mailboxes have confirmed it, whichever comes first', async () => {
    for (const first of ['old', 'new'] as const) {
      const person = await world.person();
      const email = unused();
      await change(person, email.toUpperCase());
      expect((await person.api.accounts.emailChange()).change).toEqual({
        newEmail: email,
        oldConfirmed: false,
        newConfirmed: false,
      });
      const tokens = { old: tokenIn(await mailTo(person.email)), new: tokenIn(await mailTo(email)) };
      const second = first === 'old' ? 'new' : 'old';
      expect(await confirm(tokens[first])).toEqual({ waitingFor: second });
      expect(await confirm(tokens[first])).toEqual({ waitingFor: second });
      expect((await person.api.accounts.session()).user?.email).toBe(person.email);
      expect(await confirm(tokens[second], person)).toEqual({ waitingFor: null });
      expect((await person.api.accounts.session()).user?.email).toBe(email);
      expect(await world.signIn(email, world.password)).toContain('session');
      await expect(world.signIn(person.email, world.password)).rejects.toThrow();
      expect(await mailTo(person.email, 2)).toContain('has changed');
      await expect(confirm(tokens.old)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('stays if a link has expired or is forged, or the change was canceled', async () => {
    const person = await world.person();
    const email = unused();
    await change(person, email);
    const token = tokenIn(await mailTo(email));
    await expect(confirm('made-up')).rejects.toMatchObject({
      code: 'not_found',
      message: 'This link is invalid or has expired.',
    });
    await world.database.pool.query("update email_changes set expires_at = now() - interval '1 second'");
    await expect(confirm(token)).rejects.toMatchObject({ code: 'not_found' });
    expect((await person.api.accounts.emailChange()).change).toBeNull();
    await change(person, email);
    const again = tokenIn(await mailTo(email, 2));
    await person.api.accounts.cancelEmailChange();
    await expect(confirm(again)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('of somebody else gets the same response, its owner is emailed, and nothing changes', async () => {
    const [person, owner] = [await world.person(), await world.person()];
    const free = await change(person, unused());
    expect(await change(person, owner.email)).toEqual(free);
    expect((await person.api.accounts.emailChange()).change?.newEmail).toBe(owner.email);
    const told = await mailTo(owner.email);
    expect(told).toContain('Your address already has a Plateful account');
    expect(told).not.toContain('confirm-email');
    expect(await confirm(tokenIn(await mailTo(person.email, 2)))).toEqual({ waitingFor: 'new' });
    expect((await owner.api.accounts.session()).user?.id).toBe(owner.id);
  });

  test('that somebody else has taken meanwhile is refused', async () => {
    const person = await world.person();
    const email = unused();
    await change(person, email);
    const tokens = [tokenIn(await mailTo(person.email)), tokenIn(await mailTo(email))];
    await world.person({ email });
    await confirm(tokens[0] ?? '');
    await expect(confirm(tokens[1] ?? '')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('needs the password, and an address other than the current one', async () => {
    const person = await world.person();
    await expect(
      person.api.accounts.changeEmail({ email: unused(), password: 'not the password' }),
    ).rejects.toMatchObject({
      data: { issues: [{ path: 'password', message: 'This is not your password.' }] },
    });
    await expect(change(person, person.email.toUpperCase())).rejects.toMatchObject({
      data: { issues: [{ path: 'email' }] },
    });
    expect(mailsTo(person.email)).toEqual([]);
  });
});

test('a change of address ends the other sessions and voids reset links, and keeps the session that confirmed it', async () => {
  const person = await world.person();
  const elsewhere = await world.signIn(person.email, world.password);
  await world.visitor.api.accounts.forgotPassword({ email: person.email });
  const reset = /reset-password\?token=(\S+)/.exec(await mailTo(person.email))?.[1] ?? '';
  const email = unused();
  await change(person, email);
  await confirm(tokenIn(await mailTo(email)));
  await confirm(tokenIn(await mailTo(person.email, 2)), person);
  expect(await mayRead(person.cookie)).toBe(true);
  expect(await mayRead(elsewhere)).toBe(false);
  expect(await world.visitor.api.accounts.checkResetLink({ token: reset })).toEqual({ valid: false });
});

test('a new password ends a change of address that somebody else started', async () => {
  const person = await world.person();
  const email = unused();
  await change(person, email);
  const token = tokenIn(await mailTo(email));
  await world.visitor.api.accounts.forgotPassword({ email: person.email });
  const reset = /reset-password\?token=(\S+)/.exec(await mailTo(person.email, 2))?.[1] ?? '';
  await world.visitor.api.accounts.resetPassword({ token: reset, password: 'a whole new password' });
  await expect(confirm(token)).rejects.toMatchObject({ code: 'not_found' });
});

test('an admin keeps the role at the new address, and the former address gets no admin role', async () => {
  const admin = await world.person({ admin: true });
  const email = unused();
  await change(admin, email);
  await confirm(tokenIn(await mailTo(email)));
  await confirm(tokenIn(await mailTo(admin.email)), admin);
  expect((await admin.api.accounts.session()).isAdmin).toBe(true);
  const heir = await world.person({ email: admin.email });
  expect((await heir.api.accounts.session()).isAdmin).toBe(false);
});
