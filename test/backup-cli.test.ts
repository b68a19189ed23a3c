import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/server/database/db.ts';
import { EXIT } from '../src/server/exit.ts';
import { startEmbedded } from '../src/server/postgres/embedded.ts';
import { rowsByTable } from './backups.ts';
import { runCli } from './cli.ts';
import { ExternalPostgres, HAS_POSTGRES_15 } from './postgres-15.ts';

const folder = mkdtempSync(join(tmpdir(), 'plateful-cli-'));
const first = join(folder, 'first');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rows of a folder's embedded database. */
async function rowsIn(dataDir: string): Promise<Record<string, string>> {
  const server = await startEmbedded(dataDir);
  const database = openDatabase(server.connection, 1);
  try {
    // That a backup is done is recorded after its snapshot was taken.
    const { backups: _, ...rows } = await rowsByTable(database);
    return rows;
  } finally {
    await database.close();
    await server.stop();
  }
}

const newestIn = (place: string) => join(place, readdirSync(place).sort().at(-1) ?? '');

beforeAll(async () => {
  expect(await runCli('admin', ['create', 'jo@plateful.test'], { DATA_DIR: first })).toMatchObject({
    code: 0,
  });
  writeFileSync(join(first, 'secret'), `${'s'.repeat(43)}\n`);
});

describe('npm run backup and npm run restore', () => {
  test('carry everything into an empty folder, with the secret', async () => {
    const made = await runCli('backup', [], { DATA_DIR: first });
    expect(made).toMatchObject({ code: 0, err: '' });
    const backup = newestIn(join(first, 'backups'));
    expect(made.out).toContain(backup);
    const second = join(folder, 'second');
    expect(await runCli('restore', [backup], { DATA_DIR: second })).toMatchObject({
      code: 0,
      out: expect.stringContaining('Every row was read again and matches.'),
      err: '',
    });
    expect(readFileSync(join(second, 'secret'))).toEqual(readFileSync(join(first, 'secret')));
    expect(await rowsIn(second)).toEqual(await rowsIn(first));
    expect(await runCli('restore', [backup], { DATA_DIR: second })).toMatchObject({
      code: EXIT.settings,
      err: expect.stringContaining('The database is not empty.'),
    });
  });

  test('work while Plateful runs, and encrypt on request', async () => {
    const running = await startEmbedded(first);
    const settings = {
      DATA_DIR: first,
      BACKUP_PASSPHRASE: 'twelve or more',
      BACKUP_TO: join(folder, 'sealed'),
    };
    expect(await runCli('backup', ['--encrypt'], settings)).toMatchObject({ code: 0 });
    const backup = newestIn(settings.BACKUP_TO);
    expect(await runCli('restore', [backup], { DATA_DIR: join(folder, 'third') })).toMatchObject({
      code: EXIT.settings,
      err: expect.stringContaining('set BACKUP_PASSPHRASE'),
    });
    expect(await runCli('restore', [backup], settings), 'not into a running Plateful').toMatchObject({
      code: EXIT.folderInUse,
    });
    await running.stop();
  });

  test('print their usage', async () => {
    const said = [
      runCli('backup', ['--what'], {}),
      runCli('restore', [], {}),
      runCli('move', ['nowhere'], {}),
      runCli('admin', ['create'], {}),
      runCli('import', [], {}),
    ];
    for (const { code, err } of await Promise.all(said)) {
      expect(code).toBe(EXIT.unexpected);
      expect(err).toMatch(/^Usage: npm run /);
    }
  });
});

test('a command with invalid settings ends with the code that says so', async () => {
  const settings = { DATA_DIR: first, PORT: 'eighty' };
  expect(await runCli('admin', ['create', 'jo@plateful.test'], settings)).toEqual({
    ...{ code: EXIT.settings, out: '' },
    err: 'Plateful cannot start with these settings:\n  - PORT: must be a number (it is "eighty")\n',
  });
});

test('npm run admin names an email that nobody has', async () => {
  expect(await runCli('admin', ['remove', 'nobody@plateful.test'], { DATA_DIR: first })).toEqual({
    ...{ code: EXIT.unexpected, out: '' },
    err: 'No account has the email nobody@plateful.test.\n',
  });
});

describe('npm run move', () => {
  test.runIf(HAS_POSTGRES_15)(
    'moves the database to another PostgreSQL and back, and the newer one restores a backup of the older',
    async () => {
      const before = await rowsIn(first);
      const external = await ExternalPostgres.create();
      external.start();
      external.createDatabase();
      try {
        const away = await runCli('move', [external.address], { DATA_DIR: first });
        expect(away).toMatchObject({ code: 0, err: '' });
        expect(existsSync(join(first, 'postgres')), 'nobody goes on with the old one by mistake').toBe(false);
        const database = openDatabase({ connectionString: external.address }, 1);
        expect(await rowsByTable(database)).toMatchObject(before);
        const settings = { DATA_DIR: first, DATABASE_URL: external.address };
        await expectUpgrade(settings, before);
        // A pool closes what is idle for long, as on a busy machine.
        const connected = await database.pool.connect();
        expect(await runCli('move', ['embedded'], settings), 'somebody is connected').toMatchObject({
          code: EXIT.settings,
          err: expect.stringContaining('Something else is connected'),
        });
        connected.release();
        await database.close();
        const back = await runCli('move', ['embedded'], settings);
        expect(back).toMatchObject({ code: 0, err: '' });
      } finally {
        external.remove();
      }
      expect(await rowsIn(first)).toEqual(before);
    },
  );

  /** A backup made on an older PostgreSQL is restored on the embedded one, as docs/operate.md says to upgrade. */
  async function expectUpgrade(settings: Record<string, string>, rows: Record<string, string>) {
    const place = join(folder, 'of-15');
    expect(await runCli('backup', [], { ...settings, BACKUP_TO: place })).toMatchObject({ code: 0, err: '' });
    const upgraded = join(folder, 'upgraded');
    expect(await runCli('restore', [newestIn(place)], { DATA_DIR: upgraded })).toMatchObject({
      code: 0,
      err: '',
    });
    expect(readFileSync(join(upgraded, 'postgres/PG_VERSION'), 'utf8').trim()).not.toBe('15');
    expect(await rowsIn(upgraded)).toEqual(rows);
  }

  test('refuses while Plateful runs', async () => {
    const running = await startEmbedded(first);
    expect(await runCli('move', ['postgres://nobody@127.0.0.1:1/none'], { DATA_DIR: first })).toMatchObject({
      code: EXIT.folderInUse,
    });
    await running.stop();
  });
});

test('a database folder of another PostgreSQL version is not touched, and the message says what to do', async () => {
  const dataDir = join(folder, 'older');
  await (await startEmbedded(dataDir)).stop();
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(startEmbedded(dataDir)).rejects.toThrow(
    /was made by PostgreSQL 17, and this Plateful has \d+\./,
  );
});
