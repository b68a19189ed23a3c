// Where a test run writes: in memory where there is room. Databases that live for seconds are copied there in a tenth of
// the CPU that a disk takes.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const GIB = 2 ** 30;
/** A whole run fills two at most. */
const LEAST_ROOM = 4 * GIB;
const LEAST_FREE = 8 * GIB;

/** A folder for everything that the tests write, which goes with this process. */
export function scratchFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'plateful-tests-'));
  // A database that runs as a system user has to get to its own folder.
  chmodSync(folder, 0o711);
  process.on('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch (error) {
      console.error(`${folder} could not be removed: ${error.message}`);
    }
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  return folder;
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    // Some tests start programs that they wrote.
    const mayRun = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .some((line) => line.includes(` ${MEMORY} tmpfs `) && !line.includes('noexec'));
    return mayRun && bavail * bsize >= LEAST_ROOM && freemem() >= LEAST_FREE;
  } catch {
    return false;
  }
}
