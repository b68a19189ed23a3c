import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../test/plateful-process.ts';
import type { Programs } from './programs.ts';

export interface Cdn {
  origin: string;
  /** Where Plateful sends purges. */
  purgeUrl: string;
  purges(): number;
  close(): void;
}

const LANGUAGES = ['en', 'de'];
const ENCODINGS = ['gzip', 'identity'];

/**
 * nginx as a CDN, with a purge hook that deletes cached files. As `docs/operate.md` says, the cache key includes the
 * language, and requests from people who have just changed something bypass the cache.
 */
export async function startNginx(programs: Programs, upstreamPort: number): Promise<Cdn> {
  const port = await freePort();
  const cache = programs.directory('nginx-cache');
  const temporary = programs.directory('nginx-temporary');
  const config = `
daemon off;
pid ${programs.folder}/nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${temporary}/${kind};`).join('\n  ')}
  proxy_cache_path ${cache} keys_zone=plateful:8m max_size=200m inactive=10m;
  map $http_accept_language $spoken { default en; ~*^de de; }
  map $http_accept_encoding $packed { default identity; ~gzip gzip; }
  map "$http_cookie" $language { ~plateful.language=(?<named>[a-z]+) $named; default $spoken; }
  map "$http_cookie" $passes { ~plateful.changed= 1; default ""; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${upstreamPort};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Accept-Encoding $packed;
      proxy_cache plateful;
      proxy_cache_key "$uri$is_args$args $language $packed";
      proxy_ignore_headers Vary;
      proxy_cache_bypass $passes;
      proxy_no_cache $passes;
      proxy_cache_use_stale error timeout;
      add_header X-Cache $upstream_cache_status;
    }
  }
}
`;
  programs.run('nginx', 'nginx', ['-p', programs.folder, '-c', programs.file('nginx.conf', config)]);
  const origin = `http://127.0.0.1:${port}`;
  let purges = 0;
  const hook = createServer(async (request, response) => {
    const purge = JSON.parse(await text(request)) as { paths?: string[]; everything?: true };
    purges++;
    const files = purge.everything ? readdirSync(cache) : (purge.paths ?? []).flatMap(filesOf);
    for (const file of files) rmSync(join(cache, file), { force: true });
    response.writeHead(204).end();
  });
  const hookPort = await listening(hook);
  return {
    origin,
    purgeUrl: `http://127.0.0.1:${hookPort}/`,
    purges: () => purges,
    close: () => void hook.close(),
  };
}

/** The cached files of a path in every form that nginx may cache, named by their key. */
function filesOf(path: string): string[] {
  return LANGUAGES.flatMap((language) =>
    ENCODINGS.map((encoding) => createHash('md5').update(`${path} ${language} ${encoding}`).digest('hex')),
  );
}

async function listening(server: Server): Promise<number> {
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return port;
}
