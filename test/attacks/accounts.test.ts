import { request } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { skipHashing } from '../people.ts';
import { textsOf } from '../statements.ts';
import { createWorld, type Person, type World } from '../world.ts';

let world: World;
let strict: World;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  strict = await createWorld({ RATE_LIMITS: 'strict' });
  await skipHashing(strict.app.auth, strict.password);
  owner = await world.person({ name: 'Olive Owner' });
});
afterAll(async () => {
  await world?.close();
  await strict?.close();
});

const post = (within: World, path: string, body: object, headers: Record<string, string> = {}) =>
  within.visitor.fetch(path, { method: 'POST', body: JSON.stringify(body), headers });

/** How often passwords are hashed or compared during an action: the slow part of signing in. */
async function hashings(within: World, act: () => Promise<unknown>): Promise<number> {
  const { password } = await within.app.auth.$context;
  const { hash, verify } = password;
  let count = 0;
  password.hash = (...args) => {
    count++;
    return hash(...args);
  };
  password.verify = (...args) => {
    count++;
    return verify(...args);
  };
  try {
    await act();
  } finally {
    Object.assign(password, { hash, verify });
  }
  return count;
}

describe('the existence of an account', () => {
  const NOBODY = 'nobody-at-all@plateful.test';
  const answers: [what: string, path: string, body: (email: string) => object][] = [
    ['signing in', '/api/auth/sign-in', (email) => ({ email, password: 'a wrong password' })],
    [
      'signing up',
      '/api/auth/sign-up',
      (email) => ({ email, name: 'Olive', password: 'correct horse battery' }),
    ],
    ['asking for a reset link', '/api/auth/forgot-password', (email) => ({ email })],
    ['the admin login', '/api/admin/session', (email) => ({ email, password: 'a wrong password' })],
    [
      'the newsletter',
      '/api/newsletter',
      (email) => ({
        email,
        preferences: { weeklyRecipes: true, cookingTips: false, mealPlanning: false, specialOffers: false },
      }),
    ],
  ];

  test.each(answers)('is not revealed by the response to %s', async (_, path, body) => {
    const [known, unknown] = [
      await post(world, path, body(owner.email)),
      await post(world, path, body(NOBODY)),
    ];
    expect(known.status).toBe(unknown.status);
    expect(await known.text()).toBe(await unknown.text());
    const names = ({ headers }: Response) => [...headers.keys()].filter((name) => name !== 'date').sort();
    expect(names(known)).toEqual(names(unknown));
  });

  describe('is not revealed by the response time of', () => {
    /** Accepts connections and stays silent: no email is ever sent. */
    let silent: Server;
    const held: Socket[] = [];
    let slow: World;
    let known: Person;
    beforeAll(async () => {
      silent = createServer((socket) => held.push(socket));
      await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
      const { port } = silent.address() as AddressInfo;
      slow = await createWorld({ SMTP_URL: `smtp://127.0.0.1:${port}` });
      known = await slow.person();
      // Code that loads on first use is loaded before measuring.
      for (const [, path, body] of answers) await post(slow, path, body('first@plateful.test'));
    });
    afterAll(async () => {
      silent.close();
      for (const socket of held) socket.destroy();
      await slow?.close();
    });

    test.each(answers)(
      '%s: the same hashing and queries happen, and no mail is waited for',
      async (_, path, body) => {
        const work = async (email: string) => {
          let texts: string[] = [];
          let status = 0;
          const hashes = await hashings(slow, async () => {
            texts = await textsOf(async () => {
              const answered = await Promise.race([post(slow, path, body(email)), wait(5_000, null)]);
              status = answered?.status ?? 0;
            });
          });
          // Pools check whether a connection is still good.
          const statements = texts.map((text) => text.trim()).filter((text) => text !== 'select 1');
          return { hashes, status, statements };
        };
        const one = await work(known.email);
        const other = await work(`else-${crypto.randomUUID()}@plateful.test`);
        expect(one.status).toBeGreaterThan(0);
        expect(one.statements.length).toBeGreaterThan(0);
        const about = [one, other].map(({ statements }) => statements.map((text) => text.slice(0, 90)));
        expect(one.hashes).toBe(other.hashes);
        // An account is created once per address, so this cannot be measured again.
        const most = path.endsWith('sign-up') ? 1 : 0;
        const more = Math.abs(one.statements.length - other.statements.length);
        expect(more, JSON.stringify(about, null, 1)).toBeLessThanOrEqual(most);
      },
    );
  });

  test('is not revealed by changing to its address', async () => {
    const [one, other] = [await world.person(), await world.person()];
    const change = async (person: Person, email: string) => {
      const response = await person.fetch('/api/email-change', {
        method: 'POST',
        body: JSON.stringify({ email, password: world.password }),
      });
      return [response.status, (await response.text()).replaceAll(email, '')];
    };
    const [known, unknown] = [await change(one, owner.email), await change(other, 'free@plateful.test')];
    expect(known).toEqual(unknown);
  });
});

test('guesses through made-up proxies are counted like direct ones', async () => {
  const victim = await strict.person();
  const answers: number[] = [];
  for (let at = 0; at < 12; at++) {
    const made = `203.0.113.${at}`;
    const headers = {
      ...{ 'x-forwarded-for': made, forwarded: `for=${made}`, 'x-real-ip': made, 'client-ip': made },
      ...{
        'true-client-ip': made,
        'cf-connecting-ip': made,
        'x-client-ip': made,
        'x-cluster-client-ip': made,
      },
    };
    answers.push(
      (await post(strict, '/api/auth/sign-in', { email: victim.email, password: `wrong ${at}` }, headers))
        .status,
    );
  }
  expect(answers.slice(-2)).toEqual([429, 429]);
});

describe('a reset link', () => {
  /** `fetch` would overwrite the Host header. */
  const ask = (headers: Record<string, string>) =>
    new Promise<number>((answered, failed) => {
      const asked = request(
        `${world.origin}/api/auth/forgot-password`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', host: 'localhost:3000', ...headers },
        },
        (response) => {
          response.resume();
          answered(response.statusCode ?? 0);
        },
      );
      asked.once('error', failed).end(JSON.stringify({ email: owner.email }));
    });

  test.each([
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'javascript' },
    { 'x-host': 'evil.example', 'x-original-host': 'evil.example', 'x-forwarded-server': 'evil.example' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-original-url': 'https://evil.example/', 'x-rewrite-url': '//evil.example' },
    { referer: 'https://evil.example/' },
    { host: 'evil.example' },
  ])('is never built from %o', async (headers) => {
    const before = world.mails().length;
    const status = await ask(headers as unknown as Record<string, string>);
    // Requests for another host are refused entirely.
    expect(status).toBe('host' in headers ? 421 : 200);
    await expect.poll(() => world.mails().length - before).toBe(status === 200 ? 1 : 0);
    for (const mail of world.mails().slice(before)) {
      expect(mail).not.toContain('evil.example');
      const addresses = [...mail.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([address]) => address);
      expect(addresses).not.toEqual([]);
      for (const address of addresses) expect(address).toContain(world.config.publicUrl);
    }
  });
});

describe('a session', () => {
  test('that somebody planted before sign-in is replaced', async () => {
    const attacker = await world.person();
    const response = await post(
      world,
      '/api/auth/sign-in',
      { email: owner.email, password: world.password },
      { cookie: `${attacker.cookie}; plateful.session_token=planted.by-somebody` },
    );
    const given = response.headers.getSetCookie().find((cookie) => cookie.includes('session_token='));
    expect(given).toBeDefined();
    expect(given).not.toContain(attacker.cookie.split('=')[1]);
    expect((await attacker.api.accounts.session()).user?.id).toBe(attacker.id);
    const planted = await world.visitor.fetch('/api/session', {
      headers: { cookie: 'plateful.session_token=planted.by-somebody' },
    });
    expect(await planted.json()).toMatchObject({ user: null });
  });

  test('is different each time, and accepted only from a cookie', async () => {
    const tokens = new Set<string>();
    for (let at = 0; at < 3; at++) tokens.add(await world.signIn(owner.email, world.password));
    expect(tokens.size).toBe(3);
    const [token = ''] = tokens;
    const value = /session_token=([^;]+)/.exec(token)?.[1] ?? '';
    for (const [path, headers] of [
      [`/api/session?plateful.session_token=${value}`, {}],
      [`/api/session?token=${value}`, {}],
      ['/api/session', { 'x-session-token': value }],
    ] as const)
      expect(await (await world.visitor.fetch(path, { headers })).json()).toMatchObject({ user: null });
    const asBearer = await world.visitor.fetch('/api/session', {
      headers: { authorization: `Bearer ${value}` },
    });
    expect(asBearer.status).toBe(401);
  });

  test('with one character changed is not valid', async () => {
    const value = owner.cookie.split('=')[1] ?? '';
    for (const at of [0, 5, value.length - 12]) {
      const changed = value.slice(0, at) + (value[at] === 'a' ? 'b' : 'a') + value.slice(at + 1);
      const response = await world.visitor.fetch('/api/session', {
        headers: { cookie: `plateful.session_token=${changed}` },
      });
      expect(await response.json(), String(at)).toMatchObject({ user: null });
    }
  });
});
