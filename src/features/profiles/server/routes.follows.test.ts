import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statementsOf } from '../../../../test/statements.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { isInFeedsOf } from './access.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

/** Statements about people. */
const PEOPLE = /profiles|follows|blocks|mutes/;

const relation = (person: Person, to: { id: string }) =>
  person.api.profiles.relation({ idOrUsername: to.id });
const follow = (person: Person, { id: profileId }: { id: string }) =>
  person.api.profiles.follow({ profileId });
const block = (person: Person, { id: profileId }: { id: string }) =>
  person.api.profiles.restrict({ profileId, restriction: 'blocked' });

describe('following', () => {
  test('is visible to both, counted immediately, and reversible', async () => {
    const [ann, bob] = [await world.person(), await world.person()];
    expect(await follow(ann, bob)).toMatchObject({ id: bob.id, isFollowing: true, followersCount: 1 });
    expect(await relation(bob, ann)).toMatchObject({
      isFollowing: false,
      followsYou: true,
      followingCount: 1,
    });
    const taken = await ann.api.profiles.unfollow({ profileId: bob.id });
    expect(taken).toMatchObject({ isFollowing: false, followersCount: 0 });
    expect(await ann.api.profiles.unfollow({ profileId: bob.id })).toEqual(taken);
  });

  test('the same person twice is refused with ‘Already Following’', async () => {
    const [ann, bob] = [await world.person(), await world.person()];
    const answers = await Promise.allSettled([follow(ann, bob), follow(ann, bob), follow(ann, bob)]);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused).toHaveLength(2);
    for (const refusal of refused)
      expect(refusal).toMatchObject({ code: 'conflict', message: 'Already Following' });
    expect(await relation(ann, bob)).toMatchObject({ isFollowing: true, followersCount: 1 });
  });

  test('needs somebody signed in, and somebody else to follow', async () => {
    const ann = await world.person();
    await expect(world.visitor.api.profiles.follow({ profileId: ann.id })).rejects.toMatchObject({
      code: 'not_signed_in',
    });
    await expect(follow(ann, ann)).rejects.toMatchObject({ message: 'You cannot follow yourself.' });
    await expect(follow(ann, { id: randomUUID() })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('ends when the followed person removes a follower', async () => {
    const [ann, bob] = [await world.person(), await world.person()];
    await follow(ann, bob);
    expect(await bob.api.profiles.removeFollower({ profileId: ann.id })).toMatchObject({ followsYou: false });
    expect(await relation(ann, bob)).toMatchObject({ isFollowing: false, followersCount: 0 });
  });

  test('shows on the cached pages of both', async () => {
    const [ann, bob] = [await world.person(), await world.person()];
    const countsOf = async ({ id }: Person) => {
      await world.app.memory.caughtUp();
      const { followersCount, followingCount } = await world.visitor.api.profiles.profile({
        idOrUsername: id,
      });
      return [followersCount, followingCount];
    };
    expect([await countsOf(ann), await countsOf(bob)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await follow(ann, bob);
    expect([await countsOf(ann), await countsOf(bob)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});

describe('lists of followers and followed people', () => {
  test('show the newest first, with whom the reader follows', async () => {
    const [ann, bob, cleo] = [await world.person(), await world.person(), await world.person()];
    await follow(bob, ann);
    await follow(cleo, ann);
    await follow(bob, cleo);
    const { people } = await bob.api.profiles.followers({ profileId: ann.id });
    expect(people.map(({ id, isFollowing }) => [id, isFollowing])).toEqual([
      [cleo.id, true],
      [bob.id, false],
    ]);
    const followed = await world.visitor.api.profiles.following({ profileId: bob.id });
    expect(followed.people.map(({ id }) => id)).toEqual([cleo.id, ann.id]);
    expect(followed.nextCursor).toBeNull();
  });

  test('of 5,000 people come in pages without gaps or repeats, each with one statement', async () => {
    const star = await world.person();
    await world.database.pool.query(
      `with fans as (
        insert into users (id, name, email)
        select gen_random_uuid(), 'Fan', 'fan-' || n || '@plateful.test' from generate_series(1, 5000) n returning id)
      insert into follows (follower_id, following_id, created_at)
      select id, $1, timestamptz '2026-01-01' + (random() * 40)::integer * interval '1 minute' from fans`,
      [star.id],
    );
    await world.database.pool.query(
      'insert into follows (follower_id, following_id) select $1, follower_id from follows where following_id = $1',
      [star.id],
    );
    const seen = new Set<string>();
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = await star.api.profiles.followers({ profileId: star.id, cursor });
      for (const { id } of page.people) {
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
      cursor = page.nextCursor ?? undefined;
      pages++;
    } while (cursor);
    expect([seen.size, pages]).toEqual([5000, Math.ceil(5000 / 30)]);
    for (const ask of [
      () => star.api.profiles.followers({ profileId: star.id }),
      () => star.api.profiles.following({ profileId: star.id }),
      () => star.api.profiles.relation({ idOrUsername: star.id }),
    ]) {
      await ask();
      expect(await statementsOf(ask, PEOPLE)).toBe(1);
    }
    const page = () => star.fetch(`/personal?path=/profile/${star.id}`);
    await page();
    expect(await statementsOf(page, PEOPLE)).toBeLessThanOrEqual(3);
  });

  test.each(['nonsense', '12.nobody', '-1.x'])('refuse the position %s', async (cursor) => {
    const ann = await world.person();
    await expect(ann.api.profiles.followers({ profileId: ann.id, cursor })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('a block', () => {
  test('ends the follows in both directions and prevents new ones', async () => {
    const [ann, bob] = [await world.person(), await world.person()];
    await follow(ann, bob);
    await follow(bob, ann);
    expect(await block(ann, bob)).toMatchObject({ isBlocked: true, isFollowing: false, followsYou: false });
    await expect(follow(bob, ann)).rejects.toMatchObject({
      code: 'forbidden',
      message: 'You cannot follow this person.',
    });
    await expect(follow(ann, bob)).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Unblock this person to follow them.',
    });
    await ann.api.profiles.unrestrict({ profileId: bob.id, restriction: 'blocked' });
    expect(await follow(bob, ann)).toMatchObject({ isFollowing: true });
  });

  test('is hidden from the blocked person, and hides each in the other’s lists', async () => {
    const [ann, bob, cleo] = [await world.person(), await world.person(), await world.person()];
    await follow(ann, cleo);
    await follow(bob, cleo);
    await block(ann, bob);
    expect(await relation(bob, ann)).toMatchObject({ isBlocked: false, isMuted: false });
    const read = async (as: Person) =>
      (await as.api.profiles.followers({ profileId: cleo.id })).people.map(({ id }) => id);
    expect([await read(ann), await read(bob), await read(cleo)]).toEqual([
      [ann.id],
      [bob.id],
      [bob.id, ann.id],
    ]);
  });

  test('and a follow at the same moment leave no follow behind', async () => {
    for (let round = 0; round < 8; round++) {
      const [ann, bob] = [await world.person(), await world.person()];
      await Promise.allSettled([follow(bob, ann), block(ann, bob)]);
      expect(await relation(ann, bob)).toMatchObject({ isBlocked: true, followsYou: false });
    }
  });

  test('is limited to 1,000, and repeating one needs no extra room', async () => {
    const ann = await world.person();
    const [last, more] = [await world.person(), await world.person()];
    await world.database.pool.query(
      `with people as (
        insert into users (id, name, email) select gen_random_uuid(), 'Troll', 'troll-' || n || '@plateful.test'
        from generate_series(1, 999) n returning id
      ) insert into blocks (blocker_id, blocked_id) select $1, id from people`,
      [ann.id],
    );
    for (let times = 0; times < 2; times++) expect(await block(ann, last)).toMatchObject({ isBlocked: true });
    await expect(block(ann, more)).rejects.toMatchObject({
      code: 'too_large',
      message: 'You can block 1,000 people. Please remove some from your list first.',
    });
    expect(await relation(ann, more)).toMatchObject({ isBlocked: false });
  });

  test('and a mute are listed only for the person who made them', async () => {
    const [ann, bob, cleo] = [await world.person(), await world.person(), await world.person()];
    await block(ann, bob);
    await block(ann, bob);
    await ann.api.profiles.restrict({ profileId: cleo.id, restriction: 'muted' });
    expect(await ann.api.profiles.hiddenIds()).toEqual({ blocked: [bob.id], muted: [cleo.id] });
    expect(await bob.api.profiles.hiddenIds()).toEqual({ blocked: [], muted: [] });
    for (const [restriction, person] of [
      ['blocked', bob],
      ['muted', cleo],
    ] as const) {
      const { people } = await ann.api.profiles.restricted({ restriction });
      expect(people.map(({ id }) => id)).toEqual([person.id]);
    }
  });

  test('and a mute keep the person’s posts out of one’s feeds', async () => {
    const [ann, bob, cleo] = [await world.person(), await world.person(), await world.person()];
    await block(ann, bob);
    await ann.api.profiles.restrict({ profileId: cleo.id, restriction: 'muted' });
    const isShown = async (viewer: Person, author: Person) => {
      const { rows } = await world.database.db.execute<{ shown: boolean }>(
        sql`select ${isInFeedsOf(viewer.id, author.id)} as shown`,
      );
      return rows[0]?.shown;
    };
    expect(await isShown(ann, bob)).toBe(false);
    expect(await isShown(bob, ann)).toBe(false);
    expect(await isShown(ann, cleo)).toBe(false);
    expect(await isShown(cleo, ann)).toBe(true);
    expect(await isShown(bob, cleo)).toBe(true);
  });
});
