import { and, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { ExportedFile } from '#server/offers.ts';
import type { Storage } from '#server/storage/storage.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { pictureFile } from '../rules/stored-files.ts';
import { pictures } from './tables.ts';

const LARGEST_FILE = '1280.webp';

/** How many pictures were stored for visitors in the last day. */
export function picturesForVisitors(db: Db): Promise<number> {
  return db.$count(
    pictures,
    and(isNull(pictures.ownerId), gt(pictures.createdAt, sql`now() - interval '1 day'`)),
  );
}

/** SQL for the placeholder of the stored picture at an address; null for any other address. */
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
  const message = t('This picture is no longer stored. Please add it again.');
  throw new AppError('invalid_input', message, { issues: [{ path: 'image', message }] });
}

interface PictureReference extends Record<string, unknown> {
  table: string;
  column: string;
  /** Whether the migrations call the column public: other columns show a picture only to their owner. */
  isPublic: boolean;
  /** Whether moderators hide its rows, by `hidden_at`. */
  canHide: boolean;
}

/** Every column that references a picture, as PostgreSQL knows them. */
export async function pictureReferences(db: Db): Promise<PictureReference[]> {
  const { rows } = await db.execute<PictureReference>(sql`
    select conrelid::regclass::text as table, pg_attribute.attname as column,
      col_description(conrelid, conkey[1]) is not distinct from 'public' as "isPublic",
      exists (select from pg_attribute other where other.attrelid = conrelid and other.attname = 'hidden_at') as "canHide"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'pictures'::regclass`);
  return rows;
}

/** Whether anything that everyone may see shows a picture. */
export async function isShownPublicly(db: Db, hash: string): Promise<boolean> {
  const published = (await pictureReferences(db)).filter(({ isPublic }) => isPublic);
  const isShown = published.map(
    ({ table, column, canHide }) =>
      sql`exists (select from ${sql.raw(table)} where ${sql.identifier(column)} = ${hash}
        ${canHide ? sql`and hidden_at is null` : sql``})`,
  );
  const { rows } = await db.execute<{ isShown: boolean }>(
    sql`select ${sql.join(isShown, sql` or `)} as "isShown"`,
  );
  return rows[0]?.isShown ?? false;
}

/** Whether somebody uploaded a picture, whether first or again. */
export async function hasUploaded(db: Db, userId: string, hash: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from pictures where hash = ${hash} and owner_id = ${userId}
    union all select from picture_holds where hash = ${hash} and user_id = ${userId}`);
  return Boolean(rowCount);
}

/** How much space a person's uploads take up; each picture counts for its first uploader. */
export async function storedPictureBytes(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select coalesce(sum(bytes), 0)::bigint as bytes from pictures where owner_id = ${userId}`,
  );
  return rows[0]?.bytes ?? 0;
}

/** The pictures that match a condition, as files of an export; withheld ones are left out. */
export async function* pictureFiles(
  db: Db,
  storage: Storage,
  condition: SQL | undefined,
): AsyncGenerator<ExportedFile> {
  const found = await db.select({ hash: pictures.hash }).from(pictures).where(condition);
  for (const { hash } of found) {
    const bytes = await storage.read(pictureFile(hash, LARGEST_FILE));
    if (bytes) yield { path: `pictures/${hash}.webp`, content: bytes };
  }
}
