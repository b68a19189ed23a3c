/// <reference types="node" />
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageContext } from '../page-context.ts';
import { Nonce } from './nonce.ts';

const PATIENCE_MS = 10_000;

/** Makes the whole page before anything is sent: its status is then right, and the host can keep it for the next visitor. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce: named, logError } = loadContext.get(pageContext);
  const nonce = named ?? undefined;
  const page = (
    <Nonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </Nonce>
  );
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(
          new Response(createReadableStreamFromReadable(body), { headers, status: failure ? 500 : status }),
        );
        pipe(body);
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

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    context.get(pageContext).logError('A page could not be loaded', error);
};
