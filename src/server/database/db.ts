import type { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { t } from '#shared/t.ts';
import { logWarning } from '../monitoring/log.ts';
import { NAMING, namedDb } from './named-db.ts';

/** A database to read from, or a transaction to write in: features accept either. */
export type Db = NodePgDatabase | Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
export type { PgTransaction };

export interface Database {
  pool: pg.Pool;
  db: NodePgDatabase;
  /** The same for requests: tells the database whom each statement acts for. */
  named: NodePgDatabase;
  close(): Promise<void>;
}

/** Timeouts of database work. */
export interface Patience {
  /** For getting a connection: a free one from the pool, or a new one. */
  connectMs: number;
  /** For a statement, enforced by the database; `null` for none. */
  statementMs: number | null;
  /**
   * Whether a pooler may run every transaction on another connection: then nothing may be set on a connection, and
   * statements have no names (docs/decisions/0061-replica.md).
   */
  pooled?: boolean;
}

/** For requests: in total below five seconds, even if the database hangs. */
export const FOR_REQUESTS: Patience = { connectMs: 1_500, statementMs: 2_500 };
/** For background work: migrations, demo data, cleanup, the command line. */
const PATIENT: Patience = { connectMs: 10_000, statementMs: null };

/** A healthy database cancels a slow statement by itself; one that has not by then hangs. */
const GRACE_MS = 500;
const TELL_AGAIN_MS = 5_000;

// Meal dates are plain strings, never instants; counts fit into a double.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connections for serving requests. */
export const CONNECTIONS = 12;

/** Opens a connection pool. Losing a connection fails only the statements using it. */
export function openDatabase(connection: pg.PoolConfig, size = CONNECTIONS, patience = PATIENT): Database {
  let isClosed = false;
  const tellOfLoss = tellOfLosses();
  // Connections of a closed pool may outlive it for a moment; losing them is not worth a warning.
  const tell = (error: Error) => {
    if (!isClosed) tellOfLoss(error);
  };
  const close = () => {
    isClosed = true;
    return pool.end();
  };
  const pool = new pg.Pool({
    ...connection,
    ...(patience.pooled ? { Client: UnnamedStatements } : {}),
    max: size,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: patience.connectMs,
    onConnect: (client) => prepare(client as pg.Client, patience, tell),
  });
  pool.on('error', tell);
  const named = namedDb(pool, { isPooled: patience.pooled === true });
  return { pool, db: drizzle(pool), named, close };
}

/** Plans a statement each time it is sent, because the next one may run on another connection. */
class UnnamedStatements extends pg.Client {
  // Covers the many signatures of pg's method by passing on the arguments.
  override query(...args: unknown[]): never {
    const [statement, ...rest] = args;
    const isNamed =
      typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);
    const { name: _, ...unnamed } = isNamed ? statement : {};
    return (super.query as (...args: unknown[]) => never).call(this, isNamed ? unnamed : statement, ...rest);
  }
}

/** A dedicated connection for LISTEN. Losing it does not end the process; its owner gets `end`. */
export function openConnection(connection: pg.ClientConfig, connectMs: number): pg.Client {
  const client = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: connectMs });
  client.on('error', () => {});
  return client;
}

const standIns = new WeakMap<Db, { db: Db; expect(): void }>();

/** Wraps a database so that `expect` runs, and may throw, before each statement. */
export function withCheck(db: Db, expect: () => void): Db {
  const standIn = new Proxy(db, {
    get(_, name) {
      expect();
      return Reflect.get(db, name, db);
    },
  });
  standIns.set(standIn, { db, expect });
  return standIn;
}

/** Prepares a statement once per database; the statement's name must be unique. */
export function preparedPerDb<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const prepared = new WeakMap<Db, Statement>();
  return (given) => {
    const standIn = standIns.get(given);
    standIn?.expect();
    const db = standIn?.db ?? given;
    const statement = prepared.get(db) ?? prepare(db);
    prepared.set(db, statement);
    return statement;
  };
}

/** The pool handles errors of idle connections only; an unhandled one would end the process. */
async function prepare(
  client: pg.Client,
  { statementMs, pooled }: Patience,
  tell: (error: Error) => void,
): Promise<void> {
  client.on('error', tell);
  if (!pooled) await client.query({ ...NAMING, values: ['', ''] });
  if (statementMs === null) return;
  breakWhenSilent(client, statementMs + GRACE_MS);
  if (pooled) return;
  // Poolers reject this as a connection parameter.
  await client.query(`set statement_timeout = ${statementMs}`);
}

/**
 * Destroys a connection whose statement has been silent for too long. pg's own `query_timeout` would return it to the pool,
 * where the rollback would wait just as long again.
 */
function breakWhenSilent(client: pg.Client, afterMs: number): void {
  // Missing from pg's types.
  const inner = client as unknown as { connection: { stream: Socket }; readyForQuery: boolean };
  const { stream } = inner.connection;
  stream.setTimeout(afterMs, () => {
    if (!inner.readyForQuery) stream.destroy(new DatabaseSilent());
  });
}

class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super(t('The database does not respond.'));
    this.name = 'DatabaseSilent';
  }
}

/** Losing the database breaks all connections at once, which is worth one line. */
function tellOfLosses(): (error: Error) => void {
  let toldAt = 0;
  return (error) => {
    if (Date.now() - toldAt < TELL_AGAIN_MS) return;
    toldAt = Date.now();
    logWarning('A connection to the database was lost', error);
  };
}
