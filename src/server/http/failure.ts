import type { Context } from 'hono';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '../endpoints.ts';
import { logError } from '../log.ts';
import { escapeHtml } from './html.ts';
import { problemResponse, toProblem } from './problem.ts';

const NO_PAGES = /^\/(api|rpc|pictures|calendar|health)(\/|$)/;

/** What to answer when a request fails outside of an endpoint: a page to a person, a problem to a program. */
export function answerFailure(error: Error, { req }: Pick<Context, 'req'>): Response {
  const known = toAppError(error);
  if (known.code === 'internal') logError('A request failed', error);
  return NO_PAGES.test(req.path) ? problemResponse(known) : failurePage(known);
}

/** A page that needs nothing but itself. One that will be well again tries by itself. */
export function failurePage(error: AppError): Response {
  const { status, title, detail } = toProblem(error.code, error.message);
  const { retryAfter } = error;
  const again = retryAfter
    ? `<meta http-equiv="refresh" content="${Math.max(retryAfter, SHORTEST_REFRESH_S)}">`
    : '';
  const byItself = retryAfter ? '<p>This page tries again by itself.</p>' : '';
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${again}<title>${title} · Plateful</title><style>${STYLE}</style></head>
<body><main><p class="name">Plateful</p><h1>${title}</h1><p>${escapeHtml(detail)}</p>${byItself}<a href="">Try again</a></main></body>
</html>`;
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  if (retryAfter) headers['retry-after'] = String(retryAfter);
  return new Response(html, { status, headers });
}

const SHORTEST_REFRESH_S = 5;

/** The app's own colours and shapes; its fonts and scripts would be further requests. */
const STYLE = `:root{color-scheme:light dark;--paper:#fbf7f0;--ink:#23201c;--muted:#645c52;--primary:#cb3f26;--primary-ink:#b0331c}
@media(prefers-color-scheme:dark){:root{--paper:#191613;--ink:#f5eee3;--muted:#bbafa0;--primary:#ce4128;--primary-ink:#ff9378}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 ui-sans-serif,system-ui,sans-serif}
main{box-sizing:border-box;min-height:100dvh;max-width:32rem;margin:auto;padding:2rem 1.5rem;display:flex;flex-direction:column;align-items:center;justify-content:center;text-align:center}
p{margin:0 0 .75rem;color:var(--muted);text-wrap:pretty}
.name,h1{font-family:ui-serif,Georgia,serif;font-weight:600}
.name{font-size:1.25rem;color:var(--primary-ink)}
h1{margin:0 0 1rem;font-size:2rem;line-height:1.15;text-wrap:balance}
a{display:inline-flex;align-items:center;min-height:44px;margin-top:1.25rem;padding:0 1.5rem;border-radius:12px;background:var(--primary);color:#fff;font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--primary-ink);outline-offset:2px}`;
