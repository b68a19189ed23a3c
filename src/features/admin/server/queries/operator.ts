import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { backupState } from '#features/backups/server/queries.ts';
import type { Config } from '#server/config.ts';
import type { RequestContext } from '#server/context.ts';
import { jobStates } from '#server/jobs.ts';
import { errorsSince } from '#server/monitoring/error-log.ts';
import { platefulVersion } from '#server/version.ts';
import { DAY_MS } from '#shared/durations.ts';
import { type Message, t } from '#shared/t.ts';
import type { Operator } from '../../contract.ts';
import type { PaymentService } from '../commands.ts';

/** The state of this Plateful. A few statements. */
export async function operatorOf(
  { db, config, settings, now }: RequestContext,
  payments: PaymentService,
): Promise<Operator> {
  const { rows } = await db.execute<{ bytes: string; version: string }>(
    sql`select pg_database_size(current_database()) as bytes, current_setting('server_version') as version`,
  );
  const jobs = await jobStates(db);
  const errors = await errorsSince(db, new Date(now.getTime() - DAY_MS));
  const backups = await backupState(db, settings, now);
  const disk = await statfs(config.dataDir);
  return {
    version: platefulVersion(),
    startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    database: {
      bytes: Number(rows[0]?.bytes ?? 0),
      version: rows[0]?.version ?? '',
      isEmbedded: config.databaseUrl === null,
    },
    disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
    jobs: jobs.map(({ startedAt, succeededAt, failedAt, failure, name }) => ({
      // Stored job names may come from an older release.
      name: t(name as Message),
      failure,
      startedAt: startedAt.toISOString(),
      succeededAt: succeededAt?.toISOString() ?? null,
      failedAt: failedAt?.toISOString() ?? null,
    })),
    backups: { ...backups, lastAt: backups.lastAt?.toISOString() ?? null },
    errors: errors.map(({ at, ...error }) => ({ ...error, at: at.toISOString() })),
    providers: providersOf(config, payments),
  };
}

/** The configured external services, or what stands in for each. */
function providersOf(
  { smtpUrl, chef, store }: Config,
  { name, label }: PaymentService,
): Operator['providers'] {
  const isTest = name === 'sandbox';
  return [
    {
      id: 'mail',
      name: smtpUrl ? t('Mail server {host}', { host: new URL(smtpUrl).hostname }) : t('Email outbox'),
      isBuiltIn: !smtpUrl,
    },
    {
      id: 'chef',
      name: chef.text ? t('AI chef: {model}', { model: chef.text.model }) : t('Embedded chef'),
      isBuiltIn: !chef.text,
    },
    {
      id: 'pictures',
      name: chef.images ? t('AI pictures: {model}', { model: chef.images.model }) : t('Drawn covers'),
      isBuiltIn: !chef.images,
    },
    {
      id: 'payments',
      name: t('Payments: {service}', { service: isTest ? t('Test payments') : label }),
      isBuiltIn: isTest,
    },
    {
      id: 'store',
      name: store.kroger ? 'Kroger' : t('Corner Market (test store)'),
      isBuiltIn: !store.kroger,
    },
  ];
}
