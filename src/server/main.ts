import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { type Config, ConfigError, configFromEnvironment } from './config.ts';
import { seed } from './demo/seed.ts';
import { createHost } from './http/host.ts';
import { FolderInUse } from './postgres/embedded.ts';
import { ROOT } from './root.ts';
import { startApp } from './running.ts';

async function main(): Promise<void> {
  const config = await withPort(configFromEnvironment());
  const running = await startApp(config);
  const demo = await seed(running);
  const build = join(ROOT, 'build/server/index.js');
  if (!existsSync(build))
    throw new Error('The browser part is not built yet. Start Plateful with `npm start`.');
  const loaded = import(pathToFileURL(build).href) as Promise<ServerBuild>;
  const host = createHost({
    ...running,
    loadBuild: () => loaded,
    clientFolder: join(ROOT, 'build/client'),
    publicFolder: join(ROOT, 'public'),
  });
  await loaded;

  const server = serve({ fetch: host.fetch, port: config.port, hostname: config.host }, ({ port }) => {
    const address = config.host.includes(':') ? `[${config.host}]` : config.host;
    console.log(
      `Plateful is ready on http://${['0.0.0.0', '127.0.0.1'].includes(config.host) ? 'localhost' : address}:${port}`,
    );
    for (const line of demo) console.log(line);
  });
  server.once('error', async (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is taken. Set PORT to another one.`
        : `Plateful cannot listen: ${error.message}`,
    );
    await running.stop();
    process.exit(1);
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await running.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Whoever started this process is gone without a word: nobody could stop it any more.
  process.on('disconnect', stop);
}

/** Port 0 means any free one; it must be known before links are built from it. */
async function withPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const probe = createServer();
  const port = await new Promise<number>((found) =>
    probe.listen(0, config.host, () => found((probe.address() as { port: number }).port)),
  );
  await new Promise((closed) => probe.close(closed));
  const publicUrl = config.publicUrl === 'http://localhost:0' ? `http://localhost:${port}` : config.publicUrl;
  return { ...config, port, publicUrl };
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof FolderInUse;
  console.error(expected ? error.message : error);
  process.exit(1);
});
