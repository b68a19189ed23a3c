import { readOffline, writeOffline } from '#web/offline-cache.ts';
import type { DateRange } from '../../rules/build-list.ts';
import { plannedFoods } from '../../rules/differences.ts';
import type { GroceryFood, GroceryList } from '../../rules/list.ts';

interface Kept {
  /** What the range is called: a preset keeps its name while its days move on. */
  name: string;
  range: string;
  /** What the server said last. */
  list: GroceryList;
  /** The planned foods as the person saw them last, and has taken note of. */
  seen: GroceryFood[];
}

const KIND = 'list';
const MOST_RANGES = 5;

/** Caches the server's latest answer for offline use. */
export function saveOfflineList(userId: string, name: string, range: DateRange, list: GroceryList): void {
  const before = offlineList(userId, name);
  // That days went by is no change of the plan.
  const seen = before?.range === daysOf(range) ? before.seen : plannedFoods(list);
  write(userId, { name, range: daysOf(range), list, seen });
}

/** The person has seen what changed. */
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

const read = (userId: string) => readOffline<Kept>(KIND, userId);
