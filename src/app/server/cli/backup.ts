import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeNotedBackup } from '#features/backups/server/commands.ts';
import { makeBackup } from '#server/backup/backup.ts';
import { folderPlace } from '#server/backup/place.ts';
import { configFromEnvironment, workingFolder } from '#server/config.ts';
import type { Database } from '#server/db.ts';
import { CannotStart } from '#server/exit.ts';
import { mediaOf } from './media.ts';
import { runProgram, WrongUse } from './program.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Usage: npm run backup [-- <folder> [--encrypt]]

Writes a backup of everything into a new folder inside <folder>, or inside BACKUP_TO if you name none: the database, pictures and
videos, and the secret. --encrypt encrypts it with BACKUP_PASSPHRASE.
Plateful may be running meanwhile.`;

await runProgram(USAGE, async () => {
  const { values, positionals } = parsed();
  const config = configFromEnvironment();
  const [given] = positionals;
  const passphrase = values.encrypt ? config.backup.passphrase : null;
  if (values.encrypt && passphrase === null)
    throw new CannotStart('Set BACKUP_PASSPHRASE (at least 12 characters) to encrypt the backup.');
  const place = folderPlace(given ? resolve(workingFolder(), given) : config.backup.to);
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

/** Databases of older versions have no table for it. */
async function canNote({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query("select to_regclass('backups') is not null as can");
  return rows[0].can;
}

function parsed() {
  try {
    const parsed = parseArgs({ options: { encrypt: { type: 'boolean' } }, allowPositionals: true });
    if (parsed.positionals.length <= 1) return parsed;
  } catch {
    // Said below.
  }
  throw new WrongUse();
}
