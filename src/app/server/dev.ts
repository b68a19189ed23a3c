import { createServer, type RequestListener } from 'node:http';
import { join, relative } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { type Config, configFromEnvironment } from '#server/config.ts';
import { type Embedded, startEmbedded } from '#server/postgres/embedded.ts';
import { ROOT } from '#server/root.ts';

/** One save may touch several files. */
const SETTLE_MS = 100;

interface Serving {
  answer: RequestListener;
  /** Text to print: the demo accounts. */
  notes: string[];
  stop(): Promise<void>;
}

/**
 * The development server, all on one port. Vite hot-reloads the browser part and loads the server's code: when that
 * changes, a new app replaces the old one, while the database, the port and the browser's connection to Vite stay.
 */
async function main(): Promise<void> {
  const config = configFromEnvironment();
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir);
  const server = createServer();
  const vite = await createVite({
    root: ROOT,
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: [`${config.dataDir}/**`] } },
  });
  let serving = await serve(vite, config, embedded);
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => serving.answer(request, response)),
  );
  server.listen(config.port, config.host, () => {
    console.log(`Plateful is ready on http://localhost:${config.port} (development)`);
    for (const line of serving.notes) console.log(line);
  });

  const takeOver = async () => {
    try {
      const next = await serve(vite, config, embedded);
      const last = serving;
      serving = next;
      console.log('The server reloaded the changes.');
      await last.stop();
    } catch (error) {
      console.error(
        `The changes do not run yet; the server continues with the previous version.\n${(error as Error).message}`,
      );
    }
  };
  let takingOver = Promise.resolve();
  let settling: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (_event, file) => {
    if (!isOfServer(relative(ROOT, file))) return;
    clearTimeout(settling);
    settling = setTimeout(() => {
      takingOver = takingOver.then(takeOver);
    }, SETTLE_MS);
  });

  const stop = async () => {
    clearTimeout(settling);
    server.close();
    server.closeAllConnections();
    await takingOver;
    await vite.close();
    await serving.stop();
    await embedded?.stop();
    process.exit(0);
  };
  // Vite would exit the process as soon as it has closed, with the database still running.
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal).once(signal, stop);
  process.once('disconnect', stop);
}

/** Loads the server's current code and starts an app from it. */
async function serve(vite: ViteDevServer, config: Config, embedded: Embedded | null): Promise<Serving> {
  const load = (path: string) => vite.ssrLoadModule(path) as Promise<unknown>;
  const { startApp } = (await load('/src/app/server/running.ts')) as typeof import('./running.ts');
  const { seed } = (await load('/src/app/server/demo/seed.ts')) as typeof import('./demo/seed.ts');
  const { createHost } = (await load('/src/app/server/http/host.ts')) as typeof import('./http/host.ts');
  const running = await startApp(config, { embedded });
  const notes = await seed(running);
  const answer = createHost({
    ...running,
    loadBuild: () => load('virtual:react-router/server-build') as Promise<ServerBuild>,
    clientFolder: null,
    publicFolder: join(ROOT, 'public'),
    development: true,
  });
  return { answer: (request, response) => void answer(request, response), notes, stop: running.stop };
}

/** Files used only by the browser are left to Vite. */
function isOfServer(path: string): boolean {
  return /^src[/\\]/.test(path) && !/[/\\]web[/\\]|\.test\.ts$/.test(path) && /\.(ts|sql|json)$/.test(path);
}

await main();
