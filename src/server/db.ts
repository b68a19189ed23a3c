import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** A database to read from, or a transaction to write in: features take either. */
export type Db = NodePgDatabase | Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
export type { PgTransaction };

export interface Database {
  pool: pg.Pool;
  db: NodePgDatabase;
  close(): Promise<void>;
}

// Dates of meals are plain strings, never instants; counts fit a double.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens a pool of connections. */
export function openDatabase(connection: pg.PoolConfig, size = 12): Database {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks while idle is replaced by the pool; the next query reports what matters.
  pool.on('error', () => {});
  return { pool, db: drizzle(pool), close: () => pool.end() };
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
