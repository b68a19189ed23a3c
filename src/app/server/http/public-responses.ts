import type { Config } from '#server/config.ts';
import type { PublicResponseCache } from '#server/http/public-cache.ts';
import { acceptsGzip, pathOf } from '#server/http/requests.ts';
import { pageAt } from '../../gate.ts';
import { endpointAt } from './endpoint-at.ts';

/**
 * Which requests are answered the same whoever asks, as the table of pages (`shared`) and the contracts
 * (`sameForEveryone`) declare, and their cached answers.
 */
export class PublicResponses {
  readonly #cache: PublicResponseCache;
  readonly #isStrict: boolean;

  constructor(cache: PublicResponseCache, { access }: Pick<Config, 'access'>) {
    this.#cache = cache;
    this.#isStrict = access === 'strict';
  }

  /** The name under which the answer is cached; `null` for what depends on who asks. */
  keyOf(request: Request): string | null {
    if (request.method !== 'GET') return null;
    const { pathname } = new URL(request.url);
    if (!/^\/(?:api|rpc)\//.test(pathname)) return pageAt(pathname).shared ? pathOf(request) : null;
    // Behind the paywall an endpoint must know who asks before it answers at all.
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
