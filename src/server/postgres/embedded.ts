import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isConnectionError } from '../database/database-errors.ts';
import { openConnection } from '../database/db.ts';
import { CannotStart } from '../exit.ts';
import { logInfo, logProblem } from '../monitoring/log.ts';
import { sha256 } from '../sha256.ts';
import { type Account, chooseAccount } from './account.ts';
import { nativeFolder } from './binaries.ts';
import { lockFolder } from './folder-lock.ts';
import { hasEnded, spawnServer, stopLeftover, stopServer } from './server-process.ts';

const DATABASE = 'plateful';
const MAX_SOCKET_PATH = 100;
const CONNECT_MS = 5_000;
const SAY_SO_MS = 10_000;
/** Delay between attempts to restart the server, doubled after each. */
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** The first start is retried for about eight seconds, because someone is waiting. */
const LONGEST_FIRST_PAUSE_MS = 4_000;

export interface Embedded {
  connection: pg.PoolConfig;
  /** True if this call created the database. */
  created: boolean;
  stop(): Promise<void>;
}

class DidNotStart extends Error {}

/** Everything needed to start a server. */
interface Place {
  dataDir: string;
  account: Account;
  connection: pg.PoolConfig & { host: string };
  stopping: AbortSignal;
}

/**
 * Starts PostgreSQL inside `dataDir` and supervises it: a second owner gets `FolderInUse`, an orphaned server is
 * stopped, and a server that dies, even during recovery, is restarted until it runs.
 */
export async function startEmbedded(
  dataDir: string,
  account = chooseAccount(nativeFolder()),
): Promise<Embedded> {
  const lock = lockFolder(dataDir);
  const stopping = new AbortController();
  const connection = embeddedConnection(dataDir);
  const place: Place = { dataDir, account, connection, stopping: stopping.signal };
  try {
    account.own(dataDir);
    prepareSocketFolder(connection.host, account);
    const folder = join(dataDir, 'postgres');
    const created = !existsSync(folder);
    if (created) initialize(account, dataDir, folder);
    else expectSameMajor(account, folder);
    const first = created ? await start(place) : await startAfterOthers(place);
    const supervision = keepRunning(first, place);
    return {
      connection,
      created,
      async stop() {
        stopping.abort();
        await supervision.finally(lock.release);
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Connection settings of a data folder's embedded server, running or not. */
export function embeddedConnection(dataDir: string): pg.PoolConfig & { host: string } {
  return { host: socketFolder(dataDir), port: 5432, user: DATABASE, database: DATABASE };
}

/** Starts the server and waits until it responds, for as long as it is alive: recovery takes as long as it takes. */
async function start(place: Place): Promise<ChildProcess> {
  const { dataDir, account, connection, stopping } = place;
  await stopLeftover(dataDir);
  const child = spawnServer(account, dataDir, connection.host);
  try {
    let sayAt = Date.now() + SAY_SO_MS;
    while (!(await prepared(connection))) {
      stopping.throwIfAborted();
      if (hasEnded(child))
        throw new DidNotStart(
          `The database in ${dataDir} did not start:\n${logTail(dataDir)}\nNothing was changed. The full log is ${join(dataDir, 'postgres.log')}.`,
        );
      if (Date.now() > sayAt) {
        sayAt = Number.POSITIVE_INFINITY;
        logInfo(`The database is still starting. Its log is ${join(dataDir, 'postgres.log')}.`);
      }
      await wait(15);
    }
    return child;
  } catch (error) {
    await stopServer(child);
    throw error;
  }
}

/** A killed server's children may survive for some seconds and block a new start. */
async function startAfterOthers(place: Place): Promise<ChildProcess> {
  for (let pauseMs = SHORTEST_PAUSE_MS; pauseMs <= LONGEST_FIRST_PAUSE_MS; pauseMs *= 2) {
    try {
      return await start(place);
    } catch (error) {
      if (!(error instanceof DidNotStart)) throw error;
      await wait(pauseMs);
    }
  }
  return start(place);
}

/** Restarts the server whenever it exits, until asked to stop it. Never throws before that. */
async function keepRunning(first: ChildProcess, place: Place): Promise<void> {
  const { stopping } = place;
  let child: ChildProcess | null = first;
  while (child) {
    if (!hasEnded(child)) await once(child, 'exit', { signal: stopping }).catch(() => {});
    if (stopping.aborted) return stopServer(child);
    logProblem('The database stopped unexpectedly and is being restarted.');
    child = await startAgain(place);
  }
}

/** Retries starting the server until it runs; `null` if asked to stop. */
async function startAgain(place: Place): Promise<ChildProcess | null> {
  for (let pauseMs = SHORTEST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    await wait(pauseMs, undefined, { signal: place.stopping }).catch(() => {});
    if (place.stopping.aborted) return null;
    try {
      const child = await start(place);
      logInfo('The database is running again.');
      return child;
    } catch (error) {
      if (!place.stopping.aborted) logProblem(`${(error as Error).message}\nRetrying.`);
    }
  }
}

/** Whether the server answers, creating our database if needed. Throws errors that waiting does not fix. */
async function prepared(connection: pg.PoolConfig): Promise<boolean> {
  const client = openConnection({ ...connection, database: 'postgres' }, CONNECT_MS);
  try {
    await client.connect();
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
    return true;
  } catch (error) {
    if (isConnectionError(error)) return false;
    throw error;
  } finally {
    // A hung server would never close the connection.
    void client.end();
  }
}

/** Unix socket paths are limited to 107 bytes, so a long data folder gets a short private one for it. */
function socketFolder(dataDir: string): string {
  const inside = join(dataDir, 'socket');
  if (Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= MAX_SOCKET_PATH) return inside;
  return join(tmpdir(), `plateful-${sha256(dataDir).slice(0, 16)}`);
}

function prepareSocketFolder(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = statSync(folder).uid;
  if (process.getuid && process.getuid() !== 0 && owner !== process.getuid())
    throw new CannotStart(`The folder ${folder} belongs to someone else; remove it and start again.`);
  account.own(folder);
  chmodSync(folder, 0o700);
}

/** Created under a temporary name first: a folder named `postgres` is always complete, and is never created twice. */
function initialize(account: Account, dataDir: string, folder: string): void {
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
      `The database folder could not be created in ${dataDir}: ${(made.stderr || String(made.error ?? '')).trim()}`,
    );
  }
  renameSync(unfinished, folder);
}

/** PostgreSQL reads the files of its own major version only. */
function expectSameMajor(account: Account, folder: string): void {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) return;
  const made = readFileSync(file, 'utf8').trim();
  const call = account.command('postgres', ['--version']);
  const asked = spawnSync(call.file, call.args, { encoding: 'utf8', uid: call.uid, gid: call.gid, cwd: '/' });
  const [, has] = /\(PostgreSQL\) (\d+)/.exec(asked.stdout ?? '') ?? [];
  if (has && has !== made)
    throw new CannotStart(
      `${folder} was made by PostgreSQL ${made}, and this Plateful has ${has}. Make a backup with the Plateful that made it ("npm run backup"), and restore it with this one into an empty DATA_DIR ("npm run restore"). Nothing was changed.`,
    );
}

function logTail(dataDir: string): string {
  const file = join(dataDir, 'postgres.log');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-12).join('\n') : '(no log)';
}
