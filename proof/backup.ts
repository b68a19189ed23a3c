import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../src/server/database/db.ts';
import { startEmbedded } from '../src/server/postgres/embedded.ts';
import { runCli } from '../test/cli.ts';
import { Ledger } from '../test/failures/ledger.ts';
import { end, freePort, launch, ready } from '../test/plateful-process.ts';
import { ExternalPostgres, HAS_POSTGRES_15 } from '../test/postgres-15.ts';
import type { Report } from './report.ts';

export const title = 'Backup and recovery';

const WRITERS = 4;
const PASSWORD = 'backup-and-restore';
const WRITING_MS = 3_000;

/** Backs up under load and restores; then recovers an external server to a point in time. */
export async function prove(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-proof-backup-'));
  try {
    await backUpUnderLoad(report, folder);
    if (HAS_POSTGRES_15) await recoverToAPoint(report);
    else report.add('point-in-time recovery', 'not run: PostgreSQL 15 is not in /usr/lib/postgresql/15');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function backUpUnderLoad(report: Report, folder: string): Promise<void> {
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const app = launch({ DATA_DIR: dataDir, PORT: String(port), DEMO: 'on', DEMO_PASSWORD: PASSWORD });
  try {
    await ready(origin, app);
    const ledger = await Ledger.open(origin, PASSWORD);
    const stopWriting = ledger.start(WRITERS);
    await wait(WRITING_MS);
    const before = ledger.acknowledged;
    const started = performance.now();
    const made = await runCli('backup', [], { DATA_DIR: dataDir });
    const seconds = (performance.now() - started) / 1000;
    const during = ledger.acknowledged.size - before.size;
    await stopWriting();
    report.add(
      `npm run backup under ${WRITERS} writers`,
      `${seconds.toFixed(1)} s, ${made.out.split('\n')[1]}`,
      'exit code 0',
      made.code === 0,
    );
    report.add('writes acknowledged meanwhile', String(during), '> 0', during > 0);
    const backup = join(dataDir, 'backups', readdirSync(join(dataDir, 'backups')).at(-1) ?? '');
    const restored = join(folder, 'restored');
    const again = await runCli('restore', [backup], { DATA_DIR: restored });
    report.add('npm run restore into an empty folder', `exit code ${again.code}`, '0', again.code === 0);
    const server = await startEmbedded(restored);
    const { lost, phantoms, halfWritten } = await ledger.compare(restored);
    await server.stop();
    const missing = lost.filter((write) => before.has(write)).length;
    report.add('writes acknowledged before it and lost', `${missing} of ${before.size}`, '0', missing === 0);
    const torn = phantoms.length + halfWritten.length;
    report.add('restored, though never or half-written', String(torn), '0', torn === 0);
    const visited = await runCli('doctor', [], { DATA_DIR: restored });
    report.add('npm run doctor after it', `exit code ${visited.code}`, '0', visited.code === 0);
    if (visited.code !== 0) console.log(visited.out, visited.err);
  } finally {
    await end(app);
  }
}

/** As docs/operate.md describes it: a base backup, the archived write-ahead log, and a target time before the mistake. */
async function recoverToAPoint(report: Report): Promise<void> {
  const server = await ExternalPostgres.create();
  try {
    const archive = join(server.folder, 'archive');
    const base = join(server.folder, 'base');
    server.makeFolder(archive);
    server.makeFolder(base);
    server.configure({
      wal_level: 'replica',
      archive_mode: 'on',
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    });
    server.start();
    server.createDatabase();
    const login = 'plateful_app';
    server.run('createuser', '-h', '127.0.0.1', '-p', String(server.port), '-U', 'plateful', login);
    const settings = {
      DATABASE_URL: server.address.replace('plateful@', `${login}@`),
      DATABASE_OWNER_URL: server.address,
      DATA_DIR: join(server.folder, 'files'),
      SECRET: 's'.repeat(40),
    };
    const made = await runCli('admin', ['create', 'jo@plateful.test'], settings);
    if (made.code !== 0) throw new Error(made.err);
    server.run(
      'pg_basebackup',
      '-h',
      '127.0.0.1',
      '-p',
      String(server.port),
      '-U',
      'plateful',
      '-D',
      base,
      '-X',
      'none',
    );
    const database = openDatabase({ connectionString: server.address }, 1);
    const plan = async () => {
      const id = randomUUID();
      await database.pool.query(
        "insert into meal_plans (id, kitchen_id, recipe_name, date, meal_type) select $1, id, 'Soup', '2026-03-01', 'Dinner' from kitchens limit 1",
        [id],
      );
      return id;
    };
    const good = [await plan(), await plan(), await plan()];
    const { rows } = await database.pool.query<{ at: string }>('select clock_timestamp()::text as at');
    await wait(1_000);
    await plan();
    await database.pool.query('delete from kitchens');
    await database.pool.query('select pg_switch_wal()');
    await database.close();
    server.stop();

    server.use(base);
    server.configure({
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: rows[0]?.at ?? '',
      recovery_target_action: 'promote',
    });
    server.recoverAtStart();
    server.start();
    const recovered = openDatabase({ connectionString: server.address }, 1);
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(200)) {
      const state = await recovered.pool.query<{ is: boolean }>('select pg_is_in_recovery() as is');
      if (!state.rows[0]?.is) break;
    }
    const meals = await recovered.pool.query<{ id: string }>('select id from meal_plans');
    const kitchens = await recovered.pool.query('select from kitchens');
    await recovered.close();
    const found = new Set(meals.rows.map(({ id }) => id));
    const isThere = good.every((id) => found.has(id));
    report.add(
      'point-in-time recovery: what was written before the moment',
      isThere ? 'all there' : 'lost',
      'all there',
      isThere,
    );
    const isUndone = found.size === good.length && kitchens.rowCount === 1;
    report.add(
      'point-in-time recovery: the mistake after it',
      isUndone ? 'undone' : 'still there',
      'undone',
      isUndone,
    );
    const visited = await runCli('doctor', [], settings);
    report.add('npm run doctor after it', `exit code ${visited.code}`, '0', visited.code === 0);
    if (visited.code !== 0) console.log(visited.out, visited.err);
  } finally {
    server.remove();
  }
}
