import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import type { SortDirection } from '#shared/sort-direction.ts';
import { t } from '#shared/t.ts';

/** A position in a list ordered by a time or a text, and then by id. */
export interface Place {
  /** Microseconds since 1970. A `Date` would drop the last three digits, and pages would skip rows. */
  micros: number;
  id: string;
  /** For lists ordered by text. */
  text?: string | null;
  /** Whether `text` is only the start of the text: not every text fits into a cursor. */
  isCut?: boolean;
}

/** SQL for a time in microseconds since 1970, the precision of the database. */
export function microsOf(at: AnyColumn | SQL): SQL<number> {
  return sql<number>`(extract(epoch from ${at}) * 1000000)::bigint`.mapWith(Number);
}

/** SQL for the time of a position. */
export function momentOf(micros: unknown): SQL {
  return sql`(timestamptz 'epoch' + ${micros}::double precision * interval '1 microsecond')`;
}

/** SQL for what follows a cursor in a list that is sorted newest first; undefined for the first page. */
export function olderThan(
  cursor: string | undefined,
  at: AnyColumn | SQL,
  id: AnyColumn | SQL,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const place = readCursor(cursor);
  return sql`(${at}, ${id}) < (${momentOf(place.micros)}, ${place.id}::uuid)`;
}

/** The order of a list that people can sort, and the condition for what follows a position in it. */
export interface Ordering {
  /** What the cursor stores besides the id. */
  micros: SQL<number>;
  text: SQL<string | null>;
  orderBy: SQL;
  after: SQL | undefined;
}

/** By time, then by id. */
export function byMoment(
  at: AnyColumn | SQL,
  id: AnyColumn | SQL,
  direction: SortDirection,
  place: Place | null,
): Ordering {
  const [way, beyond] = WAYS[direction];
  return {
    micros: microsOf(at),
    text: sql<null>`null`,
    orderBy: sql`${at} ${way}, ${id} ${way}`,
    after: place ? sql`(${at}, ${id}) ${beyond} (${momentOf(place.micros)}, ${place.id}::uuid)` : undefined,
  };
}

/**
 * By text, then by id. The row at a cursor may be changed or gone when the next page is read, so the cursor includes its
 * text; if that is too long, `textOf` looks it up by the id.
 */
export function byText(
  text: AnyColumn | SQL,
  id: AnyColumn | SQL,
  direction: SortDirection,
  place: Place | null,
  textOf: (id: SQL) => SQL,
): Ordering {
  const [way, beyond] = WAYS[direction];
  const ordering = {
    micros: sql<number>`0`.mapWith(Number),
    text: sql<string>`${text}`,
    orderBy: sql`${text} ${way}, ${id} ${way}`,
  };
  if (!place) return { ...ordering, after: undefined };
  if (place.text == null) throw foreignCursor();
  const last = sql`${place.id}::uuid`;
  const known = sql`${place.text}::text`;
  const from = place.isCut ? sql`coalesce((${textOf(last)}), ${known})` : known;
  return { ...ordering, after: sql`(${text}, ${id}) ${beyond} (${from}, ${last})` };
}

const WAYS = { asc: [sql`asc`, sql`>`], desc: [sql`desc`, sql`<`] } as const;

/** With the prefix, and encoded in base64, it fits into the longest cursor. */
const LONGEST_TEXT_BYTES = 120;

export function writeCursor({ micros, id, text }: Place): string {
  const place = `${micros}.${id}`;
  if (text == null) return place;
  const bytes = Buffer.from(text);
  // As a stream, it leaves out a character that was cut in two.
  const start = new TextDecoder().decode(bytes.subarray(0, LONGEST_TEXT_BYTES), { stream: true });
  return `${place}${start === text ? '~' : '~~'}${Buffer.from(start).toString('base64url')}`;
}

/** Throws `invalid_input` for anything `writeCursor` did not write. */
export function readCursor(cursor: string, isId: (id: string) => boolean = isUuid): Place {
  const [, micros, id = '', mark, written = ''] =
    /^(\d{1,16})\.([^~\n]+)(?:(~~?)([\w-]*))?$/.exec(cursor) ?? [];
  if (!micros || !isId(id)) throw foreignCursor();
  const place = { micros: Number(micros), id };
  if (!mark) return place;
  const text = Buffer.from(written, 'base64url').toString('utf8');
  if (text.includes('\0')) throw foreignCursor();
  return { ...place, text, isCut: mark === '~~' };
}

/** The error for a cursor of another list. */
export function foreignCursor(): AppError {
  return new AppError(
    'invalid_input',
    t('This page of the list does not exist. Please start from the first page.'),
    { issues: [{ path: 'cursor', message: t('This cursor belongs to another list.') }] },
  );
}

/** Cuts a page from rows, of which one extra was read to see whether another page follows. */
export function cutPage<Row extends Place>(
  rows: readonly Row[],
  limit: number,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, nextCursor: last ? writeCursor(last) : null };
}
