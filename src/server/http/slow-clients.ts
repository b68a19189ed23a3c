import type { IncomingMessage, ServerResponse } from 'node:http';

const LOOKED_AT_MS = 1_000;
/** A client that reads nothing for this long has lost its connection, or is slow on purpose. */
const LONGEST_READ_MS = 60_000;
/** Bytes per millisecond: what is left of a response may take longer, at the pace of a bad mobile connection. */
const SLOWEST = 16;
/** Request bodies still arriving, and responses still being sent; each is held in memory. */
const MOST_SLOW = 500;

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  waiting: Waiting | null;
}

/** A wait for the client to read. */
interface Waiting {
  until: number;
  /** Bytes that had been written to the socket. */
  written: number;
}

/**
 * Limits what slow clients cost. Among those sending a body slowly, and among those reading a response slowly, the ones
 * present longest are cut off once there are too many. Refusing new clients instead would let that many slow ones shut out
 * everyone else.
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

/** A response sent in pieces, such as a video, goes on with the next piece as soon as the client reads. */
function waitingOf({ incoming: { socket }, outgoing, waiting }: Exchange, now: number): Waiting | null {
  const isWaiting = outgoing.writableEnded ? !outgoing.writableFinished : outgoing.writableNeedDrain;
  if (!isWaiting) return null;
  const written = socket.bytesWritten;
  if (waiting?.written === written) return waiting;
  return { until: now + LONGEST_READ_MS + socket.writableLength / SLOWEST, written };
}
