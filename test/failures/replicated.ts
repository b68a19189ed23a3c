import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openConnection } from '../../src/server/database/db.ts';
import { chooseAccount } from '../../src/server/postgres/account.ts';
import { nativeFolder } from '../../src/server/postgres/binaries.ts';
import { startEmbedded } from '../../src/server/postgres/embedded.ts';
import { hasEnded, stopServer } from '../../src/server/postgres/server-process.ts';

const SETTINGS = {
  listen_addresses: '',
  wal_level: 'replica',
  max_wal_senders: '4',
  hot_standby: 'on',
  wal_receiver_timeout: '2s',
  wal_retrieve_retry_interval: '100ms',
  fsync: 'off',
};
const PATIENCE_MS = 30_000;

/** A PostgreSQL server of the test's own. */
export interface Server {
  /** Folder of its socket. */
  host: string;
  process: ChildProcess;
}

export interface Replicated {
  primary: Server;
  replica: Server;
  /** Starts the replica again after it was stopped. */
  restartReplica(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A primary and a streaming replica, both from the embedded binaries: a copy of a stopped data folder only needs to be told
 * whom to follow.
 */
export async function startReplicated(): Promise<Replicated> {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-replica-'));
  const account = chooseAccount(nativeFolder());
  account.own(folder);
  await (await startEmbedded(join(folder, 'made'), account)).stop();
  const start = async (name: string, settings: Record<string, string> = {}): Promise<Server> => {
    const host = join(folder, name);
    mkdirSync(host, { recursive: true });
    account.own(host);
    const all = { ...SETTINGS, ...settings, unix_socket_directories: host };
    const options = Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    const call = account.command('postgres', ['-D', join(folder, `${name}-data`), ...options]);
    const log = openSync(join(folder, `${name}.log`), 'a');
    const process = spawn(call.file, call.args, {
      stdio: ['ignore', log, log],
      uid: call.uid,
      gid: call.gid,
      cwd: '/',
    });
    closeSync(log);
    await answering(host, process);
    return { host, process };
  };
  renameSync(join(folder, 'made/postgres'), join(folder, 'primary-data'));
  // The log written before does not contain enough for a replica.
  await stopServer((await start('primary')).process);
  spawnSync('cp', ['-a', join(folder, 'primary-data'), join(folder, 'replica-data')]);
  const mark = join(folder, 'replica-data/standby.signal');
  writeFileSync(mark, '');
  account.own(mark);
  const primary = await start('primary');
  const startReplica = () =>
    start('replica', { primary_conninfo: `host=${primary.host} user=plateful`, port: '5432' });
  const replicated: Replicated = {
    primary,
    replica: await startReplica(),
    async restartReplica() {
      replicated.replica = await startReplica();
    },
    async close() {
      await stopServer(replicated.replica.process);
      await stopServer(primary.process);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return replicated;
}

async function answering(host: string, process: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(50)) {
    if (hasEnded(process)) throw new Error(`PostgreSQL in ${host} ended instead of starting.`);
    const client = openConnection({ host, user: 'plateful', database: 'postgres' }, 1_000);
    try {
      await client.connect();
      return;
    } catch {
      // Not yet.
    } finally {
      void client.end();
    }
  }
  throw new Error(`PostgreSQL in ${host} does not answer.`);
}
