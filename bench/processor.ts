import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

/** Milliseconds that processors have worked so far. */
interface Worked {
  node: number;
  postgres: number;
  bench: number;
}

/**
 * Processor time of a Plateful: what it and its database work for a request, and the bench that asks (Linux). Its sum tells what
 * a machine can answer: 10 ms a request on two cores are 200 requests a second.
 */
export class Processor {
  readonly #pid: number;

  constructor(pid: number) {
    this.#pid = pid;
  }

  /** Watches a number of requests; returns what each of them cost, in words. */
  watch(): (requests: number) => string {
    const before = this.#worked();
    return (requests) => {
      const after = this.#worked();
      const each = (kind: keyof Worked) => `${((after[kind] - before[kind]) / requests).toFixed(2)}`;
      return `Node ${each('node')} ms, PostgreSQL ${each('postgres')} ms, bench ${each('bench')} ms`;
    };
  }

  #worked(): Worked {
    const { user, system } = process.cpuUsage();
    const worked = { node: 0, postgres: 0, bench: (user + system) / 1000 };
    const below = new Set([this.#pid]);
    for (const { pid, parent, isPostgres, ms } of processes()) {
      if (!below.has(parent) && pid !== this.#pid) continue;
      below.add(pid);
      worked[isPostgres ? 'postgres' : 'node'] += ms;
    }
    return worked;
  }
}

/** All processes, older ones first: a parent comes before its children. */
function processes(): { pid: number; parent: number; isPostgres: boolean; ms: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
    .flatMap((pid) => {
      const stat = statOf(pid);
      const [name = '', rest = ''] = stat.split(/\) /);
      const fields = rest.split(' ');
      // Its own time, and that of its children that have ended.
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
