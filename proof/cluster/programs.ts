import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Where Debian installs the programs, and the package of each. */
const PROGRAMS = {
  postgres: ['/usr/lib/postgresql/15/bin/postgres', 'postgresql-15'],
  patroni: ['/usr/bin/patroni', 'patroni'],
  etcd: ['/usr/bin/etcd', 'etcd-server'],
  haproxy: ['/usr/sbin/haproxy', 'haproxy'],
  pgbouncer: ['/usr/sbin/pgbouncer', 'pgbouncer'],
  nginx: ['/usr/sbin/nginx', 'nginx-light'],
} as const;

export type Program = keyof typeof PROGRAMS;

/** Throws, naming the packages to install, if a program is missing. */
export function expectPrograms(names: readonly Program[]): void {
  const missing = names.filter((name) => !existsSync(PROGRAMS[name][0])).map((name) => PROGRAMS[name][1]);
  if (missing.length > 0)
    throw new Error(`Programs are missing. On Debian: apt-get install ${[...new Set(missing)].join(' ')}`);
}

interface Owner {
  uid?: number;
  gid?: number;
}

/** PostgreSQL and pgbouncer refuse to run as root. */
function ownerOfServers(): Owner {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A program that was started, and can be killed and restarted. */
export interface Running {
  readonly child: ChildProcess;
  start(): void;
  /** Kills it and everything it started, as if its machine were gone. */
  kill(): Promise<void>;
}

/** Starts programs in one folder, as a user other than root, and ends them all. */
export class Programs {
  readonly folder: string;
  readonly #owner = ownerOfServers();
  readonly #running: Running[] = [];

  constructor(folder: string) {
    this.folder = folder;
    this.#own(folder);
  }

  file(name: string, text: string): string {
    const path = join(this.folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    this.#own(path);
    return path;
  }

  directory(name: string): string {
    const path = join(this.folder, name);
    mkdirSync(path, { mode: 0o700 });
    this.#own(path);
    return path;
  }

  /**
   * Its log is `<as>.log` in the folder. `pidFile` names a server that it starts and that is not its child: Patroni's
   * PostgreSQL.
   */
  run(program: Program, as: string, args: readonly string[], pidFile?: string): Running {
    const owner = this.#owner;
    const log = join(this.folder, `${as}.log`);
    const begin = () => {
      const output = openSync(log, 'a');
      const child = spawn(PROGRAMS[program][0], args, {
        stdio: ['ignore', output, output],
        cwd: this.folder,
        env: { PATH: '/usr/bin:/bin:/usr/sbin', HOME: this.folder, LC_ALL: 'C.UTF-8' },
        ...owner,
      });
      closeSync(output);
      return child;
    };
    let child = begin();
    const running: Running = {
      get child() {
        return child;
      },
      start() {
        child = begin();
      },
      kill: async () => {
        const server = pidFile && serverIn(join(this.folder, pidFile));
        for (const pid of [...descendantsOf(child.pid), ...descendantsOf(server || undefined)]) end(pid);
        await ended(child);
      },
    };
    this.#running.push(running);
    return running;
  }

  async close(): Promise<void> {
    for (const running of this.#running.toReversed()) await running.kill();
  }

  #own(path: string): void {
    if (this.#owner.uid !== undefined && this.#owner.gid !== undefined)
      chownSync(path, this.#owner.uid, this.#owner.gid);
  }
}

function serverIn(pidFile: string): number | null {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || null;
  } catch {
    return null;
  }
}

/** A process and everything it started, youngest first. */
function descendantsOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const parents = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found = [pid];
  for (const parent of found)
    for (const [child, of] of parents) if (of === parent && child !== undefined) found.push(child);
  return found.toReversed();
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

export async function ended(child: ChildProcess): Promise<void> {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) await wait(10);
}

/** Polls until it is true. */
export async function until(what: string, isSo: () => Promise<boolean>, patienceMs = 60_000): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await wait(100))
    if (await isSo().catch(() => false)) return;
  throw new Error(`${what} took more than ${patienceMs / 1000} seconds.`);
}
