import { mkdirSync } from 'node:fs';
import { placeOfBackup } from '#server/backup/address.ts';
import { restoreBackup, verifyBackup } from '#server/backup/restore.ts';
import { configFromEnvironment, placeIn, workingFolder } from '#server/config.ts';
import { mediaOf } from './media.ts';
import { runProgram, WrongUse } from './program.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Usage: npm run restore -- <backup>

Restores a backup that "npm run backup" wrote, from a folder or s3://bucket/prefix/name, into an empty place: an empty DATA_DIR, and an empty database if DATABASE_URL is set.
Checks every byte before it changes anything. An encrypted backup needs BACKUP_PASSPHRASE.
Plateful must not be running there.`;

await runProgram(USAGE, async () => {
  const [given, ...others] = process.argv.slice(2);
  if (!given || given.startsWith('--') || others.length > 0) throw new WrongUse();
  const config = configFromEnvironment();
  const { place, name } = placeOfBackup(placeIn(given, workingFolder()), config.s3Server);
  console.log('Checking the backup…');
  const backup = await verifyBackup(place.open(name), config.backup.passphrase);
  console.log('It is complete and undamaged. Restoring it…');
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const { rows, files, migrated } = await withDatabase(
    config,
    (database) =>
      restoreBackup(backup, {
        database,
        media: mediaOf(config),
        dataDir: config.dataDir,
        hasSecret: config.secret !== null,
      }),
    { asItIs: true, alone: true },
  );
  console.log(
    `Restored ${rows} rows and ${files} files of ${backup.head.createdAt.toISOString()}. Every row was read again and matches.`,
  );
  if (migrated.length > 0) console.log(`Brought up to this version by ${migrated.join(', ')}.`);
  if (!backup.contents.secret && !config.secret)
    console.log('The backup has no secret: set SECRET to its old value, or everyone has to sign in again.');
});
