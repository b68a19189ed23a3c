import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
  // Without details, which quote the rows of people.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** In order; then without finishing anything, which the next start makes good; then in no way the server could delay. */
const STOP_SIGNALS = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;

/** Starts the server of a data folder; its log is `postgres.log` there. */
export function spawnServer(account: Account, dataDir: string, socketFolder: string): ChildProcess {
  const settings = { ...SETTINGS, unix_socket_directories: socketFolder };
  const call = account.command('postgres', [
    '-D',
    join(dataDir, 'postgres'),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const log = openSync(join(dataDir, 'postgres.log'), 'a');
  try {
    // Its own process group: a Ctrl-C in the terminal must reach Plateful first, which then stops the server in order.
    const child = spawn(call.file, call.args, {
      stdio: ['ignore', log, log],
      detached: true,
      uid: call.uid,
      gid: call.gid,
      cwd: '/',
    });
    // A program that cannot be started is seen by having no process id.
    child.on('error', () => {});
    return child;
  } finally {
    closeSync(log);
  }
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

/** Stops the server that a killed owner left behind, so that the new one runs with the settings of this version. */
export async function stopLeftover(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'postgres');
  const pid = serverOf(folder);
  if (pid === null) return;
  // After a restart of the machine or container the id may belong to any program.
  if (!worksIn(pid, folder)) return rmSync(join(folder, 'postmaster.pid'), { force: true });
  await stop(
    (signal) => process.kill(pid, signal),
    () => serverOf(folder) === null,
  );
}

async function stop(send: (signal: NodeJS.Signals) => void, isOver: () => boolean): Promise<void> {
  for (const [signal, patienceMs] of STOP_SIGNALS) {
    if (isOver()) return;
    send(signal);
    for (const deadline = Date.now() + patienceMs; !isOver() && Date.now() < deadline; ) await wait(20);
  }
  if (!isOver()) throw new Error('The database server cannot be stopped.');
}

/** The process id in `postmaster.pid` when that process lives. */
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

/** Whether a process is the server of this folder: a PostgreSQL server works in its own. */
function worksIn(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}
