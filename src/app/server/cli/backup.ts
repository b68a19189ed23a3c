import { parseArgs } from 'node:util';
import { makeNotedBackup } from '#features/backups/server/commands.ts';
import { placeAt } from '#server/backup/address.ts';
import { makeBackup } from '#server/backup/backup.ts';
import { configFromEnvironment, placeIn, workingFolder } from '#server/config.ts';
import type { Database } from '#server/database/db.ts';
import { CannotStart } from '#server/exit.ts';
import { mediaOf } from './media.ts';
import { runProgram, WrongUse } from './program.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Usage: npm run backup [-- <place> [--encrypt]]

Writes a backup of everything into a new folder inside <place>, or inside BACKUP_TO if you name none: the database, pictures and
videos, and the secret. <place> is a folder, or s3://bucket/prefix at the S3 storage of your settings. --encrypt encrypts it with BACKUP_PASSPHRASE.
Plateful may keep running.`;

await runProgram(USAGE, async () => {
  const { values, positionals } = parsed();
  const config = configFromEnvironment();
  const [given] = positionals;
  const passphrase = values.encrypt ? config.backup.passphrase : null;
  if (values.encrypt && passphrase === null)
    throw new CannotStart('Set BACKUP_PASSPHRASE (at least 12 characters) to encrypt the backup.');
  const place = placeAt(given ? placeIn(given, workingFolder()) : config.backup.to, config.s3Server);
  const made = await withDatabase(
    config,
    async (database) => {
      const secretFolder = config.secret ? null : config.dataDir;
      const source = { database, media: mediaOf(config), secretFolder };
      return (await canNote(database))
        ? makeNotedBackup(database.db, source, place, passphrase)
        : makeBackup(source, place, { passphrase });
    },
    { asItIs: true },
  );
  console.log(
    `${place.addressOf(made.name)}\n${made.rows} rows and ${made.files} files, ${(made.bytes / 1024 / 1024).toFixed(1)} MB${passphrase === null ? '' : ', encrypted'}`,
  );
  if (config.secret)
    console.log('SECRET is a setting and not in the backup. Keep a copy of your settings, too.');
  if (made.missing.length > 0)
    console.error(
      `${made.missing.length} files that the database names do not exist. Run "npm run doctor" to see which.`,
    );
});

/** Databases of older versions lack the table. */
async function canNote({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query("select to_regclass('backups') is not null as can");
  return rows[0].can;
}

function parsed() {
  try {
    const parsed = parseArgs({ options: { encrypt: { type: 'boolean' } }, allowPositionals: true });
    if (parsed.positionals.length <= 1) return parsed;
  } catch {
    // Reported below.
  }
  throw new WrongUse();
}
