import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
let cook: Person;
beforeAll(async () => {
  world = await createWorld();
  cook = await world.person({ subscribed: true });
});
afterAll(() => world?.close());

const foreign = { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4000' };
const isSignedIn = async () => (await cook.api.accounts.session()).user !== null;

describe('a HEAD request', () => {
  test.each(['/rpc/accounts/signOut', '/api/auth/sign-out'])('to %s signs nobody out', async (path) => {
    const response = await cook.fetch(path, { method: 'HEAD', headers: foreign });
    expect(response.status).toBeGreaterThanOrEqual(404);
    expect(await isSignedIn()).toBe(true);
  });

  test('does not revoke a share link', async () => {
    const { link } = await cook.api.mealPlan.createShare();
    await cook.fetch('/rpc/mealPlan/revokeShare', { method: 'HEAD', headers: foreign });
    expect(await cook.api.mealPlan.share()).toEqual({ link });
  });

  test.each(['/', '/recipes', '/api/recipes', '/api/session', '/rpc/accounts/session', '/robots.txt'])(
    'to %s is answered like a GET, without the body',
    async (path) => {
      const [head, get] = [await cook.fetch(path, { method: 'HEAD' }), await cook.fetch(path)];
      expect(head.status).toBe(get.status);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
      expect(await head.text()).toBe('');
    },
  );
});

describe('a request that changes something', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('by %s from another site is refused', async (method) => {
    for (const path of ['/rpc/accounts/signOut', '/api/auth/sign-out']) {
      const response = await cook.fetch(path, { method, body: '{}', headers: foreign });
      expect(response.status).toBe(403);
    }
    expect(await isSignedIn()).toBe(true);
  });

  test.each(['OPTIONS', 'PROPFIND', 'QUERY'])('cannot be a %s', async (method) => {
    const response = await cook.fetch('/rpc/accounts/signOut', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
    expect(await isSignedIn()).toBe(true);
  });

  test('cannot be a GET of the typed client', async () => {
    expect((await cook.fetch('/rpc/accounts/signOut?data=%7B%7D')).status).toBe(405);
    expect(await isSignedIn()).toBe(true);
  });
});
