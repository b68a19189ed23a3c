import pLimit, { type LimitFunction } from 'p-limit';
import Tinypool from 'tinypool';
import { AppError } from '#shared/errors.ts';
import { language } from '#shared/spoken.ts';
import type { Message } from '#shared/t.ts';
import { bareEnvironment } from './bare-environment.ts';
import { processorTime } from './processor-time.ts';

const LONGEST_START_MS = 60_000;
/** How many times longer than its processor time a task may take while the machine is busy with other work. */
const MOST_TIMES_LONGER = 5;
/** Between two looks at the processor time of a task that has had its time by the clock. */
const SHORTEST_LOOK_MS = 50;

/**
 * What the program gets: a task, and the language of the person waiting for it. `null` only checks whether it has started.
 */
export type TaskApart<Task> = { task: Task; language: string } | null;

export interface ApartOptions {
  /** A module whose default export takes a `TaskApart`. */
  program: string;
  processes: number;
  mostWaiting: number;
  /**
   * Processor time allowed for a task, or time by the clock where the system does not tell processor time. Neither waiting
   * for a process nor starting one counts.
   */
  longestMs: number;
  mostMemoryMb: number;
  idleMs: number;
  busy: Message;
  tooMuch: Message;
}

/**
 * Runs work that user text may make slow in separate processes, so that it delays nobody else. They start with the
 * first task and stop after being idle for a while.
 */
export class Apart<Task, Result> {
  readonly #options: ApartOptions;
  /** Of one process each, so that the processor time of a task is that of its process. */
  #pools: Tinypool[] = [];
  #free: Tinypool[] = [];
  readonly #turn: LimitFunction;
  #running = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: ApartOptions) {
    this.#options = options;
    this.#turn = pLimit(options.processes);
  }

  /**
   * Throws `invalid_input` if the task takes too much processor time or memory, `unavailable` if the queue is full, no
   * process starts, or the machine is too busy to give the task its time.
   */
  async run(task: Task): Promise<Result> {
    const { processes, mostWaiting, busy, idleMs } = this.#options;
    if (this.#running >= processes + mostWaiting) throw new AppError('unavailable', busy, { retryAfter: 5 });
    clearTimeout(this.#idle);
    this.#running++;
    const spoken = language();
    try {
      return await this.#turn(() => this.#runNow({ task, language: spoken }));
    } finally {
      this.#running--;
      if (this.#running === 0) this.#idle = setTimeout(() => void this.close(), idleMs).unref();
    }
  }

  async #runNow(task: TaskApart<Task>): Promise<Result> {
    const pool = this.#free.pop() ?? this.#open();
    try {
      await this.#start(pool);
      return await this.#limited(pool, task);
    } finally {
      if (this.#pools.includes(pool)) this.#free.push(pool);
    }
  }

  async #start(pool: Tinypool): Promise<void> {
    const signal = AbortSignal.timeout(LONGEST_START_MS);
    try {
      await pool.run(null, { signal });
    } catch (cause) {
      throw signal.aborted ? new AppError('unavailable', this.#options.busy, { cause }) : cause;
    }
  }

  async #limited(pool: Tinypool, task: TaskApart<Task>): Promise<Result> {
    const { busy, tooMuch, longestMs } = this.#options;
    const spent = timeSpent(pool.threads.at(-1)?.threadId);
    const stop = new AbortController();
    const look = () => {
      const { byClock, byProcessor } = spent();
      if (byProcessor >= longestMs) return stop.abort(new AppError('invalid_input', tooMuch));
      if (byClock >= longestMs * MOST_TIMES_LONGER)
        return stop.abort(new AppError('unavailable', busy, { retryAfter: 5 }));
      timer = setTimeout(look, Math.max(longestMs - byProcessor, SHORTEST_LOOK_MS));
    };
    let timer = setTimeout(look, longestMs);
    try {
      return await pool.run(task, { signal: stop.signal });
    } catch (cause) {
      throw stop.signal.aborted ? stop.signal.reason : cause;
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const pools = this.#pools;
    this.#pools = [];
    this.#free = [];
    await Promise.all(pools.map((pool) => pool.destroy()));
  }

  #open(): Tinypool {
    const { program, mostMemoryMb } = this.#options;
    const pool = new Tinypool({
      filename: program,
      runtime: 'child_process',
      serialization: 'advanced',
      // With a minimum below the maximum, tinypool drops queued tasks when it ends a worker.
      minThreads: 1,
      maxThreads: 1,
      env: bareEnvironment(),
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${mostMemoryMb}`],
    });
    this.#pools.push(pool);
    return pool;
  }
}

/** What a process has spent since, in milliseconds. Without processor time, the clock's counts as such. */
function timeSpent(pid: number | undefined): () => { byClock: number; byProcessor: number } {
  const start = performance.now();
  const before = pid === undefined ? null : processorTime(pid);
  return () => {
    const byClock = performance.now() - start;
    const now = pid === undefined ? null : processorTime(pid);
    return { byClock, byProcessor: before === null || now === null ? byClock : now - before };
  };
}
