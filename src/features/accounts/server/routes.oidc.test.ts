import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  CLIENT,
  type Identity,
  type IdentityProvider,
  startIdentityProvider,
} from '../../../../test/services/identity-provider.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { OIDC_CALLBACK, OIDC_START } from '../rules/oidc.ts';

const PUBLIC_URL = 'http://plateful.test';
let world: World;
let provider: IdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider(`${PUBLIC_URL}${OIDC_CALLBACK}`);
  world = await createWorld(settings());
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

const settings = (more: Record<string, string> = {}) => ({
  PUBLIC_URL,
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: CLIENT.clientId,
  OIDC_CLIENT_SECRET: CLIENT.clientSecret,
  OIDC_NAME: 'Home ID',
  ...more,
});

let count = 0;
let someone: Required<Identity>;
beforeEach(() => {
  const sub = `person-${++count}`;
  someone = { sub, email: `${sub}@home.test`, email_verified: true, name: 'Ada Cook' };
});

/** Follows redirects like a browser, from one of our pages through the provider and back. */
async function signInAs(identity: Identity | null, { to = world, path = OIDC_START, cookie = '' } = {}) {
  provider.next = identity;
  const ours = new Map(cookie ? [cookie.split('=', 2) as [string, string]] : []);
  const theirs = new Map<string, string>();
  let address = new URL(path, PUBLIC_URL);
  let callback = '';
  let cookies = '';
  for (let step = 0; step < 10; step++) {
    const isOurs = address.origin === PUBLIC_URL;
    const jar = isOurs ? ours : theirs;
    const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
    if (isOurs && address.pathname === OIDC_CALLBACK) {
      callback = address.pathname + address.search;
      cookies = headers.cookie;
    }
    const response = isOurs
      ? await to.visitor.fetch(address.pathname + address.search, { headers })
      : await fetch(address, { headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location || response.status >= 400) throw new Error(`${response.status} at ${address}`);
    address = new URL(location, address);
    if (address.origin === PUBLIC_URL && !address.pathname.startsWith('/api/auth/')) break;
  }
  const signedInAs = `plateful.session_token=${ours.get('plateful.session_token') ?? ''}`;
  const session = await to.visitor.fetch('/api/session', { headers: { cookie: signedInAs } });
  const { user = null } = (await session.json()) as { user?: { id: string; email: string } | null };
  return {
    landed: address.pathname + address.search,
    user,
    cookie: signedInAs,
    callback,
    cookies,
    isMember: ours.get('plateful.member') === '1',
  };
}

function withClaims(idToken: string, claims: object): string {
  const [header, said = '', signature] = idToken.split('.');
  const changed = { ...JSON.parse(Buffer.from(said, 'base64url').toString()), ...claims };
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
}

const unsigned = (idToken: string) =>
  [Buffer.from('{"alg":"none"}').toString('base64url'), idToken.split('.')[1], ''].join('.');

const ownerOf = async (email: string) =>
  (await world.database.pool.query('select id from users where email = $1', [email])).rows;

describe('signing in through an identity provider', () => {
  test('creates an account the first time, and finds it again', async () => {
    const first = await signInAs(someone);
    expect(first).toMatchObject({ landed: '/login', user: { email: someone.email, name: 'Ada Cook' } });
    expect(first.isMember).toBe(true);
    const again = await signInAs({ ...someone, email: 'moved@home.test' });
    expect(again.user).toMatchObject({ id: first.user?.id, email: someone.email });
  });

  test('returns to where the person came from, and nowhere else', async () => {
    const inside = await signInAs(someone, { path: `${OIDC_START}?from=/meal-plan` });
    expect(inside.landed).toBe('/login?from=%2Fmeal-plan');
    const outside = await signInAs(someone, { path: `${OIDC_START}?from=//evil.example` });
    expect(outside.landed).toBe('/login');
  });

  test('says so if the person cancels, and signs nobody in', async () => {
    const { landed, user } = await signInAs(null);
    expect(landed).toContain('/login?error=access_denied');
    expect(user).toBeNull();
  });

  test('never takes over an account that has the same address', async () => {
    const owner = await world.person({ email: someone.email });
    const { landed, user } = await signInAs(someone);
    expect(landed).toContain('/login?error=account_not_linked');
    expect(user).toBeNull();
    expect(await ownerOf(someone.email)).toEqual([{ id: owner.id }]);
  });

  test('creates no account for an address that the provider has not confirmed', async () => {
    const { landed, user } = await signInAs({ ...someone, email_verified: false });
    expect(landed).toContain('/login?error=email_not_found');
    expect(user).toBeNull();
    expect(await ownerOf(someone.email)).toEqual([]);
  });

  test('accepts a response only once, and only where it was started', async () => {
    const { callback, cookies } = await signInAs(someone);
    for (const [address, cookie] of [
      [`${OIDC_CALLBACK}?code=stolen&state=made-up`, ''],
      [callback, ''],
      [callback, cookies],
    ] as const) {
      const replayed = await world.visitor.fetch(address, { headers: { cookie } });
      expect(replayed.status).toBe(302);
      expect(replayed.headers.get('location')).toContain('error=');
      expect(replayed.headers.getSetCookie().join()).not.toContain('session_token=');
    }
  });

  test.each<[what: string, spoil: (idToken: string) => string]>([
    ['somebody else in it than was signed', (token) => withClaims(token, { sub: 'person-0' })],
    ['no signature', (token) => unsigned(token)],
    ['another signature', (token) => token.replace(/[^.]{20}$/, 'A'.repeat(20))],
    ['another audience', (token) => provider.signed(token, { aud: 'another-app' })],
    ['another issuer', (token) => provider.signed(token, { iss: 'https://evil.example' })],
    ['an end long ago', (token) => provider.signed(token, { exp: 1_600_000_000 })],
    ['the nonce of another sign-in', (token) => provider.signed(token, { nonce: 'another' })],
  ])('accepts no ID token with %s', async (_, spoil) => {
    provider.spoil = spoil;
    const { user } = await signInAs(someone);
    provider.spoil = (token) => provider.signed(token, {});
    const untouched = await signInAs(someone);
    provider.spoil = null;
    expect([user, untouched.user?.email]).toEqual([null, someone.email]);
  });
});

describe('an account with a password', () => {
  const connectAs = (person: Person, identity: Identity) =>
    signInAs(identity, { path: `${OIDC_START}?connect=1`, cookie: person.cookie });

  test('can be connected by its owner, who then signs in through the provider', async () => {
    const person = await world.person();
    expect((await connectAs(person, someone)).landed).toBe('/settings?connected=1');
    expect(await person.api.accounts.identity()).toEqual({ isConnected: true, hasPassword: true });
    expect((await signInAs(someone)).user).toMatchObject({ id: person.id, email: person.email });
    await person.api.accounts.disconnectIdentity();
    expect(await person.api.accounts.identity()).toEqual({ isConnected: false, hasPassword: true });
  });

  test('cannot be connected to an identity that belongs to somebody else', async () => {
    await signInAs(someone);
    const { landed } = await connectAs(await world.person(), someone);
    expect(landed).toContain('error=account_already_linked_to_different_user');
  });

  test('cannot be connected while signed out, or from another site', async () => {
    const signedOut = await world.visitor.fetch(`${OIDC_START}?connect=1`);
    expect(signedOut.headers.get('location')).toBe(`${PUBLIC_URL}/login?from=%2Fsettings`);
    const person = await world.person();
    // Another port of the same host counts as the same site.
    for (const site of ['cross-site', 'same-site']) {
      const forged = await person.fetch(`${OIDC_START}?connect=1`, { headers: { 'sec-fetch-site': site } });
      expect(forged.headers.get('location'), site).toContain('error=access_denied');
    }
  });
});

test('the only way to sign in cannot be removed', async () => {
  const { cookie } = await signInAs(someone);
  const refused = await world.visitor.fetch('/api/identity', { method: 'DELETE', headers: { cookie } });
  expect(refused.status).toBe(409);
});

test('without OIDC_SIGN_UP only existing accounts are signed in to', async () => {
  const closed = await createWorld(settings({ OIDC_SIGN_UP: 'off' }));
  const { landed, user } = await signInAs(someone, { to: closed });
  await closed.close();
  expect(landed).toContain('/login?error=signup_disabled');
  expect(user).toBeNull();
});

test('an unreachable provider is reported, and works again once it is back', async () => {
  const gone = await startIdentityProvider(`${PUBLIC_URL}${OIDC_CALLBACK}`);
  await gone.close();
  const alone = await createWorld(settings({ OIDC_ISSUER: gone.issuer }));
  const response = await alone.visitor.fetch(OIDC_START);
  await alone.close();
  expect(response.headers.get('location')).toBe(`${PUBLIC_URL}/login?error=unavailable`);
});

test('the provider’s tokens are stored encrypted', async () => {
  await signInAs(someone);
  const { rows } = await world.database.pool.query<{ access_token: string; id_token: string | null }>(
    "select access_token, id_token from credentials where provider_id = 'oidc' and account_id = $1",
    [someone.sub],
  );
  expect(rows[0]?.access_token).toMatch(/^\S{60,}$/);
  expect(JSON.stringify(rows)).not.toContain(someone.email);
});

test('the login page offers the provider by name, and says what went wrong', async () => {
  const page = async (path: string) => (await world.visitor.fetch(path)).text();
  expect(await page('/login?from=/meal-plan')).toMatch(
    /href="\/api\/auth\/oidc\?from=%2Fmeal-plan"[^>]*>Continue with (<!-- -->)?Home ID/,
  );
  expect(await page('/login?error=access_denied')).toContain('You canceled the sign-in.');
});
