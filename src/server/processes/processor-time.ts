import { readFileSync } from 'node:fs';

/** Linux reports processor time to programs in hundredths of a second, whatever its own clock. */
const TICK_MS = 10;

/**
 * The processor time a process has used so far, in milliseconds, or `null` where the system does not tell: only Linux has
 * `/proc` (proc_pid_stat(5), fields 14 and 15).
 */
export function processorTime(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold spaces and parentheses itself.
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(afterName[11]) + Number(afterName[12])) * TICK_MS;
  } catch {
    return null;
  }
}
