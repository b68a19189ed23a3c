import { and, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db.ts';
import { AppError } from '#shared/errors.ts';
import { pictures } from './tables.ts';

/** How many pictures were stored for visitors in the last day. */
export function picturesForVisitors(db: Db): Promise<number> {
  return db.$count(
    pictures,
    and(isNull(pictures.ownerId), gt(pictures.createdAt, sql`now() - interval '1 day'`)),
  );
}

/** The placeholder of the stored picture at an address, as a part of a statement; null for any other address. */
export function placeholderAt(address: SQL | string | null): SQL<string | null> {
  return sql`(select placeholder from pictures where hash = substring(${address} from '^/pictures/stored/([0-9a-f]{40})$'))`;
}

/** Throws `invalid_input` for the address of a stored picture that does not exist. */
export async function assertPictureExists(db: Db, address: string): Promise<void> {
  if (!address.startsWith('/pictures/stored/')) return;
  const { rows } = await db.execute<{ placeholder: string | null }>(
    sql`select ${placeholderAt(address)} as placeholder`,
  );
  if (rows[0]?.placeholder) return;
  const message = 'This picture is no longer stored. Please add it again.';
  throw new AppError('invalid_input', message, { issues: [{ path: 'image', message }] });
}

/** Every column that references a picture, as PostgreSQL knows them. */
export async function pictureReferences(db: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'pictures'::regclass`);
  return rows;
}

/** How many rows show a picture, hidden ones included. */
export async function referencesTo(db: Db, hash: string): Promise<number> {
  const shown = (await pictureReferences(db)).filter(({ table }) => table !== 'picture_holds');
  const counts = shown.map(
    ({ table, column }) =>
      sql`(select count(*)::integer from ${sql.raw(table)} where ${sql.identifier(column)} = ${hash})`,
  );
  const { rows } = await db.execute<{ count: number }>(sql`select ${sql.join(counts, sql` + `)} as count`);
  return rows[0]?.count ?? 0;
}
