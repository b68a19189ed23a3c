import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
/** Browsers compare the service worker's files with the server's to see whether there is a new version. */
const ALWAYS_ASKED = 'no-cache';
/** Twice the compressed size of all scripts of all pages. */
const MOST_BYTES = 3_000_000;

/** Headers that belong to the file; all others depend on the request. */
const OF_THE_FILE = [
  'cache-control',
  'x-content-type-options',
  'content-encoding',
  'content-length',
  'content-type',
  'last-modified',
  'vary',
];

interface Kept {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/**
 * Built files (named by content hash) and public files, with their precompressed copies. A first visit requests some fifty
 * built files. Reading each from disk costs more than rendering the page from the cache, so they stay in memory.
 */
export function serveFiles(folder: string): MiddlewareHandler {
  if (!existsSync(folder)) return (_context, next) => next();
  const serve = serveStatic({ root: relative(process.cwd(), folder) || '.', precompressed: true });
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    // The same file may be requested under many spellings of its URL.
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  return async (context, next) => {
    const { path, method } = context.req;
    const encoding = encodingFor(context.req.header('accept-encoding'));
    const mayKeep =
      encoding && isBuilt(path) && method === 'GET' && context.req.header('range') === undefined;
    const key = `${encoding} ${path}`;
    const known = mayKeep ? kept.get(key) : undefined;
    if (known) return context.body(known.body, 200, known.headers);
    let isFound = true;
    const response = await serve(context, () => {
      isFound = false;
      return next();
    });
    if (!isFound || !response) return;
    response.headers.set('cache-control', periodOf(path));
    response.headers.set('x-content-type-options', 'nosniff');
    if (!mayKeep || response.status !== 200 || response.headers.get('content-encoding') !== encoding)
      return response;
    const body = new Uint8Array(await response.arrayBuffer());
    const headers = Object.fromEntries([...response.headers].filter(([name]) => OF_THE_FILE.includes(name)));
    kept.set(key, { body, headers });
    return context.body(body, 200, headers);
  };
}

/** The smallest of the encodings a build produces that the browser accepts. */
function encodingFor(accepted = ''): string | undefined {
  const named = accepted.split(',').map((each) => each.trim());
  return ['br', 'gzip'].find((encoding) => named.includes(encoding));
}

const isBuilt = (path: string) => path.includes('/assets/');

function periodOf(path: string): string {
  if (path.endsWith('worker.js')) return ALWAYS_ASKED;
  return isBuilt(path) ? YEAR : DAY;
}
