import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWorld, type World } from '../../../test/world.ts';
import { createMailer } from '../mail/mailer.ts';
import { describeError } from './log.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

let log: string[];
beforeEach(() => {
  log = [];
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      log.push(parts.map(String).join(' '));
    });
});
afterEach(() => vi.restoreAllMocks());

describe('the log', () => {
  test('contains no session token, address or password when a statement fails', async () => {
    const person = await world.person({ name: 'Secret Sally' });
    const token =
      decodeURIComponent(/session_token=([^;]+)/.exec(person.cookie)?.[1] ?? '').split('.')[0] ?? '';
    expect(token.length).toBeGreaterThan(20);
    world.app.memory.changed(null);
    await world.owner.pool.query('alter table sessions rename to sessions_gone');
    await world.owner.pool.query('alter table verifications rename to verifications_gone');
    try {
      await person.fetch('/api/session');
      await person.fetch('/meal-plan');
      const account = { email: person.email, password: world.password };
      await world.visitor.fetch('/api/auth/sign-in', { method: 'POST', body: JSON.stringify(account) });
      await world.visitor.fetch('/api/auth/forgot-password', {
        method: 'POST',
        body: JSON.stringify({ email: person.email }),
      });
      await world.visitor.fetch(`/api/auth/reset-password?token=${token}`);
    } finally {
      await world.owner.pool.query('alter table sessions_gone rename to sessions');
      await world.owner.pool.query('alter table verifications_gone rename to verifications');
    }
    const written = log.join('\n');
    expect(written, 'something was logged').toMatch(/sessions|verifications/);
    expect(written).not.toContain(token);
    expect(written).not.toContain(person.email);
    expect(written).not.toContain(world.password);
    expect(written).not.toContain('Secret Sally');
  });

  test('contains neither address nor text of a mail that could not be sent', async () => {
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@plateful.test', outbox: '' });
    mailer.send({ to: 'sally@plateful.test', subject: 'A link', text: 'Use https://eat.test/?token=abc' });
    await mailer.close();
    const written = log.join('\n');
    expect(written).toContain('A link');
    expect(written).not.toContain('sally@');
    expect(written).not.toContain('token=');
  });
});

describe('a logged error', () => {
  test('keeps its message, code, stack and cause', () => {
    const cause = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
    const text = describeError(new Error('Reading a recipe failed', { cause }));
    expect(text).toMatch(/^Error: Reading a recipe failed\n\s+at /);
    expect(text).toContain('caused by Error ECONNREFUSED: connection refused');
  });

  test.each([
    ['Failed query: select 1\nparams: kim@plateful.test,hunter2', 'Error: Failed query: select 1'],
    ['550 <kim@plateful.test> is unknown', 'Error: 550 <<e-mail>> is unknown'],
    ['no session Zq3vT8m1xKp0RrW2sLd7YcUe9HfGbNaJ here', 'Error: no session <token> here'],
    [
      'recipe 0b0f6a0e-4f52-4e9a-9b0e-2f4c3f1c5a77 is gone',
      'Error: recipe 0b0f6a0e-4f52-4e9a-9b0e-2f4c3f1c5a77 is gone',
    ],
  ])('%j becomes %j', (message, expected) => {
    expect(describeError(new Error(message)).split('\n')[0]).toBe(expected);
  });
});
