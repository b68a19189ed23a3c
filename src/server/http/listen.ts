import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type ListenOptions, type Server as NetServer } from 'node:net';
import { CannotStart, EXIT } from '../exit.ts';

/** Connections that arrive while the process is busy wait here; beyond this many, they would hang without a response. */
const BACKLOG = 4_096;
/** Node accepts one connection per turn of the event loop for each listening socket. */
const SOCKETS = 16;

/**
 * Listens at a port. Under a flood, connections accepted one by one would wait for seconds, so on Linux several sockets
 * share the port. Throws `CannotStart` if another program has it.
 */
export async function listen(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<() => Promise<void>> {
  const at: ListenOptions = { port, host, backlog: BACKLOG };
  if (process.platform !== 'linux') {
    await listening(server, at);
    return () => closed(server);
  }
  // Exclusively: a program that shares a port is not told when another one has it too.
  const probe = createServer();
  await listening(probe, at);
  await closed(probe);
  const others = Array.from({ length: SOCKETS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  const all = [server, ...others];
  await Promise.all(all.map((one) => listening(one, { ...at, reusePort: true })));
  return async () => void (await Promise.all(all.map(closed)));
}

async function listening(server: NetServer, at: ListenOptions): Promise<void> {
  server.listen(at);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw new CannotStart(`Plateful cannot listen: ${error.message}`);
    throw new CannotStart(`Port ${at.port} is in use. Set PORT to another one.`, EXIT.portTaken);
  });
}

/** Resolves when the server's last connection has ended. */
function closed(server: NetServer): Promise<void> {
  return new Promise((done) => server.close(() => done()));
}
