import { chmod, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding, Patient } from './finding.ts';

const GB = 1024 ** 3;
/** If both the free bytes and the free share of the disk are below these, writing may soon fail. */
const LITTLE_BYTES = 2 * GB;
const LITTLE_SHARE = 0.1;
const OTHERS = 0o077;

/** Whether others can read the data folder, and whether the disk is nearly full. */
export async function* place({ dataDir, media }: Patient): AsyncGenerator<Finding, void> {
  for (const [path, mode] of [
    [dataDir, 0o700],
    [join(dataDir, 'secret'), 0o600],
    [join(dataDir, 'outbox'), 0o700],
    [join(dataDir, 'backups'), 0o700],
  ] as const) {
    const found = await stat(path).catch(() => null);
    if (!found || (found.mode & OTHERS) === 0) continue;
    yield {
      what: `Other users of this machine can read ${path} (mode ${(found.mode & 0o777).toString(8)}).`,
      advice: `"npm run doctor -- --fix" keeps them out (chmod ${mode.toString(8)}).`,
      fix: () => chmod(path, mode),
    };
  }
  // An external database can be examined without a data folder.
  const disk = await statfs(dataDir).catch(() => null);
  const free = disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
  if (disk && free < LITTLE_BYTES && free / (disk.blocks * disk.bsize) < LITTLE_SHARE)
    yield {
      what: `Only ${(free / GB).toFixed(1)} GB are free for ${dataDir}.`,
      advice: 'Free some space: without any, nothing can be saved.',
    };
  const refused = await media.storage.probe().then(
    () => null,
    (error: Error) => error,
  );
  if (refused)
    yield {
      what: `Pictures and videos cannot be stored: ${refused.message}`,
      advice: `Let the user who runs Plateful write to ${join(dataDir, 'media')}, or check the settings of S3.`,
    };
}
