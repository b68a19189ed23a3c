import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetDeletedComments } from '#features/comments/server/commands/gone.ts';
import { DAY_MS } from '#shared/durations.ts';
import { newId } from '#shared/id.ts';
import { statementsOf } from '../../../../test/statements.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import type { QueuedItem } from '../contract.ts';
import { contentFlags } from './tables.ts';

let world: World;
let moderator: Person;
let other: Person;
let author: Person;

beforeAll(async () => {
  world = await createWorld();
  moderator = await world.person({ name: 'Mo Moderator', admin: true });
  other = await world.person({ admin: true });
  author = await world.person({ name: 'Ann Author' });
});
afterAll(() => world.close());

/** All items of a queue, page by page. */
async function queued(
  queue: 'reports' | 'held' | 'appeals' | 'removed',
  by = moderator,
): Promise<QueuedItem[]> {
  const items: QueuedItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await by.api.moderation.queue({ queue, cursor });
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return items;
}
const inQueue = async (queue: Parameters<typeof queued>[0], contentId: string, by = moderator) =>
  (await queued(queue, by)).find((item) => item.contentId === contentId);

async function reported(title = 'Spam soup'): Promise<string> {
  const { id } = await world.recipe({ title, author, description: 'Buy my pans.' });
  const reporter = await world.person({ name: 'Rita Reporter' });
  await reporter.api.moderation.report({
    contentType: 'recipe',
    contentId: id,
    reason: 'spam',
    details: 'Sells pans.',
  });
  return id;
}
const removeIt = (contentId: string, by = moderator) =>
  by.api.moderation.decide({
    decision: 'remove',
    contentType: 'recipe',
    contentId,
    reason: 'spam',
    message: 'No ads.',
  });

describe('a report', () => {
  test('is queued once per content, with the author’s history, and never names its sender', async () => {
    const contentId = await reported();
    const second = await world.person();
    await second.api.moderation.report({ contentType: 'recipe', contentId, reason: 'copyright' });
    const answer = await moderator.fetch('/api/admin/moderation/queue?queue=reports');
    const text = await answer.text();
    expect(text).not.toContain('Rita');
    const { items } = JSON.parse(text) as { items: QueuedItem[] };
    expect(items.filter((item) => item.contentId === contentId)).toMatchObject([
      {
        contentType: 'recipe',
        title: 'Spam soup',
        text: expect.stringContaining('Buy my pans.'),
        picture: expect.stringContaining(`/pictures/recipes/${contentId}/`),
        path: `/recipe/${contentId}`,
        isHidden: false,
        isLate: false,
        reportCount: 2,
        reports: [
          { reason: 'copyright', details: '' },
          { reason: 'spam', details: 'Sells pans.' },
        ],
        author: { name: 'Ann Author', removals: 0, warnings: 0, suspension: null },
      },
    ]);
  });

  test('about the same content counts once per person, and again after a decision', async () => {
    const { id: contentId } = await world.recipe({ author });
    const reporter = await world.person();
    const send = () => reporter.api.moderation.report({ contentType: 'recipe', contentId, reason: 'spam' });
    await send();
    await expect(send()).rejects.toMatchObject({
      code: 'conflict',
      message: 'You have already reported this. Our moderators will review it.',
    });
    await moderator.api.moderation.decide({ decision: 'dismiss', contentType: 'recipe', contentId });
    expect(await inQueue('reports', contentId)).toBeUndefined();
    await send();
    expect(await inQueue('reports', contentId)).toMatchObject({
      reportCount: 2,
      history: [{ action: 'dismiss', by: 'Mo Moderator' }],
    });
  });

  test('can be dismissed once its content is gone, but cannot be decided if it never existed', async () => {
    const dismiss = (contentId: string) =>
      moderator.api.moderation.decide({ decision: 'dismiss', contentType: 'recipe', contentId });
    const contentId = await reported('Soup of a day');
    await world.database.pool.query('delete from recipes where id = $1', [contentId]);
    expect(await dismiss(contentId)).toEqual({ contentId });
    await expect(dismiss(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  });

  test('ends with its content, so that the numbers are those of the queues', async () => {
    const numbers = async () => {
      const { reports, held } = await moderator.api.moderation.counts();
      return { reports, held };
    };
    const before = await numbers();
    await moderator.api.moderation.addHoldRule({ kind: 'word', value: 'gone goulash' });
    const writer = await world.person();
    const { id: recipeId } = await world.recipe({ author });
    const report = (contentType: 'comment' | 'rating' | 'recipe', contentId: string) =>
      other.api.moderation.report({ contentType, contentId, reason: 'spam' });
    const say = async (text: string, parentId: string | null = null) =>
      (await writer.api.comments.add({ on: 'recipe', id: recipeId, commentId: newId(), text, parentId }))
        .comment.id;
    const [alone, answered] = [await say('Spam'), await say('Spam with a reply')];
    await say('A reply', answered);
    const rated = await writer.api.ratings.rate({ recipeId, stars: 1, note: 'Spam', image: null });
    for (const id of [alone, answered]) await report('comment', id);
    await report('rating', rated.own?.id ?? '');
    await say('A gone goulash');
    const reportedRecipe = await reported('Deleted by its author');
    expect(await numbers()).toEqual({ reports: before.reports + 4, held: before.held + 1 });
    await author.api.recipes.remove({ recipeId: reportedRecipe });
    await writer.api.ratings.unrate({ recipeId });
    for (const commentId of [alone, answered]) await writer.api.comments.remove({ commentId });
    await forgetDeletedComments(world.database.db, new Date(Date.now() + DAY_MS));
    expect(await numbers()).toEqual({ reports: before.reports, held: before.held + 1 });
    await author.api.recipes.remove({ recipeId });
    expect(await numbers()).toEqual(before);
  });

  test('is late after the promised 24 hours, and the oldest comes first', async () => {
    const [young, old] = [await reported(), await reported()];
    await world.database.db.execute(
      sql`update content_flags set reported_at = now() - interval '25 hours' where content_id = ${old}`,
    );
    const order = (await queued('reports')).map(({ contentId }) => contentId);
    expect(order.indexOf(old)).toBeLessThan(order.indexOf(young));
    expect(await inQueue('reports', old)).toMatchObject({ isLate: true });
    expect((await moderator.api.moderation.counts()).late).toBe(1);
  });

  test('comes in pages, each with few statements, however long the queue', async () => {
    for (let at = 0; at < 25; at++) await reported(`Many ${at}`);
    const ids = (await queued('reports')).map(({ contentId }) => contentId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(25);
    expect(
      await statementsOf(
        () => moderator.api.moderation.queue({ queue: 'reports' }),
        /content_flags|removals|audit_log|profiles|recipes/,
      ),
    ).toBeLessThanOrEqual(8);
  });
});

describe('removed content', () => {
  test('disappears everywhere immediately, and its author sees why until they dismiss it', async () => {
    const contentId = await reported('Vanishing soup');
    expect(await world.visitor.api.recipes.get({ recipeId: contentId })).toBeDefined();
    await removeIt(contentId);
    for (const path of [
      `/api/recipes/${contentId}`,
      `/api/recipes/${contentId}/foods`,
      `/api/recipes/${contentId}/similar`,
      `/pictures/recipes/${contentId}/x-640.webp`,
    ])
      expect((await world.visitor.fetch(path)).status, path).toBe(404);
    for (const path of [
      '/api/search?q=vanishing',
      '/api/recipes?limit=100',
      `/api/profiles/${author.id}/recipes`,
      '/sitemap.xml',
      '/api/home',
    ])
      expect(await (await world.visitor.fetch(path)).text(), path).not.toContain(contentId);
    expect(await inQueue('reports', contentId)).toBeUndefined();
    expect(await inQueue('removed', contentId)).toMatchObject({
      isHidden: true,
      removal: { reason: 'spam' },
    });
    const [flag] = await world.database.db.select().from(contentFlags).where(sql`content_id = ${contentId}`);
    expect(flag).toMatchObject({ status: 'deleted', resolvedAt: expect.any(Date) });
    const notice = (await author.api.moderation.notices()).removals.find(
      ({ title }) => title === 'Vanishing soup',
    );
    expect(notice).toMatchObject({ contentType: 'recipe', reason: 'spam', message: 'No ads.', appeal: null });
    await author.api.moderation.dismissNotice({ noticeId: notice?.id ?? '' });
    expect((await author.api.moderation.notices()).removals).not.toContainEqual(
      expect.objectContaining({ id: notice?.id }),
    );
  });

  test('keeps its likes and saves, and comes back with them', async () => {
    const { id: contentId } = await world.recipe({ author });
    const fan = await world.person({ subscribed: true });
    await fan.api.favorites.like({ recipeId: contentId });
    await removeIt(contentId);
    await moderator.api.moderation.decide({ decision: 'restore', contentType: 'recipe', contentId });
    expect(await world.visitor.api.recipes.get({ recipeId: contentId })).toMatchObject({ likes: 1 });
    expect((await author.api.moderation.notices()).removals.map(({ title }) => title)).not.toContain(
      contentId,
    );
    expect(await inQueue('removed', contentId)).toBeUndefined();
  });

  test('cannot be removed twice, reported or edited, nor restored if it was not removed', async () => {
    const contentId = await reported();
    await expect(
      moderator.api.moderation.decide({ decision: 'restore', contentType: 'recipe', contentId }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await removeIt(contentId);
    await expect(removeIt(contentId, other)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This was already removed.',
    });
    const late = await world.person();
    await expect(
      late.api.moderation.report({ contentType: 'recipe', contentId, reason: 'spam' }),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect((await author.fetch(`/api/recipes/${contentId}`, { method: 'DELETE' })).status).toBe(404);
    await expect(removeIt(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('an appeal', () => {
  test('is decided by another moderator, and if upheld, restores the content and tells its author', async () => {
    const contentId = await reported('Honest soup');
    await removeIt(contentId);
    const own = async () =>
      (await author.api.moderation.notices()).removals.find(({ title }) => title === 'Honest soup');
    const removalId = (await own())?.id ?? '';
    await author.api.moderation.appeal({ removalId, text: 'It only names my own pan.' });
    await expect(author.api.moderation.appeal({ removalId, text: 'Again' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await inQueue('appeals', contentId)).toMatchObject({
      removal: { id: removalId, appeal: 'It only names my own pan.', mayDecide: false },
    });
    await expect(
      moderator.api.moderation.decideAppeal({ removalId, result: 'upheld' }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    expect(await inQueue('appeals', contentId, other)).toMatchObject({ removal: { mayDecide: true } });
    await other.api.moderation.decideAppeal({ removalId, result: 'upheld', answer: 'Sorry!' });
    expect(await world.visitor.api.recipes.get({ recipeId: contentId })).toMatchObject({
      title: 'Honest soup',
    });
    expect(await own()).toMatchObject({ appeal: { result: 'upheld', answer: 'Sorry!' } });
    await author.api.moderation.dismissNotice({ noticeId: removalId });
    expect(await own()).toBeUndefined();
  });

  test('that is denied leaves the content removed, with the decision', async () => {
    const contentId = await reported('Bad soup');
    await removeIt(contentId);
    const own = async () =>
      (await author.api.moderation.notices()).removals.find(({ title }) => title === 'Bad soup');
    const removalId = (await own())?.id ?? '';
    await author.api.moderation.dismissNotice({ noticeId: removalId });
    await author.api.moderation.appeal({ removalId, text: 'Please.' });
    await other.api.moderation.decideAppeal({ removalId, result: 'denied', answer: 'Still an ad.' });
    expect(await own()).toMatchObject({ appeal: { result: 'denied', answer: 'Still an ad.' } });
    expect((await world.visitor.fetch(`/api/recipes/${contentId}`)).status).toBe(404);
    await expect(other.api.moderation.decideAppeal({ removalId, result: 'upheld' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('is no longer counted, listed or accepted once its content is gone', async () => {
    const counts = () => moderator.api.moderation.counts();
    const before = await counts();
    const [appealed, silent] = [await reported('Appealed soup'), await reported('Silent soup')];
    for (const contentId of [appealed, silent]) await removeIt(contentId);
    const idOf = async (wanted: string) =>
      (await author.api.moderation.notices()).removals.find(({ title }) => title === wanted)?.id ?? '';
    await author.api.moderation.appeal({ removalId: await idOf('Appealed soup'), text: 'Please.' });
    expect(await counts()).toMatchObject({ appeals: before.appeals + 1, removed: before.removed + 2 });
    await world.database.db.execute(sql`delete from all_recipes where id in (${appealed}, ${silent})`);
    expect(await counts()).toMatchObject({ appeals: before.appeals, removed: before.removed });
    await expect(
      author.api.moderation.appeal({ removalId: await idOf('Silent soup'), text: 'Please.' }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('about somebody else’s content is refused', async () => {
    const contentId = await reported('Foreign soup');
    await removeIt(contentId);
    const [notice] = (await author.api.moderation.notices()).removals;
    const stranger = await world.person();
    await expect(
      stranger.api.moderation.appeal({ removalId: notice?.id ?? '', text: 'Mine!' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('the log refuses an action or a subject in another spelling', async () => {
  const { pool } = world.database;
  const insert = (action: string, subject: string) =>
    pool.query(
      `insert into audit_log (id, at, action, subject_type, subject_id) values (gen_random_uuid(), now(), $1, $2, 'x')`,
      [action, subject],
    );
  await insert('change_setting', 'promo_code');
  for (const [action, subject] of [
    ['change-setting', 'setting'],
    ['delete', 'promo-code'],
  ] as const)
    await expect(insert(action, subject)).rejects.toThrow('audit_log_names');
});

test('moderators’ actions are recorded, and nobody can change or delete the record', async () => {
  const contentId = await reported();
  await removeIt(contentId);
  const { db } = world.database;
  const { rows } = await db.execute(sql`select * from audit_log where subject_id = ${contentId}`);
  expect(rows).toMatchObject([
    {
      action: 'remove',
      actor_id: moderator.id,
      subject_type: 'recipe',
      details: { reason: 'spam', message: 'No ads.' },
    },
  ]);
  for (const statement of [
    sql`delete from audit_log`,
    sql`update audit_log set action = 'x'`,
    sql`truncate audit_log`,
  ])
    await expect(world.owner.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'Rows of audit_log are never changed or deleted.' },
    });
});
