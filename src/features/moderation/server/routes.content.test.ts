import { afterAll, beforeAll, expect, test } from 'vitest';
import { belongingsOf } from '../../../../test/endpoints/belongings.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
let moderator: Person;

beforeAll(async () => {
  world = await createWorld();
  moderator = await world.person({ admin: true });
});
afterAll(() => world.close());

type Type = 'recipe' | 'profile' | 'picture';
const remove = (contentType: Type, contentId: string) =>
  moderator.api.moderation.decide({ decision: 'remove', contentType, contentId, reason: 'copyright' });
const restore = (contentType: Type, contentId: string) =>
  moderator.api.moderation.decide({ decision: 'restore', contentType, contentId });
const statusOf = async (path: string, as: { fetch: World['visitor']['fetch'] } = world.visitor) =>
  (await as.fetch(path)).status;

test('the photo of a removed recipe is served to moderators and its author only, and comes back with it', async () => {
  const author = await world.person();
  const image = await belongingsOf(world, author).picture();
  const { id } = await world.recipe({ author, image });
  expect(await statusOf(`${image}-640.webp`)).toBe(200);
  await remove('recipe', id);
  for (const file of ['320.webp', '640.webp', '1280.avif'])
    expect(await statusOf(`${image}-${file}`), file).toBe(404);
  expect(await statusOf(`${image}-640.webp`, await world.person())).toBe(404);
  expect(await statusOf(`${image}-640.webp`, author)).toBe(200);
  const shown = await moderator.fetch(`${image}-640.webp`);
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  await restore('recipe', id);
  expect(await statusOf(`${image}-640.webp`)).toBe(200);
});

test('a photo that another recipe shows too stays visible there', async () => {
  const author = await world.person();
  const image = await belongingsOf(world, author).picture();
  const [one] = [await world.recipe({ author, image }), await world.recipe({ author, image })];
  await remove('recipe', one.id);
  expect(await statusOf(`${image}-640.webp`)).toBe(200);
});

test('a photo that only removed recipes show is no longer served, even if it is cached or planned', async () => {
  const author = await world.person();
  const image = await belongingsOf(world, author).picture();
  const [one, other] = [await world.recipe({ author, image }), await world.recipe({ author, image })];
  const planner = await world.person({ subscribed: true });
  await planner.api.mealPlan.plan({ recipeId: one.id, date: '2026-01-02' });
  const first = await world.visitor.fetch(`${image}-640.webp`);
  const again = () =>
    world.visitor.fetch(`${image}-640.webp`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
  expect((await again()).status).toBe(304);
  // Caches between here and browsers revalidate within the hour.
  expect(first.headers.get('cache-control')).toContain('s-maxage=3600');
  await remove('recipe', one.id);
  await remove('recipe', other.id);
  expect((await again()).status).toBe(404);
  expect(await statusOf(`${image}-640.webp`, planner)).toBe(404);
});

test('the photo of a held recipe is served to its author and moderators until it is approved', async () => {
  await moderator.api.moderation.addHoldRule({ kind: 'word', value: 'slimming tea' });
  const author = await world.person();
  const image = await belongingsOf(world, author).picture();
  const { id } = await world.recipe({ author });
  const { version, ...recipe } = await author.api.recipes.get({ recipeId: id });
  await author.api.recipes.update({
    ...{ recipeId: id, version, image, title: 'Slimming tea', description: recipe.description },
    ...{ prepTime: 1, cookTime: 1, servings: 2, category: 'drinks' },
    ...{ ingredients: [{ amount: '1', name: 'tea' }], instructions: ['Brew.'], cookingTips: [], tags: [] },
  });
  expect(await statusOf(`${image}-640.webp`)).toBe(404);
  expect(await statusOf(`${image}-640.webp`, author)).toBe(200);
  expect(await statusOf(`${image}-640.webp`, moderator)).toBe(200);
  await moderator.api.moderation.decide({ decision: 'approve', contentType: 'recipe', contentId: id });
  expect(await statusOf(`${image}-640.webp`)).toBe(200);
});

test('a picture that moderators removed stays away when a recipe with it is restored', async () => {
  const author = await world.person();
  const image = await belongingsOf(world, author).picture();
  const { id } = await world.recipe({ author, image });
  await remove('recipe', id);
  await remove('picture', image.replace('/pictures/stored/', ''));
  await restore('recipe', id);
  expect(await statusOf(`${image}-640.webp`)).toBe(404);
});

test('a reported picture is removed wherever it is shown, and cannot be uploaded again', async () => {
  const author = await world.person();
  const belongings = belongingsOf(world, author);
  const image = await belongings.picture();
  const hash = image.replace('/pictures/stored/', '');
  const reporter = await world.person();
  await reporter.api.moderation.report({ contentType: 'picture', contentId: hash, reason: 'copyright' });
  await remove('picture', hash);
  expect(await statusOf(`${image}-640.webp`)).toBe(404);
  expect((await author.api.moderation.notices()).removals).toMatchObject([{ contentType: 'picture' }]);
  await expect(belongingsOf(world, author).picture()).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'Our moderators are reviewing this picture or removed it. Please choose another one.',
  });
  await restore('picture', hash);
  expect(await statusOf(`${image}-640.webp`)).toBe(200);
});

test('an author sees the last ten removals until they dismiss one', async () => {
  const author = await world.person();
  const titles: string[] = [];
  for (let at = 0; at < 12; at++) {
    const title = `Removed ${at}`;
    await remove('recipe', (await world.recipe({ author, title })).id);
    titles.unshift(title);
  }
  const told = async () => (await author.api.moderation.notices()).removals;
  expect((await told()).map(({ title }) => title)).toEqual(titles.slice(0, 10));
  await author.api.moderation.dismissNotice({ noticeId: (await told())[0]!.id });
  expect((await told()).map(({ title }) => title)).toEqual(titles.slice(1, 11));
});

test('a removed profile hides what its owner wrote, and gets it back', async () => {
  const owner = await world.person({ name: 'Rude Name' });
  const username = `rude_${owner.id.slice(0, 8)}`;
  await owner.api.accounts.completeProfile({ username, bio: 'Rude bio.' });
  await world.recipe({ author: owner, title: 'Fine soup' });
  await remove('profile', owner.id);
  expect(await world.visitor.api.profiles.profile({ idOrUsername: username })).toMatchObject({
    name: 'User',
    bio: '',
  });
  expect(await (await world.visitor.fetch('/api/search?q=rude')).text()).not.toContain('Rude');
  expect((await owner.api.moderation.notices()).removals).toMatchObject([
    { contentType: 'profile', title: 'Rude Name' },
  ]);
  await restore('profile', owner.id);
  expect(await world.visitor.api.profiles.profile({ idOrUsername: username })).toMatchObject({
    name: 'Rude Name',
    bio: 'Rude bio.',
  });
});

test('content that is removed and held is shown once neither keeps it back, whichever is decided first', async () => {
  await moderator.api.moderation.addHoldRule({ kind: 'word', value: 'glowing serum' });
  const [one, other, third] = [await world.person(), await world.person(), await world.person()];
  const approve = (contentId: string) =>
    moderator.api.moderation.decide({ decision: 'approve', contentType: 'profile', contentId });
  const nameOf = async (id: string) => (await moderator.api.profiles.profile({ idOrUsername: id })).name;
  const advertise = async ({ id, api }: Person, username: string) => {
    await remove('profile', id);
    await api.profiles.update({ name: 'Gil', username, bio: 'Glowing serum', avatarUrl: null });
  };
  await advertise(one, 'gil_one');
  await approve(one.id);
  expect(await nameOf(one.id)).toBe('User');
  await restore('profile', one.id);
  expect(await nameOf(one.id)).toBe('Gil');
  await advertise(other, 'gil_other');
  await restore('profile', other.id);
  expect(await nameOf(other.id)).toBe('User');
  await approve(other.id);
  expect(await nameOf(other.id)).toBe('Gil');
  await advertise(third, 'gil_third');
  await Promise.all([approve(third.id), restore('profile', third.id)]);
  expect(await nameOf(third.id)).toBe('Gil');
});
