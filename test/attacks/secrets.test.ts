import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SETTINGS } from '../../src/server/settings/all.ts';
import { somebodyPaying } from '../endpoints/belongings.ts';
import { ENDPOINTS, send } from '../endpoints/endpoints.ts';
import { sampleOf } from '../endpoints/samples.ts';
import { createWorld, type World } from '../world.ts';

const CLIENT = resolve(import.meta.dirname, '../../build/client');

/** Settings that may be public: they are shown on pages or sent to browsers. */
const TOLD = /^(PUBLIC_URL|ACCESS|OPERATOR_\w+|DEMO|PORT|HOST|OIDC_NAME)$/;

describe('the browser files', () => {
  const files = globSync('**/*.{js,css,html,json,webmanifest,map}', { cwd: CLIENT });
  const texts = files.map((file) => ({ file, text: readFileSync(join(CLIENT, file), 'utf8') }));

  test('exist', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  test('contain no source maps, keys, or server code', () => {
    const suspicious: [what: string, sign: RegExp][] = [
      ['a source map', /sourceMappingURL=/],
      ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
      [
        'a key of a payment or cloud provider',
        /\b(sk|rk)_(live|test)_\w{10}|\bAKIA[0-9A-Z]{16}\b|\bghp_\w{30}/,
      ],
      ['a database address', /postgres(ql)?:\/\/\w/],
      ['a statement', /\b(insert into|delete from) (users|sessions|credentials)\b/i],
      ['the environment', /process\.env\.(?!NODE_ENV)[A-Z_]+/],
      ['a folder of the machine that built it', /\/(home|root|work|Users)\/\w+\/[\w/]+\.(ts|tsx)\b/],
    ];
    const found = texts.flatMap(({ file, text }) =>
      suspicious.filter(([, sign]) => sign.test(text)).map(([what]) => `${file}: ${what}`),
    );
    expect(found).toEqual([]);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  test('name no secret setting', () => {
    const secret = Object.keys(SETTINGS).filter(
      (name) => name.length > 6 && !TOLD.test(name) && /SECRET|PASSWORD|KEY|TOKEN|_URL$/.test(name),
    );
    expect(secret.length).toBeGreaterThan(3);
    const named = (name: string) =>
      texts.filter(({ text }) => new RegExp(`process\\.env\\.${name}`).test(text));
    for (const name of secret)
      expect(
        named(name).map(({ file }) => file),
        name,
      ).toEqual([]);
  });
});

describe('no response contains a secret', () => {
  let world: World;

  beforeAll(async () => {
    world = await createWorld({ SMTP_URL: 'smtp://mailer:hidden-smtp-word@127.0.0.1:9' });
  });
  afterAll(() => world?.close());

  test('not from any endpoint to anybody: no hash, token, key or secret setting', async () => {
    const own = await somebodyPaying(world);
    const admin = await world.person({ elevated: true });
    const { rows } = await world.owner.pool.query(
      'select password, (select token from sessions where user_id = $1 limit 1) as token from credentials where user_id = $1',
      [own.person.id],
    );
    const hidden = [
      rows[0].password,
      rows[0].token,
      'hidden-smtp-word',
      'a secret for tests, thirty-two long',
    ];
    for (const value of hidden) expect(value?.length).toBeGreaterThan(8);
    for (const endpoint of ENDPOINTS.filter(({ name }) => !/signOut|endOther|logOut/.test(name)))
      for (const caller of [own.person, admin]) {
        const response = await send(caller, endpoint, await sampleOf(endpoint, own));
        const text = await response.text();
        for (const value of hidden) expect(text, endpoint.name).not.toContain(value);
        expect(text, endpoint.name).not.toMatch(/node_modules|at \w+ \(\/|\.ts:\d+/);
      }
  });
});
