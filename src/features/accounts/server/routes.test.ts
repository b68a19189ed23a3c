import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { skipHashing } from '../../../../test/people.ts';
import { createWorld, type World } from '../../../../test/world.ts';
import { refuseGuessablePassword } from './sign-in/guessable-passwords.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld({ PUBLIC_URL: 'https://eat.example.org' });
});

afterAll(() => world?.close());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  world.visitor.fetch(path, { method: 'POST', body: JSON.stringify(body), headers });

const resetToken = (mail: string) => /reset-password\?token=(\S+)/.exec(mail)?.[1] ?? '';

const mailsTo = (email: string) => world.mails().filter((mail) => mail.includes(`To: ${email}`));

async function mailTo(email: string, count: number): Promise<string> {
  for (let tries = 0; tries < 100 && mailsTo(email).length < count; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const mails = mailsTo(email);
  expect(mails).toHaveLength(count);
  return mails.at(-1) ?? '';
}

describe('signing up', () => {
  test('makes none of the first twenty people an admin', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        post('/api/auth/sign-up', {
          name: `First ${at}`,
          email: `first-${at}@plateful.test`,
          password: 'long enough',
        }),
      ),
    );
    // The sign-up limit per address may refuse some.
    const admitted = answers.filter(({ status }) => status === 200).length;
    expect(admitted).toBeGreaterThan(0);
    const { rows } = await world.database.pool.query(
      `select count(*)::integer as people,
         (select count(*)::integer from user_roles) + (select count(*)::integer from admin_users) as admins
       from users where email like 'first-%@plateful.test'`,
    );
    // On a busy machine, somebody may have an account before whose answer came too late.
    expect(rows).toEqual([{ people: expect.toSatisfy((people) => people >= admitted), admins: 0 }]);
  });

  test('gives the same response for a new and a known address, and emails the owner of the known one', async () => {
    const known = await world.person();
    const fresh = await post('/api/auth/sign-up', {
      name: 'Kim',
      email: 'kim@plateful.test',
      password: 'long enough',
    });
    const again = await post('/api/auth/sign-up', {
      name: 'Kim',
      email: known.email,
      password: 'long enough',
    });
    expect([fresh.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await fresh.json());
    expect([...again.headers.keys()].sort()).toEqual([...fresh.headers.keys()].sort());
    expect(await mailTo(known.email, 1)).toContain('You already have a Plateful account');
    await expect(world.signIn(known.email, 'long enough')).rejects.toThrow();
  });

  test('twice at once with one address gives the same response, and creates one account', async () => {
    const input = { name: 'Dora Double', email: 'double@plateful.test', password: 'long enough' };
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/auth/sign-up', input)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()));
    for (const other of others) expect(other).toEqual(first);
    await expect(world.signIn(input.email, input.password)).resolves.toBeTruthy();
  });

  test('accepts no password below 8 characters', async () => {
    const response = await post('/api/auth/sign-up', {
      name: 'Kim',
      email: 'short@plateful.test',
      password: '7 chars',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'password', message: 'Password must be at least 8 characters long' }],
    });
  });

  test.each(['password', 'Password', 'PASSWORD1', 'iloveyou1', '12345678', ' password '])(
    'accepts no common password: "%s"',
    async (password) => {
      const response = await post('/api/auth/sign-up', {
        name: 'Kim',
        email: 'common@plateful.test',
        password,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        issues: [
          { path: 'password', message: 'This is one of the most common passwords. Please choose another.' },
        ],
      });
    },
  );

  test.each(['Plateful2026!', 'kimcooks99', 'kim-cooks@plateful.test'])(
    'accepts no password derived from the address or the product’s name: "%s"',
    async (password) => {
      const response = await post('/api/auth/sign-up', {
        name: 'Kim',
        email: 'kim.cooks@plateful.test',
        password,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        issues: [
          {
            path: 'password',
            message: 'Anyone who knows your address could guess this password. Please choose another.',
          },
        ],
      });
    },
  );

  test('rejects all of the 3,000 most common passwords that are long enough', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const long = dictionary['passwords-common'].map(String).filter(({ length }) => length >= 8);
    expect(long.length).toBeGreaterThan(3_000);
    for (const password of [...long.slice(0, 3_000), long.at(-1) ?? ''])
      await expect(refuseGuessablePassword(password, null), password).rejects.toThrow('most common');
  });

  test('accepts any characters, up to 128, and signs in only with exactly these', async () => {
    const password = `\u00a0Ä"'<&%\\;\u{1f955} ${'x'.repeat(116)}`;
    expect(password).toHaveLength(128);
    const email = 'any@plateful.test';
    expect((await post('/api/auth/sign-up', { name: 'Kim', email, password })).status).toBe(200);
    expect(await world.signIn(email, password)).toContain('session_token=');
    for (const other of [password.slice(0, -1), password.trim(), password.toLowerCase()])
      await expect(world.signIn(email, other), other).rejects.toThrow();
  });

  test.each(['        ', '   seven7   '])('accepts no password of spaces: "%s"', async (password) => {
    const response = await post('/api/auth/sign-up', {
      name: 'Kim',
      email: 'spaces@plateful.test',
      password,
    });
    expect(await response.json()).toMatchObject({
      issues: [{ path: 'password', message: 'Password must be at least 8 characters long' }],
    });
  });

  test('shows a name on one line, without marks that change its direction', async () => {
    const account = { email: 'kim-chi@plateful.test', password: world.password };
    await post('/api/auth/sign-up', { name: 'Kim\n\nChi\u202e', ...account });
    const session = await post('/api/auth/sign-in', account);
    expect(await session.json()).toMatchObject({ user: { name: 'Kim Chi' } });
  });

  test('needs a name and an address', async () => {
    const response = await post('/api/auth/sign-up', {
      name: '  ',
      email: 'nobody',
      password: 'long enough',
    });
    expect(await response.json()).toMatchObject({
      issues: [
        { path: 'name', message: 'Please enter your name' },
        { path: 'email', message: 'Please enter a valid email address' },
      ],
    });
  });

  test('creates a profile with the name and the email, without a username or a picture yet', async () => {
    await post('/api/auth/sign-up', {
      name: 'New Cook',
      email: 'New.Cook@plateful.test',
      password: 'long enough',
    });
    const { rows } = await world.database.pool.query(
      `select profiles.name, profiles.username, profiles.avatar_url, profiles.email
       from profiles join users using (id) where users.email = 'new.cook@plateful.test'`,
    );
    expect(rows).toEqual([
      { name: 'New Cook', username: null, avatar_url: null, email: 'new.cook@plateful.test' },
    ]);
  });

  test('grants no role, whatever the request contains', async () => {
    await post('/api/auth/sign-up', {
      name: 'Eve',
      email: 'eve@plateful.test',
      password: 'long enough',
      role: 'admin',
      isAdmin: true,
      hasCompletedProfile: true,
    });
    const cookie = await world.signIn('eve@plateful.test', 'long enough');
    const session = await (await world.visitor.fetch('/api/session', { headers: { cookie } })).json();
    expect(session).toMatchObject({ isAdmin: false, user: { hasCompletedProfile: false } });
  });
});

describe('signing in', () => {
  test('gives the same response for a wrong password and an unknown address', async () => {
    const known = await world.person();
    const wrong = await post('/api/auth/sign-in', { email: known.email, password: 'not this one' });
    const unknown = await post('/api/auth/sign-in', {
      email: 'nobody@plateful.test',
      password: 'not this one',
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await unknown.json()).toEqual(await wrong.json());
  });

  test('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const { email } = await world.person();
    const response = await post('/api/auth/sign-in', {
      email: email.toUpperCase(),
      password: world.password,
    });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Secure/i);
  });

  test('lasts until signing out', async () => {
    const person = await world.person();
    expect((await person.api.accounts.session()).user?.email).toBe(person.email);
    await person.api.accounts.signOut();
    expect((await person.api.accounts.session()).user).toBeNull();
  });
});

test('an account has a name, no picture, and a profile that is yet to be set up', async () => {
  const person = await world.person({ name: 'Kim Chi' });
  expect((await person.api.accounts.session()).user).toMatchObject({
    name: 'Kim Chi',
    avatarUrl: null,
    hasCompletedProfile: false,
  });
});

describe('resetting a password', () => {
  test('gives the same response for a known and an unknown address', async () => {
    const { email } = await world.person();
    const known = await post('/api/auth/forgot-password', { email });
    const unknown = await post('/api/auth/forgot-password', { email: 'nobody@plateful.test' });
    expect(known.status).toBe(200);
    expect(await unknown.json()).toEqual(await known.json());
  });

  test('builds the link from PUBLIC_URL, regardless of the Host header', async () => {
    const { email } = await world.person();
    await post(
      '/api/auth/forgot-password',
      { email },
      { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
    );
    const mail = await mailTo(email, 1);
    expect(mail).toContain('https://eat.example.org/reset-password?token=');
    expect(mail).not.toContain('evil.example');
  });

  test('ends every session and every older link', async () => {
    const person = await world.person();
    await post('/api/auth/forgot-password', { email: person.email });
    const older = resetToken(await mailTo(person.email, 1));
    await post('/api/auth/forgot-password', { email: person.email });
    const newer = resetToken(await mailTo(person.email, 2));
    expect(
      (await post('/api/auth/reset-password', { token: newer, password: 'a new password' })).status,
    ).toBe(200);
    expect((await person.api.accounts.session()).user).toBeNull();
    for (const token of [older, newer])
      expect((await post('/api/auth/reset-password', { token, password: 'another password' })).status).toBe(
        404,
      );
    await expect(world.signIn(person.email, world.password)).rejects.toThrow();
    await expect(world.signIn(person.email, 'a new password')).resolves.toBeTruthy();
  });

  test('accepts no common password', async () => {
    const { email } = await world.person();
    await post('/api/auth/forgot-password', { email });
    const token = resetToken(await mailTo(email, 1));
    expect((await post('/api/auth/reset-password', { token, password: 'password' })).status).toBe(400);
  });

  test('accepts no password below 8 characters either', async () => {
    const { email } = await world.person();
    await post('/api/auth/forgot-password', { email });
    const token = resetToken(await mailTo(email, 1));
    const refusal = await post('/api/auth/reset-password', { token, password: '1234567' });
    expect(await refusal.json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'password', message: 'Password must be at least 8 characters long' }],
    });
    expect(await (await world.visitor.fetch(`/api/auth/reset-password?token=${token}`)).json()).toEqual({
      valid: true,
    });
  });
});

describe('rate limits', () => {
  test('answer 429 with Retry-After and a plain message', async () => {
    const strict = await createWorld({ RATE_LIMITS: 'strict' });
    await skipHashing(strict.app.auth, strict.password);
    const attempt = () =>
      strict.visitor.fetch('/api/auth/sign-in', {
        method: 'POST',
        body: JSON.stringify({ email: 'nobody@plateful.test', password: 'wrong' }),
      });
    let response = await attempt();
    for (let tries = 0; tries < 30 && response.status !== 429; tries++) response = await attempt();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({
      code: 'rate_limited',
      detail: expect.stringMatching(/^Too many/),
    });
    const forged = await strict.visitor.fetch('/api/auth/sign-in', {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ email: 'nobody@plateful.test', password: 'wrong' }),
    });
    expect(forged.status, 'a forged address helps nobody').toBe(429);
    await strict.close();
  });
});
