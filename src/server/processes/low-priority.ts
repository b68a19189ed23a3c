import { constants, setPriority } from 'node:os';

/** Gives other processes priority. A process that already has lower priority keeps it, because raising it is not allowed. */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}
