import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import type { SortDirection } from '#shared/sort-direction.ts';
import { t } from '#shared/t.ts';

/** A place in a list that is ordered by a moment and then by id. */
export interface Place {
  /** Since 1970. A `Date` would drop the last three digits, and pages would skip rows. */
  micros: number;
  id: string;
}

/** SQL for a moment in microseconds since 1970, the precision of the database. */
export function microsOf(at: AnyColumn | SQL): SQL<number> {
  return sql<number>`(extract(epoch from ${at}) * 1000000)::bigint`.mapWith(Number);
}

/** SQL for the moment of a place. */
export function momentOf(micros: unknown): SQL {
  return sql`(timestamptz 'epoch' + ${micros}::double precision * interval '1 microsecond')`;
}

/** SQL for what comes after a cursor in a list that shows the newest first; undefined for its first page. */
export function olderThan(
  cursor: string | undefined,
  at: AnyColumn | SQL,
  id: AnyColumn | SQL,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const place = readCursor(cursor);
  return sql`(${at}, ${id}) < (${momentOf(place.micros)}, ${place.id}::uuid)`;
}

/** How a list is ordered that people sort as they like, and what comes after a place in it. */
export interface Ordering {
  /** What the cursor remembers beside the id. */
  micros: SQL<number>;
  orderBy: SQL;
  after: SQL | undefined;
}

/** By a moment, then by id. */
export function byMoment(
  at: AnyColumn | SQL,
  id: AnyColumn | SQL,
  direction: SortDirection,
  place: Place | null,
): Ordering {
  const [way, beyond] = WAYS[direction];
  return {
    micros: microsOf(at),
    orderBy: sql`${at} ${way}, ${id} ${way}`,
    after: place ? sql`(${at}, ${id}) ${beyond} (${momentOf(place.micros)}, ${place.id}::uuid)` : undefined,
  };
}

/** By text, then by id. A text may be longer than a cursor: `textOf` looks it up by the id. */
export function byText(
  text: AnyColumn | SQL,
  id: AnyColumn | SQL,
  direction: SortDirection,
  place: Place | null,
  textOf: (id: SQL) => SQL,
): Ordering {
  const [way, beyond] = WAYS[direction];
  const last = sql`${place?.id}::uuid`;
  return {
    micros: sql<number>`0`.mapWith(Number),
    orderBy: sql`${text} ${way}, ${id} ${way}`,
    after: place ? sql`(${text}, ${id}) ${beyond} ((${textOf(last)}), ${last})` : undefined,
  };
}

const WAYS = { asc: [sql`asc`, sql`>`], desc: [sql`desc`, sql`<`] } as const;

export function writeCursor({ micros, id }: Place): string {
  return `${micros}.${id}`;
}

/** Throws `invalid_input` for anything that `writeCursor` did not write. */
export function readCursor(cursor: string, isId: (id: string) => boolean = isUuid): Place {
  const [, micros, id = ''] = /^(\d{1,16})\.(.+)$/.exec(cursor) ?? [];
  if (!micros || !isId(id)) throw foreignCursor();
  return { micros: Number(micros), id };
}

/** The error for a cursor of another list. */
export function foreignCursor(): AppError {
  return new AppError(
    'invalid_input',
    t('This page of the list does not exist. Please start from the first page.'),
    { issues: [{ path: 'cursor', message: t('This cursor belongs to another list.') }] },
  );
}

/** A page of rows, of which one more than fit was read to see whether another page follows. */
export function cutPage<Row extends Place>(
  rows: readonly Row[],
  limit: number,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, nextCursor: last ? writeCursor(last) : null };
}
