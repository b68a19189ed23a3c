import pg from 'pg';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../db.ts';
import { migrate } from '../migrate.ts';
import { embeddedConnection, FolderInUse, startEmbedded } from '../postgres/embedded.ts';

/** Runs work on the database of these settings, whether Plateful is running on it or not. */
export async function withDatabase(
  config: Config,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const embedded = config.databaseUrl ? null : await ownOrShare(config.dataDir);
  const database = openDatabase(
    config.databaseUrl ? { connectionString: config.databaseUrl } : embeddedConnection(config.dataDir),
    4,
  );
  try {
    await migrate(database.pool);
    await work(database);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

/** Starts the embedded server, unless a running Plateful has it: then that one is shared. */
async function ownOrShare(dataDir: string): Promise<{ stop(): Promise<void> } | null> {
  try {
    return await startEmbedded(dataDir);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const client = new pg.Client(embeddedConnection(dataDir));
    await client.connect();
    await client.end();
    return null;
  }
}
