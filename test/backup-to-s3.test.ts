import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteOldBackups } from '../src/features/backups/server/commands.ts';
import { PICTURE_FILES } from '../src/features/media/rules/stored-files.ts';
import { placeAt } from '../src/server/backup/address.ts';
import { makeBackup } from '../src/server/backup/backup.ts';
import { MANIFEST } from '../src/server/backup/format.ts';
import { ConfigError, readConfig } from '../src/server/config.ts';
import { s3Client } from '../src/server/storage/s3.ts';
import { backUp, elsewhere, mediaOf, rowsByTable, sourceOf } from './backups.ts';
import { runCli } from './cli.ts';
import { freePort } from './plateful-process.ts';
import { type S3Server, startS3 } from './services/s3-server.ts';
import { createWorld, type World } from './world.ts';

let s3: S3Server;
let world: World;
beforeAll(async () => {
  s3 = await startS3();
  world = await createWorld(s3.settings);
  await world.recipe();
});
afterAll(async () => {
  await world?.close();
  await s3?.close();
});

const client = () => s3Client({ ...world.config.s3Server, bucket: 'plateful' });

/** The keys below a prefix. */
async function keysBelow(prefix: string): Promise<string[]> {
  const keys = [];
  for await (const { key } of client().listObjects({ prefix })) keys.push(key);
  return keys;
}

describe('a backup in a bucket', () => {
  test('brings back every row and every file as they were, encrypted on request', async () => {
    const passphrase = 'correct horse battery staple';
    for (const [prefix, secret] of [
      ['plain', null],
      ['deep/er', passphrase],
    ] as const) {
      const { address } = await backUp(world, `s3://plateful/${prefix}`, secret);
      expect(address).toMatch(new RegExp(`^s3://plateful/${prefix}/plateful-`));
      const target = await elsewhere(address, secret, { s3Server: world.config.s3Server });
      expect(await rowsByTable(target.database)).toEqual(await rowsByTable(world.database));
      expect(await target.files()).toEqual(await mediaOf(world).fingerprints());
      await target.close();
    }
  });

  test('is refused, before anything is touched, if part of it was changed or is missing', async () => {
    const { address } = await backUp(world, 's3://plateful/damaged');
    const parts = (await keysBelow('damaged/')).filter((key) => key.endsWith('.part'));
    const restored = () => elsewhere(address, null, { s3Server: world.config.s3Server });
    await client().putObject(String(parts[0]), 'something else');
    await expect(restored()).rejects.toThrow('The backup is damaged: 000000.part has');
    await client().deleteObject(String(parts[0]));
    await expect(restored()).rejects.toThrow('The backup is damaged: 000000.part cannot be read');
  });

  test('does not count without its manifest, and is removed a day after an interruption', async () => {
    const place = placeAt('s3://plateful/killed', world.config.s3Server);
    const [old, young] = ['plateful-20260101T000000000Z', `plateful-${stamp(new Date())}`];
    for (const name of [old, young])
      await (await place.create(name)).write('000000.part', Buffer.from('part'));
    expect(await place.list()).toEqual([]);
    await expect(place.open(old).read(MANIFEST)).rejects.toThrow(
      `s3://plateful/killed/${old} is not a backup: it has no manifest.json.`,
    );
    await makeBackup(sourceOf(world), place);
    expect(await place.list()).toHaveLength(1);
    expect(await keysBelow(`killed/${old}`)).toEqual([]);
    expect(await keysBelow(`killed/${young}`)).toHaveLength(1);
  });

  test('makes room for newer ones', async () => {
    const place = placeAt('s3://plateful/kept', world.config.s3Server);
    for (let more = 0; more < 3; more++) await makeBackup(sourceOf(world), place);
    const [oldest = '', ...newer] = await place.list();
    expect(await deleteOldBackups(world.database.db, place, 2)).toBe(1);
    expect(await place.list()).toEqual(newer);
    expect(await keysBelow(`kept/${oldest}`)).toEqual([]);
  });

  test('that fails leaves nothing behind', async () => {
    const place = placeAt('s3://plateful/failed', world.config.s3Server);
    const source = sourceOf(world);
    const failing = {
      ...source.media,
      named: async function* () {
        yield* source.media.named(world.database.db);
        throw new Error('The disk is on fire.');
      },
    };
    await expect(makeBackup({ ...source, media: failing }, place)).rejects.toThrow('on fire');
    expect(await keysBelow('failed/')).toEqual([]);
  });

  test('fails if no server answers', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const place = placeAt('s3://plateful/nowhere', { ...world.config.s3Server, endpoint });
    await expect(makeBackup(sourceOf(world), place)).rejects.toThrow(
      'Backups cannot be written to s3://plateful/nowhere:',
    );
  });
});

test('npm run backup, restore and doctor work with buckets, for the backup and for the pictures', async () => {
  const dataDir = join(world.config.dataDir, 'command-line');
  const settings = {
    ...{ ...s3.settings, S3_PREFIX: 'before/', BACKUP_TO: 's3://plateful/cli' },
    ...{ DATA_DIR: dataDir, DEMO: 'off' },
  };
  expect((await runCli('import', [await folderWithPicture()], settings)).out).toMatch('1 added');
  const pictures = (await keysBelow('before/')).map((key) => key.slice('before/'.length));
  expect(pictures).toHaveLength(PICTURE_FILES.length);

  const made = await runCli('backup', [], settings);
  expect(made.err).toBe('');
  const address = made.out.split('\n')[0] ?? '';
  expect(address).toMatch(/^s3:\/\/plateful\/cli\/plateful-/);
  const again = { ...s3.settings, DATA_DIR: join(world.config.dataDir, 'again'), S3_PREFIX: 'again/' };
  const restored = await runCli('restore', [address], again);
  expect(restored.err).toBe('');
  expect(restored.out).toContain('Every row was read again and matches.');
  expect((await keysBelow('again/')).map((key) => key.slice('again/'.length))).toEqual(pictures);
  expect((await runCli('doctor', [], again)).out).toContain('Nothing is wrong.');
});

/** A recipe with its picture, to import. */
async function folderWithPicture(): Promise<string> {
  const folder = join(world.config.dataDir, 'recipes');
  mkdirSync(folder);
  const recipe = {
    ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Onion Soup', image: 'soup.png' },
    ...{ recipeIngredient: ['2 onions'], recipeInstructions: ['Cook the onions.'] },
  };
  writeFileSync(join(folder, 'soup.json'), JSON.stringify(recipe));
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#a40' } });
  writeFileSync(join(folder, 'soup.png'), await picture.png().toBuffer());
  return folder;
}

test('a bucket without keys is refused at startup, with what to set', () => {
  expect(() => readConfig({ BACKUP_TO: 's3://plateful' })).toThrow(ConfigError);
  expect(() => readConfig({ BACKUP_TO: 's3://plateful' })).toThrow(
    'BACKUP_TO: a bucket requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  );
});

const stamp = (at: Date) => at.toISOString().replace(/[-:.]/g, '');
