import type { Db } from '#server/db.ts';
import { logWarning } from '#server/log.ts';
import type { PersonalData } from '#server/offers.ts';
import { eraseDueAccounts } from './commands/erase.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Erases due accounts every hour, retrying failures in the next run; returns a function that stops it. */
export function eraseAccountsHourly(db: Db, personal: readonly PersonalData[]): () => void {
  const timer = setInterval(
    () =>
      eraseDueAccounts(db, personal, new Date()).catch((error: Error) => {
        logWarning('Deleted accounts could not be erased', error);
      }),
    HOUR_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}
