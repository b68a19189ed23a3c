/// <reference types="node" />
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ERROR_STATUS } from '#shared/errors.ts';
import { Nonce } from '#web/nonce.ts';
import { pageContext } from '#web/page-context.ts';
import { holdBackScripts } from './layout/late-scripts.ts';

const PATIENCE_MS = 10_000;

/** Renders the whole page before sending it, so that the status is right and the host can cache it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  if (status === ERROR_STATUS.unavailable) return unavailable(context);
  const { nonce: given, secure, logError, turn } = loadContext.get(pageContext);
  const nonce = given ?? undefined;
  const page = (
    <Nonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </Nonce>
  );
  await turn();
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        headers.set('content-type', 'text/html; charset=utf-8');
        pipe(
          gathering((html) => {
            const body = Buffer.from(secure(holdBackScripts(html), headers), 'latin1');
            resolve(new Response(body, { headers, status: failure ? 500 : status }));
          }),
        );
      },
      onShellError: reject,
      onError(error) {
        failure = error;
        logError('A page could not be rendered', error);
      },
    });
    const timer = setTimeout(abort, PATIENCE_MS);
  });
}

/**
 * Collects the chunks that React writes, and passes the page on whole, with one character per byte: everything searched for in
 * it is ASCII, and decoding half a megabyte would take longer than the search.
 */
function gathering(take: (html: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece);
      next();
    },
    final(end) {
      take(Buffer.concat(pieces).toString('latin1'));
      end();
    },
  });
}

/** The host has a self-contained page for this; it only needs the reason. */
function unavailable({ staticHandlerContext: { errors } }: EntryContext): Response {
  const [why] = Object.values(errors ?? {}).map((error) => isRouteErrorResponse(error) && error.data);
  return new Response(String(why || ''), { status: ERROR_STATUS.unavailable });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    context.get(pageContext).logError('A page could not be loaded', error);
};
