import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { makeBackup } from '#server/backup/backup.ts';
import { folderPlace } from '#server/backup/folder.ts';
import { restoreBackup, verifyBackup } from '#server/backup/restore.ts';
import { type Config, configFromEnvironment, ownerAddress } from '#server/config.ts';
import { openDatabase } from '#server/database/db.ts';
import { CannotStart } from '#server/exit.ts';
import { type Embedded, startEmbedded } from '#server/postgres/embedded.ts';
import { runProgram, WrongUse } from './program.ts';

const USAGE = `Usage: npm run move -- postgres://user:password@host/database
       npm run move -- embedded

Moves the database of this Plateful to a PostgreSQL server, into an empty database there; or, with DATABASE_URL set, back into the
embedded one. Pictures and videos stay where they are. Stop Plateful first.`;

await runProgram(USAGE, async () => {
  const [to = '', ...others] = process.argv.slice(2);
  if (others.length > 0 || !(to === 'embedded' || /^postgres(ql)?:\/\//.test(to))) throw new WrongUse();
  const config = configFromEnvironment();
  if (to === 'embedded' && !config.databaseUrl)
    throw new WrongUse('Plateful already uses the embedded database: DATABASE_URL is not set.');
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const isOutside = config.databaseUrl !== null && to !== 'embedded';
  const embedded = isOutside ? null : await startEmbedded(config.dataDir);
  let rows: number;
  try {
    rows = await move(config, embedded, to);
  } finally {
    await embedded?.stop();
  }
  if (to === 'embedded') {
    console.log(
      `Moved ${rows} rows into ${join(config.dataDir, 'postgres')}. Now remove DATABASE_URL from your settings.`,
    );
    console.log('The database at DATABASE_URL was not changed; delete it once everything works.');
    return;
  }
  if (config.databaseUrl) {
    console.log(
      `Moved ${rows} rows. Now set DATABASE_URL to the new address; the old database was not changed.`,
    );
    return;
  }
  const left = free(join(config.dataDir, `postgres.moved-${new Date().toISOString().slice(0, 10)}`));
  renameSync(join(config.dataDir, 'postgres'), left);
  console.log(`Moved ${rows} rows. Now set DATABASE_URL to the address you gave.`);
  console.log(`The embedded database is in ${left}; delete that folder once everything works.`);
});

async function move(config: Config, embedded: Embedded | null, to: string): Promise<number> {
  const inside = embedded?.connection ?? {};
  const address = ownerAddress(config);
  const from = address ? { connectionString: address } : inside;
  const target = to === 'embedded' ? inside : { connectionString: to };
  const folder = mkdtempSync(join(config.dataDir, 'moving-'));
  const [source, destination] = [openDatabase(from, 2), openDatabase(target, 2)];
  try {
    await expectNobodyElse(source.pool);
    const place = folderPlace(folder);
    const { name } = await makeBackup({ database: source, media: null, secretFolder: null }, place);
    const copy = await verifyBackup(place.open(name), null);
    const options = { database: destination, media: null, dataDir: config.dataDir, hasSecret: true };
    return (await restoreBackup(copy, options)).rows;
  } finally {
    await Promise.all([source.close(), destination.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throws if anyone else is connected: whatever they write from now on would be lost. */
async function expectNobodyElse(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
  );
  if (rowCount)
    throw new CannotStart(
      `Something else is connected to the database (${rowCount} connections). Stop Plateful and anything else that uses it, and move again. Nothing was changed.`,
    );
}

function free(path: string): string {
  let name = path;
  for (let n = 2; existsSync(name); n++) name = `${path}-${n}`;
  return name;
}
