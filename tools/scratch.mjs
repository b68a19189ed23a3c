// Where a test run writes: in memory if there is room. Copying databases that live for seconds takes a tenth of the CPU time
// there.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const GIB = 2 ** 30;
/** A whole run uses two at most. */
const LEAST_ROOM = 4 * GIB;
const LEAST_FREE = 8 * GIB;

/** A folder for everything that the tests write, which is deleted when this process ends. */
export function scratchFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'plateful-tests-'));
  // A database that runs as a system user must be able to reach its folder.
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
    // Some tests start programs that they have written.
    const mayRun = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .some((line) => line.includes(` ${MEMORY} tmpfs `) && !line.includes('noexec'));
    return mayRun && bavail * bsize >= LEAST_ROOM && freemem() >= LEAST_FREE;
  } catch {
    return false;
  }
}
