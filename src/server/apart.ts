import pLimit, { type LimitFunction } from 'p-limit';
import Tinypool from 'tinypool';
import { AppError } from '#shared/errors.ts';
import { language } from '#shared/spoken.ts';
import type { Message } from '#shared/t.ts';
import { bareEnvironment } from './bare-environment.ts';

const LONGEST_START_MS = 60_000;

/**
 * What the program gets: a task, and the language of the person waiting for it. `null` only checks whether it has started.
 */
export type TaskApart<Task> = { task: Task; language: string } | null;

export interface ApartOptions {
  /** A module whose default export takes a `TaskApart`. */
  program: string;
  processes: number;
  mostWaiting: number;
  /** Time allowed for a task. Neither waiting for a process nor starting one counts. */
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
  #pool: Tinypool | null = null;
  readonly #turn: LimitFunction;
  #running = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: ApartOptions) {
    this.#options = options;
    this.#turn = pLimit(options.processes);
  }

  /**
   * Throws `invalid_input` if the task takes too long or too much memory, `unavailable` if the queue is full or no process
   * starts.
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
    const { busy, tooMuch, longestMs } = this.#options;
    this.#pool ??= this.#open();
    const pool = this.#pool;
    await within(LONGEST_START_MS, (signal) => pool.run(null, { signal }), ['unavailable', busy]);
    return within(longestMs, (signal) => pool.run(task, { signal }), ['invalid_input', tooMuch]);
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const pool = this.#pool;
    this.#pool = null;
    await pool?.destroy();
  }

  #open(): Tinypool {
    const { program, processes, mostMemoryMb } = this.#options;
    return new Tinypool({
      filename: program,
      runtime: 'child_process',
      serialization: 'advanced',
      // With a minimum below the maximum, tinypool drops queued tasks when it ends a worker.
      minThreads: processes,
      maxThreads: processes,
      env: bareEnvironment(),
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${mostMemoryMb}`],
    });
  }
}

async function within<Made>(
  limitMs: number,
  make: (signal: AbortSignal) => Promise<Made>,
  [code, message]: ['unavailable' | 'invalid_input', Message],
): Promise<Made> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    return await make(signal);
  } catch (cause) {
    throw signal.aborted ? new AppError(code, message, { cause }) : cause;
  }
}
