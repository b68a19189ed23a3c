import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../changes.ts';

const zip = promisify(gzip);

const MAX_BYTES = 48 * 1024 * 1024;
const KEEP_MS = 15_000;
const WORTH_ZIPPING = 1024;

interface Kept {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
  zipped: Uint8Array<ArrayBuffer> | null;
}

/**
 * Keeps whole answers that are the same for every visitor. They are dropped the moment any process changes the
 * catalogue, and not kept while such news cannot be heard; counters may be as old as `KEEP_MS`.
 */
export class VisitorCache {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    ttl: KEEP_MS,
    sizeCalculation: (entry) => entry.body.length + (entry.zipped?.length ?? 0) + 512,
  });
  readonly #making = new Map<string, Promise<Kept | null>>();
  readonly #changes: Changes;
  #generation = 0;

  constructor(changes: Changes) {
    this.#changes = changes;
    changes.on('catalogue', () => this.clear());
  }

  clear(): void {
    this.#generation++;
    this.#kept.clear();
    this.#making.clear();
  }

  /** Answers from what is kept, or makes the answer once however many ask for it at the same time. */
  async answer(key: string, acceptsGzip: boolean, make: () => Promise<Response>): Promise<Response> {
    const kept = this.#kept.get(key);
    if (kept) return toResponse(kept, acceptsGzip);
    const making = this.#making.get(key);
    if (making) {
      const made = await making;
      if (made) return toResponse(made, acceptsGzip);
      return make();
    }
    const generation = this.#generation;
    const promise = make().then(toKept);
    const shared = promise.then(
      (entry) => (mayKeep(entry) ? entry : null),
      () => null,
    );
    this.#making.set(key, shared);
    try {
      const entry = await promise;
      if (mayKeep(entry) && generation === this.#generation && this.#changes.listening)
        this.#kept.set(key, entry);
      return toResponse(entry, acceptsGzip);
    } finally {
      if (this.#making.get(key) === shared) this.#making.delete(key);
    }
  }
}

/** Only good answers that did not say they are for one caller alone. */
function mayKeep({ status, headers }: Kept): boolean {
  return (
    status === 200 &&
    !headers.some(
      ([name, value]) => name === 'set-cookie' || (name === 'cache-control' && value.includes('no-store')),
    )
  );
}

async function toKept(response: Response): Promise<Kept> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => name !== 'content-length');
  const zipped = body.length > WORTH_ZIPPING ? new Uint8Array(await zip(body, { level: 6 })) : null;
  return { status: response.status, headers, body, zipped };
}

function toResponse(entry: Kept, acceptsGzip: boolean): Response {
  const zipped = acceptsGzip ? entry.zipped : null;
  const body = zipped ?? entry.body;
  const headers: Record<string, string> = {
    ...Object.fromEntries(entry.headers),
    vary: 'accept-encoding, cookie',
    'content-length': String(body.length),
  };
  if (zipped) headers['content-encoding'] = 'gzip';
  return new Response(body, { status: entry.status, headers });
}
