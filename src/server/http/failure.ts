import type { Context } from 'hono';
import type { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { toAppError } from '../endpoints.ts';
import { logError } from '../monitoring/log.ts';
import { escapeHtml } from './html.ts';
import { noticePage } from './notice-page.ts';
import { problemResponse, toProblem } from './problem.ts';

const NO_PAGES = /^\/(api|rpc|pictures|calendar|health)(\/|$)/;

/** The response to a request that fails outside an endpoint: a page for people, a problem for programs. */
export function answerFailure(error: Error, { req }: { req: Pick<Context['req'], 'path'> }): Response {
  const known = toAppError(error);
  if (known.code === 'internal') logError('A request failed', error);
  return NO_PAGES.test(req.path) ? problemResponse(known) : failurePage(known);
}

/** A self-contained error page. Retries on its own if the failure is temporary. */
export function failurePage(error: AppError): Response {
  const { status, title, detail } = toProblem(error.code, error.message);
  const { retryAfter } = error;
  const again = retryAfter
    ? `<meta http-equiv="refresh" content="${Math.max(retryAfter, SHORTEST_REFRESH_S)}">`
    : '';
  const byItself = retryAfter ? `<p>${escapeHtml(t('This page retries by itself.'))}</p>` : '';
  const html = noticePage({
    title,
    head: again,
    body: `<p>${escapeHtml(detail)}</p>${byItself}<a class="button" href="">${escapeHtml(t('Try again'))}</a>`,
  });
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  if (retryAfter) headers['retry-after'] = String(retryAfter);
  return new Response(html, { status, headers });
}

const SHORTEST_REFRESH_S = 5;
