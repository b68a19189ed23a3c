import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { CONNECTIONS } from '../database/db.ts';

/** Enough pages to keep the rendering thread busy while others wait for the database. */
const FEWEST_PAGES = 4;
/**
 * A page should take less than a second. If pages take longer than this, too many are rendered at once for this
 * machine.
 */
const TARGET_MS = 400;
/** How long a burst may wait for a slot; requests that would wait longer are refused immediately. */
const LONGEST_WAIT_MS = 400;
/** Refuses requests that have waited too long because the work in progress suddenly slowed down. */
const GIVE_UP_MS = 600;
const LONGEST_LINE = 500;
/** The smoothing factor of the moving average. */
const SMOOTHING = 0.1;
const FIRST_ESTIMATE_MS = 30;
const RETRY_AFTER_S = 2;

interface Waiting {
  enter(): void;
  turnAway: NodeJS.Timeout;
}

/** Stops counting a request that has been admitted but has not reached its work yet. */
const onItsWay = new AsyncLocalStorage<() => void>();

/** Limits concurrent requests, so that admitted ones stay fast. */
export class Capacity {
  readonly #line: Waiting[] = [];
  readonly #fewest: number;
  readonly #most: number;
  #places: number;
  #taken = 0;
  #admitted = 0;
  /** Duration of the work, as a moving average in milliseconds. */
  #usualMs = FIRST_ESTIMATE_MS;

  constructor(fewest: number, most: number) {
    this.#fewest = fewest;
    this.#most = most;
    this.#places = most;
  }

  /** Waiting for a connection would only hold memory, so no more requests are let in than there are connections. */
  static ofDatabase(): Capacity {
    return new Capacity(CONNECTIONS, CONNECTIONS);
  }

  /** Rendering is CPU-bound: durations show how many pages the machine can handle at once. */
  static ofDrawing(): Capacity {
    return new Capacity(FEWEST_PAGES, CONNECTIONS);
  }

  get taken(): number {
    return this.#taken;
  }

  get waiting(): number {
    return this.#line.length;
  }

  /** The number of refusals so far. */
  refused = 0;

  /** Whether a request that arrives now would wait too long. */
  get isFull(): boolean {
    return this.#isTooLongBehind(this.#present + this.#admitted);
  }

  /** Work in progress or waiting. */
  get #present(): number {
    return this.#taken + this.#line.length;
  }

  #isTooLongBehind(others: number): boolean {
    if (others < this.#places) return false;
    const inLine = others - this.#places;
    const waitMs = ((inLine + 1) * this.#usualMs) / this.#places;
    return waitMs > LONGEST_WAIT_MS || inLine >= LONGEST_LINE;
  }

  /**
   * Counts a request from its admission until its work takes a slot or is queued: of requests that arrive in one turn of the
   * event loop, none has got that far when the next one is checked. `leave` must be called once the request has been
   * answered without any work, or turns out to be waiting for its client.
   */
  admit<Result>(answer: (leave: () => void) => Result): Result {
    let isCounted = true;
    this.#admitted++;
    const leave = () => {
      if (isCounted) this.#admitted--;
      isCounted = false;
    };
    return onItsWay.run(leave, () => answer(leave));
  }

  /** Runs the work if a slot becomes free soon enough; otherwise throws `unavailable`. */
  async within<Result>(work: () => Promise<Result>): Promise<Result> {
    onItsWay.getStore()?.();
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

  /** One slot fewer if work takes too long; one more if it is fast although all are taken. */
  #adapt(tookMs: number): void {
    if (tookMs > TARGET_MS) this.#places = Math.max(this.#fewest, this.#places - 1);
    else if (this.#taken >= this.#places) this.#places = Math.min(this.#most, this.#places + 1);
  }

  #place(): Promise<void> {
    if (this.#isTooLongBehind(this.#present)) throw this.#refuse();
    return new Promise((enter, refuse) => {
      const turnAway = setTimeout(() => {
        this.#line.splice(this.#line.indexOf(waiting), 1);
        refuse(this.#refuse());
      }, GIVE_UP_MS);
      const waiting: Waiting = { enter, turnAway };
      this.#line.push(waiting);
    });
  }

  #refuse(): AppError {
    this.refused++;
    return busy();
  }

  /** Free slots go to the requests that have waited longest. */
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

/** The error for refused requests. */
export function busy(): AppError {
  return new AppError('unavailable', t('Plateful is too busy right now. Please try again in a moment.'), {
    retryAfter: RETRY_AFTER_S,
  });
}
