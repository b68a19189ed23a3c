import type { IncomingMessage, ServerResponse } from 'node:http';

const LOOKED_AT_MS = 1_000;
/** A client that reads nothing for this long has lost the connection, or pretends to be slow. */
const LONGEST_READ_MS = 60_000;
/** What is left of an answer may take longer: at the pace of a bad mobile connection, bytes in a millisecond. */
const SLOWEST = 16;
/** Bodies that are still coming, and answers that are still going, each held in memory. */
const MOST_SLOW = 500;

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  waiting: Waiting | null;
}

/** For the client to read. */
interface Waiting {
  until: number;
  /** Bytes that had been handed to the connection. */
  written: number;
}

/**
 * Bounds what slow clients cost: of those who send their bodies slowly, and of those who read their answers slowly, the longest
 * present are cut off beyond a number. Nobody is refused instead, because that number of slow clients would shut out everyone.
 */
export class SlowClients {
  readonly #exchanges = new Set<Exchange>();
  readonly #timer = setInterval(() => this.look(), LOOKED_AT_MS).unref();

  watch(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const exchange: Exchange = { incoming, outgoing, waiting: null };
    this.#exchanges.add(exchange);
    outgoing.once('close', () => this.#exchanges.delete(exchange));
  }

  look(now = performance.now()): void {
    const sending: Exchange[] = [];
    const reading: Exchange[] = [];
    for (const exchange of this.#exchanges) {
      if (!exchange.incoming.complete) sending.push(exchange);
      exchange.waiting = waitingOf(exchange, now);
      if (!exchange.waiting) continue;
      if (now > exchange.waiting.until) exchange.incoming.socket.destroy();
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

/** What is sent piece by piece, such as a video, goes on with the next piece as soon as somebody reads. */
function waitingOf({ incoming: { socket }, outgoing, waiting }: Exchange, now: number): Waiting | null {
  const isWaiting = outgoing.writableEnded ? !outgoing.writableFinished : outgoing.writableNeedDrain;
  if (!isWaiting) return null;
  const written = socket.bytesWritten;
  if (waiting?.written === written) return waiting;
  return { until: now + LONGEST_READ_MS + socket.writableLength / SLOWEST, written };
}
