import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../database/db.ts';
import { rowsOf } from './tables.ts';

/** PostgreSQL's message after the last row; the number of rows comes in the next one. */
const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4]);

/** Between Plateful and PostgreSQL: what follows the last row of a copy arrives later. */
const slowNetwork = createServer(async (client) => {
  const server = connect(`${inject('socket')}/.s.PGSQL.5432`);
  client.on('error', () => server.destroy()).pipe(server);
  for await (const chunk of server as AsyncIterable<Buffer>) {
    const at = chunk.indexOf(COPY_DONE);
    const head = at < 0 ? chunk.length : at + COPY_DONE.length;
    client.write(chunk.subarray(0, head));
    if (at >= 0) await wait(50);
    if (head < chunk.length) client.write(chunk.subarray(head));
  }
  client.end();
});
let database: Database;

beforeAll(async () => {
  await once(slowNetwork.listen(0, '127.0.0.1'), 'listening');
  const { port } = slowNetwork.address() as AddressInfo;
  database = openDatabase({ host: '127.0.0.1', port, user: 'plateful', database: 'postgres' }, 1);
});
afterAll(async () => {
  await database?.close();
  slowNetwork.close();
});

test('the number of copied rows is known even if it arrives after the rows', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('create temporary table dishes as select generate_series(1, 7)::text as title');
    const copied: Uint8Array[] = [];
    let counted = 0;
    for await (const chunk of rowsOf(client, { name: 'dishes', columns: ['title'] }, (rows) => {
      counted = rows;
    }))
      copied.push(chunk);
    expect(Buffer.concat(copied).toString()).toBe('1\n2\n3\n4\n5\n6\n7\n');
    expect(counted).toBe(7);
  } finally {
    client.release();
  }
});
