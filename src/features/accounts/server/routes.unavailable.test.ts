import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whileOverloaded } from '../../../../test/failures/overloaded.ts';
import { createWorld, type World } from '../../../../test/world.ts';
import { GUESS } from '../rules/rate-limits.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ RATE_LIMITS: 'strict' });
});
afterAll(() => world?.close());

const post = (path: string, body: object) =>
  world.visitor.fetch(path, { method: 'POST', body: JSON.stringify(body) });

describe('while the database is overloaded', () => {
  test('the right password is not rejected, and does not count as a guess', async () => {
    const { email } = await world.person();
    const input = { email, password: world.password };
    const answer = await whileOverloaded(world, 'sessions', () => post('/api/auth/sign-in', input));
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await world.app.rateLimits.count(GUESS, email)).toBe(1);
    expect((await post('/api/auth/sign-in', input)).status).toBe(200);
    expect((await post('/api/auth/sign-in', { email, password: 'wrong' })).status).toBe(401);
  });

  test('a reset link is not rejected as invalid, and works afterward', async () => {
    const { email } = await world.person();
    await post('/api/auth/forgot-password', { email });
    const mail = () => world.mails().find((one) => one.includes(`To: ${email}`)) ?? '';
    await expect.poll(mail).toContain('token=');
    const token = /token=([\w-]+)/.exec(mail())?.[1];
    const reset = () => post('/api/auth/reset-password', { token, password: 'an entirely new sentence' });
    expect((await whileOverloaded(world, 'verifications', reset)).status).toBe(503);
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(404);
  });

  test('a failed sign-up is not reported as successful', async () => {
    const input = { name: 'Nora New', email: 'nora@plateful.test', password: world.password };
    const signUp = () => post('/api/auth/sign-up', input);
    expect((await whileOverloaded(world, 'users', signUp)).status).toBe(503);
    expect((await signUp()).status).toBe(200);
  });
});
