import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#shared/id.ts';
import { revokeAdmin } from '../../src/features/accounts/server/commands/admins.ts';
import { cooks, household, itemsOf, kitchenOf } from '../households.ts';
import { sampleVideo, uploaded } from '../videos.ts';
import { createWorld, type Person, type World } from '../world.ts';
import { meanwhile } from './meanwhile.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

interface Answer {
  status: number;
  body: { code?: string; detail?: string; link?: { secret: string } };
}

/** Sends the head of a request. Resolves, once the server has it, with what sends the body and returns the answer. */
async function begin(
  { cookie }: Pick<Person, 'cookie'>,
  [method, path]: [method: string, path: string],
  body: object,
  headers: Record<string, string> = {},
): Promise<() => Promise<Answer>> {
  const text = JSON.stringify(body);
  const asked = request(`${world.origin}${path}`, {
    method,
    headers: {
      ...(cookie && { cookie }),
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      expect: '100-continue',
      ...headers,
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  promise.catch(() => {});
  asked.on('error', reject).on('response', async (response) => {
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    resolve({ status: response.statusCode ?? 0, body: JSON.parse(`${Buffer.concat(parts)}`) });
  });
  asked.flushHeaders();
  await new Promise((continued) => asked.once('continue', continued));
  return () => {
    asked.end(text);
    return promise;
  };
}

const tokensOf = async ({ api }: Person) => (await api.apiTokens.list()).tokens.map(({ name }) => name);

describe('a request whose body arrives after its head', () => {
  test('does nothing if the session has ended meanwhile', async () => {
    const owner = await world.person();
    const thief = { cookie: await world.signIn(owner.email, world.password) };
    const token = { name: 'Kept', scopes: ['recipes:read'], days: null };
    const finish = await begin(thief, ['POST', '/api/api-tokens'], token);
    await owner.api.accounts.endOtherSessions();
    expect(await finish()).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await tokensOf(owner)).toEqual([]);
  });

  test('does nothing if its API token has been revoked meanwhile', async () => {
    const owner = await world.person({ subscribed: true });
    const { token, secret } = await owner.api.apiTokens.create({
      name: 'Script',
      scopes: ['grocery-list:write'],
      days: null,
    });
    const item = ['PUT', `/api/grocery-list/items/${newId()}`] satisfies [string, string];
    const finish = await begin(
      { cookie: '' },
      item,
      { text: 'Too late' },
      { authorization: `Bearer ${secret}` },
    );
    await owner.api.apiTokens.revoke({ tokenId: token.id });
    expect(await finish()).toMatchObject({ status: 401 });
    expect(await itemsOf(owner)).toEqual([]);
  });

  test('changes neither household if its sender has been removed from one', async () => {
    const [organizer, removed] = await household(world, 'Organizer', 'Removed');
    const item = ['PUT', `/api/grocery-list/items/${newId()}`] satisfies [string, string];
    await itemsOf(removed);
    const finish = await begin(removed, item, { text: 'From outside' });
    await organizer.api.household.remove({ personId: removed.id });
    expect(await finish()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect([await itemsOf(organizer), await itemsOf(removed)]).toEqual([[], []]);
  });

  test('opens no plan that its sender can no longer see', async () => {
    const [organizer, removed] = await household(world, 'Organizer', 'Removed');
    await itemsOf(removed);
    const finish = await begin(removed, ['POST', '/api/meal-plan/share'], {});
    await organizer.api.household.remove({ personId: removed.id });
    const { body } = await finish();
    expect((await organizer.api.mealPlan.share()).link).toBeNull();
    expect(await kitchenOf(removed)).not.toBe(await kitchenOf(organizer));
    expect(body.link?.secret).toBe((await removed.api.mealPlan.share()).link?.secret);
  });

  test('publishes nothing of somebody who has been suspended meanwhile', async () => {
    const [[author], moderator] = await Promise.all([cooks(world, 'Rude'), world.person({ admin: true })]);
    const { id } = await world.recipe();
    const comment = { commentId: newId(), text: 'Last words', parentId: null };
    const finish = await begin(author, ['POST', `/api/threads/recipe/${id}/comments`], comment);
    await moderator.api.moderation.sanction({
      userId: author.id,
      kind: 'suspension',
      reason: 'hateful',
      message: 'Enough.',
      days: null,
    });
    expect(await finish()).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await author.api.comments.list({ on: 'recipe', id })).comments).toEqual([]);
  });

  test('is refused if its sender is no longer an admin', async () => {
    const [[person], admin] = await Promise.all([cooks(world, 'Accused'), world.person({ admin: true })]);
    await world.person({ admin: true });
    await admin.api.moderation.counts();
    const sanction = { userId: person.id, kind: 'warning', reason: 'spam', message: 'Revenge', days: null };
    const finish = await begin(admin, ['POST', '/api/admin/moderation/sanctions'], sanction);
    await revokeAdmin(world.database, admin.id);
    await world.app.memory.caughtUp();
    expect(await finish()).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await person.api.moderation.notices()).sanctions).toEqual([]);
  });

  test('is not made as an admin if it was begun as somebody else', async () => {
    const [admin, other] = [await world.person({ elevated: true }), await world.person({ subscribed: true })];
    await admin.api.adminSession.actAs({ userId: other.id });
    const item = ['PUT', `/api/grocery-list/items/${newId()}`] satisfies [string, string];
    await itemsOf(admin);
    const finish = await begin(admin, item, { text: 'For the other' });
    await admin.api.adminSession.stopActing();
    expect(await finish()).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect([await itemsOf(admin), await itemsOf(other)]).toEqual([[], []]);
  });

  test('succeeds if nothing about its sender has changed', async () => {
    const owner = await world.person();
    const finish = await begin(owner, ['POST', '/api/api-tokens'], {
      name: 'Slow',
      scopes: ['recipes:read'],
      days: null,
    });
    expect(await finish()).toMatchObject({ status: 200 });
    expect(await tokensOf(owner)).toEqual(['Slow']);
  });
});

test('a video is not published if its author is suspended before it is stored', async () => {
  const [author, moderator] = [await world.person(), await world.person({ admin: true })];
  const uploadId = await uploaded(author, sampleVideo());
  // Held back before the video is rewritten, but after its author was admitted.
  const published = meanwhile(
    world,
    'all_reels',
    () => author.api.reels.create({ id: newId(), uploadId, title: 'Last words' }),
    async () => {
      const suspended = { userId: author.id, kind: 'suspension' as const, reason: 'hateful' as const };
      await moderator.api.moderation.sanction({ ...suspended, message: 'Enough.', days: null });
      await world.app.memory.caughtUp();
    },
  );
  await expect(published).rejects.toMatchObject({ code: 'forbidden' });
  expect((await world.visitor.api.reels.ofPerson({ idOrUsername: author.id })).reels).toEqual([]);
});
