import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APP_ROLE } from '#server/database/migrate.ts';
import { refusalOf } from '../../../../test/refusal.ts';
import { startImageModel } from '../../../../test/services/image-model.ts';
import { createWorld, type World } from '../../../../test/world.ts';
import { createOpenAiPainter } from './chefs/openai-images.ts';

describe('a picture drawn by Plateful itself', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const draw = (attempt: number) =>
    world.visitor.api.chef.drawPicture({
      prompt: 'Tomato soup',
      ingredients: ['tomato', 'basil'],
      attempt,
    });

  test('is stored and served like an upload, to visitors too', async () => {
    const { imageUrl } = await draw(0);
    expect(imageUrl).toMatch(/^\/pictures\/stored\/[0-9a-f]{40}$/);
    const response = await world.visitor.fetch(`${imageUrl}-640.webp`);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([640, 480]);
  });

  test('is the same for the same input, and different for another attempt', async () => {
    const [first, again, second] = [await draw(0), await draw(0), await draw(1)];
    expect(again).toEqual(first);
    expect(second).not.toEqual(first);
  });

  test('needs a title or description', async () => {
    expect(await refusalOf(world.visitor.api.chef.drawPicture({ prompt: '  ' }))).toBe(
      'invalid_input: Please enter a title or description for your recipe first.',
    );
  });

  test('cannot fill the disk: after 500 a day, visitors are asked to sign in', async () => {
    await world.database.pool.query(`insert into pictures (hash, width, height, placeholder, bytes)
      select 'visitor ' || n, 1, 1, '', 1 from generate_series(1, 500) n`);
    expect(await refusalOf(draw(2))).toBe(
      'rate_limited: The daily limit of pictures for visitors is reached. Please sign in for more.',
    );
    const cook = await world.person();
    expect(await refusalOf(cook.api.chef.drawPicture({ prompt: 'Tomato soup', attempt: 2 }))).toBe('done');
  });
});

describe('a picture made by an image model', () => {
  let model: Awaited<ReturnType<typeof startImageModel>>;
  let world: World;
  beforeAll(async () => {
    model = await startImageModel();
    world = await createWorld({
      AI_IMAGE_URL: model.url,
      AI_API_KEY: 'key of the tests',
      AI_IMAGE_MODEL: 'painter-1',
    });
  });
  afterAll(async () => {
    await world?.close();
    await model?.close();
  });
  const draw = () =>
    world.visitor.api.chef.drawPicture({
      prompt: 'Pumpkin risotto',
      ingredients: ['sage'],
      tags: ['Vegan'],
    });

  test('is requested with the key and the recipe, and stored like an upload', async () => {
    model.answering('picture');
    const { imageUrl } = await draw();
    const response = await world.visitor.fetch(`${imageUrl}-1280.avif`);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(1024);
    expect(model.asked.at(-1)).toMatchObject({ model: 'painter-1', key: 'Bearer key of the tests' });
    expect(model.asked.at(-1)?.prompt).toMatch(/Pumpkin risotto[\s\S]*sage[\s\S]*Vegan/);
  });

  test('may be at an address of the same service', async () => {
    model.answering('address');
    expect(await refusalOf(draw())).toBe('done');
  });

  test('says so if the model returns no picture', async () => {
    model.answering('nothing');
    expect(await refusalOf(draw())).toBe('unavailable: No AI image could be generated.');
  });

  test.each(['down', 'garbage', 'hostile', 'endless', 'elsewhere'] as const)(
    'asks people to try later when the service is %s',
    async (failure) => {
      model.answering(failure);
      expect(await refusalOf(draw())).toBe(
        'unavailable: Failed to generate AI image. Please try again later.',
      );
    },
  );

  test('is limited to 60 requests in ten minutes per address', async () => {
    model.answering('down');
    const strict = await createWorld({
      AI_IMAGE_URL: model.url,
      AI_IMAGE_MODEL: 'painter-1',
      RATE_LIMITS: 'strict',
    });
    const tries = await Promise.all(
      Array.from({ length: 61 }, () =>
        refusalOf(strict.visitor.api.chef.drawPicture({ prompt: 'Tomato soup' })),
      ),
    );
    const refused = tries.filter((answer) => answer.startsWith('rate_limited: Too many pictures.'));
    expect(refused).toHaveLength(1);
    await strict.close();
  });

  test('uses up the person’s share, and is refused once that is gone', async () => {
    model.answering('picture');
    const capped = await createWorld({
      AI_IMAGE_URL: model.url,
      AI_IMAGE_MODEL: 'painter-1',
      AI_DAILY_TOKENS: '5000',
    });
    const cook = await capped.person();
    const drawn = () => refusalOf(cook.api.chef.drawPicture({ prompt: 'Tomato soup' }));
    expect([await drawn(), await drawn()]).toEqual(['done', 'done']);
    expect(await drawn()).toBe(
      'rate_limited: You have reached your daily limit for the AI chef. Please come back tomorrow.',
    );
    const { rows } = await capped.database.pool.query(
      'select who, model, answer_tokens from chef_uses order by used_at',
    );
    expect(rows).toEqual(Array(2).fill({ who: cook.id, model: 'painter-1', answer_tokens: 4_000 }));
    model.answering('down');
    const other = await capped.person();
    const failing = () => refusalOf(other.api.chef.drawPicture({ prompt: 'Tomato soup' }));
    for (let attempt = 0; attempt < 3; attempt++) expect(await failing()).toMatch(/^unavailable/);
    await capped.close();
  });

  test('counts the pictures that are still being drawn', async () => {
    model.answering('picture');
    const capped = await createWorld({
      AI_IMAGE_URL: model.url,
      AI_IMAGE_MODEL: 'painter-1',
      AI_DAILY_TOKENS: '5000',
    });
    const cook = await capped.person();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refusalOf(cook.api.chef.drawPicture({ prompt: 'Tomato soup' }))),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(2);
    expect(answers.filter((answer) => answer.startsWith('rate_limited'))).toHaveLength(6);
    await capped.close();
  });

  test('is delivered even if its cost cannot be recorded', async () => {
    model.answering('picture');
    await world.owner.pool.query(`revoke update on chef_uses from ${APP_ROLE}`);
    const { imageUrl } = await draw().finally(() =>
      world.owner.pool.query(`grant update on chef_uses to ${APP_ROLE}`),
    );
    expect(imageUrl).toMatch(/^\/pictures\/stored\//);
  });

  test('does not wait forever', async () => {
    model.answering('slow');
    const painter = createOpenAiPainter({ url: model.url, key: null, model: 'painter-1', timeoutMs: 50 });
    const input = { prompt: 'Soup', ingredients: [], tags: [], category: '', attempt: 0 };
    await expect(painter.paint(input, () => undefined)).rejects.toMatchObject({ kind: 'failed' });
  });
});
