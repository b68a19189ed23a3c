import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './plateful-process.ts';

/** Where Debian installs a PostgreSQL older than the embedded one. */
const PROGRAMS = '/usr/lib/postgresql/15/bin';
export const HAS_POSTGRES_15 = existsSync(join(PROGRAMS, 'postgres'));

/** An external PostgreSQL of another major version, in its own folder; stop it after use. */
export class ExternalPostgres {
  readonly folder: string;
  readonly data: string;
  readonly port: number;

  static async create(): Promise<ExternalPostgres> {
    const server = new ExternalPostgres(await freePort());
    server.run(
      'initdb',
      '-D',
      server.data,
      '-U',
      'plateful',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    );
    server.configure({ listen_addresses: '127.0.0.1', port: server.port, unix_socket_directories: '' });
    return server;
  }

  constructor(port: number, folder = mkdtempSync(join(tmpdir(), 'plateful-external-'))) {
    this.port = port;
    this.folder = folder;
    this.data = join(folder, 'data');
    chmodSync(folder, 0o755);
    this.makeFolder(this.data);
  }

  get address(): string {
    return `postgres://plateful@127.0.0.1:${this.port}/plateful`;
  }

  /** Settings, as lines of postgresql.conf; later ones win. */
  configure(settings: Record<string, string | number>): void {
    const lines = Object.entries(settings).map(
      ([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'\n`,
    );
    appendFileSync(join(this.data, 'postgresql.conf'), lines.join(''));
  }

  start(): void {
    this.run('pg_ctl', '-D', this.data, '-w', '-t', '60', '-l', join(this.folder, 'data', 'log'), 'start');
  }

  stop(): void {
    if (existsSync(join(this.data, 'postmaster.pid')))
      this.run('pg_ctl', '-D', this.data, '-w', '-m', 'fast', 'stop');
  }

  createDatabase(): void {
    this.run('createdb', '-h', '127.0.0.1', '-p', String(this.port), '-U', 'plateful', 'plateful');
  }

  makeFolder(path: string): void {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const { uid, gid } = account();
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  }

  /** Runs one of PostgreSQL's programs, which refuse to run as root. */
  run(program: string, ...args: string[]): string {
    return execFileSync(join(PROGRAMS, program), args, {
      encoding: 'utf8',
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      ...account(),
    });
  }

  /** Continues with a base backup in place of its data. */
  use(base: string): void {
    rmSync(this.data, { recursive: true });
    renameSync(base, this.data);
  }

  /** Replays the archived write-ahead log at the next start. */
  recoverAtStart(): void {
    writeFileSync(join(this.data, 'recovery.signal'), '');
  }

  remove(): void {
    this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (what: string) => Number(spawnSync('id', [what, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
