import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#shared/durations.ts';
import { CannotStart } from '../exit.ts';
import { MANIFEST, UnusableBackup } from './format.ts';
import { BACKUP_NAME, type BackupPlace } from './place.ts';

const UNFINISHED = '.unfinished';

/** Backups as folders. Only their owner may read them, because they contain everything. */
export function folderPlace(folder: string): BackupPlace {
  return {
    address: folder,
    addressOf: (name) => join(folder, name),
    async create(name) {
      await removeLeftovers(folder);
      const unfinished = join(folder, `${name}-${randomUUID().slice(0, 8)}${UNFINISHED}`);
      await mkdir(unfinished, { recursive: true, mode: 0o700 }).catch((cause) => {
        throw new CannotStart(`Backups cannot be written to ${folder}: ${(cause as Error).message}`);
      });
      return {
        write: (file, bytes) => writeDurably(join(unfinished, file), bytes),
        async finish() {
          await rename(unfinished, join(folder, name));
          await syncFolder(folder);
        },
        abandon: () => rm(unfinished, { recursive: true, force: true }),
      };
    },
    open: (name) => ({
      read: (file) =>
        readFile(join(folder, name, file)).catch((cause: NodeJS.ErrnoException) => {
          throw file === MANIFEST && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')
            ? new UnusableBackup(`${join(folder, name)} is not a backup: it has no ${MANIFEST}.`)
            : cause;
        }),
    }),
    async list() {
      const names = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
        if (cause.code === 'ENOENT') return [];
        throw cause;
      });
      return names.filter((name) => BACKUP_NAME.test(name)).sort();
    },
    remove: (name) => rm(join(folder, name), { recursive: true, force: true }),
  };
}

/** Leftovers of killed backups; another Plateful may still be writing a more recent one. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => name.endsWith(UNFINISHED))) {
    const left = await stat(join(folder, name)).catch(() => null);
    if (left && Date.now() - left.mtimeMs > DAY_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
