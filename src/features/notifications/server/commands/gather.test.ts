import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedRecipe } from '../../../../../test/imported.ts';
import { createWorld, type Person, type World } from '../../../../../test/world.ts';
import { gatherNews } from './gather.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const gather = (now = new Date()) => gatherNews(world.database.db, now, new AbortController().signal);
const titlesOf = async (person: Person) =>
  (await person.api.notifications.list({})).notifications.map(({ title }) => title);
const people = (...names: string[]) => Promise.all(names.map((name) => world.person({ name })));
const sql = (text: string, values: unknown[]) => world.database.pool.query(text, values);

/** A comment, or a reply to one. */
async function say(person: Person, recipeId: string, text: string, parentId?: string): Promise<string> {
  const commentId = randomUUID();
  await person.api.comments.add({
    on: 'recipe',
    id: recipeId,
    commentId,
    text,
    ...(parentId ? { parentId } : {}),
  });
  return commentId;
}

async function named(person: Person, username: string): Promise<void> {
  await sql('update profiles set username = $2 where id = $1', [person.id, username]);
}

describe('a new recipe', () => {
  test('notifies only the followers of its author', async () => {
    const [author, follower, stranger] = await people('Ari', 'Bo', 'Cy');
    await follower?.api.profiles.follow({ profileId: author!.id });
    await world.recipe({ title: 'Leek tart', author: author! });
    await gather();
    expect(await titlesOf(follower!)).toEqual(['Ari posted Leek tart']);
    expect(await titlesOf(stranger!)).toEqual([]);
    expect(await titlesOf(author!)).toEqual([]);
  });

  test('is announced once, no matter how often and by how many processes events are gathered', async () => {
    const [author, follower] = await people('Ari', 'Bo');
    await follower!.api.profiles.follow({ profileId: author!.id });
    await world.recipe({ title: 'Soup', author: author! });
    await Promise.all([gather(), gather(), gather()]);
    await gather();
    const { notifications } = await follower!.api.notifications.list({});
    expect(notifications.map(({ title }) => title)).toEqual(['Ari posted Soup']);
  });

  test('joins the others of an hour in one digest, and starts another once that was sent', async () => {
    const [author, follower] = await people('Ari', 'Bo');
    await follower!.api.profiles.follow({ profileId: author!.id });
    await world.recipe({ title: 'One', author: author!, createdAt: new Date(Date.now() - 2000) });
    await gather();
    await world.recipe({ title: 'Two', author: author!, createdAt: new Date(Date.now() - 1000) });
    await gather();
    const [digest] = (await follower!.api.notifications.list({})).notifications;
    expect(digest).toMatchObject({ title: '2 new recipes', text: 'Two and One by Ari', isRead: false });
    expect(digest?.lines.map(({ text }) => text)).toEqual(['Ari posted Two', 'Ari posted One']);
    await sql('update notifications set told_at = now() where user_id = $1', [follower!.id]);
    await world.recipe({ title: 'Three', author: author! });
    await gather();
    expect(await titlesOf(follower!)).toEqual(['Ari posted Three', '2 new recipes']);
  });

  test('is not announced if its author imported it from another app', async () => {
    const [author, follower] = await Promise.all([
      world.person({ name: 'Ari', subscribed: true }),
      world.person({ name: 'Bo' }),
    ]);
    await follower.api.profiles.follow({ profileId: author.id });
    await author.api.imports.save(importedRecipe());
    await gather();
    expect(await titlesOf(follower)).toEqual([]);
  });

  test('is announced when moderators release it, and not while they hold it', async () => {
    const [author, follower] = await people('Ari', 'Bo');
    await follower!.api.profiles.follow({ profileId: author!.id });
    const { id } = await world.recipe({ title: 'Held', author: author! });
    await sql('update all_recipes set hidden_at = now() where id = $1', [id]);
    await gather();
    expect(await titlesOf(follower!)).toEqual([]);
    await sql('update all_recipes set hidden_at = null where id = $1', [id]);
    await gather();
    expect(await titlesOf(follower!)).toEqual(['Ari posted Held']);
  });

  test('is announced once, however long moderators held it, but not for an edit that they held years later', async () => {
    const [author, reader, moderator] = await Promise.all([
      world.person({ name: 'Ari' }),
      world.person({ name: 'Bo' }),
      world.person({ admin: true }),
    ]);
    await reader.api.profiles.follow({ profileId: author.id });
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
    const held = await world.recipe({ title: 'Held for long', author, createdAt: days(9) });
    const edited = await world.recipe({ title: 'Edited', author, createdAt: days(900) });
    const comment = await say(reader, held.id, 'Held too');
    await reader.api.ratings.rate({ recipeId: held.id, stars: 4, note: 'And this', image: null });
    const { rows } = await sql('select id from recipe_ratings where recipe_id = $1', [held.id]);
    await sql('update comments set created_at = $2 where id = $1', [comment, days(8)]);
    await sql('update recipe_ratings set created_at = $2 where recipe_id = $1', [held.id, days(8)]);
    const contents = [
      ['recipe', held.id, author.id, days(9)],
      ['recipe', edited.id, author.id, days(4)],
      ['comment', comment, reader.id, days(8)],
      ['rating', rows[0].id, reader.id, days(8)],
    ] as const;
    for (const content of contents)
      await sql(
        `insert into held_content (content_type, content_id, author_id, why, held_at) values ($1, $2, $3, 'word', $4)`,
        [...content],
      );
    await gather();
    expect([await titlesOf(reader), await titlesOf(author)]).toEqual([[], []]);
    for (const [contentType, contentId] of contents)
      await moderator.api.moderation.decide({ decision: 'approve', contentType, contentId });
    await gather();
    await gather();
    expect(await titlesOf(reader)).toEqual(['Ari posted Held for long']);
    expect((await titlesOf(author)).sort()).toEqual([
      'Bo commented on Held for long',
      'Bo gave Held for long 4 stars',
    ]);
  });

  test('from days ago is not announced', async () => {
    const [author, follower] = await people('Ari', 'Bo');
    await follower!.api.profiles.follow({ profileId: author!.id });
    await world.recipe({ author: author!, createdAt: new Date(Date.now() - 3 * 24 * 60 * 60 * 1000) });
    await gather();
    expect(await titlesOf(follower!)).toEqual([]);
  });
});

describe('a comment', () => {
  test('notifies the author, the person it replies to, and the people it mentions, each once', async () => {
    const [author, asking, named1, talking] = await people('Ari', 'Bo', 'Cy', 'Di');
    await named(named1!, `cy_${named1!.id.slice(0, 6)}`);
    const { id } = await world.recipe({ title: 'Dal', author: author! });
    const question = await say(asking!, id, 'How long?');
    await gather();
    await say(talking!, id, `An hour, says @cy_${named1!.id.slice(0, 6)}.`, question);
    await gather();
    expect(await titlesOf(asking!)).toEqual(['Di replied to you on Dal']);
    expect(await titlesOf(named1!)).toEqual(['Di mentioned you on Dal']);
    expect(await titlesOf(author!)).toEqual(['2 new comments']);
    expect(await titlesOf(talking!)).toEqual([]);
  });

  test('that is edited notifies those whom it mentions only then, each once', async () => {
    const [author, named1, named2, talking] = await people('Ari', 'Bo', 'Cy', 'Di');
    const [bo, cy] = [`bo_${named1!.id.slice(0, 6)}`, `cy_${named2!.id.slice(0, 6)}`];
    await named(named1!, bo);
    await named(named2!, cy);
    const { id } = await world.recipe({ title: 'Dal', author: author! });
    const commentId = await say(talking!, id, `An hour, says @${bo}.`);
    await gather();
    for (const text of [`An hour, say @${bo} and @${cy}.`, `Two hours, say @${bo} and @${cy}.`]) {
      await talking!.api.comments.update({ commentId, text });
      await gather();
      await gather();
    }
    expect(await titlesOf(named1!)).toEqual(['Di mentioned you on Dal']);
    expect(await titlesOf(named2!)).toEqual(['Di mentioned you on Dal']);
    expect(await titlesOf(author!)).toEqual(['Di commented on Dal']);
  });

  test('that replies to the recipe’s author gives them one notification', async () => {
    const [author, reader] = await people('Ari', 'Bo');
    const { id } = await world.recipe({ title: 'Dal', author: author! });
    const first = await say(author!, id, 'Ask me anything.');
    await say(reader!, id, 'Why?', first);
    await gather();
    expect(await titlesOf(author!)).toEqual(['Bo replied to you on Dal']);
  });

  test('is no longer shown or counted once it is deleted', async () => {
    const [author, reader] = await people('Ari', 'Bo');
    const { id } = await world.recipe({ author: author! });
    const commentId = await say(reader!, id, 'Hello');
    await gather();
    expect(await author!.api.notifications.unread()).toEqual({ count: 1 });
    await reader!.api.comments.remove({ commentId });
    expect(await titlesOf(author!)).toEqual([]);
    expect(await author!.api.notifications.unread()).toEqual({ count: 0 });
  });
});

test('what happens soon after a notification was sent waits until an hour is over', async () => {
  const [author, reader] = await people('Ari', 'Bo');
  const dueAt = async () => {
    const { rows } = await sql('select due_at from notifications where user_id = $1 and told_at is null', [
      author!.id,
    ]);
    return rows[0].due_at.toISOString();
  };
  const { id } = await world.recipe({ title: 'Dal', author: author! });
  await say(reader!, id, 'How long?');
  const now = new Date();
  await gather(now);
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  expect(await dueAt()).toBe(after(5));
  await sql('update notifications set told_at = due_at where user_id = $1', [author!.id]);
  await say(reader!, id, 'And how hot?');
  await gather(now);
  expect(await dueAt()).toBe(after(65));
});

describe('a rating', () => {
  test('notifies the recipe’s author with its stars and note, and not again when it changes', async () => {
    const [author, reader] = await people('Ari', 'Bo');
    const { id: recipeId } = await world.recipe({ title: 'Dal', author: author! });
    await reader!.api.ratings.rate({ recipeId, stars: 4, note: 'More lime.' });
    await gather();
    await reader!.api.ratings.unrate({ recipeId });
    await reader!.api.ratings.rate({ recipeId, stars: 5, note: 'Perfect.' });
    await gather();
    const { notifications } = await author!.api.notifications.list({});
    expect(notifications).toMatchObject([
      { title: 'Bo gave Dal 5 stars', text: '“Perfect.”', path: `/recipe/${recipeId}#ratings` },
    ]);
  });
});

describe('nobody is notified', () => {
  test.each(['blocked', 'muted'] as const)(
    'about people they have %s, before or after',
    async (restriction) => {
      const [author, before, after] = await people('Ari', 'Bo', 'Cy');
      const { id: recipeId } = await world.recipe({ author: author! });
      await before!.api.ratings.rate({ recipeId, stars: 1 });
      await after!.api.ratings.rate({ recipeId, stars: 1 });
      await author!.api.profiles.restrict({ profileId: before!.id, restriction });
      await gather();
      expect(await titlesOf(author!)).toHaveLength(1);
      await author!.api.profiles.restrict({ profileId: after!.id, restriction });
      expect(await titlesOf(author!)).toEqual([]);
    },
  );

  test('if they are blocked by the person', async () => {
    const [author, blocked] = await people('Ari', 'Bo');
    await blocked!.api.profiles.follow({ profileId: author!.id });
    await world.recipe({ author: author! });
    await sql('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [author!.id, blocked!.id]);
    await gather();
    expect(await titlesOf(blocked!)).toEqual([]);
  });

  test('about or to suspended people, until the suspension ends', async () => {
    const [author, follower] = await people('Ari', 'Bo');
    await follower!.api.profiles.follow({ profileId: author!.id });
    await world.recipe({ title: 'Spam', author: author! });
    await gather();
    const suspend = (id: string, until: string) =>
      sql(
        "insert into sanctions (id, user_id, kind, reason, until) values ($1, $2, 'suspension', 'spam', $3)",
        [randomUUID(), id, until],
      );
    await suspend(author!.id, '2199-01-01');
    expect(await titlesOf(follower!)).toEqual([]);
    await sql("update sanctions set until = now() - interval '1 second' where user_id = $1", [author!.id]);
    expect(await titlesOf(follower!)).toEqual(['Ari posted Spam']);
    await suspend(follower!.id, '2199-01-01');
    expect(await titlesOf(follower!)).toEqual([]);
  });

  test('about their own actions', async () => {
    const [author] = await people('Ari');
    await named(author!, `ari_${author!.id.slice(0, 6)}`);
    const { id } = await world.recipe({ author: author! });
    const first = await say(author!, id, `I am @ari_${author!.id.slice(0, 6)}.`);
    await say(author!, id, 'Replying to myself.', first);
    await gather();
    expect(await titlesOf(author!)).toEqual([]);
  });
});
