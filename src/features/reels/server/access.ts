import { eq } from 'drizzle-orm';
import type { Caller } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { isUuid } from '#shared/id.ts';
import { allReels, reels } from './tables.ts';

/** Its author and admins may delete a reel; everyone may watch it. */
export function mayRemove({ user, isAdmin }: Caller, { authorId }: { authorId: string }): boolean {
  return isAdmin || user?.id === authorId;
}

/** A reel to edit or delete, hidden or not, locked; `null` if there is none. */
export async function reelForChange(db: Db, id: string) {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({
      id: allReels.id,
      authorId: allReels.authorId,
      format: allReels.format,
      hiddenAt: allReels.hiddenAt,
    })
    .from(allReels)
    .where(eq(allReels.id, id))
    .for('update');
  return row ?? null;
}

/** The id of a reel that may be seen; `null` if there is none. */
export async function visibleReel(db: Db, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select({ id: reels.id }).from(reels).where(eq(reels.id, id));
  return row?.id ?? null;
}
