import type { IncomingMessage, ServerResponse } from 'node:http';

const LOOKED_AT_MS = 1_000;
/** Who takes longer for a whole answer has lost the connection, or pretends to be slow. */
const LONGEST_READ_MS = 60_000;
/** Bodies that are still coming, and answers that are still going, each held in memory. */
const MOST_SLOW = 500;

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** When the answer was first seen waiting for its reader. */
  readingSince: number | null;
}

/**
 * Bounds what slow clients cost: of those who send their bodies slowly, and of those who read their answers slowly, the longest
 * present are cut off beyond a number. Nobody is refused instead, because that number of slow clients would shut out everyone.
 */
export class SlowClients {
  readonly #exchanges = new Set<Exchange>();
  readonly #timer = setInterval(() => this.look(), LOOKED_AT_MS).unref();

  watch(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const exchange: Exchange = { incoming, outgoing, readingSince: null };
    this.#exchanges.add(exchange);
    outgoing.once('close', () => this.#exchanges.delete(exchange));
  }

  look(now = performance.now()): void {
    const sending: Exchange[] = [];
    const reading: Exchange[] = [];
    for (const exchange of this.#exchanges) {
      const { incoming, outgoing } = exchange;
      if (!incoming.complete) sending.push(exchange);
      // What is sent piece by piece, such as a video, is not held in memory.
      if (!outgoing.writableEnded || outgoing.writableFinished) continue;
      exchange.readingSince ??= now;
      if (now - exchange.readingSince > LONGEST_READ_MS) incoming.socket.destroy();
      else reading.push(exchange);
    }
    for (const slow of [sending, reading])
      for (const { incoming } of slow.slice(0, Math.max(0, slow.length - MOST_SLOW)))
        incoming.socket.destroy();
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
