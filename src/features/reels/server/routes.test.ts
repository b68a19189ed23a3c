import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#shared/id.ts';
import { storePicture } from '../../../../test/photos.ts';
import { refusalOf } from '../../../../test/refusal.ts';
import { statementsOf } from '../../../../test/statements.ts';
import { publish, sampleVideo, uploaded } from '../../../../test/videos.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { reelsOffers } from './offers.ts';

let world: World;
let author: Person;
let fan: Person;

beforeAll(async () => {
  world = await createWorld();
  author = await world.person({ name: 'Ari Author' });
  fan = await world.person();
});
afterAll(() => world?.close());

const poster = () =>
  sharp({ create: { width: 9, height: 16, channels: 3, background: '#d6452b' } })
    .png()
    .toBuffer();
const filesLeft = async (): Promise<string[]> =>
  (await readdir(join(world.config.dataDir, 'media'), { recursive: true })).filter((name) =>
    /\.(mp4|webm)$/.test(name),
  );

describe('a published reel', () => {
  test('has its author, size, length, recipe and captions', async () => {
    const ingredients = [{ amount: '1 l', name: 'milk' }];
    const recipe = await world.recipe({ author, title: 'Tomato Soup', ingredients });
    const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nChop the tomatoes.';
    const id = await publish(author, { title: '  Soup  in a minute ', recipeId: recipe.id, captions });
    const reel = await world.visitor.api.reels.get({ reelId: id });
    expect(reel).toMatchObject({
      id,
      title: 'Soup in a minute',
      video: `/videos/${id}.mp4`,
      captions: `/videos/${id}.vtt`,
      width: 180,
      height: 320,
      authorId: author.id,
      authorName: 'Ari Author',
      recipe: { id: recipe.id, title: 'Tomato Soup', allergens: ['milk'], mayContain: [] },
      likes: 0,
    });
    expect(reel.duration).toBeCloseTo(2, 1);
    const file = await world.visitor.fetch(`/videos/${id}.vtt`);
    expect(file.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await file.text()).toContain('00:00:00.000 --> 00:00:01.000\nChop the tomatoes.');
  });

  test('sent again after a lost response is the same one', async () => {
    const input = { id: newId(), uploadId: await uploaded(author, sampleVideo()), title: 'Once' };
    const first = await author.api.reels.create(input);
    expect(await author.api.reels.create(input)).toEqual(first);
    expect(await refusalOf(fan.api.reels.create(input))).toBe('conflict: This id is taken.');
  });

  test('sent again while it is still being stored is the same one', async () => {
    const input = { id: newId(), uploadId: await uploaded(author, sampleVideo()), title: 'At once' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => author.api.reels.create(input)));
    expect(answers).toEqual(Array(4).fill({ id: input.id, isHeld: false }));
    expect((await world.visitor.fetch(`/videos/${input.id}.mp4`)).status).toBe(200);
  });

  test('needs a title, and refuses what is too long', async () => {
    const uploadId = await uploaded(author, sampleVideo());
    const create = (fields: object) =>
      refusalOf(author.api.reels.create({ id: newId(), uploadId, title: 'Soup', ...fields }));
    expect(await create({ title: ' \u200b ' })).toMatch(/^invalid_input: Please give the video a title\./);
    expect(await create({ title: 'x'.repeat(151) })).toMatch(/^invalid_input: Title: please use at most 150/);
    expect(await create({ description: 'x'.repeat(2_001) })).toMatch(
      /^invalid_input: Description: please use/,
    );
    expect(await create({ captions: 'no captions at all' })).toMatch(
      /^invalid_input: These are not captions/,
    );
    expect(await create({ recipeId: newId() })).toMatch(/^not_found/);
    expect(await create({ image: 'https://example.org/x.jpg' })).toMatch(/^invalid_input: Please upload/);
  });
});

describe('lists of reels', () => {
  test('come newest first, page by page, each page with one statement', async () => {
    const [cook, recipe] = [await world.person(), await world.recipe()];
    const ids: string[] = [];
    for (const title of ['First', 'Second', 'Third'])
      ids.unshift(await publish(cook, { title, recipeId: recipe.id }));
    const first = await world.visitor.api.reels.list({ author: cook.id, limit: 2 });
    expect(first.reels.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    let rest: typeof first | undefined;
    const statements = await statementsOf(async () => {
      rest = await world.visitor.api.reels.list({ author: cook.id, limit: 2, cursor: first.nextCursor! });
    });
    expect(rest?.reels.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(rest?.nextCursor).toBeNull();
    expect(statements).toBe(1);
    const ofRecipe = await world.visitor.api.reels.list({ recipeId: recipe.id });
    expect(ofRecipe.reels.map(({ id }) => id)).toEqual(ids);
    expect((await world.visitor.api.reels.list({ author: 'nobody' })).reels).toEqual([]);
    expect(await refusalOf(world.visitor.api.reels.list({ cursor: 'x' }))).toMatch(
      /^invalid_input: This page of the list does not exist/,
    );
  });
});

describe('likes and views', () => {
  test('count each person once', async () => {
    const reelId = await publish(author);
    await fan.api.reels.like({ reelId });
    expect(await fan.api.reels.like({ reelId })).toEqual({ reelId, isLiked: true, likes: 1 });
    expect((await author.api.reels.like({ reelId })).likes).toBe(2);
    expect((await fan.api.reels.liked()).reelIds).toContain(reelId);
    expect((await fan.api.reels.unlike({ reelId })).likes).toBe(1);
    expect((await fan.api.reels.liked()).reelIds).not.toContain(reelId);
    expect(await fan.api.reels.view({ reelId })).toEqual({ counted: true });
    expect(await fan.api.reels.view({ reelId })).toEqual({ counted: false });
    await author.api.reels.view({ reelId });
    const views = async () => {
      await world.app.views.reels.flush();
      const { rows } = await world.database.pool.query('select views from all_reels where id = $1', [reelId]);
      return rows;
    };
    expect(await views()).toEqual([{ views: 2 }]);
    await fan.api.reels.view({ reelId });
    expect(await views()).toEqual([{ views: 2 }]);
    expect(await refusalOf(fan.api.reels.like({ reelId: newId() }))).toMatch(/^not_found/);
  });
});

describe('editing', () => {
  const words = { title: 'Leek soup', description: 'With thyme.' };

  test('changes title, description and recipe at once, for everyone', async () => {
    const reelId = await publish(author);
    const recipe = await world.recipe({ author });
    await world.visitor.api.reels.list({ author: author.id });
    expect(await author.api.reels.update({ reelId, ...words, recipeId: recipe.id })).toEqual({
      ...{ id: reelId, isHeld: false },
    });
    expect(await world.visitor.api.reels.get({ reelId })).toMatchObject({
      ...{ ...words, recipe: { id: recipe.id }, captions: null },
    });
    expect((await world.visitor.api.reels.list({ author: author.id })).reels[0]).toMatchObject(words);
    await author.api.reels.update({ reelId, ...words, recipeId: null });
    expect((await world.visitor.api.reels.get({ reelId })).recipe).toBeNull();
  });

  test('is refused to others, to admins, and for reels that are hidden or do not exist', async () => {
    const reelId = await publish(author);
    const admin = await world.person({ admin: true });
    for (const other of [fan, admin])
      expect(await refusalOf(other.api.reels.update({ reelId, ...words }))).toBe(
        'forbidden: Only its author can edit this video.',
      );
    expect(await refusalOf(author.api.reels.update({ reelId, ...words, recipeId: newId() }))).toMatch(
      /^not_found/,
    );
    expect(await refusalOf(author.api.reels.update({ reelId, ...words, title: ' ' }))).toMatch(
      /^invalid_input/,
    );
    await admin.api.moderation.decide({
      ...{ contentType: 'reel', contentId: reelId, decision: 'remove', reason: 'spam' },
    });
    expect(await refusalOf(author.api.reels.update({ reelId, ...words }))).toMatch(/^not_found/);
  });

  test('to something suspicious hides the reel until a moderator has seen it', async () => {
    const admin = await world.person({ admin: true });
    await admin.api.moderation.addHoldRule({ kind: 'word', value: 'wonder powder' });
    const reelId = await publish(author);
    const description = 'Buy my wonder powder';
    expect(await author.api.reels.update({ reelId, ...words, description })).toMatchObject({ isHeld: true });
    expect(await refusalOf(world.visitor.api.reels.get({ reelId }))).toMatch(/^not_found/);
  });
});

describe('deleting', () => {
  test('is allowed to the author and admins, and deletes the files', async () => {
    const admin = await world.person({ admin: true });
    for (const remover of [author, admin]) {
      const reelId = await publish(author);
      expect(await refusalOf(fan.api.reels.remove({ reelId }))).toBe(
        'forbidden: Only its author or an admin can delete this video.',
      );
      expect(await filesLeft()).toContain(`videos/${reelId.slice(0, 2)}/${reelId}.mp4`);
      await remover.api.reels.remove({ reelId });
      expect(await filesLeft()).not.toContain(`videos/${reelId.slice(0, 2)}/${reelId}.mp4`);
      expect((await world.visitor.fetch(`/videos/${reelId}.mp4`)).status).toBe(404);
      expect(await refusalOf(world.visitor.api.reels.get({ reelId }))).toMatch(/^not_found/);
    }
  });

  test('of a recipe keeps its videos, without the link to it', async () => {
    const recipe = await world.recipe({ author });
    const reelId = await publish(author, { recipeId: recipe.id });
    await author.api.recipes.remove({ recipeId: recipe.id });
    expect((await world.visitor.api.reels.get({ reelId })).recipe).toBeNull();
  });
});

describe('moderation', () => {
  test('a removed reel is served to moderators and its author only, and shown again once it is restored', async () => {
    const admin = await world.person({ admin: true });
    const reelId = await publish(author, { captions: 'WEBVTT\n\n00:00.000 --> 00:01.000\nStir.' });
    await fan.api.reels.like({ reelId });
    await fan.api.moderation.report({ contentType: 'reel', contentId: reelId, reason: 'spam' });
    const decision = { contentType: 'reel', contentId: reelId, reason: 'spam' } as const;
    await admin.api.moderation.decide({ ...decision, decision: 'remove' });
    expect(await refusalOf(author.api.reels.get({ reelId }))).toMatch(/^not_found/);
    expect(await refusalOf(fan.api.reels.like({ reelId }))).toMatch(/^not_found/);
    expect((await author.api.reels.list({ author: author.id })).reels.map(({ id }) => id)).not.toContain(
      reelId,
    );
    for (const file of [`/videos/${reelId}.mp4`, `/videos/${reelId}.vtt`]) {
      for (const other of [fan, world.visitor]) expect((await other.fetch(file)).status, file).toBe(404);
      for (const allowed of [author, admin]) {
        const shown = await allowed.fetch(file);
        expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
        await shown.body?.cancel();
      }
    }
    expect(await fan.api.reels.unlike({ reelId })).toMatchObject({ isLiked: false });
    expect(await refusalOf(fan.api.reels.unlike({ reelId }))).toMatch(/^not_found/);
    await admin.api.moderation.decide({ contentType: 'reel', contentId: reelId, decision: 'restore' });
    expect(await world.visitor.api.reels.get({ reelId })).toMatchObject({ id: reelId, likes: 0 });
    expect((await world.visitor.fetch(`/videos/${reelId}.mp4`)).status).toBe(200);
  });

  test('a reported reel is queued with its title, description, poster and author', async () => {
    const admin = await world.person({ admin: true });
    const { image } = await storePicture(
      author,
      new File([new Uint8Array(await poster())], 'poster.png', { type: 'image/png' }),
    );
    const [id, uploadId] = [newId(), await uploaded(author, sampleVideo())];
    await author.api.reels.create({ id, uploadId, title: 'Leek soup', description: 'In a minute.', image });
    await fan.api.moderation.report({ contentType: 'reel', contentId: id, reason: 'spam' });
    const { items } = await admin.api.moderation.queue({ queue: 'reports' });
    expect(items.find(({ contentId }) => contentId === id)).toMatchObject({
      title: 'Leek soup',
      text: 'In a minute.',
      picture: image,
      author: { id: author.id, name: 'Ari Author' },
      path: `/reels/${id}`,
    });
  });

  test('a reel with a suspicious word waits for a moderator', async () => {
    const admin = await world.person({ admin: true });
    await admin.api.moderation.addHoldRule({ kind: 'word', value: 'miracle pills' });
    const id = newId();
    const uploadId = await uploaded(author, sampleVideo());
    const input = { id, uploadId, title: 'Dinner', description: 'Buy my miracle pills' };
    expect(await author.api.reels.create(input)).toEqual({ id, isHeld: true });
    expect(await refusalOf(author.api.reels.get({ reelId: id }))).toMatch(/^not_found/);
    expect((await world.visitor.fetch(`/videos/${id}.mp4`)).status).toBe(404);
  });
});

test('a person’s videos are in their data export, and their files go with their account', async () => {
  const leaver = await world.person();
  const id = await publish(leaver, { title: 'My soup' });
  const { personal } = reelsOffers(world.app.media);
  const files = new Map<string, string | Uint8Array>();
  for await (const { path, content } of personal!.exported!(world.database.db, leaver.id))
    files.set(path, content);
  expect([...files.keys()]).toEqual(['videos/videos.json', `videos/${id}.mp4`]);
  expect(JSON.parse(files.get('videos/videos.json') as string)).toMatchObject([{ id, title: 'My soup' }]);
  expect(files.get(`videos/${id}.mp4`)?.length).toBeGreaterThan(10_000);
  await personal!.erase!(world.database.db, leaver.id, { keepRecipes: false });
  await world.database.pool.query('delete from users where id = $1', [leaver.id]);
  expect(await filesLeft()).not.toContain(`videos/${id.slice(0, 2)}/${id}.mp4`);
  expect(await refusalOf(world.visitor.api.reels.get({ reelId: id }))).toMatch(/^not_found/);
});
