import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { accountDataJobs } from '#features/account-data/server/jobs.ts';
import { accountJobs } from '#features/accounts/server/jobs.ts';
import { backupJobs } from '#features/backups/server/jobs.ts';
import { commentJobs } from '#features/comments/server/jobs.ts';
import { contactJobs } from '#features/contact/server/jobs.ts';
import { groceryStoreJobs } from '#features/grocery-store/server/jobs.ts';
import { householdJobs } from '#features/household/server/jobs.ts';
import { mediaJobs } from '#features/media/server/jobs.ts';
import { newsletterJobs } from '#features/newsletter/server/jobs.ts';
import { notificationJobs } from '#features/notifications/server/jobs.ts';
import { judgeRecipesInBackground, recipeJobs } from '#features/recipes/server/jobs.ts';
import { reelJobs } from '#features/reels/server/jobs.ts';
import { subscriptionJobs } from '#features/subscription/server/jobs.ts';
import { usageJobs } from '#features/usage/server/jobs.ts';
import { placeAt } from '#server/backup/address.ts';
import type { Config } from '#server/config.ts';
import { CONNECTIONS, type Database, FOR_REQUESTS, openDatabase } from '#server/db.ts';
import { runJobs } from '#server/jobs.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import type { Metrics } from '#server/metrics.ts';
import { APP_ROLE, grantAccess, migrate } from '#server/migrate.ts';
import { type DatabaseNotifications, listenToDatabase } from '#server/notifications.ts';
import { type Embedded, startEmbedded } from '#server/postgres/embedded.ts';
import { type PublicReads, ReplicaReads, readPrimary } from '#server/replica.ts';
import { keptSecret } from '#server/secret.ts';
import type { Traces } from '#server/traces.ts';
import { type App, createApp } from './app.ts';
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
  /** A database server that already runs, and keeps running when the app stops. */
  embedded?: Embedded | null;
}

/** One of them may be busy with a backup for long. */
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
async function prepareDatabase(
  embedded: Embedded | null,
  { databaseUrl, databaseDirectUrl, databaseOwnerUrl }: Config,
): Promise<pg.PoolConfig> {
  const app = embedded ? { ...embedded.connection, user: APP_ROLE } : { connectionString: databaseUrl ?? '' };
  const owner = embedded?.connection ?? {
    connectionString: databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl ?? '',
  };
  const { pool, close } = openDatabase(owner, 1);
  try {
    await migrate(pool);
    if (embedded) await grantAccess(pool, APP_ROLE);
    else if (databaseOwnerUrl)
      await grantAccess(pool, decodeURIComponent(new URL(databaseUrl ?? '').username));
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
  // Locks of a session and LISTEN need a session of their own.
  const direct = databaseDirectUrl ? { connectionString: databaseDirectUrl } : connection;
  const background = openDatabase(direct, MOST_IN_BACKGROUND);
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
  // Loaded by those who want them only.
  const metrics = config.metricsToken ? new (await import('#server/metrics.ts')).Metrics() : null;
  const traces = config.traces ? new (await import('#server/traces.ts')).Traces(config.traces) : null;
  app.views.recipes.start();
  app.views.reels.start();
  app.usage.start();
  app.errors.start();
  const stopJobs = runJobs(background.db, [
    ...mediaJobs(app.pictures, background.db),
    ...commentJobs(background.db),
    ...reelJobs(app.uploads),
    ...contactJobs(background.db, mailer, config),
    ...newsletterJobs({
      db: background.db,
      mailer,
      secrets: app.newsletter,
      publicUrl: config.publicUrl,
    }),
    ...notificationJobs({
      db: background.db,
      mailer,
      push: app.push,
      secrets: app.notificationMails,
      publicUrl: config.publicUrl,
    }),
    ...accountJobs(background.db),
    ...householdJobs(background.db),
    ...groceryStoreJobs(background.db),
    ...accountDataJobs(background.db, app.personal),
    ...subscriptionJobs(background.db, app.payments),
    ...recipeJobs(background.db),
    ...usageJobs(background.db),
    ...backupJobs({
      db: background.db,
      source: {
        database: background,
        media: { storage: app.media, named: app.files },
        secretFolder: config.secret ? null : config.dataDir,
      },
      place: placeAt(config.backup.to, config.s3Server),
      passphrase: config.backup.passphrase,
      settings: app.settings,
      mailer,
      publicUrl: config.publicUrl,
    }),
  ]);
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
      // A job may take longer than whoever stops Plateful waits; what people did is written by then.
      await app.views.recipes.close();
      await app.views.reels.close();
      await app.usage.close();
      await app.errors.close();
      await quiet;
      app.pictures.close();
      await app.reader.close();
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
