import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { SCOPES, type Scope } from '../rules/scopes.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await createWorld();
  person = await world.person({ subscribed: true });
});
afterAll(() => world.close());

async function tokenOf(
  owner: Person,
  { scopes = [...SCOPES], days = 30 }: { scopes?: Scope[]; days?: 30 | null } = {},
) {
  const { token, secret } = await owner.api.apiTokens.create({ name: 'My script', scopes, days });
  const call = (path: string, init: RequestInit = {}) =>
    world.visitor.fetch(path, { ...init, headers: { authorization: `Bearer ${secret}` } });
  return { ...token, secret, call };
}

const recipe = () => ({
  id: crypto.randomUUID(),
  title: 'Toast',
  description: 'Warm.',
  prepTime: 1,
  cookTime: 2,
  servings: 1,
  difficulty: 'Easy',
  category: 'breakfast',
  ingredients: [{ amount: '1 slice', name: 'bread' }],
  instructions: ['Toast it.'],
});
const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

describe('an API token', () => {
  test('lets a script do what its scopes allow, as its owner', async () => {
    const { call } = await tokenOf(person, { scopes: ['recipes:write', 'meal-plan:read'] });
    const body = recipe();
    const created = await call('/api/recipes', post(body));
    expect(created.status, await created.clone().text()).toBe(200);
    expect((await created.json()) as object).toMatchObject({ title: 'Toast', authorId: person.id });
    expect((await call('/api/meal-plan')).status).toBe(200);
    const refused = await call('/api/meal-plan/meals', post({ text: 'Soup', date: '2026-03-14' }));
    expect(refused.status).toBe(403);
    expect((await call('/api/grocery-list')).status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'forbidden',
      detail: 'This API token does not allow this. See its scopes in the settings.',
    });
  });

  test('never reaches the account: not its settings, its tokens or its data', async () => {
    const { call } = await tokenOf(person);
    for (const path of ['/api/session', '/api/api-tokens', '/api/subscription', '/api/account/deletion'])
      expect((await call(path)).status, path).toBe(403);
    expect((await call('/export/plateful.zip')).status).toBe(401);
    expect((await call('/profile')).status).toBe(302);
  });

  test('gives no more rights than its owner has', async () => {
    const member = await world.person();
    const { call } = await tokenOf(member);
    expect((await call('/api/meal-plan')).status).toBe(402);
    const admin = await world.person({ admin: true });
    expect((await (await tokenOf(admin)).call('/api/admin/moderation/queue?queue=reports')).status).toBe(403);
  });

  test('is stored as a hash, and shown only once', async () => {
    const { id, secret, start } = await tokenOf(person);
    expect(secret).toMatch(/^plateful_[\w-]{43}$/);
    expect(secret.startsWith(start)).toBe(true);
    const { rows } = await world.database.pool.query('select * from api_tokens where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(start.length));
    expect(JSON.stringify(await person.api.apiTokens.list())).not.toContain(secret.slice(start.length));
  });

  test('shows when it was last used', async () => {
    const { id, call } = await tokenOf(person);
    const used = async () =>
      (await person.api.apiTokens.list()).tokens.find((token) => token.id === id)?.lastUsedAt;
    expect(await used()).toBeNull();
    await call('/api/meal-plan');
    expect(new Date((await used()) ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('ends immediately when it is revoked, and when it expires', async () => {
    const { id, call } = await tokenOf(person);
    expect((await call('/api/meal-plan')).status).toBe(200);
    await person.api.apiTokens.revoke({ tokenId: id });
    const answer = await call('/api/meal-plan');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      code: 'not_signed_in',
      detail: 'This API token is not valid, or is no longer valid.',
    });
    const old = await tokenOf(person);
    await world.database.pool.query(
      "update api_tokens set expires_at = now() - interval '1 second' where id = $1",
      [old.id],
    );
    expect((await old.call('/api/meal-plan')).status).toBe(401);
  });

  test('takes precedence over a session: only the token counts', async () => {
    const { secret } = await tokenOf(person, { scopes: ['recipes:read'] });
    const both = await person.fetch('/api/meal-plan', { headers: { authorization: `Bearer ${secret}` } });
    expect(both.status).toBe(403);
    const wrong = await person.fetch('/api/meal-plan', { headers: { authorization: 'Bearer plateful_x' } });
    expect(wrong.status).toBe(401);
    const basic = await person.fetch('/api/meal-plan', { headers: { authorization: 'Basic abc' } });
    expect(basic.status).toBe(200);
  });

  test('is limited to 20 per person', async () => {
    const collector = await world.person();
    for (let made = 0; made < 20; made++) await tokenOf(collector);
    await expect(tokenOf(collector)).rejects.toMatchObject({
      code: 'conflict',
      message: 'You have 20 API tokens, which is the maximum. Please revoke one.',
    });
  });

  test('is revoked when the password is reset', async () => {
    const { call } = await tokenOf(person);
    await world.app.auth.api.requestPasswordReset({ body: { email: person.email } });
    const { rows } = await world.database.pool.query<{ identifier: string }>(
      "select identifier from verifications where identifier like 'reset-password:%' and value = $1",
      [person.id],
    );
    const token = rows[0]?.identifier.replace('reset-password:', '') ?? '';
    await world.visitor.api.accounts.resetPassword({ token, password: 'an entirely new sentence' });
    expect((await call('/api/meal-plan')).status).toBe(401);
  });
});
