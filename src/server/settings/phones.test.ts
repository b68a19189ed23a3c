import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ConfigError, readConfig } from '../config.ts';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const pemOf = (key: typeof rsa) => key.export({ type: 'pkcs8', format: 'pem' }) as string;
const ACCOUNT = {
  type: 'service_account',
  project_id: 'my-plateful',
  client_email: 'sender@my-plateful.iam.gserviceaccount.com',
  private_key: pemOf(rsa),
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plateful-keys-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
}

test('without settings nothing is sent to phones', () => {
  expect(readConfig({}).phones).toEqual({ fcm: null, apns: null });
});

describe('the key for Android', () => {
  const account = (changed: Record<string, unknown> = {}) =>
    file('account.json', JSON.stringify({ ...ACCOUNT, ...changed }));

  test('is read from the file the Firebase console creates', () => {
    const { fcm } = readConfig({ FCM_SERVICE_ACCOUNT: account() }).phones;
    expect(fcm).toMatchObject({
      url: 'https://fcm.googleapis.com',
      account: {
        projectId: 'my-plateful',
        email: ACCOUNT.client_email,
        tokenUrl: 'https://oauth2.googleapis.com/token',
      },
    });
    expect(fcm?.account.key.asymmetricKeyType).toBe('rsa');
  });

  test.each([
    ['a file that does not exist', () => join(folder, 'none.json'), 'can be read (ENOENT)'],
    ['a folder', () => folder, 'can be read (EISDIR)'],
    ['a file that is not JSON', () => file('no.json', 'hush {'), 'is not JSON'],
    [
      'google-services.json',
      () => file('google-services.json', '{"project_info":{}}'),
      'not the key of a service account',
    ],
    [
      'a file without a project',
      () => account({ project_id: undefined }),
      'not the key of a service account',
    ],
    ['a key that is none', () => account({ private_key: 'hush' }), 'no RSA key'],
    ['a key of another kind', () => account({ private_key: pemOf(ec) }), 'no RSA key'],
  ])('is refused if it is %s, and not printed', (_, path, problem) => {
    const problems = problemsOf({ FCM_SERVICE_ACCOUNT: path() });
    expect(problems).toEqual([expect.stringMatching(/^FCM_SERVICE_ACCOUNT: /)]);
    expect(problems[0]).toContain(problem);
    expect(problems[0]).not.toMatch(/hush|PRIVATE/);
  });
});

describe('the key for iOS', () => {
  const complete = () => ({
    APNS_KEY: file('apple.p8', pemOf(ec)),
    APNS_KEY_ID: 'ABCDE12345',
    APNS_TEAM_ID: 'TEAM123456',
    APNS_TOPIC: 'org.example.plateful',
  });

  test('is read from the file Apple provides', () => {
    const { apns } = readConfig(complete()).phones;
    expect(apns).toMatchObject({
      url: 'https://api.push.apple.com',
      keyId: 'ABCDE12345',
      teamId: 'TEAM123456',
      topic: 'org.example.plateful',
    });
    expect(apns?.key.asymmetricKeyType).toBe('ec');
  });

  test.each(['APNS_KEY', 'APNS_KEY_ID', 'APNS_TEAM_ID', 'APNS_TOPIC'])('needs %s too', (name) => {
    const problems = problemsOf({ ...complete(), [name]: '' });
    expect(problems).toEqual([expect.stringContaining(`${name}: is missing`)]);
  });

  test.each([
    ['APNS_KEY', () => join(folder, 'none.p8'), 'can be read (ENOENT)'],
    ['APNS_KEY', () => file('wrong.p8', 'hush'), 'is not a key of Apple’s'],
    ['APNS_KEY', () => file('rsa.p8', pemOf(rsa)), 'is not a key of Apple’s'],
    ['APNS_KEY_ID', () => 'hush', '10 letters and digits'],
    ['APNS_TEAM_ID', () => 'team-12345', '10 letters and digits'],
    ['APNS_TOPIC', () => 'my app', 'must be a bundle id'],
    ['APNS_URL', () => 'api.push.apple.com', 'must be an http(s) address'],
  ])('is refused with a wrong %s', (name, value, problem) => {
    const problems = problemsOf({ ...complete(), [name]: value() });
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(problems[0]).not.toContain('hush');
  });
});
