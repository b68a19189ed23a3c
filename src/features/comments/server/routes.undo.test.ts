import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { newId } from '../../../shared/id.ts';
import { forgetDeletedComments } from './commands/gone.ts';

let world: World;
let author: Person;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  world = await createWorld();
  [author, ann, ben] = [await world.person(), await world.person(), await world.person()];
});
afterAll(() => world.close());

const newThread = async () => (await world.recipe({ author })).id;
const say = async (person: Person, id: string, text: string, parentId: string | null = null) =>
  (await person.api.comments.add({ on: 'recipe', id, commentId: newId(), text, parentId })).comment;
const read = (id: string, as: { api: Person['api'] } = world.visitor) =>
  as.api.comments.list({ on: 'recipe', id });
const stored = async (id: string) =>
  (await world.database.pool.query('select text, author_id from comments where id = $1', [id])).rows;
const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('a deleted comment', () => {
  test('is restored with its likes and replies on undo', async () => {
    const id = await newThread();
    const comment = await say(ann, id, 'Needs lemon.');
    await say(ben, id, 'Lime!', comment.id);
    await ben.api.comments.like({ commentId: comment.id });
    await ann.api.comments.remove({ commentId: comment.id });
    expect((await read(id)).comments).toMatchObject([{ state: 'deleted', text: '', author: null, likes: 0 }]);
    await ann.api.comments.restore({ commentId: comment.id });
    expect((await read(id)).comments).toMatchObject([
      { state: 'shown', text: 'Needs lemon.', author: { id: ann.id }, likes: 1, replyCount: 1 },
    ]);
  });

  test('can be restored only by the person who deleted it, for ten minutes', async () => {
    const id = await newThread();
    const comment = await say(ann, id, 'Mine');
    const admin = await world.person({ admin: true });
    await admin.api.comments.remove({ commentId: comment.id });
    const restore = (person: Person) => person.api.comments.restore({ commentId: comment.id });
    await expect(restore(ann)).rejects.toMatchObject({ code: 'not_found' });
    await restore(admin);
    await ann.api.comments.remove({ commentId: comment.id });
    await world.database.pool.query(
      `update comments set deleted_at = now() - interval '11 minutes' where id = $1`,
      [comment.id],
    );
    await expect(restore(ann)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is erased, except for its replies, once it can no longer be restored', async () => {
    const id = await newThread();
    const [alone, answered] = [await say(ann, id, 'Alone'), await say(ann, id, 'Answered')];
    const reply = await say(ben, id, 'Yes', answered.id);
    for (const { id: commentId } of [alone, answered]) await ann.api.comments.remove({ commentId });
    await forgetDeletedComments(world.database.db, minutesLater(5));
    expect(await stored(alone.id)).toMatchObject([{ text: 'Alone' }]);
    await forgetDeletedComments(world.database.db, minutesLater(11));
    expect(await stored(alone.id)).toEqual([]);
    expect(await stored(answered.id)).toEqual([{ text: '', author_id: null }]);
    await ben.api.comments.remove({ commentId: reply.id });
    await forgetDeletedComments(world.database.db, minutesLater(22));
    expect(await stored(answered.id)).toEqual([]);
  });
});

describe('comments of people one has blocked or muted', () => {
  test('are neither shown nor counted; one with others’ replies only says that it is hidden', async () => {
    const [id, reader] = [await newThread(), await world.person()];
    const asked = await say(ann, id, 'Asked');
    await say(ben, id, 'Answered', asked.id);
    await say(ann, id, 'Alone');
    const open = await say(ben, id, 'Open');
    await say(ann, id, 'Hidden answer', open.id);
    for (const restriction of ['muted', 'blocked'] as const) {
      await reader.api.profiles.restrict({ profileId: ann.id, restriction });
      const { comments, total } = await read(id, reader);
      expect(total).toBe(2);
      expect(comments).toMatchObject([
        { text: 'Open', replies: [], replyCount: 0 },
        { state: 'hidden', text: '', author: null, replies: [{ text: 'Answered' }] },
      ]);
      expect((await reader.api.comments.replies({ commentId: open.id })).replies).toEqual([]);
      await reader.api.profiles.unrestrict({ profileId: ann.id, restriction });
    }
    expect((await read(id, reader)).total).toBe(5);
  });
});
