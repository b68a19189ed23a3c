import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#features/accounts/server/tables.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { newId } from '../../../shared/id.ts';
import { commentsOffers } from './offers.ts';

let world: World;
let ann: Person;
let ben: Person;
let moderator: Person;

beforeAll(async () => {
  world = await createWorld();
  [ann, ben, moderator] = await Promise.all([
    world.person({ name: 'Ann' }),
    world.person({ name: 'Ben' }),
    world.person({ admin: true }),
  ]);
});
afterAll(() => world.close());

const say = (person: Person, id: string, text: string, parentId: string | null = null) =>
  person.api.comments.add({ on: 'recipe', id, commentId: newId(), text, parentId });
const read = (id: string) => world.visitor.api.comments.list({ on: 'recipe', id });
const remove = (contentId: string) =>
  moderator.api.moderation.decide({
    ...{ decision: 'remove', contentType: 'comment', contentId, reason: 'spam' },
  });

test('a reported comment shows moderators its text and author, disappears when removed, and comes back', async () => {
  const { id, title } = await world.recipe();
  const username = `ann_${ann.id.slice(0, 8)}`;
  await ann.api.accounts.completeProfile({ username, bio: '' });
  const { comment } = await say(ann, id, 'Buy pans!');
  await ben.api.moderation.report({ contentType: 'comment', contentId: comment.id, reason: 'spam' });
  const { items } = await moderator.api.moderation.queue({ queue: 'reports' });
  expect(items.find(({ contentId }) => contentId === comment.id)).toMatchObject({
    title: `Comment on ${title}`,
    text: 'Buy pans!',
    author: { id: ann.id, username },
  });
  await remove(comment.id);
  expect(await read(id)).toMatchObject({ comments: [], total: 0 });
  await expect(ben.api.comments.like({ commentId: comment.id })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(ann.api.comments.update({ commentId: comment.id, text: 'Pots!' })).rejects.toMatchObject({
    code: 'not_found',
  });
  await moderator.api.moderation.decide({
    ...{ decision: 'restore', contentType: 'comment', contentId: comment.id },
  });
  expect((await read(id)).comments).toMatchObject([{ text: 'Buy pans!' }]);
});

test('a removed comment leaves only its replies readable', async () => {
  const { id } = await world.recipe();
  const { comment } = await say(ann, id, 'Rude words.');
  const { comment: reply } = await say(ben, id, 'Please be kind.', comment.id);
  await remove(comment.id);
  const answer = await world.visitor.fetch(`/api/threads/recipe/${id}/comments`);
  const body = await answer.text();
  expect(body).not.toContain('Rude');
  expect(body).not.toContain('Ann');
  expect(JSON.parse(body)).toMatchObject({
    comments: [{ state: 'removed', text: '', author: null, replies: [{ text: 'Please be kind.' }] }],
    total: 1,
  });
  await remove(reply.id);
  expect(await read(id)).toMatchObject({ comments: [], total: 0 });
});

test('a comment with a held word waits for review, even if the word is edited in', async () => {
  await moderator.api.moderation.addHoldRule({ kind: 'word', value: 'zorkpan' });
  const { id } = await world.recipe();
  expect((await say(ann, id, 'Buy a zorkpan')).isHeld).toBe(true);
  const { comment, isHeld } = await say(ann, id, 'Nice.');
  expect(isHeld).toBe(false);
  expect((await read(id)).comments).toHaveLength(1);
  const edited = await ann.api.comments.update({ commentId: comment.id, text: 'Buy a zorkpan' });
  expect(edited.isHeld).toBe(true);
  expect((await read(id)).comments).toEqual([]);
});

test('comments on a hidden recipe are not found', async () => {
  const { id } = await world.recipe();
  const { comment } = await say(ann, id, 'Lovely.');
  await moderator.api.moderation.decide({
    ...{ decision: 'remove', contentType: 'recipe', contentId: id, reason: 'spam' },
  });
  await expect(read(id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(ben.api.comments.like({ commentId: comment.id })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(world.visitor.api.comments.replies({ commentId: comment.id })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('suspended people cannot comment, but can delete what they wrote', async () => {
  const { id } = await world.recipe();
  const rude = await world.person();
  const { comment } = await say(rude, id, 'Rude.');
  await moderator.api.moderation.sanction({ userId: rude.id, kind: 'suspension', reason: 'hateful' });
  await expect(say(rude, id, 'Ruder.')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(rude.api.comments.update({ commentId: comment.id, text: 'Ruder.' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await rude.api.comments.remove({ commentId: comment.id });
  expect((await read(id)).comments).toEqual([]);
});

test('a person’s comments are in their export, and are all erased with the account', async () => {
  const { db } = world.database;
  const leaver = await world.person({ name: 'Leaving Lou' });
  const { id, title } = await world.recipe();
  const { comment: asked } = await say(leaver, id, 'Private thoughts.');
  await say(ben, id, 'Answer.', asked.id);
  await say(leaver, id, 'More thoughts.', asked.id);
  await say(leaver, id, 'Alone.');
  const files = [];
  for await (const file of commentsOffers.personal?.exported?.(db, leaver.id) ?? []) files.push(file);
  expect(files.map(({ path }) => path)).toEqual(['comments.json']);
  expect(JSON.parse(String(files[0]?.content))).toMatchObject([
    { text: 'Private thoughts.', recipe: title, inReplyTo: null },
    { text: 'More thoughts.', inReplyTo: asked.id },
    { text: 'Alone.' },
  ]);
  await db.transaction((tx) =>
    Promise.resolve(commentsOffers.personal?.erase?.(tx, leaver.id, { keepRecipes: true })),
  );
  await db.delete(users).where(eq(users.id, leaver.id));
  expect((await read(id)).comments).toMatchObject([
    { state: 'deleted', text: '', author: null, replies: [{ text: 'Answer.' }] },
  ]);
  const { rows } = await world.database.pool.query(
    "select count(*)::integer as left from comments where text ~ 'thoughts|Alone'",
  );
  expect(rows).toEqual([{ left: 0 }]);
});

test('a comment, its like and its pin invalidate no cached response', async () => {
  const { id } = await world.recipe({ author: moderator });
  const listener = new pg.Client(world.connection);
  await listener.connect();
  const told: string[] = [];
  listener.on('notification', ({ payload = '' }) => told.push(payload));
  await listener.query('listen changes');
  const { comment } = await say(ann, id, 'Lovely.');
  await ben.api.comments.like({ commentId: comment.id });
  await moderator.api.comments.pin({ commentId: comment.id });
  expect(told).toEqual([]);
  // Notifications arrive in order, so none of the earlier ones is still on its way.
  await ann.api.ratings.rate({ recipeId: id, stars: 5, note: 'Made it.' });
  await expect.poll(() => told).toEqual([expect.stringMatching(`^shown:recipe:${id}\nrated>`)]);
  await listener.end();
});
