import type { Config } from '#server/config.ts';
import type { PublicResponseCache } from '#server/http/public-cache.ts';
import { acceptsGzip, pathOf } from '#server/http/requests.ts';
import { pageAt } from '../../gate.ts';
import { endpointAt } from './endpoint-at.ts';

/**
 * The requests with one response for everyone, as declared by the route table (`shared`) and the contracts
 * (`sameForEveryone`), and their cached responses.
 */
export class PublicResponses {
  readonly #cache: PublicResponseCache;
  readonly #isStrict: boolean;

  constructor(cache: PublicResponseCache, { access }: Pick<Config, 'access'>) {
    this.#cache = cache;
    this.#isStrict = access === 'strict';
  }

  /** The cache key; `null` for responses that depend on the caller. */
  keyOf(request: Request): string | null {
    if (request.method !== 'GET') return null;
    const { pathname } = new URL(request.url);
    if (!/^\/(?:api|rpc)\//.test(pathname)) return pageAt(pathname).shared ? pathOf(request) : null;
    // Behind the paywall, an endpoint must identify its caller first.
    const isPublic = endpointAt('GET', pathname)?.sameForEveryone === true;
    return isPublic && !this.#isStrict ? pathOf(request) : null;
  }

  has(key: string): boolean {
    return this.#cache.has(key);
  }

  answer(key: string, request: Request, make: () => Promise<Response>): Promise<Response> {
    return this.#cache.answer(key, acceptsGzip(request), make);
  }
}
