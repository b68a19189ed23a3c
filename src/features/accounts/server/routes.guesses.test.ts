import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { skipHashing } from '../../../../test/people.ts';
import { cookiesOf } from '../../../../test/sessions.ts';
import { createWorld, type World } from '../../../../test/world.ts';
import { SIGN_IN_ACCOUNT } from '../rules/rate-limits.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ RATE_LIMITS: 'strict', TRUSTED_PROXIES: '1' });
  await skipHashing(world.app.auth, world.password);
});
afterAll(() => world?.close());

const STRANGER = '203.0.113.9';
const HOME = '198.51.100.7';
let lastAddress = 0;
/** Limits count by network address, so each person gets their own. */
const elsewhere = () => `192.0.2.${++lastAddress}`;

const post = (path: string, body: object, from: string, cookie = '') =>
  world.visitor.fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) },
  });
const signIn = (email: string, password: string, from: string, cookie = '') =>
  post('/api/auth/sign-in', { email, password }, from, cookie);
const mailsTo = (email: string, words: string) =>
  world.mails().filter((mail) => mail.includes(`To: ${email}`) && mail.includes(words));

async function someone(): Promise<{ email: string }> {
  const email = `owner-${crypto.randomUUID()}@plateful.test`;
  const account = { name: 'Olive Owner', email, password: world.password };
  expect((await post('/api/auth/sign-up', account, elsewhere())).status).toBe(200);
  return { email };
}

async function guess({ email }: { email: string }, times: number, from = STRANGER): Promise<number[]> {
  const answers: number[] = [];
  for (let at = 0; at < times; at++) answers.push((await signIn(email, `wrong ${at}`, from)).status);
  return answers;
}

/** Exhausts the shared guess limit without a request for each attempt. */
async function guessFromEverywhere({ email }: { email: string }): Promise<void> {
  for (let at = 0; at < 100; at++) await world.app.rateLimits.count(SIGN_IN_ACCOUNT, email);
  expect(await guess({ email }, 1, elsewhere())).toEqual([429]);
}

describe('wrong passwords from elsewhere', () => {
  test('are refused after ten, without locking the owner out', async () => {
    const owner = await someone();
    const answers = await guess(owner, 12);
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(answers.slice(10)).toEqual([429, 429]);
    expect((await signIn(owner.email, world.password, HOME)).status).toBe(200);
  });

  test('from many addresses lock out new devices, but no device that signed in before', async () => {
    const owner = await someone();
    const cookies = cookiesOf(await signIn(owner.email, world.password, HOME));
    await guessFromEverywhere(owner);
    expect((await signIn(owner.email, world.password, elsewhere())).status).toBe(429);
    expect((await signIn(owner.email, world.password, HOME, cookies)).status).toBe(200);
  });

  test('do not block a person with a reset link', async () => {
    const owner = await someone();
    await guessFromEverywhere(owner);
    const here = elsewhere();
    expect((await post('/api/auth/forgot-password', { email: owner.email }, here)).status).toBe(200);
    await expect.poll(() => mailsTo(owner.email, 'reset-password').length).toBe(1);
    const [mail = ''] = mailsTo(owner.email, 'reset-password');
    const token = /reset-password\?token=(\S+)/.exec(mail)?.[1] ?? '';
    const reset = await post('/api/auth/reset-password', { token, password: 'a fresh password' }, here);
    expect(reset.status).toBe(200);
    expect((await signIn(owner.email, 'a fresh password', here, cookiesOf(reset))).status).toBe(200);
  });

  test('are reported to the owner by email, once', async () => {
    const owner = await someone();
    await guess(owner, 9);
    expect(mailsTo(owner.email, 'wrong password')).toEqual([]);
    for (let at = 0; at < 3; at++) await guess(owner, 5, elsewhere());
    await expect.poll(() => mailsTo(owner.email, 'wrong password').length).toBe(1);
  });

  test('from a device that signed in before are limited too', async () => {
    const owner = await someone();
    const cookies = cookiesOf(await signIn(owner.email, world.password, HOME));
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++)
      statuses.push((await signIn(owner.email, `wrong ${at}`, elsewhere(), cookies)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });
});

describe('a device', () => {
  test('is known for its own account only, and until the password changes', async () => {
    const [owner, other] = [await someone(), await someone()];
    const cookies = cookiesOf(await signIn(other.email, world.password, elsewhere()));
    await guessFromEverywhere(owner);
    expect((await signIn(owner.email, world.password, elsewhere(), cookies)).status).toBe(429);
    const forged = `plateful.device=${'A'.repeat(43)}`;
    expect((await signIn(owner.email, world.password, elsewhere(), forged)).status).toBe(429);
  });

  test('of a family knows several accounts', async () => {
    const [mother, father] = [await someone(), await someone()];
    const first = cookiesOf(await signIn(mother.email, world.password, HOME));
    const second = cookiesOf(await signIn(father.email, world.password, HOME, first));
    for (const { email } of [mother, father]) {
      await guessFromEverywhere({ email });
      expect((await signIn(email, world.password, HOME, second)).status).toBe(200);
    }
  });
});

describe('reset links requested by a stranger', () => {
  test('do not prevent the owner from requesting one', async () => {
    const owner = await someone();
    for (let at = 0; at < 7; at++) await post('/api/auth/forgot-password', { email: owner.email }, STRANGER);
    await expect.poll(() => mailsTo(owner.email, 'reset-password').length).toBe(5);
    expect((await post('/api/auth/forgot-password', { email: owner.email }, HOME)).status).toBe(200);
    await expect.poll(() => mailsTo(owner.email, 'reset-password').length).toBe(6);
  });

  test('flood no mailbox, and links already sent still work', async () => {
    const owner = await someone();
    for (let at = 0; at < 14; at++)
      await post('/api/auth/forgot-password', { email: owner.email }, elsewhere());
    await expect.poll(() => mailsTo(owner.email, 'reset-password').length).toBe(10);
    const [mail = ''] = mailsTo(owner.email, 'reset-password');
    const token = /reset-password\?token=(\S+)/.exec(mail)?.[1] ?? '';
    const reset = await post('/api/auth/reset-password', { token, password: 'a fresh password' }, HOME);
    expect(reset.status).toBe(200);
  });
});
