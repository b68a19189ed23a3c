import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environmentOfPrograms } from '../config.ts';
import type { Account } from './account.ts';

const SETTINGS = {
  listen_addresses: '',
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
  // Without details, which quote people's data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/**
 * Fast shutdown; then immediate shutdown, which recovery repairs at the next start; then a signal the server cannot handle.
 */
const STOP_SIGNALS = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;
const CHILDREN_END_MS = 5_000;

/** Starts the server of a data folder, in which no other runs; logs to `postgres.log` there. */
export function spawnServer(account: Account, dataDir: string, socketFolder: string): ChildProcess {
  removeEmptyLocks([join(dataDir, 'postgres/postmaster.pid'), join(socketFolder, '.s.PGSQL.5432.lock')]);
  const settings = { ...SETTINGS, unix_socket_directories: socketFolder };
  const call = account.command('postgres', [
    '-D',
    join(dataDir, 'postgres'),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const log = openSync(join(dataDir, 'postgres.log'), 'a');
  try {
    // In its own process group: Ctrl-C must reach Plateful first, which then stops the server properly.
    const child = spawn(call.file, call.args, {
      stdio: ['ignore', log, log],
      detached: true,
      env: environmentOfPrograms(),
      uid: call.uid,
      gid: call.gid,
      cwd: '/',
    });
    // A program that could not be started has no process id.
    child.on('error', () => {});
    return child;
  } finally {
    closeSync(log);
  }
}

/** A server that is killed between creating a lock file and writing its process id into it would never start again. */
function removeEmptyLocks(files: readonly string[]): void {
  for (const file of files) if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
}

export function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

export async function stopServer(child: ChildProcess): Promise<void> {
  await stop(
    (signal) => child.kill(signal),
    () => hasEnded(child),
  );
}

/**
 * Stops an orphaned server, so that the new one runs with this version's settings, and the remaining processes of a killed
 * one.
 */
export async function stopLeftover(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'postgres');
  const pid = serverOf(folder);
  if (pid === null) return endChildren(folder);
  // After a reboot, the process id may belong to any program.
  if (!worksIn(pid, folder)) return rmSync(join(folder, 'postmaster.pid'), { force: true });
  await stop(
    (signal) => process.kill(pid, signal),
    () => serverOf(folder) === null,
  );
}

/**
 * Kills the remaining processes of a killed server: no new server starts until they end, which takes a busy process seconds.
 * Recovery repairs what this interrupts, as it does for the server itself.
 */
async function endChildren(folder: string): Promise<void> {
  if (process.platform !== 'linux' || !existsSync(folder)) return;
  for (const deadline = Date.now() + CHILDREN_END_MS; Date.now() < deadline; await wait(5)) {
    const left = readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && isPostgresIn(pid, folder));
    if (left.length === 0) return;
    for (const pid of left) kill(pid);
  }
}

function isPostgresIn(pid: number, folder: string): boolean {
  try {
    return worksIn(pid, folder) && basename(readlinkSync(`/proc/${pid}/exe`)) === 'postgres';
  } catch {
    return false;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by now.
  }
}

async function stop(send: (signal: NodeJS.Signals) => void, isOver: () => boolean): Promise<void> {
  for (const [signal, patienceMs] of STOP_SIGNALS) {
    if (isOver()) return;
    send(signal);
    for (const deadline = Date.now() + patienceMs; !isOver() && Date.now() < deadline; ) await wait(20);
  }
  if (!isOver()) throw new Error('The database server cannot be stopped.');
}

/** The process id in `postmaster.pid`, if that process is alive. */
function serverOf(folder: string): number | null {
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

/** Whether a process is this folder's server: PostgreSQL's working directory is its data folder. */
function worksIn(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}
