import { renameSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../src/server/database/db.ts';
import { embeddedConnection } from '../../src/server/postgres/embedded.ts';

/**
 * From now on, each round trip to an embedded database takes this much longer: its socket is moved away and replaced by one
 * that responds late. Existing connections have to reconnect.
 */
export async function slowDatabase(dataDir: string, ms: number): Promise<{ speedUp(): void }> {
  const path = join(embeddedConnection(dataDir).host, '.s.PGSQL.5432');
  renameSync(path, `${path}.real`);
  const proxy = await delayed(path, `${path}.real`, ms);
  await dropConnections(dataDir);
  return proxy;
}

async function dropConnections(dataDir: string): Promise<void> {
  const database = openDatabase(embeddedConnection(dataDir), 1);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await database.close();
}

/** Forwards connections at a path to another path, with delayed responses. */
async function delayed(path: string, to: string, delayMs: number): Promise<{ speedUp(): void }> {
  let ms = delayMs;
  const proxy = createServer((client) => {
    const server = connect(to);
    client.pipe(server);
    server.on('data', (chunk) => void wait(ms).then(() => client.writable && client.write(chunk)));
    for (const [one, other] of [[client, server] as const, [server, client] as const])
      one.on('error', () => {}).on('close', () => other.destroy());
  });
  await new Promise<void>((listening) => proxy.listen(path, listening));
  proxy.unref();
  return {
    speedUp: () => {
      ms = 0;
    },
  };
}
