import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storePicture } from '../../../../test/photos.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
let cook: Person;

beforeAll(async () => {
  world = await createWorld();
  cook = await world.person();
});
afterAll(() => world.close());

/** A plain picture in a unique color. */
async function sent(seed: number) {
  const background = { r: seed, g: 90, b: 200 };
  const bytes = await sharp({ create: { width: 330 + seed, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return storePicture(cook, new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
}

/** Has the cook's recipe show a picture, or none. */
async function show(recipeId: string, image: string | null): Promise<void> {
  const { title, description, prepTime, cookTime, servings, difficulty, category, version, ...recipe } =
    await cook.api.recipes.get({ recipeId });
  const { ingredients, instructions, cookingTips, tags } = recipe;
  const fields = { title, description, prepTime, cookTime, servings, category, ingredients, instructions };
  await cook.api.recipes.update({ recipeId, version, ...fields, cookingTips, tags, image });
}

describe('a picture', () => {
  test('gives its placeholder to the recipe that shows it', async () => {
    const { image, placeholder } = await sent(8);
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThanOrEqual(150);
    const { id } = await world.recipe({ author: cook });
    await show(id, image);
    expect(await world.visitor.api.recipes.get({ recipeId: id })).toMatchObject({ image, placeholder });
    await show(id, null);
    expect(await world.visitor.api.recipes.get({ recipeId: id })).toMatchObject({ placeholder: null });
  });
});

describe('an hourly sweep', () => {
  const there = async ({ image }: { image: string }) =>
    (await world.visitor.fetch(`${image}-640.webp`)).status;
  const age = ({ image }: { image: string }) =>
    world.database.pool.query("update pictures set used_at = now() - interval '25 hours' where hash = $1", [
      image.split('/').at(-1),
    ]);
  /** Whether anything is waiting for a lock. */
  const waiting = async () => {
    const { rows } = await world.database.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length > 0;
  };
  const letGo = () =>
    world.database.pool.query("update picture_holds set expires_at = now() - interval '1 second'");

  test('deletes pictures that have been unused for a day, and no others', async () => {
    const [unused, shown, planned, worn, fresh] = await Promise.all([50, 51, 52, 53, 54].map(sent));
    const [recipe, gone] = await Promise.all([
      world.recipe({ author: cook }),
      world.recipe({ author: cook }),
    ]);
    await show(recipe.id, shown!.image);
    await show(gone.id, planned!.image);
    const planner = await world.person({ subscribed: true });
    await planner.api.mealPlan.plan({ recipeId: gone.id, date: '2026-01-02' });
    await cook.api.recipes.remove({ recipeId: gone.id });
    await world.database.pool.query('update profiles set avatar_url = $1 where id = $2', [
      `${worn!.image}-320.webp`,
      cook.id,
    ]);
    for (const picture of [unused, shown, planned, worn]) await age(picture!);
    await letGo();
    expect(await world.app.pictures.sweep(world.database.db)).toBe(1);
    expect(await Promise.all([unused, shown, planned, worn, fresh].map((one) => there(one!)))).toEqual([
      404, 200, 200, 200, 200,
    ]);
  });

  test('keeps the file of a picture that somebody uploads again meanwhile', async () => {
    const picture = await sent(70);
    await age(picture);
    await letGo();
    const { media } = world.app;
    const { remove } = media;
    let again: Promise<void> | undefined;
    let isDone = false;
    media.remove = async (name) => {
      again ??= sent(70).then(() => {
        isDone = true;
      });
      await expect.poll(async () => isDone || (await waiting())).toBe(true);
      return remove.call(media, name);
    };
    await world.app.pictures.sweep(world.database.db).finally(() => {
      media.remove = remove;
    });
    await again;
    expect(await there(picture)).toBe(200);
  });

  test('keeps an uploader’s draft pictures for 90 days', async () => {
    const picture = await sent(60);
    await age(picture);
    await world.app.pictures.sweep(world.database.db);
    expect(await there(picture)).toBe(200);
    await letGo();
    await world.app.pictures.sweep(world.database.db);
    expect(await there(picture)).toBe(404);
    const { id } = await world.recipe({ author: cook });
    await expect(show(id, picture.image)).rejects.toMatchObject({
      message: 'This picture is no longer stored. Please add it again.',
    });
  });
});
