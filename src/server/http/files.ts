import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
/** Browsers compare the service worker's files with the server's to see whether there is a new version. */
const ALWAYS_ASKED = 'no-cache';

/** Built files (named by content hash) and public files, with their precompressed copies. */
export function serveFiles(folder: string): MiddlewareHandler {
  if (!existsSync(folder)) return (_context, next) => next();
  return serveStatic({
    root: relative(process.cwd(), folder) || '.',
    precompressed: true,
    onFound: (path, context) => {
      context.header('cache-control', periodOf(path));
      context.header('x-content-type-options', 'nosniff');
    },
  });
}

function periodOf(path: string): string {
  if (/worker\.js$/.test(path)) return ALWAYS_ASKED;
  return /[/\\]assets[/\\]/.test(path) ? YEAR : DAY;
}
