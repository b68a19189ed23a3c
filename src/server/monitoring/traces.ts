import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { platefulVersion } from '../version.ts';
import { logWarning } from './log.ts';

/** W3C Trace Context: `traceparent`. */
const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const SERVER = 2;
const FAILED = 2;
const SEND_MS = 5_000;
const LONGEST_MS = 10_000;
const MOST_WAITING = 2_000;
const TELL_AGAIN_MS = 60_000;

export interface TracedRequest {
  method: string;
  route: string;
  status: number;
  requestId: string;
}

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: object[];
  status: object;
}

/**
 * Sends a span for each request to an OpenTelemetry collector, as OTLP/JSON over HTTP. Never holds up a request: spans that
 * cannot be sent are dropped (docs/decisions/0055-watching.md).
 */
export class Traces {
  readonly #options: NonNullable<Config['traces']>;
  readonly #resource = {
    attributes: [text('service.name', 'plateful'), text('service.version', platefulVersion())],
  };
  #waiting: Span[] = [];
  #toldAt = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(options: NonNullable<Config['traces']>) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#send(), SEND_MS);
    this.#timer.unref();
  }

  /** Begins a request; the returned function ends it. `parent` is a trusted `traceparent`. */
  begin(parent: string | null): (request: TracedRequest) => void {
    const [, traceId = randomBytes(16).toString('hex'), parentSpanId, flags] =
      PARENT.exec(parent ?? '') ?? [];
    const isSampled = flags ? (Number.parseInt(flags, 16) & 1) === 1 : Math.random() < this.#options.share;
    const startedAt = performance.timeOrigin + performance.now();
    return ({ method, route, status, requestId }) => {
      if (!isSampled || this.#waiting.length >= MOST_WAITING) return;
      this.#waiting.push({
        traceId,
        spanId: randomBytes(8).toString('hex'),
        ...(parentSpanId ? { parentSpanId } : {}),
        name: `${method} ${route}`,
        kind: SERVER,
        startTimeUnixNano: nanoseconds(startedAt),
        endTimeUnixNano: nanoseconds(performance.timeOrigin + performance.now()),
        attributes: [
          text('http.request.method', method),
          text('http.route', route),
          { key: 'http.response.status_code', value: { intValue: String(status) } },
          text('plateful.request_id', requestId),
        ],
        status: status >= 500 ? { code: FAILED } : {},
      });
    };
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#send();
  }

  async #send(): Promise<void> {
    const spans = this.#waiting;
    if (spans.length === 0) return;
    this.#waiting = [];
    const { url, headers } = this.#options;
    const body = JSON.stringify({
      resourceSpans: [{ resource: this.#resource, scopeSpans: [{ scope: { name: 'plateful' }, spans }] }],
    });
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(LONGEST_MS),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
    } catch (error) {
      if (Date.now() - this.#toldAt < TELL_AGAIN_MS) return;
      this.#toldAt = Date.now();
      logWarning('Traces could not be sent', error);
    }
  }
}

const text = (key: string, value: string) => ({ key, value: { stringValue: value } });
/** Converts milliseconds since 1970. Nanoseconds have too many digits for a number. */
const nanoseconds = (ms: number) => `${BigInt(Math.round(ms * 1000)) * 1000n}`;
