import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../test/refusal.ts';
import { statementsOf } from '../../../../test/statements.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { newId } from '../../../shared/id.ts';
import { comments } from './tables.ts';

let world: World;
let author: Person;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  world = await createWorld();
  [author, ann, ben] = await Promise.all([
    world.person({ name: 'Author' }),
    world.person({ name: 'Ann' }),
    world.person({ name: 'Ben' }),
  ]);
});
afterAll(() => world.close());

const newThread = async () => (await world.recipe({ author })).id;
const say = async (person: Person, id: string, text: string, parentId: string | null = null) =>
  (await person.api.comments.add({ on: 'recipe', id, commentId: newId(), text, parentId })).comment;
const read = (id: string, as: { api: Person['api'] } = world.visitor) =>
  as.api.comments.list({ on: 'recipe', id });
const texts = async (id: string, sort: 'newest' | 'liked' = 'newest') =>
  (await world.visitor.api.comments.list({ on: 'recipe', id, sort })).comments.map(({ text }) => text);
const backdate = (id: string, minutes: number) =>
  world.database.pool.query(
    `update comments set created_at = now() - $2 * interval '1 minute' where id = $1`,
    [id, minutes],
  );

describe('commenting', () => {
  test('stores a comment once when it is sent several times at once, and each request gets it', async () => {
    const id = await newThread();
    const send = (by: Person, commentId: string) =>
      by.api.comments.add({ on: 'recipe', id, commentId, text: 'Twice', parentId: null });
    for (let round = 0; round < 3; round++) {
      const commentId = newId();
      const answers = await Promise.all([ann, ann, ann].map((by) => send(by, commentId)));
      expect(new Set(answers.map(({ comment }) => comment.id))).toEqual(new Set([commentId]));
      expect(await refusalOf(send(ben, commentId))).toBe('conflict: This comment id is taken.');
    }
    expect((await read(id)).total).toBe(3);
  });

  test('shows newest first to everyone, with author, replies and count', async () => {
    const id = await newThread();
    const first = await say(ann, id, ' Lovely. ');
    await say(ben, id, 'Too salty.');
    await say(author, id, 'Thank you!', first.id);
    const { comments, total, isClosed, isOwner, nextCursor } = await read(id);
    expect(comments).toMatchObject([
      { text: 'Too salty.', author: { id: ben.id, name: 'Ben' }, replies: [], replyCount: 0 },
      {
        text: 'Lovely.',
        author: { id: ann.id, username: null },
        replies: [{ text: 'Thank you!', author: { id: author.id }, parentId: first.id }],
        replyCount: 1,
        can: { editUntil: null, remove: false, pin: false },
      },
    ]);
    expect({ total, isClosed, isOwner, nextCursor }).toEqual({
      ...{ total: 3, isClosed: false, isOwner: false, nextCursor: null },
    });
  });

  test('is refused if one person has blocked the other, even as a reply', async () => {
    const [owner, blocked, friend] = [await world.person(), await world.person(), await world.person()];
    const { id } = await world.recipe({ author: owner });
    const other = await newThread();
    const parent = await say(owner, other, 'Mine.');
    await owner.api.profiles.restrict({ profileId: blocked.id, restriction: 'blocked' });
    const refusal = 'forbidden: You cannot reply to this person.';
    expect(await refusalOf(say(blocked, id, 'Hello'))).toBe(refusal);
    expect(await refusalOf(say(blocked, other, 'Hello', parent.id))).toBe(refusal);
    expect(await refusalOf(say(friend, id, 'Hello'))).toBe('done');
    const theirs = await world.recipe({ author: blocked });
    expect(await refusalOf(say(owner, theirs.id, 'Hello'))).toBe(
      'forbidden: Unblock this person to reply to them.',
    );
  });

  test('contains its text, and the username of its author', async () => {
    const id = await newThread();
    const cook = await world.person();
    const username = `cook_${cook.id.slice(0, 8)}`;
    await cook.api.accounts.completeProfile({ username, bio: '' });
    const { id: commentId } = await say(cook, id, 'Lovely.');
    expect((await read(id)).comments).toMatchObject([
      { id: commentId, text: 'Lovely.', author: { username } },
    ]);
  });

  test('is stored once if sent twice', async () => {
    const id = await newThread();
    const comment = { on: 'recipe', id, commentId: newId(), text: 'Once.' } as const;
    await ann.api.comments.add(comment);
    await ann.api.comments.add(comment);
    expect(await texts(id)).toEqual(['Once.']);
    expect(await refusalOf(ben.api.comments.add(comment))).toBe('conflict: This comment id is taken.');
  });

  test('has one level of replies', async () => {
    const id = await newThread();
    const top = await say(ann, id, 'Top.');
    const reply = await say(ben, id, 'Reply.', top.id);
    expect(await refusalOf(say(ann, id, 'Reply to a reply.', reply.id))).toBe(
      'invalid_input: Please reply to the comment above this reply.',
    );
    expect(await refusalOf(say(ann, await newThread(), 'Elsewhere.', top.id))).toBe(
      'not_found: The comment you are replying to no longer exists.',
    );
  });

  test('mentions people by their username, and unknown names stay text', async () => {
    const id = await newThread();
    const username = `Ann_${ann.id.slice(0, 8)}`;
    await ann.api.accounts.completeProfile({ username, bio: '' });
    const text = `@${username} and @nobody_here: see me@example.org`;
    expect(await say(ben, id, text)).toMatchObject({ text, mentions: [username.toLowerCase()] });
    expect((await read(id)).comments[0]).toMatchObject({ text, mentions: [username.toLowerCase()] });
  });

  test('needs someone signed in', async () => {
    const id = await newThread();
    expect(
      await refusalOf(world.visitor.api.comments.add({ on: 'recipe', id, commentId: newId(), text: 'Hi.' })),
    ).toMatch(/^not_signed_in/);
  });

  test.each([
    ['10,000 characters', 'a'.repeat(10_000), 'Please use at most 2,000 characters.'],
    ['nothing', ' \n ', 'Please write a comment.'],
    ['only invisible characters', '\u200b\u202e\u2060', 'Please write a comment.'],
  ])('refuses %s', async (_, text, message) => {
    expect(await refusalOf(say(ann, await newThread(), text))).toBe(`invalid_input: ${message}`);
  });

  test.each([
    ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['bidi overrides', 'good\u202Edab', 'gooddab'],
    ['400 emoji', '👩‍🍳'.repeat(400), '👩‍🍳'.repeat(400)],
    ['SQL', "'); drop table comments; --", "'); drop table comments; --"],
  ])('keeps %s as harmless text', async (_, text, kept) => {
    const id = await newThread();
    await say(ann, id, text);
    expect(await texts(id)).toEqual([kept]);
  });

  test('is limited to 20 in 10 minutes', async () => {
    const strict = await createWorld({ RATE_LIMITS: 'strict' });
    try {
      const { id } = await strict.recipe();
      const { api } = await strict.person();
      const add = () => api.comments.add({ on: 'recipe', id, commentId: newId(), text: 'Hi.' });
      for (let sent = 0; sent < 20; sent++) await add();
      expect(await refusalOf(add())).toMatch(/^rate_limited: Too many comments/);
    } finally {
      await strict.close();
    }
  });
});

describe('editing', () => {
  test('is allowed to its author for 15 minutes, and says so', async () => {
    const id = await newThread();
    const { id: commentId, can } = await say(ann, id, 'Lovly.');
    expect(can.editUntil).not.toBeNull();
    const { comment } = await ann.api.comments.update({ commentId, text: 'Lovely.' });
    expect(comment).toMatchObject({ text: 'Lovely.', editedAt: expect.any(String) });
    expect(await refusalOf(ben.api.comments.update({ commentId, text: 'Ugly.' }))).toBe(
      'forbidden: Only its author can edit this comment.',
    );
    await backdate(commentId, 16);
    expect(await refusalOf(ann.api.comments.update({ commentId, text: 'Late.' }))).toBe(
      'forbidden: A comment can be edited for 15 minutes.',
    );
    expect((await read(id, ann)).comments[0]).toMatchObject({ text: 'Lovely.', can: { editUntil: null } });
  });
});

describe('deleting', () => {
  test('is allowed to its author and admins', async () => {
    const id = await newThread();
    const admin = await world.person({ admin: true });
    const { id: commentId } = await say(ann, id, 'Oops.');
    expect(await refusalOf(ben.api.comments.remove({ commentId }))).toBe(
      'forbidden: Only its author or an admin can delete this comment.',
    );
    await ann.api.comments.remove({ commentId });
    expect(await texts(id)).toEqual([]);
    const other = await say(ann, id, 'Again.');
    await admin.api.comments.remove({ commentId: other.id });
    expect((await read(id)).total).toBe(0);
    const { rows } = await world.database.pool.query(
      'select actor_id, action from audit_log where subject_id = $1',
      [other.id],
    );
    expect(rows).toEqual([{ actor_id: admin.id, action: 'delete' }]);
  });

  test('leaves a placeholder while there are replies, which disappears with the last of them', async () => {
    const id = await newThread();
    const top = await say(ann, id, 'Secret.');
    const reply = await say(ben, id, 'Why?', top.id);
    await ben.api.comments.like({ commentId: top.id });
    await ann.api.comments.remove({ commentId: top.id });
    const { comments, total } = await read(id);
    expect(comments).toMatchObject([
      { state: 'deleted', text: '', author: null, likes: 0, replies: [{ text: 'Why?' }] },
    ]);
    expect(total).toBe(1);
    expect(await refusalOf(say(ben, id, 'Hello?', top.id))).toMatch(/^not_found/);
    await ben.api.comments.remove({ commentId: reply.id });
    expect((await read(id)).comments).toEqual([]);
  });
});

describe('liking', () => {
  test('counts once per person, and orders the thread', async () => {
    const id = await newThread();
    const { id: commentId } = await say(ann, id, 'Liked.');
    await say(ann, id, 'Newer.');
    await ben.api.comments.like({ commentId });
    expect(await ben.api.comments.like({ commentId })).toEqual({ id: commentId, likes: 1, isLiked: true });
    expect(await texts(id)).toEqual(['Newer.', 'Liked.']);
    expect(await texts(id, 'liked')).toEqual(['Liked.', 'Newer.']);
    expect((await read(id, ben)).comments[1]).toMatchObject({ likes: 1, isLiked: true });
    expect((await read(id, ann)).comments[1]).toMatchObject({ likes: 1, isLiked: false });
    expect(await ben.api.comments.unlike({ commentId })).toMatchObject({ likes: 0, isLiked: false });
  });
});

describe('the author of a recipe', () => {
  test('pins one comment, which then comes first', async () => {
    const id = await newThread();
    const [one, two] = [await say(ann, id, 'One.'), await say(ann, id, 'Two.')];
    await say(ann, id, 'Three.');
    await author.api.comments.pin({ commentId: two.id });
    await author.api.comments.pin({ commentId: one.id });
    const { comments } = await read(id, author);
    expect(comments.map(({ text, isPinned }) => [text, isPinned])).toEqual([
      ['One.', true],
      ['Three.', false],
      ['Two.', false],
    ]);
    expect(comments[0]?.can.pin).toBe(true);
    await author.api.comments.unpin({ commentId: one.id });
    await author.api.comments.unpin({ commentId: one.id });
    expect(await texts(id)).toEqual(['Three.', 'Two.', 'One.']);
    expect(await refusalOf(ann.api.comments.pin({ commentId: one.id }))).toBe(
      'forbidden: Only the author of this recipe can pin comments.',
    );
    const reply = await say(ben, id, 'Reply.', one.id);
    expect(await refusalOf(author.api.comments.pin({ commentId: reply.id }))).toBe(
      'invalid_input: A reply cannot be pinned.',
    );
  });

  test('keeps one pin when several comments are pinned at once', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await newThread();
      const said = [];
      for (let nth = 0; nth < 6; nth++) said.push(await say(ann, id, `Number ${nth}`));
      await Promise.all(said.map(({ id: commentId }) => author.api.comments.pin({ commentId })));
      const { comments } = await read(id);
      expect(comments.filter(({ isPinned }) => isPinned)).toHaveLength(1);
    }
  });

  test('closes the comments, and opens them again', async () => {
    const id = await newThread();
    const early = await say(ann, id, 'Early.');
    await author.api.comments.close({ on: 'recipe', id });
    await author.api.comments.close({ on: 'recipe', id });
    expect(await refusalOf(ann.api.comments.update({ commentId: early.id, text: 'Other words.' }))).toBe(
      'conflict: The author has turned comments off. Your change was not saved.',
    );
    expect(await read(id, author)).toMatchObject({ isClosed: true, isOwner: true });
    expect(await refusalOf(say(ann, id, 'Late.'))).toBe(
      'conflict: The author has turned comments off. Yours was not published.',
    );
    expect(await refusalOf(ann.api.comments.reopen({ on: 'recipe', id }))).toBe(
      'forbidden: Only the author of this recipe can close the comments.',
    );
    await author.api.comments.reopen({ on: 'recipe', id });
    await say(ann, id, 'In time.');
    expect(await texts(id)).toEqual(['In time.', 'Early.']);
  });

  test('blocks somebody, who then changes nothing of what they wrote here', async () => {
    const id = await newThread();
    const other = await world.person();
    const written = await say(other, id, 'Kind words.');
    await author.api.profiles.restrict({ profileId: other.id, restriction: 'blocked' });
    const changing = other.api.comments.update({ commentId: written.id, text: 'Other words.' });
    expect(await refusalOf(changing)).toMatch(/^forbidden: /);
  });

  test('cannot be answered anew by editing a reply, once whoever wrote it has blocked its author', async () => {
    const id = await newThread();
    const [writer, replier] = [await world.person(), await world.person()];
    const written = await say(writer, id, 'Too salty.');
    const reply = await say(replier, id, 'I agree.', written.id);
    await writer.api.profiles.restrict({ profileId: replier.id, restriction: 'blocked' });
    const changing = replier.api.comments.update({ commentId: reply.id, text: 'So are you.' });
    expect(await refusalOf(changing)).toBe('forbidden: You cannot reply to this person.');
  });
});

describe('a long thread', () => {
  test('comes page by page, each comment once, at the same cost', async () => {
    const id = await newThread();
    const createdAt = new Date('2026-01-01');
    const rows = Array.from({ length: 45 }, (_, at) => ({
      ...{ id: newId(), recipeId: id, authorId: ann.id, text: `Comment ${at} for @nobody`, createdAt },
    }));
    await world.database.db.insert(comments).values(rows);
    const replies = rows.flatMap(({ id: parentId }) =>
      Array.from({ length: 25 }, (_, at) => ({
        ...{ id: newId(), recipeId: id, authorId: ben.id, parentId, text: `Reply ${at}`, createdAt },
      })),
    );
    await world.database.db.insert(comments).values(replies);
    for (const sort of ['newest', 'liked'] as const) {
      const pages: string[][] = [];
      let cursor: string | null = null;
      do {
        const asked = { on: 'recipe', id, sort, ...(cursor && { cursor }) } as const;
        const page = await world.visitor.api.comments.list(asked);
        pages.push(page.comments.map((comment) => comment.id));
        cursor = page.nextCursor;
      } while (cursor);
      expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
      expect(new Set(pages.flat()).size).toBe(45);
    }
    expect(await statementsOf(() => read(id), /comment|recipes|profiles/)).toBeLessThanOrEqual(7);
    const [top] = (await read(id)).comments;
    expect(top).toMatchObject({ replyCount: 25 });
    const found = [...(top?.replies ?? [])];
    let cursor = top?.nextReplies;
    const commentId = top?.id ?? '';
    while (cursor) {
      const page = await world.visitor.api.comments.replies({ commentId, cursor });
      found.push(...page.replies);
      cursor = page.nextCursor;
    }
    expect(found.map(({ id }) => id)).toHaveLength(25);
    expect(new Set(found.map(({ id }) => id)).size).toBe(25);
    expect(
      await statementsOf(() => world.visitor.api.comments.replies({ commentId }), /comment|recipes|profiles/),
    ).toBeLessThanOrEqual(4);
  });

  test.each(['nonsense', '1.1.x', `9999999999.1.${newId()}`])('has no page %s', async (cursor) => {
    const id = await newThread();
    expect(await refusalOf(world.visitor.api.comments.list({ on: 'recipe', id, cursor }))).toMatch(
      /^invalid_input: This page of the list does not exist/,
    );
  });
});
