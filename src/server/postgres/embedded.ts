import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Account, chooseAccount } from './account.ts';
import { nativeFolder } from './binaries.ts';

const DATABASE = 'plateful';
const OWNER_LOCK = 7_528_333;
const MAX_SOCKET_PATH = 100;
const START_PATIENCE_MS = 60_000;

export interface Embedded {
  connection: pg.PoolConfig;
  /** True when this call made the database. */
  created: boolean;
  stop(): Promise<void>;
}

/** Thrown when another Plateful owns the data folder. */
export class FolderInUse extends Error {
  constructor(dataDir: string) {
    super(
      `Another Plateful is already running on ${dataDir}. Stop it first, or set DATA_DIR (and PORT) for a second one.`,
    );
    this.name = 'FolderInUse';
  }
}

/**
 * Starts PostgreSQL inside `dataDir` and owns it: a second owner is refused, a leftover server of a killed owner
 * is stopped, and a server that dies is started again. Ownership is an advisory lock held by a connection, so it
 * ends with the process however that ends.
 */
export async function startEmbedded(
  dataDir: string,
  account = chooseAccount(nativeFolder()),
): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  account.own(dataDir);
  const folder = join(dataDir, 'postgres');
  const connection = embeddedConnection(dataDir);
  prepareSocketFolder(connection.host, account);
  await stopLeftover(folder, connection, dataDir);
  const created = !existsSync(folder);
  if (created) initialise(account, dataDir, folder);
  let child = run(account, dataDir, folder, connection.host);
  let lock = await acquire(connection, dataDir, child);
  await ensureDatabase(connection);
  let stopping = false;

  const supervise = () => {
    child.once('exit', async () => {
      if (stopping) return;
      console.error('The database stopped by itself and is being started again.');
      await wait(300);
      if (stopping) return;
      child = run(account, dataDir, folder, connection.host);
      lock = await acquire(connection, dataDir, child);
      supervise();
    });
  };
  supervise();

  return {
    connection,
    created,
    async stop() {
      stopping = true;
      await lock.end().catch(() => {});
      await stopProcess(child);
    },
  };
}

/** Where the embedded server of a data folder answers, whether it runs or not. */
export function embeddedConnection(dataDir: string): pg.PoolConfig & { host: string } {
  return { host: socketFolder(dataDir), port: 5432, user: DATABASE, database: DATABASE };
}

/** A Unix socket path is limited to 107 bytes, so a long data folder gets a short private one for it. */
function socketFolder(dataDir: string): string {
  const inside = join(dataDir, 'socket');
  if (Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= MAX_SOCKET_PATH) return inside;
  return join(tmpdir(), `plateful-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
}

function prepareSocketFolder(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = statSync(folder).uid;
  if (process.getuid && process.getuid() !== 0 && owner !== process.getuid())
    throw new Error(`The folder ${folder} belongs to someone else; remove it and start again.`);
  account.own(folder);
  chmodSync(folder, 0o700);
}

/** Made under another name first: a folder called `postgres` is always a finished one, and is never made twice. */
function initialise(account: Account, dataDir: string, folder: string): void {
  const unfinished = join(dataDir, 'postgres.new');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  account.own(unfinished);
  const call = account.command('initdb', [
    '-D',
    unfinished,
    '-U',
    DATABASE,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
    '--data-checksums',
  ]);
  const made = spawnSync(call.file, call.args, { encoding: 'utf8', uid: call.uid, gid: call.gid, cwd: '/' });
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error(
      `The database folder could not be made in ${dataDir}: ${(made.stderr || String(made.error ?? '')).trim()}`,
    );
  }
  renameSync(unfinished, folder);
}

function run(account: Account, dataDir: string, folder: string, socket: string): ChildProcess {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '64MB',
    effective_cache_size: '1GB',
    random_page_cost: '1.1',
    jit: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '512MB',
    logging_collector: 'off',
  };
  const call = account.command('postgres', [
    '-D',
    folder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const log = openSync(join(dataDir, 'postgres.log'), 'a');
  // Its own process group: a Ctrl-C in the terminal must reach Plateful first, which then stops the server in order.
  return spawn(call.file, call.args, {
    stdio: ['ignore', log, log],
    detached: true,
    uid: call.uid,
    gid: call.gid,
    cwd: '/',
  });
}

/** Connects as the owner, waiting while the server starts or recovers. */
async function acquire(connection: pg.PoolConfig, dataDir: string, child: ChildProcess): Promise<pg.Client> {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (;;) {
    const client = await connect(connection);
    if (client) {
      if (await tryLock(client)) return client;
      await client.end();
      throw new FolderInUse(dataDir);
    }
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(
        `The database in ${dataDir} did not start:\n${logTail(dataDir)}\nNothing was changed. The whole log is ${join(dataDir, 'postgres.log')}.`,
      );
    await wait(15);
  }
}

async function connect(connection: pg.PoolConfig): Promise<pg.Client | null> {
  const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 5_000 });
  // A lost lock connection is noticed by the supervisor; unheard, the event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => {});
    return null;
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [OWNER_LOCK]);
  return rows[0].got === true;
}

async function ensureDatabase(connection: pg.PoolConfig): Promise<void> {
  const client = await connect(connection);
  if (!client) throw new Error('The database stopped while it was being prepared.');
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** A server without an owner is stopped, so that the new one runs with the settings of this version. */
async function stopLeftover(folder: string, connection: pg.PoolConfig, dataDir: string): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (let pid = serverProcess(folder); pid !== null; pid = serverProcess(folder)) {
    // After a restart of the machine or container the id may belong to any program.
    if (!isPostgres(pid)) return rmSync(join(folder, 'postmaster.pid'), { force: true });
    const client = await connect(connection);
    if (client) {
      const ours = await tryLock(client);
      await client.end();
      if (!ours) throw new FolderInUse(dataDir);
      process.kill(pid, 'SIGINT');
      return ended(() => serverProcess(folder) === null);
    }
    if (Date.now() > deadline)
      throw new Error(`The database server ${pid} in ${dataDir} neither answers nor ends.`);
    await wait(50);
  }
}

function isPostgres(pid: number): boolean {
  const name = `/proc/${pid}/comm`;
  return existsSync(name) ? readFileSync(name, 'utf8').includes('postgres') : process.platform !== 'linux';
}

/** The process id in `postmaster.pid` when that process lives. */
function serverProcess(folder: string): number | null {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  await ended(() => child.exitCode !== null || child.signalCode !== null);
}

async function ended(check: () => boolean): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!check()) {
    if (Date.now() > deadline) throw new Error('The database did not stop within a minute.');
    await wait(20);
  }
}

function logTail(dataDir: string): string {
  const file = join(dataDir, 'postgres.log');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-12).join('\n') : '(no log)';
}
