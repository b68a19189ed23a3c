import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gatherOffers } from '../src/app/server/offers.ts';
import { folderPlace } from '../src/server/backup/folder.ts';
import { MANIFEST, readManifest } from '../src/server/backup/format.ts';
import { examine } from '../src/server/doctor/doctor.ts';
import { elsewhere } from './backups.ts';

const FOLDER = resolve(import.meta.dirname, 'samples/backups');
const versions = readdirSync(FOLDER);

describe.each(versions)('the backup that version %s made', (version) => {
  const address = join(FOLDER, version);

  // If this fails before the first release because a migration has changed, record it again: node tools/run.mjs
  // tools/record-backup.ts
  test('is restored and brought up to this version, with every row and file, and the doctor finds nothing', async () => {
    const target = await elsewhere(address);
    const { contents } = await readManifest(await folderPlace(FOLDER).open(version).read(MANIFEST), null);
    for (const { name, rows } of contents.tables) {
      const kept = await target.database.pool.query(`select count(*)::int as rows from "${name}"`);
      expect([name, kept.rows[0]?.rows]).toEqual([name, rows]);
    }
    const applied = await target.database.pool.query<{ name: string }>(
      'select name from migrations order by name',
    );
    const all = readdirSync(resolve(import.meta.dirname, '../src/server/migrations'));
    expect(applied.rows.map(({ name }) => name)).toEqual(all.filter((name) => name.endsWith('.sql')).sort());
    expect((await target.files()).size).toBe(contents.files?.count);
    const { storage } = target;
    const { files, invariants } = gatherOffers({ media: storage, publicUrl: 'http://localhost:3000' });
    const patient = {
      pool: target.database.pool,
      media: { storage, named: files },
      dataDir: target.dataDir,
      invariants,
    };
    expect((await examine(patient)).map(({ what }) => what)).toEqual([]);
    await target.close();
  });
});

test('there is a recorded backup', () => {
  expect(versions.length).toBeGreaterThan(0);
});
