import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatherOffers } from '../src/app/server/offers.ts';
import { openDatabase } from '../src/server/database/db.ts';
import { examine } from '../src/server/doctor/doctor.ts';
import type { Patient } from '../src/server/doctor/finding.ts';
import { mediaOf } from './backups.ts';
import { runCli } from './cli.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let patient: Patient;
let picture: string;

beforeAll(async () => {
  world = await createWorld();
  const { invariants } = gatherOffers({ media: world.app.media, publicUrl: world.config.publicUrl });
  patient = { pool: world.owner.pool, media: mediaOf(world), dataDir: world.config.dataDir, invariants };
  const cook = await world.person({ subscribed: true });
  const recipe = await world.recipe({ author: cook });
  const reply = { recipeId: recipe.id, text: 'Good.' };
  await cook.fetch('/api/meal-plan/meals', {
    method: 'POST',
    body: JSON.stringify({ recipeId: recipe.id, date: '2026-03-01', mealType: 'Dinner' }),
  });
  await broken(
    `insert into comments (id, recipe_id, author_id, text) values (gen_random_uuid(), '${recipe.id}', '${cook.id}', '${reply.text}');
     insert into all_reels (id, author_id, title, format, duration, width, height)
       values ('00000000-0000-4000-8000-00000000000a', '${cook.id}', 'A video', 'mp4', 1, 1, 1)`,
  );
  await world.app.media.write('videos/00/00000000-0000-4000-8000-00000000000a.mp4', Buffer.from('video'));
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#933' } })
    .png()
    .toBuffer();
  picture = (await world.app.pictures.store(world.database.db, bytes, cook.id)).image.split('/').at(-1) ?? '';
});
afterAll(() => world?.close());

/** Changes rows as damage would: without triggers and without checking references. */
async function broken(statements: string): Promise<void> {
  await world.owner.pool.query(`begin; set local session_replication_role = replica; ${statements}; commit`);
}

async function inOwnConnection(statement: string): Promise<void> {
  const { pool, close } = openDatabase({ ...world.connection, user: 'plateful' }, 1);
  await pool.query(statement).finally(close);
}

const found = async () => (await examine(patient)).map(({ what }) => what);

/** Expects one finding, fixes it, and expects none. */
async function expectRepaired(what: string | RegExp, of = patient): Promise<void> {
  const findings = await examine(of);
  expect(findings.map((finding) => finding.what)).toEqual([expect.stringMatching(what)]);
  await findings[0]?.fix?.();
  expect(await examine(of)).toEqual([]);
}

test('a healthy Plateful has nothing wrong', async () => {
  expect(await found()).toEqual([]);
});

describe('rows', () => {
  test.each([
    ['Recipes count their likes.', 'update all_recipes set likes = likes + 2'],
    ['Recipes count how often they are saved.', 'update all_recipes set saved_count = 9'],
    ['Recipes count their ratings.', 'update all_recipes set rating_count = 1'],
    ['Recipes add up the stars of their ratings.', 'update all_recipes set rating_sum = 4'],
    ['Videos count their likes.', 'update all_reels set likes = 1'],
    ['Videos count the comments that can be read.', 'update all_reels set comments = 3'],
    ['Comments count their likes.', 'update comments set likes = 1'],
    ['Everyone has a profile.', 'delete from profiles'],
    ['Meals whose recipe no longer exists say so.', 'update meal_plans set recipe_id = gen_random_uuid()'],
    ['Search knows every word of every recipe.', "delete from search_words where word like 'flour%'"],
    ['Everyone has a kitchen.', 'delete from kitchen_members; delete from kitchens; delete from meal_plans'],
  ])('"%s" is checked and repaired', async (name, damage) => {
    await broken(damage);
    await expectRepaired(name);
  });

  test.each([
    [
      'Every kitchen has a member or waits for somebody.',
      "insert into kitchens (id, name) values ('00000000-0000-4000-8000-000000000001', 'Nobody’s')",
      "delete from kitchens where name = 'Nobody’s'",
    ],
    [
      'Every kitchen has a member or waits for somebody.',
      'update kitchens set waits_for = (select user_id from kitchen_members where kitchen_id = kitchens.id), waits_since = now()',
      'update kitchens set waits_for = null, waits_since = null',
    ],
    [
      'Replies belong to a comment',
      "with parent as (select id from comments limit 1) insert into comments (id, reel_id, parent_id, text) select gen_random_uuid(), (select id from all_reels), id, 'Elsewhere' from parent; update all_reels set comments = 1",
      "delete from comments where text = 'Elsewhere'; update all_reels set comments = 0",
    ],
    [
      'rows of recipe_likes name something in users that does not exist',
      "insert into recipe_likes (recipe_id, user_id) select id, '00000000-0000-4000-8000-000000000002' from all_recipes; update all_recipes set likes = 1",
      'delete from recipe_likes; update all_recipes set likes = 0',
    ],
    [
      'rows of users break users_units_check',
      "alter table users drop constraint users_units_check; update users set units = 'stone'; alter table users add constraint users_units_check check (units in ('written', 'metric', 'us')) not valid",
      "update users set units = 'written'",
    ],
  ])('"%s" is found, with advice but no risky repair', async (name, damage, repair) => {
    await broken(damage);
    const findings = await examine(patient);
    expect(findings.map(({ what }) => what).join('\n')).toContain(name);
    for (const { advice, fix } of findings) {
      expect(advice.length).toBeGreaterThan(20);
      expect(fix).toBeUndefined();
    }
    await broken(repair);
    expect(await found()).toEqual([]);
  });

  test('a lagging sequence is set forward', async () => {
    await broken("insert into app_usage (id, page_visited) overriding system value values (1000000, '/')");
    await expectRepaired('The next row of app_usage would get a number that is already taken.');
  });
});

describe('indexes', () => {
  test('that do not match their table are rebuilt', async () => {
    // A connection caches an index's expression, so each step uses its own connection.
    const becomes = (look: string) =>
      `create or replace function username_look(username text) returns text language plpgsql immutable as $$ begin return ${look}; end $$`;
    await inOwnConnection(
      `${becomes("'x' || lower(username)")}; update profiles set username = 'cook' || left(id::text, 6)`,
    );
    await inOwnConnection('reindex index profiles_username_look');
    await inOwnConnection(becomes('lower(username)'));
    const { pool, close } = openDatabase({ ...world.connection, user: 'plateful' }, 1);
    const what = /^The index profiles_username_look is damaged: heap tuple .* lacks matching index tuple/;
    await expectRepaired(what, { ...patient, pool });
    await close();
  });

  test('that were never finished are rebuilt too', async () => {
    await broken("update pg_index set indisvalid = false where indexrelid = 'recipes_liked'::regclass");
    await expectRepaired('The index recipes_liked is damaged: it was never finished');
  });
});

describe('files', () => {
  const file = () => `stored/${picture.slice(0, 2)}/${picture}-640.webp`;

  test('that are not where their rows say are moved', async () => {
    await world.app.media.move(file(), `withheld/${picture.slice(0, 2)}/${picture}-640.webp`);
    await expectRepaired(/^1 files are not where their rows say/);
  });

  test('that are missing are listed, with where to get them', async () => {
    const bytes = await world.app.media.read(file());
    await world.app.media.remove(file());
    const [finding] = await examine(patient);
    expect(finding?.what).toBe(`1 files that rows name are missing: ${file()}`);
    expect(finding?.advice).toContain('Copy them from a backup');
    await world.app.media.write(file(), bytes ?? Buffer.of());
    expect(await found()).toEqual([]);
  });

  test('that belong to no row are moved aside, and drawn covers are left alone', async () => {
    await world.app.media.write('videos/00/nobody.mp4', Buffer.from('x'));
    await world.app.media.write('drawn/00/cover.webp', Buffer.from('x'));
    await expectRepaired(/^1 files belong to no row: videos\/00\/nobody.mp4/);
    expect(await world.app.media.read('orphans/videos/00/nobody.mp4')).toEqual(Buffer.from('x'));
    expect(await world.app.media.has('drawn/00/cover.webp')).toBe(true);
  });
});

test('a data folder that others can read is closed', async () => {
  chmodSync(patient.dataDir, 0o755);
  await expectRepaired(/^Other users of this machine can read .* \(mode 755\)/);
  expect(statSync(patient.dataDir).mode & 0o777).toBe(0o700);
});

test('npm run doctor ends with 1 while something is wrong, and --fix repairs it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plateful-doctor-'));
  const settings = { DATA_DIR: dataDir };
  await runCli('admin', ['create', 'jo@plateful.test'], settings);
  expect(await runCli('doctor', [], settings)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Nothing is wrong.'),
  });
  mkdirSync(join(dataDir, 'media'), { recursive: true });
  writeFileSync(join(dataDir, 'media', 'left.bin'), 'x');
  expect(await runCli('doctor', [], settings)).toMatchObject({
    code: 1,
    out: expect.stringContaining('✗ 1 files belong to no row: left.bin'),
  });
  expect(await runCli('doctor', ['--fix'], settings)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Repaired.'),
  });
  rmSync(dataDir, { recursive: true, force: true });
});
