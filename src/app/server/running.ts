import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { judgeRecipesInBackground } from '#features/recipes/server/jobs.ts';
import { type Config, ownerAddress } from '#server/config.ts';
import { CONNECTIONS, type Database, FOR_REQUESTS, openDatabase } from '#server/database/db.ts';
import { rightsBeyondRows, TWO_LOGINS } from '#server/database/login-rights.ts';
import { APP_ROLE, grantAccess, migrate } from '#server/database/migrate.ts';
import { type DatabaseNotifications, listenToDatabase } from '#server/database/notifications.ts';
import { type PublicReads, ReplicaReads, readPrimary } from '#server/database/replica.ts';
import { runJobs } from '#server/jobs.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import { logProblem } from '#server/monitoring/log.ts';
import type { Metrics } from '#server/monitoring/metrics.ts';
import type { Traces } from '#server/monitoring/traces.ts';
import { type Embedded, startEmbedded } from '#server/postgres/embedded.ts';
import { keptSecret } from '#server/secret.ts';
import { type App, createApp } from './app.ts';
import { jobsOf } from './jobs.ts';
import { readSiteSettings } from './settings.ts';

export interface Running {
  app: App;
  database: Database;
  /** A pool for background work, whose statements may take long. */
  background: Database;
  notifications: DatabaseNotifications;
  reads: PublicReads;
  mailer: Mailer;
  metrics: Metrics | null;
  traces: Traces | null;
  /** The settings, with `demo` decided: as configured, otherwise on for a new embedded database. */
  config: Config & { demo: boolean };
  stop(): Promise<void>;
}

export interface StartOptions {
  /** A database server that is already running, and keeps running when the app stops. */
  embedded?: Embedded | null;
}

/** One of them may be busy with a backup for a long time. */
const MOST_IN_BACKGROUND = 3;

/** Starts everything below HTTP: the database (embedded unless configured), its migrations, and the app. */
export async function startApp(settings: Config, options: StartOptions = {}): Promise<Running> {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const embedded = options.embedded ?? (settings.databaseUrl ? null : await startEmbedded(settings.dataDir));
  const stopEmbedded = async () => {
    if (!options.embedded) await embedded?.stop();
  };
  try {
    // Only the folder's owner reads or creates it: two simultaneous starts must not create two secrets.
    const secret = settings.secret ?? keptSecret(settings.dataDir);
    const connection = await prepareDatabase(embedded, settings);
    const running = await startOn(connection, embedded?.created === true, secret, settings);
    const stop = () => running.stop().finally(stopEmbedded);
    return { ...running, stop };
  } catch (error) {
    await stopEmbedded();
    throw error;
  }
}

/**
 * Migrates the database as its owner, and returns the connection of a login that owns nothing in it
 * (docs/decisions/0057-row-policies.md).
 */
async function prepareDatabase(embedded: Embedded | null, config: Config): Promise<pg.PoolConfig> {
  const databaseUrl = config.databaseUrl ?? '';
  const app = embedded ? { ...embedded.connection, user: APP_ROLE } : { connectionString: databaseUrl };
  const owner = embedded?.connection ?? { connectionString: ownerAddress(config) ?? '' };
  const { pool, close } = openDatabase(owner, 1);
  try {
    await migrate(pool);
    if (embedded) await grantAccess(pool, APP_ROLE);
    else if (config.databaseOwnerUrl)
      await grantAccess(pool, decodeURIComponent(new URL(databaseUrl).username));
    return app;
  } finally {
    await close();
  }
}

async function startOn(
  connection: pg.PoolConfig,
  isNew: boolean,
  secret: string,
  settings: Config,
): Promise<Running> {
  const { databaseDirectUrl, databaseReplicaUrl } = settings;
  // Session locks and LISTEN need a session of their own.
  const direct = databaseDirectUrl ? { connectionString: databaseDirectUrl } : connection;
  const background = openDatabase(direct, MOST_IN_BACKGROUND);
  const excess = settings.databaseUrl ? await rightsBeyondRows(background.pool) : null;
  if (excess) logProblem(`${excess} ${TWO_LOGINS}`);
  const pooled = databaseDirectUrl !== null;
  const database = openDatabase(connection, CONNECTIONS, { ...FOR_REQUESTS, pooled });
  const reads = databaseReplicaUrl
    ? new ReplicaReads(
        database,
        openDatabase({ connectionString: databaseReplicaUrl }, CONNECTIONS, { ...FOR_REQUESTS, pooled }),
      )
    : readPrimary(database);
  const demo = settings.demo ?? (isNew || (await wasSeeded(background, 'demo')));
  const config = { ...settings, demo };
  const notifications = await listenToDatabase(direct);
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outbox: join(config.dataDir, 'outbox'),
  });
  const app = createApp({
    config,
    secret,
    settings: await readSiteSettings(database, notifications, config),
    database,
    notifications,
    mailer,
  });
  // Loaded only when needed.
  const metrics = config.metricsToken ? new (await import('#server/monitoring/metrics.ts')).Metrics() : null;
  const traces = config.traces
    ? new (await import('#server/monitoring/traces.ts')).Traces(config.traces)
    : null;
  app.views.recipes.start();
  app.views.reels.start();
  app.usage.start();
  app.clocks.start();
  app.errors.start();
  const stopJobs = runJobs(background.db, jobsOf({ app, background, mailer, config }));
  const stopJudging = judgeRecipesInBackground(background.db);
  return {
    app,
    database,
    background,
    notifications,
    reads,
    mailer,
    metrics,
    traces,
    config,
    async stop() {
      const quiet = Promise.all([stopJobs(), stopJudging()]);
      // A job may take longer than the supervisor waits, so these buffers are written first.
      await app.views.recipes.close();
      await app.views.reels.close();
      await app.usage.close();
      await app.clocks.close();
      await app.errors.close();
      await quiet;
      app.pictures.close();
      await app.reader.close();
      await app.lists.close();
      await app.chef.close();
      await app.events.close();
      app.cdn?.close();
      await mailer.close();
      metrics?.close();
      await traces?.close();
      await notifications.close();
      await reads.close();
      await Promise.all([database.close(), background.close()]);
    },
  };
}

async function wasSeeded({ pool }: Database, name: string): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from seeds where name = $1', [name]);
  return rowCount === 1;
}
