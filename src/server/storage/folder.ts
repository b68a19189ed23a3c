import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, copyFile, mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
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
    async open(name) {
      const file = join(folder, name);
      const found = await stat(file).catch(nullWhereNone);
      return (
        found && {
          size: found.size,
          stream: (start, end) =>
            Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream<Uint8Array<ArrayBuffer>>,
        }
      );
    },
    write: (name, bytes) => replace(join(folder, name), (draft) => writeFile(draft, bytes)),
    // Copied, because the file may be on another disk.
    adopt: (from, name) => replace(join(folder, name), (draft) => copyFile(from, draft)),
    remove: (name) => rm(join(folder, name), { force: true }),
    async move(name, to) {
      await mkdir(dirname(join(folder, to)), { recursive: true });
      await rename(join(folder, name), join(folder, to)).catch(nullWhereNone);
    },
    async *list() {
      const entries = await opendir(folder, { recursive: true }).catch(nullWhereNone);
      if (!entries) return;
      for await (const entry of entries)
        if (entry.isFile()) yield relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    },
    async probe() {
      const file = join(folder, `.probe-${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      await writeFile(file, '');
      await rm(file, { force: true });
    },
  };
}

async function replace(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await write(draft);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

function nullWhereNone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
