import { setTimeout as wait } from 'node:timers/promises';
import { type Config, ownerAddress } from '#server/config.ts';
import { type Database, openConnection, openDatabase } from '#server/database/db.ts';
import { migrate } from '#server/database/migrate.ts';
import { embeddedConnection, startEmbedded } from '#server/postgres/embedded.ts';
import { FolderInUse } from '#server/postgres/folder-lock.ts';

const STARTING_MS = 30_000;

interface WithDatabase {
  /** Whether to leave the schema as it is: an older one is not migrated. */
  asItIs?: boolean;
  /** Whether to refuse while Plateful runs on its own database. */
  alone?: boolean;
}

/** Runs work on the configured database, whether or not Plateful is running. */
export async function withDatabase<Result>(
  config: Config,
  work: (database: Database) => Promise<Result>,
  { asItIs = false, alone = false }: WithDatabase = {},
): Promise<Result> {
  const address = ownerAddress(config);
  const embedded = address
    ? null
    : await (alone ? startEmbedded(config.dataDir) : ownOrShare(config.dataDir));
  const database = openDatabase(
    address ? { connectionString: address } : embeddedConnection(config.dataDir),
    4,
  );
  try {
    if (!asItIs) await migrate(database.pool);
    return await work(database);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

/** Starts the embedded server, or shares the one of a running or starting Plateful once it responds. */
async function ownOrShare(dataDir: string): Promise<{ stop(): Promise<void> } | null> {
  for (const deadline = Date.now() + STARTING_MS; ; await wait(200)) {
    try {
      return await startEmbedded(dataDir);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      if (await answers(dataDir)) return null;
      if (Date.now() > deadline) throw error;
    }
  }
}

async function answers(dataDir: string): Promise<boolean> {
  const client = openConnection(embeddedConnection(dataDir), 5_000);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    void client.end();
  }
}
