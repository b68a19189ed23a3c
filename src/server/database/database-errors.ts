import { statfsSync } from 'node:fs';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';

/** PostgreSQL's error code, unwrapped. */
export function pgCode(error: unknown): string | null {
  for (const { code } of causes(error)) if (code && /^[0-9A-Z]{5}$/.test(code)) return code;
  return null;
}

/**
 * Maps failures of the machine, not of the request, to `unavailable` with a retry delay; `null` for any other error. If the
 * database in `dataDir` is embedded, a full disk may be why it is down.
 */
export function machineError(error: unknown, dataDir: string | null = null): AppError | null {
  const unavailable = (message: string, retryAfter: number) =>
    new AppError('unavailable', message, { retryAfter, cause: error });
  const isGone = isConnectionError(error);
  if (isDiskFull(error) || (isGone && dataDir && !hasRoom(dataDir)))
    return unavailable(
      t('The server is out of disk space, so nothing can be saved. Its administrator must free some space.'),
      30,
    );
  if (isGone)
    return unavailable(t('The database cannot be reached right now. Please try again in a moment.'), 2);
  const code = pgCode(error);
  if (code === STATEMENT_ENDED)
    return unavailable(t('The database took too long. Please try again in a moment.'), 2);
  if (code && OVERLOADED.test(code))
    return unavailable(t('The database is too busy right now. Please try again in a moment.'), 5);
  return null;
}

export function isDiskFull(error: unknown): boolean {
  return causes(error).some(
    ({ code, message }) =>
      code === '53100' ||
      code === 'ENOSPC' ||
      code === 'EDQUOT' ||
      (code === '58030' && /no space left|quota exceeded/i.test(message)),
  );
}

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM_BYTES;
}

/** Whether a connection broke or could not be made. */
export function isConnectionError(error: unknown): boolean {
  return causes(error).some(
    ({ code, syscall, message }) =>
      (code && CONNECTION_CODES.test(code)) ||
      // The socket of a stopped database. Any other missing file is a bug.
      (code === 'ENOENT' && syscall === 'connect') ||
      CONNECTION_WORDS.test(message),
  );
}

const DEEPEST = 10;
/** PostgreSQL stops if it cannot create another 16 MB segment of its write-ahead log. */
const ROOM_BYTES = 16 * 1024 * 1024;
const STATEMENT_ENDED = '57014';
/** Out of memory, connections or locks; unreadable or unwritable files; deadlocks; a read-only standby. */
const OVERLOADED = /^(53|58|40001$|40P01$|55P03$|25006$)/;
const CONNECTION_CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|EAGAIN|08\w{3}|57P\w{2})$/;
/** For errors to which pg gives no code. */
const CONNECTION_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

interface Cause {
  message: string;
  code?: string;
  syscall?: string;
}

function causes(error: unknown): Cause[] {
  const found: Cause[] = [];
  for (let at = error; at instanceof Error && found.length < DEEPEST; at = at.cause) {
    const { message, code, syscall } = at as Error & Record<'code' | 'syscall', unknown>;
    found.push({
      message,
      code: typeof code === 'string' ? code : undefined,
      syscall: typeof syscall === 'string' ? syscall : undefined,
    });
  }
  return found;
}
