import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

interface Running {
  pid: number;
  parent: number;
  isPostgres: boolean;
  /** CPU time so far, including children that have ended. */
  ms: number;
}

/** The processes of a Plateful, including its database (Linux). */
export function processesOf(pid: number): Running[] {
  const family = new Set([pid]);
  return allProcesses().filter((running) => {
    const isOfIt = running.pid === pid || family.has(running.parent);
    if (isOfIt) family.add(running.pid);
    return isOfIt;
  });
}

/** All processes, older ones first: parents come before their children. */
function allProcesses(): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
    .flatMap((pid) => {
      const stat = statOf(pid);
      const [name = '', rest = ''] = stat.split(/\) /);
      const fields = rest.split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      const ms = ticks * TICK_MS;
      return stat ? [{ pid, parent: Number(fields[1]), isPostgres: name.endsWith('(postgres'), ms }] : [];
    });
}

/** Empty if it has ended meanwhile. */
function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
