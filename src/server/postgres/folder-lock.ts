import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart, EXIT } from '../exit.ts';

const SQLITE_BUSY = 5;

/** Thrown when another Plateful owns the data folder. */
export class FolderInUse extends CannotStart {
  constructor(dataDir: string) {
    super(
      `Another Plateful is already running on ${dataDir}. Stop it first, or set DATA_DIR (and PORT) for a second one.`,
      EXIT.folderInUse,
    );
    this.name = 'FolderInUse';
  }
}

export interface FolderLock {
  release(): void;
}

/**
 * Takes ownership of a data folder, or throws `FolderInUse`. The operating system releases the lock when the process ends,
 * however that happens, so there is no stale process id to interpret. Node has no lock API; its SQLite locks files on every
 * system.
 */
export function lockFolder(dataDir: string): FolderLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    // Without a journal the file stays empty, and only the lock can fail.
    lock.exec('pragma journal_mode = off; begin exclusive');
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new FolderInUse(dataDir);
    throw new CannotStart(
      `Plateful cannot lock ${file}: ${(error as Error).message}. DATA_DIR must be on a disk of this machine, and writable.`,
    );
  }
  const held = lock;
  return { release: () => held.close() };
}
