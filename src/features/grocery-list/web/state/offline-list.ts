import { readOffline, writeOffline } from '#web/offline-cache.ts';
import type { DateRange } from '../../rules/build-list.ts';
import type { GroceryFood, GroceryList } from '../../rules/list.ts';
import { plannedFoods } from '../../rules/planned-foods.ts';

interface Kept {
  /** The range's name; presets keep theirs while their dates move on. */
  name: string;
  range: string;
  /** The server's latest answer. */
  list: GroceryList;
  /** The planned foods the cook saw and dismissed last. */
  seen: GroceryFood[];
}

const KIND = 'list';
const MOST_RANGES = 5;

/** Caches the server's latest answer for offline use. */
export function saveOfflineList(userId: string, name: string, range: DateRange, list: GroceryList): void {
  const before = offlineList(userId, name);
  // A moved range is no change to the plan.
  const seen = before?.range === daysOf(range) ? before.seen : plannedFoods(list);
  write(userId, { name, range: daysOf(range), list, seen });
}

/** Records that the cook has seen the changes. */
export function markSeen(userId: string, name: string, seen: GroceryFood[]): void {
  const before = offlineList(userId, name);
  if (before) write(userId, { ...before, seen });
}

export function offlineList(userId: string, name: string): Kept | undefined {
  return read(userId).find((kept) => kept.name === name);
}

const daysOf = ({ start, end }: DateRange): string => `${start ?? ''}/${end ?? ''}`;

function write(userId: string, kept: Kept): void {
  const others = read(userId).filter(({ name }) => name !== kept.name);
  writeOffline(KIND, userId, [kept, ...others].slice(0, MOST_RANGES));
}

const read = (userId: string) => readOffline(KIND, userId, isKept);

function isKept(stored: unknown): stored is Kept {
  const { name, list, seen } = Object(stored) as Partial<Kept>;
  return (
    typeof name === 'string' && Array.isArray(list?.items) && Array.isArray(list.foods) && Array.isArray(seen)
  );
}
