import type { Hono } from 'hono';
import { ACCESS } from '#features/site/rules/settings.ts';
import { type Caller, VISITOR } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { Deadline } from '#server/deadline.ts';
import { callerNetwork } from '#server/http/address.ts';
import type { Capacity } from '#server/http/capacity.ts';
import { acceptedBy, mayBeKept, pathOf } from '#server/http/requests.ts';
import { withoutTracking } from '#server/http/tracking-parameters.ts';
import type { Turns } from '#server/http/turns.ts';
import { languageUpdate } from '#server/language.ts';
import { language } from '#shared/spoken.ts';
import { pageAt } from '../../gate.ts';
import { type Caches, contextOf, type HostParts, hasKitchen } from './host-parts.ts';
import { createPages, refusePage, viewerIn } from './pages.ts';

/** Vite builds a page when it is requested. */
const DEVELOPMENT_MS = 60_000;

/** The server-rendered pages; shared ones are cached once for everyone. */
export function addPages(
  host: Hono,
  parts: HostParts & { turns: Turns },
  { cached, privately }: Caches,
  capacity: Capacity,
): void {
  const { app, config } = parts;
  const pages = createPages(parts);
  const answer = async (received: Request, address: string, deadline: Deadline) => {
    const url = new URL(withoutTracking(received.url));
    const request = url.href === received.url ? received : new Request(url, received);
    const render = (caller: Caller, db: Db = parts.database.db) =>
      capacity.within(() =>
        pages.render(request, contextOf(parts, { request, address, caller, db, deadline })),
      );
    const key = cached.keyOf(request);
    // If the gate admits everyone, the caller need not be identified.
    const mode = app.settings.get(ACCESS);
    const caller = key && mode !== 'strict' ? VISITOR : await app.sessions.identify(request.headers);
    const refusal = refusePage(url, caller, app.settings.get(ACCESS));
    if (refusal) return refusal;
    if (key) return cached.answer(key, received, (db) => render(caller, db));
    const response =
      pageAt(url.pathname).sameForKitchen && hasKitchen(caller) && mayBeKept(request)
        ? await privately.answer(
            caller,
            `${app.settings.version} ${language()} ${JSON.stringify(viewerIn(request))} ${pathOf(request)}`,
            acceptedBy(request),
            () => render(caller),
          )
        : await render(caller);
    const update = languageUpdate(config, request.headers, caller);
    if (update) response.headers.append('set-cookie', update);
    app.clocks.note(request.headers, caller);
    await app.renewal.extend(request.headers, caller, response);
    return response;
  };
  host.get('*', (context) => {
    const address = callerNetwork(context, config.trustedProxies);
    const deadline = new Deadline(parts.development ? DEVELOPMENT_MS : undefined);
    return deadline.within(() => answer(context.req.raw, address, deadline));
  });
}
