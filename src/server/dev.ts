import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { configFromEnvironment } from './config.ts';
import { seed } from './demo/seed.ts';
import { createHost } from './http/host.ts';
import { ROOT } from './root.ts';
import { startApp } from './running.ts';

/** Development: Vite serves the browser part with hot reload on the same port as everything else. */
async function main(): Promise<void> {
  const config = configFromEnvironment();
  const running = await startApp(config);
  const demo = await seed(running, config);
  const server = createServer();
  const vite = await createVite({ root: ROOT, server: { middlewareMode: true, hmr: { server } } });
  const host = createHost({
    ...running,
    config,
    loadBuild: () =>
      vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>,
    clientFolder: null,
    publicFolder: join(ROOT, 'public'),
  });
  const answer = getRequestListener(host.fetch);
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => void answer(request, response)),
  );
  server.listen(config.port, config.host, () => {
    console.log(`Plateful is ready on http://localhost:${config.port} (development)`);
    for (const line of demo) console.log(line);
  });
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await vite.close();
    await running.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);
}

await main();
