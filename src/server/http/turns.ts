import { setImmediate as nextRound } from 'node:timers/promises';

/** Node accepts one connection a round of its event loop, and reads from it in the round after that. */
const QUIET_ROUNDS = 2;
const LONGEST_MS = 100;
const PAUSE_MS = 50;

/**
 * Who comes first. Node notices one new connection a round of its event loop, and a round that draws pages takes long:
 * of two hundred people who come at once the last would wait for two hundred pages before they are even turned away.
 * So everybody who stands at the door is let in before anything is done for anyone, and a round draws one page at most.
 */
export class Turns {
  #arrivals = 0;
  #entering: Promise<void> | null = null;
  #drawing: Promise<void> = Promise.resolve();
  #closedUntil = 0;

  /** To be told of each connection's first request. */
  arrived(): void {
    this.#arrivals++;
    if (performance.now() < this.#closedUntil) return;
    this.#entering ??= this.#letIn().finally(() => {
      this.#entering = null;
    });
  }

  /** When all who came are in; `null` when they are. */
  get entering(): Promise<void> | null {
    return this.#entering;
  }

  /** The turn of the next page; drawing must begin at once. */
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
      // Those who are in have their turn, though others never cease to come.
      this.#closedUntil = performance.now() + PAUSE_MS;
      return;
    }
  }
}
