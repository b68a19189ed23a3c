// Records the backup that every later version must restore (test/recorded-backup.test.ts): for each release, and before the
// first release after each change to a migration.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { seed } from '../src/app/server/demo/seed.ts';
import { startApp } from '../src/app/server/running.ts';
import { makeBackup } from '../src/server/backup/backup.ts';
import { folderPlace } from '../src/server/backup/folder.ts';
import { readConfig } from '../src/server/config.ts';
import { platefulVersion } from '../src/server/version.ts';

const FOLDER = resolve(import.meta.dirname, '../test/samples/backups');

const dataDir = mkdtempSync(join(tmpdir(), 'plateful-record-'));
const running = await startApp(
  readConfig({ DATA_DIR: dataDir, DEMO: 'on', DEMO_PASSWORD: 'recorded-backup' }),
);
try {
  await seed(running);
  await running.background.pool.query('delete from sessions');
  const media = { storage: running.app.media, named: running.app.files };
  const place = folderPlace(join(dataDir, 'backups'));
  const { name } = await makeBackup({ database: running.background, media, secretFolder: dataDir }, place);
  const target = join(FOLDER, platefulVersion());
  rmSync(target, { recursive: true, force: true });
  cpSync(place.addressOf(name), target, { recursive: true });
  console.log(target);
} finally {
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
