import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../../test/refusal.ts';
import { publish } from '../../../../test/videos.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { newId } from '../../../shared/id.ts';

let world: World;
let author: Person;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  world = await createWorld();
  [author, ann, ben] = [await world.person(), await world.person(), await world.person()];
});
afterAll(() => world.close());

const say = async (person: Person, id: string, text: string, parentId: string | null = null) =>
  (await person.api.comments.add({ on: 'reel', id, commentId: newId(), text, parentId })).comment;
const read = (id: string, as: { api: Person['api'] } = world.visitor) =>
  as.api.comments.list({ on: 'reel', id });
const countOf = async (id: string) => (await world.visitor.api.reels.get({ reelId: id })).comments;

test('a reel has its own thread, with replies and likes, and a comment count', async () => {
  const [id, other] = [await publish(author), await publish(author)];
  const first = await say(ann, id, 'Which pan is that?');
  const reply = await say(author, id, 'Cast iron.', first.id);
  await ben.api.comments.like({ commentId: first.id });
  expect(await read(id)).toMatchObject({
    ...{ total: 2, ownerId: author.id },
    comments: [{ text: 'Which pan is that?', likes: 1, replies: [{ text: 'Cast iron.' }] }],
  });
  expect((await ann.api.comments.replies({ commentId: first.id })).replies).toMatchObject([{ id: reply.id }]);
  expect((await read(other)).comments).toEqual([]);
  expect([await countOf(id), await countOf(other)]).toEqual([2, 0]);
  expect(await refusalOf(say(ben, other, 'Here?', first.id))).toBe(
    'not_found: The comment you are replying to no longer exists.',
  );
});

test('only its author pins comments and closes the thread', async () => {
  const id = await publish(author);
  const [first] = [await say(ann, id, 'First'), await say(ann, id, 'Second')];
  await author.api.comments.pin({ commentId: first.id });
  expect((await read(id)).comments.map(({ text }) => text)).toEqual(['First', 'Second']);
  expect(await refusalOf(ben.api.comments.close({ on: 'reel', id }))).toBe(
    'forbidden: Only the author of this video can close the comments.',
  );
  await author.api.comments.close({ on: 'reel', id });
  expect(await refusalOf(say(ben, id, 'Late'))).toMatch(/^conflict: /);
  await author.api.comments.reopen({ on: 'reel', id });
  expect(await refusalOf(say(ben, id, 'In time'))).toBe('done');
});

test('its count excludes deleted and hidden comments, and those of deleted accounts', async () => {
  const [id, gone] = [await publish(author), await world.person()];
  const comment = await say(ann, id, 'One');
  await say(gone, id, 'Two');
  await ann.api.comments.remove({ commentId: comment.id });
  expect(await countOf(id)).toBe(1);
  await ann.api.comments.restore({ commentId: comment.id });
  expect(await countOf(id)).toBe(2);
  const admin = await world.person({ admin: true });
  const content = { contentType: 'comment', contentId: comment.id } as const;
  await ben.api.moderation.report({ ...content, reason: 'spam' });
  const { items } = await admin.api.moderation.queue({ queue: 'reports' });
  expect(items.find(({ contentId }) => contentId === comment.id)).toMatchObject({
    ...{ title: 'Comment on Soup in a minute', path: `/reels/${id}#comments` },
  });
  await admin.api.moderation.decide({ ...content, decision: 'remove', reason: 'spam' });
  expect(await countOf(id)).toBe(1);
  for (const personal of world.app.personal)
    await personal.erase?.(world.database.db, gone.id, { keepRecipes: false });
  expect(await countOf(id)).toBe(0);
});

test('comments are deleted with their reel, and a hidden reel shows none', async () => {
  const id = await publish(author);
  const comment = await say(ann, id, 'Gone');
  await author.api.reels.remove({ reelId: id });
  expect(await refusalOf(read(id))).toBe('not_found: This video does not exist. It may have been deleted.');
  expect(await refusalOf(ann.api.comments.like({ commentId: comment.id }))).toMatch(/^not_found: /);
});
