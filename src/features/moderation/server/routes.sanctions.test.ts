import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#shared/id.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
let moderator: Person;

beforeAll(async () => {
  world = await createWorld({ HOLD_FIRST_POSTS: '1' });
  moderator = await world.person({ admin: true });
});
afterAll(() => world.close());

const soup = (title = 'Soup') => ({
  id: newId(),
  title,
  description: 'Warm.',
  prepTime: 1,
  cookTime: 2,
  servings: 2,
  difficulty: 'Easy' as const,
  category: 'dinner',
  ingredients: [{ amount: '1', name: 'leek' }],
  instructions: ['Cook.'],
});
const suspend = (userId: string, days: number | null) =>
  moderator.api.moderation.sanction({ userId, kind: 'suspension', reason: 'spam', message: 'No ads.', days });

/** Somebody whose posts are no longer held. */
async function trusted(): Promise<Person> {
  const person = await world.person({ subscribed: true });
  const { id: contentId } = await person.api.recipes.create(soup());
  await moderator.api.moderation.decide({ decision: 'approve', contentType: 'recipe', contentId });
  return person;
}

describe('a suspended person', () => {
  test('has one suspension, even if several moderators suspend them at once', async () => {
    const person = await trusted();
    await Promise.all([1, 2, 3, 4].map((days) => suspend(person.id, days)));
    const { rows } = await world.database.db.execute(
      sql`select from sanctions where user_id = ${person.id} and lifted_at is null`,
    );
    expect(rows).toHaveLength(1);
  });

  test('reads, plans and shops, but publishes nothing until the suspension ends', async () => {
    const person = await trusted();
    await suspend(person.id, 3);
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await expect(person.api.recipes.create(soup())).rejects.toMatchObject({
      code: 'forbidden',
      message: `Your account is suspended until ${until}. You can still read, plan and shop.`,
    });
    const { id: recipeId } = await world.recipe();
    await person.api.mealPlan.plan({ recipeId, date: '2026-05-01', mealType: 'Dinner' });
    expect((await person.api.moderation.notices()).sanctions).toMatchObject([
      { kind: 'suspension', reason: 'spam', message: 'No ads.', until: expect.stringContaining(until) },
    ]);
    await world.database.db.execute(
      sql`update sanctions set until = now() - interval '1 second' where user_id = ${person.id}`,
    );
    await expect
      .poll(() =>
        person.api.recipes.create(soup()).then(
          () => 'stored',
          () => 'refused',
        ),
      )
      .toBe('stored');
    expect((await person.api.moderation.notices()).sanctions).toEqual([]);
  });

  test('suspended permanently stays so until a moderator lifts it', async () => {
    const person = await trusted();
    const { id: sanctionId } = await suspend(person.id, null);
    await expect(person.api.recipes.create(soup())).rejects.toMatchObject({
      message: 'Your account is suspended. You can still read, plan and shop.',
    });
    await moderator.api.moderation.liftSuspension({ sanctionId });
    await expect
      .poll(() =>
        person.api.recipes.create(soup()).then(
          () => 'stored',
          () => 'refused',
        ),
      )
      .toBe('stored');
  });

  test('stays suspended when a moderator lifts a suspension that another has replaced', async () => {
    const person = await trusted();
    const { id: replaced } = await suspend(person.id, 3);
    const { id: current } = await suspend(person.id, null);
    const lift = (sanctionId: string) => moderator.api.moderation.liftSuspension({ sanctionId });
    const over = { code: 'conflict', message: 'This suspension has already ended.' };
    await expect(lift(replaced)).rejects.toMatchObject(over);
    await expect(person.api.recipes.create(soup())).rejects.toMatchObject({ code: 'forbidden' });
    await lift(current);
    await expect(lift(current)).rejects.toMatchObject(over);
  });
});

test('a warning is shown until it is dismissed, and blocks nothing', async () => {
  const person = await trusted();
  await moderator.api.moderation.sanction({
    userId: person.id,
    kind: 'warning',
    reason: 'spam',
    message: 'Careful.',
  });
  const [warning] = (await person.api.moderation.notices()).sanctions;
  expect(warning).toMatchObject({ kind: 'warning', message: 'Careful.', until: null });
  await person.api.recipes.create(soup());
  await person.api.moderation.dismissNotice({ noticeId: warning?.id ?? '' });
  expect((await person.api.moderation.notices()).sanctions).toEqual([]);
});

test('admins, and people who do not exist, cannot be suspended', async () => {
  const admin = await world.person({ admin: true });
  await expect(suspend(admin.id, 1)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(suspend(newId(), 1)).rejects.toMatchObject({ code: 'not_found' });
  await expect(suspend(admin.id, 0)).rejects.toMatchObject({ code: 'invalid_input' });
});

describe('new content', () => {
  test('of a new account waits for a moderator to approve it, and later posts appear immediately', async () => {
    const person = await world.person({ name: 'Nia New' });
    const first = soup('First soup');
    await person.api.recipes.create(first);
    expect((await world.visitor.fetch(`/api/recipes/${first.id}`)).status).toBe(404);
    expect((await person.api.moderation.notices()).held).toEqual([
      { contentType: 'recipe', title: 'First soup' },
    ]);
    const { items } = await moderator.api.moderation.queue({ queue: 'held' });
    expect(items.find(({ contentId }) => contentId === first.id)).toMatchObject({
      why: 'first posts of an account',
      author: { name: 'Nia New' },
    });
    await moderator.api.moderation.decide({
      decision: 'approve',
      contentType: 'recipe',
      contentId: first.id,
    });
    expect((await world.visitor.fetch(`/api/recipes/${first.id}`)).status).toBe(200);
    const second = soup();
    await person.api.recipes.create(second);
    expect((await world.visitor.fetch(`/api/recipes/${second.id}`)).status).toBe(200);
  });

  test('with a held word waits, even if the word is edited in, and once for each reason', async () => {
    const person = await trusted();
    await moderator.api.moderation.addHoldRule({ kind: 'word', value: 'Miracle Pills' });
    const recipe = soup();
    const { version } = await person.api.recipes.create(recipe);
    const edited = { ...recipe, recipeId: recipe.id, version, description: 'Buy miracle pills.' };
    await person.api.recipes.update(edited);
    expect((await world.visitor.fetch(`/api/recipes/${recipe.id}`)).status).toBe(404);
    await moderator.api.moderation.decide({
      decision: 'approve',
      contentType: 'recipe',
      contentId: recipe.id,
    });
    await person.api.recipes.update({ ...edited, version: version + 1, title: 'Miracle pills soup' });
    expect((await world.visitor.fetch(`/api/recipes/${recipe.id}`)).status).toBe(200);
  });

  test('is held by 2,000 rules at most, of which each can be added again', async () => {
    const { addHoldRule } = moderator.api.moderation;
    const { db } = world.database;
    await db.execute(sql`delete from hold_rules`);
    await db.execute(sql`
      insert into hold_rules (kind, value, created_at)
      select 'word', 'pill ' || n, now() from generate_series(1, 2000) n`);
    expect(await addHoldRule({ kind: 'word', value: 'Pill 7' })).toEqual({ kind: 'word', value: 'pill 7' });
    await expect(addHoldRule({ kind: 'word', value: 'gummies' })).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.$count(sql`hold_rules`)).toBe(2_000);
    await db.execute(sql`delete from hold_rules`);
  });

  test('is held by rules that moderators add and remove', async () => {
    const add = await moderator.api.moderation.addHoldRule({
      kind: 'link',
      value: 'https://www.Pills.example/now',
    });
    expect(add).toEqual({ kind: 'link', value: 'pills.example' });
    expect((await moderator.api.moderation.holdRules()).rules).toContainEqual(add);
    await moderator.api.moderation.removeHoldRule(add);
    expect((await moderator.api.moderation.holdRules()).rules).not.toContainEqual(add);
    await expect(moderator.api.moderation.removeHoldRule(add)).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      moderator.api.moderation.addHoldRule({ kind: 'picture', value: 'soup.jpg' }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Please enter the address of a picture.',
    });
  });
});
