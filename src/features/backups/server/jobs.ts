import { inOwnLanguage } from '#features/accounts/server/queries.ts';
import { adminUsers } from '#features/accounts/server/tables.ts';
import { type BackupSource, BackupUnderWay } from '#server/backup/backup.ts';
import type { BackupPlace } from '#server/backup/place.ts';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { SettingValues } from '#server/site-settings.ts';
import { msg } from '#shared/t.ts';
import { isDue } from '../rules/schedule.ts';
import { BACKUP_HOUR, BACKUPS, KEPT_BACKUPS } from '../rules/settings.ts';
import { deleteOldBackups, makeNotedBackup } from './commands.ts';
import { backupWarningMail } from './mails.ts';
import { backupHistory, backupState } from './queries.ts';
import { backupWarnings } from './tables.ts';

const OFTEN_MS = 10 * 60 * 1000;

interface Parts {
  db: Db;
  source: BackupSource;
  place: BackupPlace;
  passphrase: string | null;
  settings: SettingValues;
  mailer: Pick<Mailer, 'send'>;
  publicUrl: string;
}

export function backupJobs(parts: Parts): Job[] {
  const isOn = () => parts.settings.get(BACKUPS);
  return [
    {
      name: msg('Make a backup'),
      everyMs: OFTEN_MS,
      isOn,
      run: (signal) => backUpIfDue(parts, new Date(), signal),
    },
    {
      name: msg('Warn of missing backups'),
      everyMs: OFTEN_MS,
      isOn,
      run: () => warnOfProblem(parts, new Date()),
    },
  ];
}

/** Returns whether it made one. */
export async function backUpIfDue(
  { db, source, place, passphrase, settings }: Parts,
  now: Date,
  signal?: AbortSignal,
): Promise<boolean> {
  if (!settings.get(BACKUPS) || !isDue(await backupHistory(db), settings.get(BACKUP_HOUR), now)) return false;
  try {
    await makeNotedBackup(db, source, place, passphrase, signal);
  } catch (error) {
    // Plateful is stopping, and will make it after its next start.
    if (error instanceof BackupUnderWay || signal?.aborted) return false;
    throw error;
  }
  await deleteOldBackups(db, place, settings.get(KEPT_BACKUPS), signal);
  return true;
}

/** Emails every admin, once a day, while the last backup is old or failed. */
export async function warnOfProblem({ db, settings, mailer, publicUrl }: Parts, now: Date): Promise<void> {
  const { problem, lastAt, failure } = await backupState(db, settings, now);
  if (!problem) return;
  const day = now.toISOString().slice(0, 10);
  const warned = await db.insert(backupWarnings).values({ day }).onConflictDoNothing().returning();
  if (warned.length === 0) return;
  const admins = await db.select({ email: adminUsers.email }).from(adminUsers);
  for (const { email } of admins)
    mailer.send(
      inOwnLanguage(db, email, () =>
        backupWarningMail(email, publicUrl, { lastAt, failure: problem === 'failed' ? failure : null }),
      ),
    );
}
