import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage.ts';

/** Stores files in a local folder, created on first write. */
export function folderStorage(folder: string): Storage {
  return {
    read: (name) => readFile(join(folder, name)).catch(nullWhereNone),
    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),
    async write(name, bytes) {
      const file = join(folder, name);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async move(name, to) {
      await mkdir(dirname(join(folder, to)), { recursive: true });
      await rename(join(folder, name), join(folder, to)).catch(nullWhereNone);
    },
    async probe() {
      const file = join(folder, `.probe-${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      await writeFile(file, '');
      await rm(file, { force: true });
    },
  };
}

function nullWhereNone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
