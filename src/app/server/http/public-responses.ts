import { isContractProcedure } from '@orpc/contract';
import type { Config } from '#server/config.ts';
import type { PublicResponseCache } from '#server/http/public-cache.ts';
import { acceptsGzip, pathOf } from '#server/http/requests.ts';
import type { EndpointMeta } from '#shared/endpoint.ts';
import { contract } from '../../contract.ts';
import { pageAt } from '../../gate.ts';

/**
 * Which requests are answered the same whoever asks, as the table of pages (`shared`) and the contracts
 * (`sameForEveryone`) declare, and their cached answers.
 */
export class PublicResponses {
  readonly #cache: PublicResponseCache;
  readonly #isStrict: boolean;
  readonly #endpoints = publicEndpoints(contract);

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
    return !this.#isStrict && this.#endpoints.test(pathname) ? pathOf(request) : null;
  }

  has(key: string): boolean {
    return this.#cache.has(key);
  }

  answer(key: string, request: Request, make: () => Promise<Response>): Promise<Response> {
    return this.#cache.answer(key, acceptsGzip(request), make);
  }
}

/** Matches the paths of all endpoints that declare to be the same for everyone, on both surfaces. */
function publicEndpoints(part: object): RegExp {
  return new RegExp(`^(?:${pathsOf(part, '').join('|')})$`);
}

function pathsOf(part: object, within: string): string[] {
  return Object.entries(part).flatMap(([name, entry]: [string, object]) => {
    if (!isContractProcedure(entry)) return pathsOf(entry, `${within}/${name}`);
    const { meta, route } = entry['~orpc'] as unknown as { meta: EndpointMeta; route: { path: string } };
    if (!meta.sameForEveryone) return [];
    return [`/api${route.path.replace(/\{\w+\}/g, '[^/]+')}`, `/rpc${within}/${name}`];
  });
}
