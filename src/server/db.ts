import type { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { logWarning } from './log.ts';

/** A database to read from, or a transaction to write in: features take either. */
export type Db = NodePgDatabase | Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
export type { PgTransaction };

export interface Database {
  pool: pg.Pool;
  db: NodePgDatabase;
  close(): Promise<void>;
}

/** How long the database may keep somebody waiting. */
export interface Patience {
  /** For a connection: a free one of the pool, or a new one. */
  connectMs: number;
  /** For a statement; the database gives it up after that. `null`: as long as it takes. */
  statementMs: number | null;
}

/** Somebody waits for the answer: together they stay below five seconds, even when the database falls silent. */
export const FOR_REQUESTS: Patience = { connectMs: 1_500, statementMs: 2_500 };
/** Nobody does: migrations, demo data, sweeping, the command line. */
const PATIENT: Patience = { connectMs: 10_000, statementMs: null };

/** A database that works ends a statement that takes too long by itself. One that has not by then is not working. */
const GRACE_MS = 500;
const TELL_AGAIN_MS = 5_000;

// Dates of meals are plain strings, never instants; counts fit a double.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How many connections serve requests. */
export const CONNECTIONS = 12;

/** Opens a pool of connections. Losing any of them, at any time, fails no more than the statements that were using them. */
export function openDatabase(connection: pg.PoolConfig, size = CONNECTIONS, patience = PATIENT): Database {
  const tell = tellOfLosses();
  const pool = new pg.Pool({
    ...connection,
    max: size,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: patience.connectMs,
    onConnect: (client) => prepare(client as pg.Client, patience, tell),
  });
  pool.on('error', tell);
  return { pool, db: drizzle(pool), close: () => pool.end() };
}

/** A connection of its own, for listening. Losing it ends nothing either; whoever opened it hears `end`. */
export function openConnection(connection: pg.ClientConfig, connectMs: number): pg.Client {
  const client = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: connectMs });
  client.on('error', () => {});
  return client;
}

/** Prepares a statement once for each database it is sent to; the name it is prepared under must be its own. */
export function preparedPerDb<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const prepared = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = prepared.get(db) ?? prepare(db);
    prepared.set(db, statement);
    return statement;
  };
}

/** The pool hears the errors of idle connections only; an error that nobody hears would end the process. */
async function prepare(
  client: pg.Client,
  { statementMs }: Patience,
  tell: (error: Error) => void,
): Promise<void> {
  client.on('error', tell);
  if (statementMs === null) return;
  breakWhenSilent(client, statementMs + GRACE_MS);
  // Poolers refuse this as a parameter of the connection.
  await client.query(`set statement_timeout = ${statementMs}`);
}

/**
 * Breaks a connection whose statement got no sign of life for so long, so that it is never used again. pg's own
 * `query_timeout` would keep it, and its transaction would wait as long again for the rollback.
 */
function breakWhenSilent(client: pg.Client, afterMs: number): void {
  // Not in pg's types.
  const inner = client as unknown as { connection: { stream: Socket }; readyForQuery: boolean };
  const { stream } = inner.connection;
  stream.setTimeout(afterMs, () => {
    if (!inner.readyForQuery) stream.destroy(new DatabaseSilent());
  });
}

class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('The database gives no answer.');
    this.name = 'DatabaseSilent';
  }
}

/** A database that goes away breaks all connections at once: that is worth one line. */
function tellOfLosses(): (error: Error) => void {
  let toldAt = 0;
  return (error) => {
    if (Date.now() - toldAt < TELL_AGAIN_MS) return;
    toldAt = Date.now();
    logWarning('A connection to the database was lost', error);
  };
}
