import { readOffline, writeOffline } from '#web/kept/offline-cache.ts';
import { ownChanges } from '#web/own-changes.ts';
import type { DateRange } from '../../rules/build-list.ts';
import type { GroceryFood, GroceryList } from '../../rules/list.ts';
import { plannedFoods } from '../../rules/planned-foods.ts';
import { withOwnChanges } from '../../rules/seen.ts';

interface Kept {
  /** The range's name; presets keep theirs as their dates move on. */
  name: string;
  range: string;
  /** The server's latest response. */
  list: GroceryList;
  /** The planned foods as the cook last saw them, with their own changes since; `null` until they have opened this range. */
  seen: GroceryFood[] | null;
  /** This device's own changes that the list contains. */
  own: number;
}

const KIND = 'list';
const MOST_RANGES = 5;

/** Caches the server's latest response, which the cook is looking at, for offline use. */
export function saveOfflineList(owner: string, name: string, range: DateRange, list: GroceryList): void {
  const own = ownChanges();
  const seen = seenOf(owner, name, range, { list, own }) ?? plannedFoods(list);
  write(owner, { name, range: daysOf(range), list, seen, own });
}

/** Caches a response while the cook is on another page. `own`: this device's changes when it was asked for. */
export function keepOfflineList(
  owner: string,
  name: string,
  range: DateRange,
  { list, own }: Pick<Kept, 'list' | 'own'>,
): void {
  write(owner, { name, range: daysOf(range), list, seen: seenOf(owner, name, range, { list, own }), own });
}

/** What the cook has seen of the range; nothing once its days have moved, because that is not a change to the plan. */
function seenOf(
  owner: string,
  name: string,
  range: DateRange,
  { list, own }: Pick<Kept, 'list' | 'own'>,
): GroceryFood[] | null {
  const before = offlineList(owner, name);
  if (!before?.seen || before.range !== daysOf(range)) return null;
  if (before.own === own) return before.seen;
  return withOwnChanges(before.seen, plannedFoods(before.list), plannedFoods(list));
}

/** Records what the cook has seen. */
export function markSeen(owner: string, name: string, seen: GroceryFood[]): void {
  const before = offlineList(owner, name);
  if (before) write(owner, { ...before, seen });
}

export function offlineList(owner: string, name: string): Kept | undefined {
  return read(owner).find((kept) => kept.name === name);
}

const daysOf = ({ start, end }: DateRange): string => `${start ?? ''}/${end ?? ''}`;

function write(owner: string, kept: Kept): void {
  const others = read(owner).filter(({ name }) => name !== kept.name);
  writeOffline(KIND, owner, [kept, ...others].slice(0, MOST_RANGES));
}

const read = (owner: string) => readOffline(KIND, owner, isKept);

function isKept(stored: unknown): stored is Kept {
  const { name, list, seen, own } = Object(stored) as Partial<Kept>;
  return (
    typeof name === 'string' &&
    typeof own === 'number' &&
    Array.isArray(list?.items) &&
    Array.isArray(list.foods) &&
    (seen === null || Array.isArray(seen))
  );
}
