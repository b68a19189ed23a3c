import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withholdPicture } from '../src/features/media/server/commands/withhold.ts';
import { makeBackup } from '../src/server/backup/backup.ts';
import { folderPlace } from '../src/server/backup/folder.ts';
import type { Contents } from '../src/server/backup/format.ts';
import type { Db } from '../src/server/database/db.ts';
import { sha256 } from '../src/server/sha256.ts';
import { backUp, elsewhere, mediaOf, rowsByTable, sourceOf } from './backups.ts';
import { createWorld, type Person, type World } from './world.ts';

const PASSPHRASE = 'a passphrase for tests';
const folder = mkdtempSync(join(tmpdir(), 'plateful-backup-'));
let world: World;
let cook: Person;

beforeAll(async () => {
  world = await createWorld();
  cook = await world.person({ subscribed: true, admin: true });
  const recipe = await world.recipe({ title: 'Quince jelly', author: cook });
  await cook.fetch(`/api/recipes/${recipe.id}/like`, { method: 'PUT' });
  for (let n = 0; n < 3; n++) await picture(n);
});
afterAll(async () => {
  await world?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Stores a picture unlike any other, and returns its hash. */
async function picture(seed: number, db: Db = world.database.db): Promise<string> {
  const background = { r: seed % 256, g: (seed >> 8) % 256, b: 99 };
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  const { image } = await world.app.pictures.store(db, bytes, cook.id);
  return image.replace('/pictures/stored/', '');
}

describe('a backup', () => {
  test('brings back every row and every file as they were', async () => {
    const { address } = await backUp(world, join(folder, 'whole'));
    const target = await elsewhere(address);
    expect(await rowsByTable(target.database)).toEqual(await rowsByTable(world.database));
    expect(await target.files()).toEqual(await mediaOf(world).fingerprints());
    expect((await target.files()).size).toBeGreaterThanOrEqual(18);
    await target.close();
  });

  test('taken during four people’s writes, has every acknowledged one, and no partial changes', async () => {
    const recipe = await world.recipe();
    const acknowledged = new Set<string>();
    let over = false;
    const plan = async (id: string) => {
      const meal = { id, recipeId: recipe.id, date: '2026-03-01', mealType: 'Dinner' };
      const answer = await cook.fetch('/api/meal-plan/meals', { method: 'POST', body: JSON.stringify(meal) });
      if (answer.ok) acknowledged.add(id);
    };
    const writers = [0, 1, 2, 3].map(async (writer) => {
      for (let n = 0; !over; n++) {
        if (writer > 0) await plan(randomUUID());
        else await picture(10_000 + n);
      }
    });
    while (acknowledged.size < 20) await wait(20);
    const before = new Set(acknowledged);
    const { address, made } = await backUp(world, join(folder, 'loaded'));
    const after = acknowledged.size;
    over = true;
    await Promise.all(writers);
    expect(after, 'they wrote during the backup').toBeGreaterThan(before.size);
    expect(made.missing).toEqual([]);

    const target = await elsewhere(address);
    const { rows } = await target.database.pool.query<{ id: string }>('select id from meal_plans');
    const kept = new Set(rows.map(({ id }) => id));
    expect([...before].filter((id) => !kept.has(id))).toEqual([]);
    const { rows: pictures } = await target.database.pool.query('select hash from pictures');
    expect((await target.files()).size, 'six files of each picture').toBe(pictures.length * 6);
    await target.close();
  });

  test('restores withheld files to a place that is not served', async () => {
    const hash = await picture(77);
    await withholdPicture(world.database.db, world.app.media, hash, new Date());
    const { address } = await backUp(world, join(folder, 'withheld'));
    const target = await elsewhere(address);
    const names = [...(await target.files()).keys()].filter((name) => name.includes(hash));
    expect(names).toHaveLength(6);
    for (const name of names) expect(name).toMatch(/^withheld\//);
    await target.close();
  });

  test('does not bring back a picture that was deleted during the backup', async () => {
    const hash = await picture(78);
    const source = sourceOf(world);
    const { storage } = source.media;
    let tries = 0;
    const deletedMeanwhile = {
      ...storage,
      async open(name: string) {
        if (name.includes(hash) && tries++ === 0) {
          await world.database.pool.query('delete from picture_holds where hash = $1', [hash]);
          await world.database.pool.query('delete from pictures where hash = $1', [hash]);
        }
        return name.includes(hash) && tries > 3 ? null : storage.open(name);
      },
    };
    const place = folderPlace(join(folder, 'deleted'));
    const made = await makeBackup(
      { ...source, media: { ...source.media, storage: deletedMeanwhile } },
      place,
    );
    expect(made.missing).toEqual([]);
    const target = await elsewhere(place.addressOf(made.name));
    expect([...(await target.files()).keys()].filter((name) => name.includes(hash))).toEqual([]);
    await target.close();
  });

  test('is readable only by its owner, and leaves nothing behind on failure', async () => {
    const { address } = await backUp(world, join(folder, 'private'));
    expect(statSync(address).mode & 0o777).toBe(0o700);
    for (const file of readdirSync(address)) expect(statSync(join(address, file)).mode & 0o777).toBe(0o600);
    const source = sourceOf(world);
    const failing = { ...source.media.storage, open: () => Promise.reject(new Error('The disk is gone.')) };
    const place = join(folder, 'failing');
    await expect(
      makeBackup({ ...source, media: { ...source.media, storage: failing } }, folderPlace(place)),
    ).rejects.toThrow('The disk is gone.');
    expect(readdirSync(place)).toEqual([]);
  });
});

describe('an encrypted backup', () => {
  test('reveals nothing, and opens only with its passphrase', async () => {
    const { address } = await backUp(world, join(folder, 'sealed'), PASSPHRASE);
    const bytes = Buffer.concat(readdirSync(address).map((file) => readFileSync(join(address, file))));
    for (const word of ['users', 'meal_plans', cook.email]) expect(bytes.includes(word)).toBe(false);
    await expect(elsewhere(address)).rejects.toThrow('This backup is encrypted: set BACKUP_PASSPHRASE.');
    await expect(elsewhere(address, 'another passphrase')).rejects.toThrow(
      'BACKUP_PASSPHRASE does not open this backup.',
    );
    const target = await elsewhere(address, PASSPHRASE);
    expect(await rowsByTable(target.database)).toEqual(await rowsByTable(world.database));
    await target.close();
  });
});

describe('a damaged backup', () => {
  let original: string;
  beforeAll(async () => {
    ({ address: original } = await backUp(world, join(folder, 'original')));
  });

  const parts = (address: string) => readdirSync(address).filter((file) => file.endsWith('.part'));
  const largest = (address: string) =>
    parts(address)
      .map((file) => join(address, file))
      .sort((one, other) => statSync(other).size - statSync(one).size)[0] ?? '';
  const changeManifest = (address: string, change: (text: string) => string) => {
    const file = join(address, 'manifest.json');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };

  /** As the maker of the backup could write it: with a correct checksum. */
  const forge = (address: string, change: (contents: Contents) => void) =>
    changeManifest(address, (text) => {
      const manifest = JSON.parse(text);
      const contents = JSON.parse(manifest.contents);
      change(contents);
      const written = JSON.stringify(contents);
      return JSON.stringify({ ...manifest, contents: written, checksum: sha256(written) });
    });
  const addTable = (address: string, name: string) =>
    forge(address, ({ tables }) => tables.push({ name, columns: [], rows: 0, stream: tables[0]!.stream }));

  test.each<[string, (address: string) => void, string]>([
    [
      'with SQL for the name of a table',
      (address) => addTable(address, `users"; copy users to program 'true'; --`),
      'The backup is damaged',
    ],
    [
      'with a table of the server itself',
      (address) => addTable(address, 'pg_authid'),
      'pg_authid, which its migrations do not create',
    ],
    ['with a table twice', (address) => addTable(address, 'users'), 'or contains it twice'],
    [
      'with more in its manifest than there is',
      (address) => forge(address, (contents) => Object.assign(contents, { more: true })),
      'The backup is damaged',
    ],
    [
      'with one bit turned',
      (address) => {
        const bytes = readFileSync(largest(address));
        bytes[bytes.length >> 1]! ^= 1;
        writeFileSync(largest(address), bytes);
      },
      'does not have the content that was written',
    ],
    [
      'cut short',
      (address) => writeFileSync(largest(address), readFileSync(largest(address)).subarray(0, -7)),
      'bytes instead of',
    ],
    ['without one of its parts', (address) => rmSync(largest(address)), 'cannot be read'],
    [
      'with two parts in each other’s place',
      (address) => {
        const [one = '', other = ''] = parts(address).map((file) => join(address, file));
        const bytes = readFileSync(one);
        writeFileSync(one, readFileSync(other));
        writeFileSync(other, bytes);
      },
      'The backup is damaged',
    ],
    [
      'with another number of rows in its manifest',
      (address) => changeManifest(address, (text) => text.replace(/rows(\\+":)\d+/, 'rows$19')),
      'The backup is damaged',
    ],
    ['with half a manifest', (address) => changeManifest(address, (text) => text.slice(0, 300)), 'damaged'],
    ['without its manifest', (address) => rmSync(join(address, 'manifest.json')), 'is not a backup'],
    [
      'of a newer Plateful',
      (address) => changeManifest(address, (text) => text.replace('"version": 1', '"version": 2')),
      'A newer Plateful made this backup',
    ],
  ])('%s is refused before anything is touched', async (_what, damage, message) => {
    const address = join(folder, `damaged-${randomUUID()}`);
    cpSync(original, address, { recursive: true });
    damage(address);
    await expect(elsewhere(address)).rejects.toThrow(message);
  });
});

describe('restoring', () => {
  test('refuses a target that is not empty, and a backup with unknown migrations', async () => {
    const { address } = await backUp(world, join(folder, 'refused'));
    const target = await elsewhere(address);
    await expect(target.again(address)).rejects.toThrow('The database is not empty.');
    await target.close();
    await expect(
      elsewhere(address, null, {
        prepare: (storage) => storage.write('stored/aa/there.webp', Buffer.from('x')),
      }),
    ).rejects.toThrow('There are pictures or videos already');
    await world.owner.pool.query("insert into migrations (name, checksum) values ('9999-later.sql', '')");
    const { address: later } = await backUp(world, join(folder, 'later'));
    await world.owner.pool.query("delete from migrations where name = '9999-later.sql'");
    await expect(elsewhere(later)).rejects.toThrow('9999-later.sql, which this version does not know');
  });

  test('can be repeated after being killed, and leaves nothing half done', async () => {
    const { address } = await backUp(world, join(folder, 'killed'));
    let written = 0;
    const target = await elsewhere(address, null, {
      failFirst: () => {
        if (++written === 5) throw new Error('killed');
      },
    });
    expect(await rowsByTable(target.database)).toEqual(await rowsByTable(world.database));
    await target.close();
  });
});
