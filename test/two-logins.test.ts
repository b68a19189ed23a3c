import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startApp } from '../src/app/server/running.ts';
import { readConfig } from '../src/server/config.ts';
import { logTo, textSink } from '../src/server/monitoring/log.ts';
import { type Embedded, startEmbedded } from '../src/server/postgres/embedded.ts';
import { runCli } from './cli.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PASSWORD = "it's";
/** As much of psql as the script needs: sends its input to the database. */
const PSQL = `#!${process.execPath}
const { default: pg } = await import(${JSON.stringify(import.meta.resolve('pg'))});
const { readFileSync } = await import('node:fs');
const { PGHOST: host, POSTGRES_USER: user, POSTGRES_DB: database } = process.env;
const client = new pg.Client({ host, port: 5432, user, database });
await client.connect();
await client.query(readFileSync(0, 'utf8'));
await client.end();
`;

const folder = mkdtempSync(join(tmpdir(), 'plateful-logins-'));
let server: Embedded;

// The parts of compose.yaml's database container that are ours: a new PostgreSQL, and its script.
beforeAll(async () => {
  const { services } = parse(readFileSync(join(ROOT, 'compose.yaml'), 'utf8'));
  const script = services.database.volumes.find((mount: string) => mount.includes('initdb.d')).split(':')[0];
  server = await startEmbedded(join(folder, 'server'));
  writeFileSync(join(folder, 'psql'), PSQL, { mode: 0o755 });
  execFileSync('sh', [join(ROOT, script)], {
    env: {
      PATH: [folder, process.env.PATH].join(delimiter),
      PGHOST: String(server.connection.host),
      POSTGRES_USER: 'plateful',
      POSTGRES_DB: services.database.environment.POSTGRES_DB,
      POSTGRES_PASSWORD: PASSWORD,
    },
  });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const urlOf = (login: string) =>
  `postgres://${login}:${encodeURIComponent(PASSWORD)}@localhost:5432/plateful?host=${encodeURIComponent(String(server.connection.host))}`;

/** Plateful's log while it starts with these addresses. */
async function start(addresses: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  logTo({ write: (_level, message) => void lines.push(message), flush() {} });
  try {
    const app = await startApp(readConfig({ DATA_DIR: join(folder, 'data'), ...addresses }));
    await app.stop();
  } finally {
    logTo(textSink('info'));
  }
  return lines;
}

test('compose.yaml serves requests with a login that owns nothing and is not a superuser', async () => {
  const addresses = { DATABASE_URL: urlOf('plateful_app'), DATABASE_OWNER_URL: urlOf('plateful_owner') };
  expect((await start(addresses)).filter((line) => line.includes('login'))).toEqual([]);
  const client = new pg.Client({ connectionString: addresses.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(`
    select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as may_more, has_schema_privilege('public', 'create') as creates,
      (select array_agg(distinct relowner::regrole::text) from pg_class where relnamespace = 'public'::regnamespace) as owners
    from pg_roles where rolname = current_user`);
  await client.end();
  expect(rows).toEqual([
    { rolname: 'plateful_app', may_more: false, creates: false, owners: ['plateful_owner'] },
  ]);
});

test('a single login for everything causes a warning at each start and from the doctor', async () => {
  const addresses = { DATABASE_URL: urlOf('plateful_owner') };
  const warning =
    'The login "plateful_owner" of DATABASE_URL owns the tables: no row policy holds for requests.';
  expect((await start(addresses)).join('\n')).toContain(warning);
  const settings = { DATA_DIR: join(folder, 'data'), ...addresses };
  expect((await runCli('doctor', [], settings)).out).toContain(warning);
});

test('commands bypass the pooler, through which a lock would not hold', async () => {
  await start({ DATABASE_URL: urlOf('plateful_owner') });
  const settings = {
    ...{ DATA_DIR: join(folder, 'data'), BACKUP_TO: join(folder, 'backups') },
    ...{
      DATABASE_URL: 'postgres://pooler@127.0.0.1:1/plateful',
      DATABASE_DIRECT_URL: urlOf('plateful_owner'),
    },
  };
  expect(await runCli('backup', [], settings)).toMatchObject({ code: 0, err: '' });
});
