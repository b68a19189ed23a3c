import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { newId } from '#shared/id.ts';
import { PASSWORD } from '../../../../test/database.ts';
import { belongingsOf } from '../../../../test/endpoints/belongings.ts';
import { unzipped } from '../../../../test/unzip.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { eraseDueAccounts } from './commands/erase.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const eraseAt = (when: Date) => eraseDueAccounts(world.database.db, world.app.personal, when);
const deleteAccount = (person: Person, keepRecipes = false) =>
  person.api.accountData.requestDeletion({ password: PASSWORD, keepRecipes });

/** Somebody who has used all of Plateful. */
async function activePerson(name: string): Promise<Person> {
  const person = await world.person({ subscribed: true, name });
  await person.api.accounts.completeProfile({ username: `u_${person.id.slice(0, 8)}`, bio: 'Likes leeks.' });
  const belongings = belongingsOf(world, person);
  for (const kind of ['picture', 'meal', 'series', 'entry', 'extra', 'tick', 'secret'] as const)
    await belongings[kind]();
  const { id: recipeId } = await world.recipe();
  await person.api.favorites.like({ recipeId });
  await person.api.favorites.save({ recipeId });
  await person.api.moderation.report({ contentType: 'recipe', contentId: recipeId, reason: 'spam' });
  return person;
}

/** Where an export contains a table's data about a person, or why it does not. */
const EXPORTED: Readonly<Record<string, string>> = {
  account_deletions: 'canceled by whoever can still export',
  admin_users: 'an office, not data',
  all_recipes: 'recipes/',
  all_reels: 'videos/videos.json',
  api_tokens: 'api-tokens.json',
  app_usage: 'visits.json',
  blocks: 'blocked-and-muted.json',
  comment_likes: 'liked-comments.json',
  comments: 'comments.json',
  contact_messages: 'contact-messages.json',
  content_flags: 'moderation.json',
  credentials: 'a password’s hash',
  email_changes: 'a pending change',
  follows: 'follows.json',
  former_usernames: 'account.json',
  held_content: 'shown with the content itself',
  hidden_profiles: 'the reason stands in moderation.json',
  household_invitations: 'a pending invitation',
  invitations: 'a pending invitation',
  kitchen_members: 'the household’s plan is meal-plan.json',
  kitchens: 'the household’s plan is meal-plan.json',
  meal_plans: 'meal-plan.json',
  mutes: 'blocked-and-muted.json',
  newsletter_subscribers: 'newsletter.json',
  notification_events: 'what they caused stands in others’ notifications',
  notification_mails: 'a queue of mails',
  notification_people: 'notifications.json',
  notifications: 'notifications.json',
  passkey_challenges: 'a secret for minutes',
  passkeys: 'passkeys.json',
  picture_holds: 'files of pictures/',
  pictures: 'pictures/',
  profiles: 'account.json',
  promotions: 'what an admin sends to everyone',
  push_devices: 'notifications.json',
  recipe_book: 'recipe-book.json',
  recipe_deletions: 'the recipe is gone',
  recipe_likes: 'saved-recipes.json',
  recipe_ratings: 'ratings.json',
  reel_likes: 'liked-videos.json',
  removals: 'moderation.json',
  sanctions: 'moderation.json',
  saved_recipes: 'saved-recipes.json',
  second_factors: 'a secret',
  sessions: 'account.json',
  store_authorizations: 'a secret for minutes',
  store_connections: 'grocery-store.json',
  subscriptions: 'subscriptions.json',
  test_store_carts: 'grocery-store.json',
  usage_people: 'visits.json',
  user_roles: 'an office, not data',
  video_uploads: 'an unfinished upload',
};

describe('an export', () => {
  test('is one zip of everything: recipes as JSON-LD with their pictures, plan, list, book and account', async () => {
    const person = await activePerson('Ella Export');
    const image = await belongingsOf(world, person).picture();
    await world.recipe({ author: person, title: 'Crème brûlée', image });
    const { pool } = world.database;
    await pool.query("insert into app_usage (user_id, page_visited) values ($1, '/meal-plan')", [person.id]);
    await pool.query(
      "insert into store_connections (user_id, retailer, tokens) values ($1, 'test-store', 'sealed')",
      [person.id],
    );
    const answer = await person.fetch('/export/plateful.zip');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const files = unzipped(new Uint8Array(await answer.arrayBuffer()));
    const json = (name: string) => JSON.parse(new TextDecoder().decode(files.get(name)));
    expect([...files.keys()].filter((name) => !name.includes('/')).sort()).toEqual([
      'README.txt',
      'account.json',
      'api-tokens.json',
      'blocked-and-muted.json',
      'comments.json',
      'follows.json',
      'grocery-list.json',
      'grocery-store.json',
      'meal-plan.json',
      'moderation.json',
      'notifications.json',
      'passkeys.json',
      'ratings.json',
      'recipe-book.json',
      'saved-recipes.json',
      'subscriptions.json',
      'visits.json',
    ]);
    const recipe = [...files.keys()].find((name) => name.startsWith('recipes/creme-brulee-')) ?? '';
    const picture = `pictures/${image.replace('/pictures/stored/', '')}.webp`;
    expect(json(recipe)).toMatchObject({ '@type': 'Recipe', name: 'Crème brûlée', image: [picture] });
    const webp = Buffer.from(files.get(picture) ?? []).toString('latin1');
    expect([webp.slice(0, 4), webp.slice(8, 12)]).toEqual(['RIFF', 'WEBP']);
    expect(json('account.json')).toMatchObject({
      name: 'Ella Export',
      email: person.email,
      bio: 'Likes leeks.',
    });
    expect(json('visits.json').pages).toMatchObject([{ page: '/meal-plan' }]);
    expect(json('grocery-store.json').connections).toMatchObject([{ retailer: 'test-store' }]);
    expect(json('moderation.json').reports).toMatchObject([{ contentType: 'recipe', reason: 'spam' }]);
    expect(json('account.json').devices.length).toBeGreaterThan(0);
    expect(json('meal-plan.json').length).toBeGreaterThan(1);
    expect(json('recipe-book.json')).toHaveLength(1);
    expect(json('grocery-list.json')).toMatchObject({
      items: [{ text: expect.stringContaining(person.id) }],
    });
    expect(json('saved-recipes.json')).toMatchObject({ saved: [{}], liked: [{}] });
    expect(json('subscriptions.json')).toMatchObject([{ status: 'ACTIVE', provider: 'sandbox' }]);
  });

  test('hands out nothing that moderators have removed, apart from the person’s own', async () => {
    const [person, other] = [await world.person(), await world.person()];
    const moderator = await world.person({ admin: true });
    const recipe = await world.recipe({ author: other, title: 'Removed roast' });
    const shown = await world.recipe({ author: other });
    const say = async (by: Person, id: string, text: string) =>
      (await by.api.comments.add({ on: 'recipe', id, commentId: newId(), text, parentId: null })).comment.id;
    const [mean, kind, under] = [
      await say(other, shown.id, 'Mean words'),
      await say(other, shown.id, 'Kind words'),
      await say(other, recipe.id, 'Words under it'),
    ];
    for (const commentId of [mean, kind, under]) await person.api.comments.like({ commentId });
    await say(person, recipe.id, 'My own words');
    await person.api.ratings.rate({ recipeId: recipe.id, stars: 2, note: 'My own note', image: null });
    const reelId = await belongingsOf(world, other).reel();
    await person.api.reels.like({ reelId });
    const removed = [
      ['comment', mean],
      ['recipe', recipe.id],
      ['reel', reelId],
    ] as const;
    for (const [contentType, contentId] of removed)
      await moderator.api.moderation.decide({
        decision: 'remove',
        contentType,
        contentId,
        reason: 'hateful',
      });
    const answer = await person.fetch('/export/plateful.zip');
    const files = unzipped(new Uint8Array(await answer.arrayBuffer()));
    const json = (name: string) => JSON.parse(new TextDecoder().decode(files.get(name)));
    expect(json('liked-comments.json')).toMatchObject([{ comment: 'Kind words' }]);
    expect(json('comments.json')).toMatchObject([
      { text: 'My own words', recipeId: recipe.id, recipe: null },
    ]);
    expect(json('ratings.json')).toMatchObject([{ note: 'My own note', recipeId: recipe.id, recipe: null }]);
    expect(files.has('liked-videos.json')).toBe(false);
  });

  test('contains the picture of a recipe even if somebody else uploaded the same one before', async () => {
    const [first, second] = [await world.person(), await world.person()];
    const image = await belongingsOf(world, first).picture();
    await world.recipe({ author: second, image });
    await world.recipe({ author: second, image });
    const answer = await second.fetch('/export/plateful.zip');
    const names = [...unzipped(new Uint8Array(await answer.arrayBuffer())).keys()];
    expect(names.filter((name) => name.startsWith('pictures/'))).toEqual([
      `pictures/${image.replace('/pictures/stored/', '')}.webp`,
    ]);
  });

  test('has a place for every table that names a person, or the reason why not', async () => {
    const { rows } = await world.database.pool.query(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'users'::regclass`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(EXPORTED).sort());
  });

  test('contains nothing of anyone else’s, and is refused to visitors', async () => {
    const [one, other] = [await activePerson('One'), await activePerson('Other')];
    const answer = await one.fetch('/export/plateful.zip');
    const files = unzipped(new Uint8Array(await answer.arrayBuffer()));
    expect([...files.keys()]).toContainEqual(expect.stringMatching(/^recipes\//));
    for (const [name, bytes] of files) expect(new TextDecoder().decode(bytes), name).not.toContain(other.id);
    expect((await world.visitor.fetch('/export/plateful.zip')).status).toBe(401);
  });
});

describe('a deleted account', () => {
  test('is kept for seven days, and then completely erased', async () => {
    const person = await activePerson('Vera Vanish');
    const asked = await deleteAccount(person);
    expect(Date.parse(asked.eraseAt ?? '')).toBeGreaterThan(inDays(6.9).getTime());
    await expect.poll(() => world.mails().at(-1) ?? '').toContain('Your Plateful account will be deleted');
    expect(await eraseAt(inDays(6.9))).toBe(0);
    expect((await person.api.accounts.session()).user?.name).toBe('Vera Vanish');
    expect(await eraseAt(inDays(7.1))).toBe(1);
    await expect.poll(async () => (await person.api.accounts.session()).user).toBeNull();
    expect(await tracesOf(person)).toEqual([]);
  });

  test('leaves its public recipes without the name if the person wants that, but none that are hidden', async () => {
    const person = await activePerson('Karl Keep');
    const shown = await world.recipe({ author: person, title: 'Kept soup' });
    const hidden = await world.recipe({ author: person });
    const moderator = await world.person({ admin: true });
    await moderator.api.moderation.decide({
      decision: 'remove',
      contentType: 'recipe',
      contentId: hidden.id,
      reason: 'spam',
    });
    await deleteAccount(person, true);
    await eraseAt(inDays(8));
    expect(await world.visitor.api.recipes.get({ recipeId: shown.id })).toMatchObject({
      authorId: 'anonymous',
      authorName: 'Anonymous',
    });
    expect(await tracesOf(person)).toEqual([]);
    const { rows } = await world.database.db.execute(sql`select 1 from all_recipes where id = ${hidden.id}`);
    expect(rows).toEqual([]);
  });

  test('is kept if the deletion is canceled, and a second request does not move the day', async () => {
    const person = await world.person();
    const first = await deleteAccount(person);
    const second = await deleteAccount(person, true);
    expect(second).toEqual({ ...first, keepRecipes: true });
    expect(await person.api.accountData.cancelDeletion()).toEqual({ eraseAt: null, keepRecipes: false });
    expect(await eraseAt(inDays(8))).toBe(0);
    expect((await person.api.accounts.session()).user?.id).toBe(person.id);
  });

  test('that cannot be erased does not block the others, and is retried', async () => {
    const [stuck, other] = [await world.person(), await world.person()];
    for (const person of [stuck, other]) await deleteAccount(person);
    const { pool } = world.owner;
    await pool.query(`
      create function refuse_erasing() returns trigger language plpgsql as $$
      begin
        raise exception 'something is in the way';
      end $$;
      create trigger refuse_erasing before delete on users for each row
        when (old.id = '${stuck.id}') execute function refuse_erasing()`);
    await expect(eraseAt(inDays(8))).rejects.toThrow('1 accounts could not be erased');
    const left = async ({ id }: Person) =>
      (await pool.query('select from users where id = $1', [id])).rowCount;
    expect([await left(stuck), await left(other)]).toEqual([1, 0]);
    await pool.query('drop function refuse_erasing cascade');
    expect(await eraseAt(inDays(8))).toBe(1);
    expect(await left(stuck)).toBe(0);
  });

  test('needs the password, and is refused to admins', async () => {
    const person = await world.person();
    await expect(
      person.api.accountData.requestDeletion({ password: 'not my password' }),
    ).rejects.toMatchObject({ code: 'invalid_input', message: 'This is not your password.' });
    expect((await person.api.accountData.deletion()).eraseAt).toBeNull();
    await expect(deleteAccount(await world.person({ admin: true }))).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

/** Tables and columns that still name a person. The audit log keeps the ids that moderators' decisions are about. */
async function tracesOf({ id, email, name }: Person): Promise<string[]> {
  const { pool } = world.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('audit_log', 'rate_limits')`,
  );
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from ${table.name} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0 or strpos(t::text, $3) > 0`,
      [id, email, name],
    );
    found.push(...rows.map(({ row }) => `${table.name}: ${row}`));
  }
  return found;
}
