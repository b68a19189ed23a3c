import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { end, freePort, launch, ready } from './plateful-process.ts';

interface Line {
  time: string;
  level: string;
  msg: string;
  requestId?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
}

const folder = mkdtempSync(join(tmpdir(), 'plateful-log-'));
let plateful: ChildProcess;
let origin: string;
let written = '';

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  plateful = launch(
    {
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DEMO: 'off',
      LOG_FORMAT: 'json',
      TRUSTED_PROXIES: '1',
    },
    { stdout: 'pipe' },
  );
  plateful.stdout?.on('data', (chunk) => {
    written += chunk;
  });
  await ready(origin, plateful);
});
afterAll(async () => {
  await end(plateful);
  rmSync(folder, { recursive: true, force: true });
});

const lines = () =>
  written
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);

/** The log line of a request, sent as a proxy does. */
async function lineOf(path: string, init: RequestInit = {}): Promise<Line & { answer: Response }> {
  const id = randomUUID();
  const headers = { 'content-type': 'application/json', 'x-request-id': id, 'x-forwarded-for': '192.0.2.7' };
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual', ...init, headers });
  await answer.arrayBuffer();
  const own = () => lines().find(({ requestId, msg }) => requestId === id && msg === 'request');
  await expect.poll(own).toBeDefined();
  return { ...own()!, answer };
}

describe('the structured log', () => {
  test.each([
    ['/recipe/0b0f6a0e-4f52-4e9a-9b0e-2f4c3f1c5a77?from=x', '/recipe/:recipeId', 404],
    ['/api/recipes/0b0f6a0e-4f52-4e9a-9b0e-2f4c3f1c5a77', '/api/recipes/{recipeId}', 404],
    ['/rpc/recipes/list', '/rpc/recipes/list', 400],
    ['/api/anything/secret-in-path', '/api/*', 404],
    ['/nowhere/kim@plateful', '*', 404],
    ['/calendar/Zq3vT8m1xKp0RrW2sLd7YcUe9HfGbNaJ.ics', '/calendar/:secret', 404],
    ['/reset-password?token=Zq3vT8m1xKp0RrW2sLd7YcUe9HfGbNaJ', '/reset-password', 200],
    ['/health/ready', '/health/ready', 200],
    ['/favicon.ico', '/:file', 404],
  ])('has one line for %s, without the sender’s secrets', async (path, route, status) => {
    const { answer, ...line } = await lineOf(path);
    expect(line).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: 'info',
      msg: 'request',
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      route,
      status,
      ms: expect.any(Number),
    });
  });

  test('names no person, password, token or address, whatever is sent', async () => {
    const account = { name: 'Secret Sally', email: 'sally@plateful.test', password: 'a long pass phrase' };
    const post = (path: string, body: object) => lineOf(path, { method: 'POST', body: JSON.stringify(body) });
    expect((await post('/api/auth/sign-up', account)).status).toBe(200);
    const { answer } = await post('/api/auth/sign-in', account);
    const token = /session_token=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    await post('/api/auth/forgot-password', { email: account.email });
    await post('/api/auth/sign-in', { ...account, password: 'a wrong pass phrase' });
    const secrets = [account.name, account.email, account.password, 'a wrong pass', token, '192.0.2.7'];
    for (const secret of secrets) expect(written).not.toContain(secret);
  });

  test('says when the server is ready, and is JSON to the last line', async () => {
    expect(lines().map(({ msg }) => msg)).toContain(
      `Plateful is ready on http://localhost:${new URL(origin).port}`,
    );
    await end(plateful);
    expect(() => lines()).not.toThrow();
    expect(written.endsWith('\n')).toBe(true);
  });
});
