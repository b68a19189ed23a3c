import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { type SettingValues, siteSettings } from '#server/site-settings.ts';
import { type BackupProblem, type History, problemOf } from '../rules/schedule.ts';
import { BACKUPS } from '../rules/settings.ts';
import { backups } from './tables.ts';

export async function backupHistory(db: Db): Promise<History> {
  const columns = {
    startedAt: backups.startedAt,
    finishedAt: backups.finishedAt,
    failure: backups.failure,
  };
  const newestFirst = desc(backups.startedAt);
  const [newest] = await db.select(columns).from(backups).orderBy(newestFirst).limit(1);
  const isGood = and(isNotNull(backups.finishedAt), isNull(backups.failure));
  const [lastGood] = await db.select(columns).from(backups).where(isGood).orderBy(newestFirst).limit(1);
  return { newest: newest ?? null, lastGood: lastGood ?? null };
}

interface BackupState {
  isOn: boolean;
  lastAt: Date | null;
  problem: BackupProblem | null;
  /** Why the last attempt failed. */
  failure: string | null;
}

/** The state of this Plateful's backups. */
export async function backupState(db: Db, settings: SettingValues, now: Date): Promise<BackupState> {
  const history = await backupHistory(db);
  const isOn = settings.get(BACKUPS);
  const [turnedOn] = await db.select().from(siteSettings).where(eq(siteSettings.key, BACKUPS.key));
  const problem = isOn ? problemOf(history, turnedOn?.changedAt ?? new Date(0), now) : null;
  return {
    isOn,
    lastAt: history.lastGood?.startedAt ?? null,
    problem,
    failure: history.newest?.failure ?? null,
  };
}
