import { processesOf } from './processes.ts';

/** CPU milliseconds used so far. */
interface Worked {
  node: number;
  postgres: number;
  bench: number;
}

/**
 * CPU time of a Plateful, its database and the benchmark's client per request (Linux). The sum tells how much a machine can
 * serve: 10 ms per request on two cores is 200 requests per second.
 */
export class Processor {
  readonly #pid: number;

  constructor(pid: number) {
    this.#pid = pid;
  }

  /** Watches a number of requests; the returned function tells, in words, what each of them cost. */
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
