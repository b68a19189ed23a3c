import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { type Config, configFromEnvironment } from '#server/config.ts';
import { isConnectionError } from '#server/database/database-errors.ts';
import { CannotStart, EXIT } from '#server/exit.ts';
import { Drain } from '#server/http/drain.ts';
import { listen } from '#server/http/listen.ts';
import { createWebServer } from '#server/http/web-server.ts';
import { idleMemory } from '#server/idle-memory.ts';
import { flushLog, logError, logInfo, logProblem, logTo, textSink } from '#server/monitoring/log.ts';
import { expectTheUnexpected } from '#server/monitoring/unexpected.ts';
import { ROOT } from '#server/root.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts';
import { seed } from './demo/seed.ts';
import { createHost } from './http/host.ts';
import { startApp } from './running.ts';

/** The worst case for the last responses and the database to finish. */
const STOP_MS = 60_000;

/** Requests still open after this are cut off. */
const LONGEST_ANSWER_MS = 10_000;
const SWEEP_MS = 50;

/** What to stop before the process ends, in reverse order. */
const toStop: (() => Promise<void> | void)[] = [];
let leaving = false;

async function main(): Promise<void> {
  const config = await withPort(configFromEnvironment());
  await startLog(config);
  if (!existsSync(pagesIn(DEFAULT_LANGUAGE)))
    throw new CannotStart('The browser part has not been built. Start Plateful with `npm start`.');
  const running = await startApp(config);
  toStop.push(running.stop);
  const demo = await seed(running);
  // Other languages are loaded when somebody first reads them.
  const load = (language: Language) => import(pathToFileURL(pagesIn(language)).href) as Promise<ServerBuild>;
  const drain = new Drain();
  const answer = createHost({
    ...running,
    drain,
    loadBuild: load,
    clientFolder: join(ROOT, 'build/client'),
    publicFolder: join(ROOT, 'public'),
  });
  await load(DEFAULT_LANGUAGE);

  const server = await createWebServer(config, answer);
  server.on('error', (error) => logError('Web server error', error));
  const memory = idleMemory();
  server.on('request', ({ url }) => memory?.asked(url));
  toStop.push(() => memory?.stop());
  const closePort = await listen(server, config);
  toStop.push(async () => {
    drain.isOn = true;
    await wait(config.stopDelayMs);
    running.app.events.endAll();
    await closed(server, closePort);
  });
  const address = config.host.includes(':') ? `[${config.host}]` : config.host;
  const name = ['0.0.0.0', '127.0.0.1'].includes(config.host) ? 'localhost' : address;
  logInfo(`Plateful is ready on http://${name}:${config.port}`);
  for (const line of demo) logInfo(line);
}

/** Finishes pending requests within a time limit, and accepts no more. */
async function closed(server: Server, closePort: () => Promise<void>): Promise<void> {
  const isClosed = closePort();
  // Closes connections that their last response left open.
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await Promise.race([isClosed, wait(LONGEST_ANSWER_MS)]);
  clearInterval(sweeping);
  server.closeAllConnections();
}

/** The server's bundle of the pages in a language. */
const pagesIn = (language: Language) => join(ROOT, 'build/pages', language, 'server/index.js');

/** Shuts down cleanly: stops accepting requests, writes buffers, stops the database. */
async function leave(exitCode: number): Promise<void> {
  if (leaving) return;
  leaving = true;
  const stopAll = async () => {
    // Anything still starting could not be stopped otherwise.
    await starting.catch(() => {});
    for (const stop of toStop.toReversed())
      await Promise.resolve(stop()).catch((error) => logError('Shutdown failed', error));
  };
  await Promise.race([stopAll(), wait(STOP_MS)]);
  flushLog();
  process.exit(exitCode);
}

async function startLog({ log }: Config): Promise<void> {
  if (log.format === 'json')
    logTo((await import('#server/monitoring/json-log.ts')).jsonSink(log.level), true);
  else logTo(textSink(log.level));
}

/** Port 0 means any free port, which must be known before links are built. */
async function withPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const probe = createProbe();
  const port = await new Promise<number>((found) =>
    probe.listen(0, config.host, () => found((probe.address() as { port: number }).port)),
  );
  await new Promise((closed) => probe.close(closed));
  const publicUrl = config.publicUrl === 'http://localhost:0' ? `http://localhost:${port}` : config.publicUrl;
  return { ...config, port, publicUrl };
}

expectTheUnexpected(leave);
process.on('SIGINT', () => void leave(0));
process.on('SIGTERM', () => void leave(0));
// The parent process died, so nothing could stop this one later.
process.on('disconnect', () => void leave(0));

const starting = main();
starting.catch((error: unknown) => {
  if (error instanceof CannotStart) logProblem(error.message);
  else if (isConnectionError(error))
    logProblem(`Plateful cannot reach its database: ${(error as Error).message}`);
  else logError('Plateful cannot start', error);
  return leave(error instanceof CannotStart ? error.exitCode : EXIT.unexpected);
});
