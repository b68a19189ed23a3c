import type { ErrorCode } from '#shared/errors.ts';

/** A change the server has not confirmed. */
export interface PendingChange<Change> {
  id: string;
  change: Change;
  /** The kitchen it was made for: in another one it is refused. */
  kitchenId: string;
  /** Creation time in milliseconds since the epoch, later than that of all earlier changes. */
  at: number;
  /** Attempts without a final response. */
  tries: number;
  /** Attempts that ended in an internal server error. */
  failures: number;
  /** Whether the server may have stored it: set before it is sent, because the page may close before the response. */
  isSent: boolean;
  /** Undone meanwhile: dropped if it was never sent, otherwise reverted once it is saved. */
  undone: boolean;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** Internal errors after which a change counts as refused. */
const MOST_FAILURES = 3;
/** Errors that say nothing about the change itself. */
const PASSING: ReadonlySet<ErrorCode | 'offline'> = new Set([
  'offline',
  'unavailable',
  'rate_limited',
  'not_signed_in',
]);

/** A new change, ordered after all pending ones. */
export function newEntry<Change>(
  id: string,
  { change, kitchenId }: { change: Change; kitchenId: string },
  pending: readonly PendingChange<Change>[],
  now: number,
): PendingChange<Change> {
  const at = Math.max(now, (pending.at(-1)?.at ?? 0) + 1);
  return { id, change, kitchenId, at, tries: 0, failures: 0, isSent: false, undone: false };
}

/** A stored change; `null` if it is malformed. */
export function readEntry<Change>(
  stored: unknown,
  readChange: (stored: unknown) => Change | null,
): PendingChange<Change> | null {
  const { id, kitchenId, at, tries, failures, isSent, undone, ...rest } = Object(stored) as Partial<
    PendingChange<unknown>
  >;
  const isWhole =
    typeof id === 'string' && typeof kitchenId === 'string' && [at, tries, failures].every(Number.isFinite);
  const change = isWhole ? readChange(rest.change) : null;
  if (!isWhole || change === null) return null;
  return {
    id,
    change,
    kitchenId,
    at: Number(at),
    tries: Number(tries),
    failures: Number(failures),
    isSent: isSent === true,
    undone: undone === true,
  };
}

/** Sorted oldest first; two tabs may have made changes in the same millisecond. */
export function inOrder<Change>(entries: readonly PendingChange<Change>[]): PendingChange<Change>[] {
  return entries.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}

/** The outcome of a failed change: a later retry, or a refusal. */
export function afterFailure(
  { tries, failures }: Pick<PendingChange<unknown>, 'tries' | 'failures'>,
  code: ErrorCode | 'offline',
): { waitMs: number; edit: { tries: number; failures: number } } | 'refused' {
  const edit = { tries: tries + 1, failures: failures + (code === 'internal' ? 1 : 0) };
  const mayWork = PASSING.has(code) || (code === 'internal' && edit.failures < MOST_FAILURES);
  if (!mayWork) return 'refused';
  return { waitMs: Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS), edit };
}

/** The changes of a kitchen that were not undone. */
export function changesOf<Change>(pending: readonly PendingChange<Change>[], kitchen: string): Change[] {
  return pending
    .filter(({ undone, kitchenId }) => !undone && kitchenId === kitchen)
    .map(({ change }) => change);
}

/** True while the server is unreachable; every pending change then waits behind the first. */
export function isStuck(pending: readonly PendingChange<unknown>[], isOnline: boolean): boolean {
  return pending.some(({ tries }) => tries > 0) || (pending.length > 0 && !isOnline);
}
