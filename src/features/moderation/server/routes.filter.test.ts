import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { newId } from '../../../shared/id.ts';

let world: World;
let moderator: Person;
let reporter: Person;

beforeAll(async () => {
  world = await createWorld();
  moderator = await world.person({ admin: true });
  reporter = await world.person();
});
afterAll(() => world.close());

type Filter = Partial<Parameters<Person['api']['moderation']['queue']>[0]>;
const titles = async (filter: Filter) =>
  (await moderator.api.moderation.queue(filter)).items.map(({ title }) => title);

test('a queue is narrowed by type and by reason', async () => {
  const author = await world.person({ name: 'Nora Narrow' });
  const [soup, bread] = [
    await world.recipe({ author, title: 'Narrow soup' }),
    await world.recipe({ author, title: 'Narrow bread' }),
  ];
  const { comment } = await author.api.comments.add({
    ...{ on: 'recipe', id: soup.id, commentId: newId(), text: 'Narrow remark', parentId: null },
  });
  const report = (contentType: 'recipe' | 'comment', contentId: string, reason: 'spam' | 'hateful') =>
    reporter.api.moderation.report({ contentType, contentId, reason });
  await report('recipe', soup.id, 'spam');
  await report('recipe', bread.id, 'hateful');
  await report('comment', comment.id, 'spam');
  const q = 'narrow';
  expect(await titles({ q })).toEqual(['Narrow soup', 'Narrow bread', 'Comment on Narrow soup']);
  expect(await titles({ q, type: 'recipe' })).toEqual(['Narrow soup', 'Narrow bread']);
  expect(await titles({ type: 'comment', reason: 'spam' })).toEqual(['Comment on Narrow soup']);
  expect(await titles({ q, reason: 'hateful' })).toEqual(['Narrow bread']);
  expect(await titles({ q, reason: 'violence' })).toEqual([]);
  await moderator.api.moderation.decide({
    ...{ decision: 'remove', contentType: 'recipe', contentId: bread.id, reason: 'copyright' },
  });
  expect(await titles({ queue: 'removed', reason: 'copyright', type: 'recipe' })).toEqual(['Narrow bread']);
  expect(await titles({ queue: 'removed', reason: 'hateful', q })).toEqual([]);
});

test('a queue is searched by words, and by the name or username of an author', async () => {
  const author = await world.person({ name: 'Wanda Words' });
  await author.api.accounts.completeProfile({ username: 'wanda_100', bio: '' });
  const [one, other] = [
    await world.recipe({ author, title: 'Plain toast' }),
    await world.recipe({ title: 'Words of others' }),
  ];
  for (const { id: contentId } of [one, other])
    await reporter.api.moderation.report({ contentType: 'recipe', contentId, reason: 'other' });
  expect(await titles({ q: 'TOAST plain' })).toEqual(['Plain toast']);
  expect(await titles({ q: 'toast of' })).toEqual([]);
  expect(await titles({ q: 'wanda' })).toEqual(['Plain toast']);
  expect(await titles({ q: '@wanda_1' })).toEqual(['Plain toast']);
  expect(await titles({ q: 'words' })).toEqual(['Plain toast', 'Words of others']);
  expect(await titles({ q: '%' })).toEqual([]);
});

test('a search goes through a long queue page by page, finding each item once', async () => {
  const author = await world.person();
  const total = 130;
  const ids: string[] = [];
  for (let at = 0; at < total; at++)
    ids.push((await world.recipe({ author, title: at % 2 ? `Odd one ${at}` : `Even ${at}` })).id);
  await world.database.pool.query(
    `insert into content_flags (id, content_id, content_type, reason, reporter_name, reported_at)
     select gen_random_uuid(), id, 'recipe', 'spam', 'Somebody', timestamptz '2026-01-01' + at * interval '1 minute'
     from unnest($1::text[]) with ordinality flag (id, at)`,
    [ids],
  );
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await moderator.api.moderation.queue({ q: 'odd', cursor });
    found.push(...page.items.map(({ title }) => title));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(found).toHaveLength(total / 2);
  expect(new Set(found).size).toBe(total / 2);
  const asked = moderator.api.moderation.queue({ q: 'x'.repeat(101) });
  await expect(asked).rejects.toMatchObject({ code: 'invalid_input' });
});
