import { ACCESS } from '#features/site/rules/settings.ts';
import type { Db } from '#server/database/db.ts';
import type { PublicResponseCache } from '#server/http/cache/public-cache.ts';
import { type Asked, acceptedBy, hasJustChanged, pathOf } from '#server/http/requests.ts';
import { withoutTracking } from '#server/http/tracking-parameters.ts';
import { languageOfRequest } from '#server/language.ts';
import type { SiteSettings } from '#server/site-settings.ts';
import { pageAt } from '../../gate.ts';
import { endpointAt } from './endpoint-at.ts';

/**
 * Requests with one response for everyone, as declared by the route table (`shared`) and the contracts (`sameForEveryone`),
 * and their cached responses.
 */
export class PublicResponses {
  readonly #cache: PublicResponseCache;
  readonly #settings: SiteSettings;

  constructor(cache: PublicResponseCache, settings: SiteSettings) {
    this.#cache = cache;
    this.#settings = settings;
  }

  /** The cache key; `null` for responses that depend on the caller. */
  keyOf(request: Asked): string | null {
    if (request.method !== 'GET') return null;
    const url = withoutTracking(request.url);
    const { pathname } = new URL(url);
    // Responses made under other settings are never found again. The key includes the language.
    const key = `${this.#settings.version} ${languageOfRequest(request.headers)} ${pathOf({ url })}`;
    if (!/^\/(?:api|rpc)\//.test(pathname)) return pageAt(pathname).shared ? key : null;
    // Behind the paywall, an endpoint must identify its caller first.
    const isPublic = endpointAt('GET', pathname)?.sameForEveryone === true;
    return isPublic && this.#settings.get(ACCESS) !== 'strict' ? key : null;
  }

  has(key: string): boolean {
    return this.#cache.has(key);
  }

  /** Not with tracking parameters: a CDN would keep a copy for each click. */
  #isForCdn({ url }: Request): boolean {
    return this.#settings.get(ACCESS) !== 'strict' && withoutTracking(url) === url;
  }

  answer(key: string, request: Request, make: (db: Db) => Promise<Response>): Promise<Response> {
    return this.#cache.answer(
      key,
      {
        accepted: acceptedBy(request),
        path: this.#isForCdn(request) ? pathOf(request) : null,
        hasJustChanged: hasJustChanged(request),
      },
      make,
    );
  }
}
