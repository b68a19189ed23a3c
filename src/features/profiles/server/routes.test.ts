import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../../../test/world.ts';
import { follows } from './tables.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('a profile is found by id and by username in any case, with its counts', async () => {
  const ann = await world.person({ name: 'Ann' });
  const bob = await world.person();
  await ann.api.accounts.completeProfile({ username: 'Ann_Cooks', bio: 'Soup, mostly.' });
  await world.recipe({ author: ann });
  await world.database.db.insert(follows).values({ followerId: bob.id, followingId: ann.id });
  const expected = {
    id: ann.id,
    name: 'Ann',
    username: 'Ann_Cooks',
    bio: 'Soup, mostly.',
    avatarUrl: null,
    followersCount: 1,
    followingCount: 0,
  };
  expect(await world.visitor.api.profiles.profile({ idOrUsername: ann.id })).toEqual(expected);
  expect(await bob.api.profiles.profile({ idOrUsername: 'ann_cooks' })).toEqual(expected);
  expect(await ann.api.profiles.profile({ idOrUsername: 'ANN_COOKS' })).toEqual(expected);
  expect(await bob.api.profiles.profile({ idOrUsername: bob.id })).toMatchObject({
    followingCount: 1,
  });
});

test.each([randomUUID(), 'nobody', '%', 'no_body@plateful.test'])(
  'no profile is found for %s',
  async (name) => {
    const answer = await world.visitor.fetch(`/api/profiles/${encodeURIComponent(name)}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found', detail: 'Profile Not Found' });
  },
);

test('a profile never shows an email address', async () => {
  const ann = await world.person();
  const answer = await world.visitor.fetch(`/api/profiles/${ann.id}`);
  expect(await answer.text()).not.toContain('@');
});
