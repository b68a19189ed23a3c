import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { type Db, FOR_REQUESTS, withCheck } from './database/db.ts';

/** Including the network, below five seconds. */
const ANSWERED_WITHIN_MS = 4_500;
/** Time allowed for a commit before its request is refused; refusing cannot undo it. */
const COMMIT_MS = 1_000;
const RETRY_AFTER_S = 2;

/**
 * The time by which a request has to be answered. The clock stands still while a body is being received, which Node limits
 * itself.
 */
export class Deadline {
  #leftMs: number;
  #runsSince: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #expire = () => {};

  constructor(ms = ANSWERED_WITHIN_MS) {
    this.#leftMs = ms;
  }

  /** Returns the result of the work, or throws `unavailable` at the deadline. The work itself continues. */
  async within<Result>(work: () => Promise<Result>): Promise<Result> {
    const expired = new Promise<never>((_, refuse) => {
      this.#expire = () => refuse(tooLate());
    });
    this.resume();
    try {
      return await Promise.race([work(), expired]);
    } finally {
      this.pause();
    }
  }

  pause(): void {
    if (this.#runsSince === null) return;
    clearTimeout(this.#timer);
    this.#leftMs = this.leftMs;
    this.#runsSince = null;
  }

  resume(): void {
    if (this.#runsSince !== null) return;
    this.#runsSince = performance.now();
    this.#timer = setTimeout(this.#expire, this.#leftMs);
  }

  get leftMs(): number {
    return this.#runsSince === null ? this.#leftMs : this.#leftMs - (performance.now() - this.#runsSince);
  }

  /** Throws unless there is time left to commit and respond. */
  expectTimeToCommit(): void {
    if (this.leftMs < COMMIT_MS) throw tooLate();
  }

  /** Throws unless there is time left for a statement that is a transaction by itself, however long it takes. */
  expectTimeToWrite(): void {
    if (this.leftMs < (FOR_REQUESTS.statementMs ?? 0)) throw tooLate();
  }

  /** The transaction, which runs no further statements once it is too late to commit. */
  ofTransaction(db: Db): Db {
    return withCheck(db, () => this.expectTimeToCommit());
  }

  /** The database for single statements: it starts none that might be stored after its request was refused. */
  ofStatements(db: Db): Db {
    return withCheck(db, () => this.expectTimeToWrite());
  }
}

function tooLate(): AppError {
  return new AppError('unavailable', t('This took too long. Please try again in a moment.'), {
    retryAfter: RETRY_AFTER_S,
  });
}
