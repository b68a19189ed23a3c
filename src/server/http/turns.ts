import { setImmediate as nextRound } from 'node:timers/promises';

/** Node accepts one connection per event loop turn, and reads from it in the next. */
const QUIET_ROUNDS = 2;
const LONGEST_MS = 100;
const PAUSE_MS = 50;

/**
 * Schedules connections and rendering. Node accepts one new connection per turn of the event loop, and a turn that renders
 * pages takes long: of two hundred simultaneous callers, the last would wait for two hundred pages before even being
 * refused. So all waiting connections are accepted first, and each turn renders at most one page.
 */
export class Turns {
  #arrivals = 0;
  #entering: Promise<void> | null = null;
  #drawing: Promise<void> = Promise.resolve();
  #closedUntil = 0;

  /** Called for the first request of each connection. */
  arrived(): void {
    this.#arrivals++;
    if (performance.now() < this.#closedUntil) return;
    this.#entering ??= this.#letIn().finally(() => {
      this.#entering = null;
    });
  }

  /** Resolves when all waiting connections are accepted; `null` if none are waiting. */
  get entering(): Promise<void> | null {
    return this.#entering;
  }

  /** The next page's turn; rendering must start synchronously. */
  toDraw(): Promise<void> {
    this.#drawing = this.#drawing.then(() => this.#entering ?? nextRound());
    return this.#drawing;
  }

  async #letIn(): Promise<void> {
    const deadline = performance.now() + LONGEST_MS;
    for (let quiet = 0; quiet < QUIET_ROUNDS; ) {
      const seen = this.#arrivals;
      await nextRound();
      quiet = this.#arrivals === seen ? quiet + 1 : 0;
      if (performance.now() < deadline) continue;
      // Admitted requests get their turn even if new connections never stop.
      this.#closedUntil = performance.now() + PAUSE_MS;
      return;
    }
  }
}
