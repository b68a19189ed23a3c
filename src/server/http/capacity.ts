import { AppError } from '#shared/errors.ts';
import { CONNECTIONS } from '../db.ts';

/** Enough pages to keep the one thread busy that draws them, while others wait for the database. */
const FEWEST_PAGES = 4;
/** A page is to be there within a second. When pages take longer than this, there are too many at once for this machine. */
const TARGET_MS = 700;
/** A burst may wait this long for places. Whoever would have to wait longer is turned away at once. */
const LONGEST_WAIT_MS = 400;
/** Turns away those whose wait was estimated too short: the work in progress suddenly takes longer. */
const GIVE_UP_MS = 600;
const LONGEST_LINE = 500;
/** Each piece of work moves the estimate by this part of the difference. */
const SMOOTHING = 0.1;
const FIRST_ESTIMATE_MS = 30;
const RETRY_AFTER_S = 2;

interface Waiting {
  enter(): void;
  turnAway: NodeJS.Timeout;
}

/** Bounds how many requests are worked on at once, so that those that are let in stay quick. */
export class Capacity {
  readonly #line: Waiting[] = [];
  readonly #fewest: number;
  readonly #most: number;
  #places: number;
  #taken = 0;
  /** How long work takes, as a moving average in milliseconds. */
  #usualMs = FIRST_ESTIMATE_MS;

  constructor(fewest: number, most: number) {
    this.#fewest = fewest;
    this.#most = most;
    this.#places = most;
  }

  /** More than there are connections would only wait for one, with all they hold in memory. */
  static ofDatabase(): Capacity {
    return new Capacity(CONNECTIONS, CONNECTIONS);
  }

  /** Drawing takes the processor: how many pages it manages in time is seen by how long they take. */
  static ofDrawing(): Capacity {
    return new Capacity(FEWEST_PAGES, CONNECTIONS);
  }

  /** Whether further work would have to wait too long. */
  get isFull(): boolean {
    if (this.#taken < this.#places) return false;
    const waitMs = ((this.#line.length + 1) * this.#usualMs) / this.#places;
    return waitMs > LONGEST_WAIT_MS || this.#line.length >= LONGEST_LINE;
  }

  /** Does the work when there is a place for it soon enough; else throws `unavailable`. */
  async within<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#taken < this.#places) this.#taken++;
    else await this.#place();
    const started = performance.now();
    try {
      return await work();
    } finally {
      const tookMs = performance.now() - started;
      this.#usualMs += (tookMs - this.#usualMs) * SMOOTHING;
      this.#adapt(tookMs);
      this.#leave();
    }
  }

  /** A place less when work takes too long, one more when it does not though all are taken. */
  #adapt(tookMs: number): void {
    if (tookMs > TARGET_MS) this.#places = Math.max(this.#fewest, this.#places - 1);
    else if (this.#taken >= this.#places) this.#places = Math.min(this.#most, this.#places + 1);
  }

  #place(): Promise<void> {
    if (this.isFull) throw busy();
    return new Promise((enter, refuse) => {
      const turnAway = setTimeout(() => {
        this.#line.splice(this.#line.indexOf(waiting), 1);
        refuse(busy());
      }, GIVE_UP_MS);
      const waiting: Waiting = { enter, turnAway };
      this.#line.push(waiting);
    });
  }

  /** Free places go to those who wait longest. */
  #leave(): void {
    this.#taken--;
    while (this.#taken < this.#places) {
      const next = this.#line.shift();
      if (!next) return;
      this.#taken++;
      clearTimeout(next.turnAway);
      next.enter();
    }
  }
}

/** What those are told who are turned away. */
export function busy(): AppError {
  return new AppError(
    'unavailable',
    'Plateful has more to do right now than it can manage. Please try again in a moment.',
    { retryAfter: RETRY_AFTER_S },
  );
}
