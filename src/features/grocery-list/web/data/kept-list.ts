import { readCopies, writeCopies } from '#web/copies.ts';
import type { GroceryFood, GroceryList } from '../../contract.ts';
import type { DateRange } from '../../rules.ts';

interface Kept {
  range: string;
  /** What the server said last. */
  list: GroceryList;
  /** The foods as the person saw them last, and has taken note of. */
  seen: GroceryFood[];
}

const KIND = 'list';
const MOST_RANGES = 3;

/** Keeps what the server said last on this device, for when it cannot be asked. */
export function keepList(userId: string, range: DateRange, list: GroceryList): void {
  const before = keptList(userId, range);
  write(userId, { range: nameOf(range), list, seen: before?.seen ?? list.foods });
}

/** The person has seen what changed. */
export function keepSeen(userId: string, range: DateRange, seen: GroceryFood[]): void {
  const before = keptList(userId, range);
  if (before) write(userId, { ...before, seen });
}

export function keptList(userId: string, range: DateRange): Kept | undefined {
  return read(userId).find((kept) => kept.range === nameOf(range));
}

const nameOf = ({ start, end }: DateRange): string => `${start ?? ''}/${end ?? ''}`;

function write(userId: string, kept: Kept): void {
  const others = read(userId).filter(({ range }) => range !== kept.range);
  writeCopies(KIND, userId, [kept, ...others].slice(0, MOST_RANGES));
}

const read = (userId: string) => readCopies<Kept>(KIND, userId);
