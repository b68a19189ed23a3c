/** After this long without requests, nobody notices the pause. */
const QUIET_MS = 20_000;
const CHECK_MS = 5_000;
/** Bytes added since the last collection that make a pause worthwhile. */
const WORTHWHILE = 32 * 1024 * 1024;
/** Proxies and monitors poll all the time, and can wait. */
const ASKED_BY_MACHINES = /^\/(?:health\/|metrics$)/;

interface Surroundings {
  /** Collects all garbage and returns the memory to the operating system, which stops everything for up to 0.4 s. */
  collect(): Promise<void>;
  residentBytes(): number;
  now(): number;
}

/**
 * Returns memory to the operating system after a while without requests. V8 keeps what a start or a busy hour took, a third
 * of the total on a small machine.
 */
export class IdleMemory {
  readonly #surroundings: Surroundings;
  readonly #checking: NodeJS.Timeout;
  #lastAsked: number;
  #bytesBefore = 0;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#lastAsked = surroundings.now();
    this.#checking = setInterval(() => void this.check(), CHECK_MS).unref();
  }

  /** Notes a request by its path. */
  asked(address = '/'): void {
    if (!ASKED_BY_MACHINES.test(address)) this.#lastAsked = this.#surroundings.now();
  }

  /** Collects if it is quiet and worthwhile. */
  async check(): Promise<void> {
    const { collect, residentBytes, now } = this.#surroundings;
    if (now() - this.#lastAsked < QUIET_MS || residentBytes() < this.#bytesBefore + WORTHWHILE) return;
    // No other check may start until this one is done.
    this.#bytesBefore = Number.POSITIVE_INFINITY;
    await collect();
    this.#bytesBefore = residentBytes();
  }

  stop(): void {
    clearInterval(this.#checking);
  }
}

/** `null` if Node was started without `--expose-gc`. */
export function idleMemory(): IdleMemory | null {
  const { gc } = globalThis;
  if (!gc) return null;
  return new IdleMemory({
    async collect() {
      await gc({ type: 'major', execution: 'async', flavor: 'last-resort' });
    },
    residentBytes: () => process.memoryUsage.rss(),
    now: () => performance.now(),
  });
}
