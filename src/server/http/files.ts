import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** Built files (named by content hash) and public files, with their precompressed copies. */
export function serveFiles(folder: string): MiddlewareHandler {
  if (!existsSync(folder)) return (_context, next) => next();
  return serveStatic({
    root: relative(process.cwd(), folder) || '.',
    precompressed: true,
    onFound: (path, context) => {
      context.header('cache-control', /[/\\]assets[/\\]/.test(path) ? YEAR : DAY);
      context.header('x-content-type-options', 'nosniff');
    },
  });
}
