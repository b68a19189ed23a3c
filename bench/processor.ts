import { processesOf } from './processes.ts';

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
    for (const { isPostgres, ms } of processesOf(this.#pid)) worked[isPostgres ? 'postgres' : 'node'] += ms;
    return worked;
  }
}
