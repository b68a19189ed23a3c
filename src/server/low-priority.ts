import { constants, setPriority } from 'node:os';

/** Lets everything else go first. A process whose priority is lower already keeps it: raising it is not allowed. */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}
