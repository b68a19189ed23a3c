import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** How to run a PostgreSQL program on this machine: PostgreSQL refuses to run as root. */
export interface Account {
  /** Folder with `bin/`, readable by the account. */
  native: string;
  command(program: string, args: string[]): { file: string; args: string[]; uid?: number; gid?: number };
  /** Gives the account ownership of a folder. */
  own(folder: string): void;
}

const NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000'];

/** Chooses the account for the embedded server; throws if root cannot drop its privileges. */
export function chooseAccount(native: string): Account {
  if (process.getuid?.() !== 0)
    return {
      native,
      command: (program, args) => ({ file: join(native, 'bin', program), args }),
      own: () => {},
    };
  // In a user namespace, the server sees an ordinary user that still owns root's files.
  if (spawnSync('unshare', [...NAMESPACE, 'true'], { stdio: 'ignore' }).status === 0)
    return {
      native,
      command: (program, args) => ({
        file: 'unshare',
        args: [...NAMESPACE, join(native, 'bin', program), ...args],
      }),
      own: () => {},
    };
  return systemAccount(native);
}

/** Containers often forbid namespaces: falls back to a system user with a readable copy of the programs. */
export function systemAccount(native: string): Account {
  const id = userId() ?? createUser();
  // The name includes the size, so that an upgrade does not run the old copy.
  const copy = join(
    '/var/lib/plateful',
    `postgres-${id.uid}-${statSync(join(native, 'bin', 'postgres')).size}`,
  );
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    mkdirSync(copy, { recursive: true });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  }
  return {
    native: copy,
    command: (program, args) => ({ file: join(copy, 'bin', program), args, ...id }),
    own: (folder) => chownSync(folder, id.uid, id.gid),
  };
}

function userId(): { uid: number; gid: number } | null {
  const ask = (what: string) => spawnSync('id', [what, 'postgres'], { encoding: 'utf8' });
  const uid = ask('-u');
  const gid = ask('-g');
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

function createUser(): { uid: number; gid: number } {
  try {
    execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'], {
      stdio: 'ignore',
    });
  } catch (cause) {
    throw new Error(
      'PostgreSQL will not run as root, and this machine allows neither a user namespace nor a new system user. Start Plateful as an ordinary user, or set DATABASE_URL.',
      { cause },
    );
  }
  const id = userId();
  if (!id)
    throw new Error('The system user "postgres" could not be created. Start Plateful as an ordinary user.');
  return id;
}
