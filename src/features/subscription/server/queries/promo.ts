import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { PromoCode } from '../../rules/promo.ts';
import { promoCodes, subscriptions } from '../tables.ts';

/** SQL for subscriptions that use a code: those that started, and those that may still be paid for. */
function usesCode(code: SQL): SQL {
  const { promoCode, startedAt, status } = subscriptions;
  return and(eq(promoCode, code), or(isNotNull(startedAt), eq(status, 'PENDING'))) as SQL;
}

/** SQL for how many people use a code: one may have opened several checkouts. */
const PEOPLE = sql<number>`count(distinct coalesce(${subscriptions.userId}, ${subscriptions.id}))`;

/** A code with its use count, locked so that the last use is given only once; `null` if there is none. */
export async function promoCode(
  db: Db,
  code: string,
  userId: string,
  lock = false,
): Promise<PromoCode | null> {
  const query = db.select().from(promoCodes).where(eq(promoCodes.code, code));
  const [row] = lock ? await query.for('update') : await query;
  if (!row) return null;
  const [used] = await db
    .select({
      // A checkout of one's own that was left holds the use for oneself.
      others:
        sql<number>`${PEOPLE} filter (where ${subscriptions.userId} is distinct from ${userId})`.mapWith(
          Number,
        ),
      own: sql<number>`count(*) filter (where ${subscriptions.userId} = ${userId} and ${subscriptions.startedAt} is not null)`.mapWith(
        Number,
      ),
    })
    .from(subscriptions)
    .where(usesCode(sql`${code}`));
  return {
    ...row,
    uses: used?.others ?? 0,
    usedByCaller: (used?.own ?? 0) > 0,
    expiresAt: row.expiresAt?.getTime() ?? null,
    retiredAt: row.retiredAt?.getTime() ?? null,
  };
}

/** Every code with its use count, newest first. */
export async function promoCodeList(db: Db) {
  const rows = await db
    .select({
      code: promoCodes.code,
      kind: promoCodes.kind,
      percent: promoCodes.percent,
      payments: promoCodes.payments,
      months: promoCodes.months,
      mostUses: promoCodes.mostUses,
      expiresAt: promoCodes.expiresAt,
      retiredAt: promoCodes.retiredAt,
      createdAt: promoCodes.createdAt,
      uses: sql<number>`(select ${PEOPLE} from ${subscriptions} where ${usesCode(sql`${promoCodes.code}`)})`.mapWith(
        Number,
      ),
    })
    .from(promoCodes)
    .orderBy(desc(promoCodes.createdAt), promoCodes.code);
  return rows.map(({ expiresAt, retiredAt, createdAt, ...row }) => ({
    ...row,
    expiresAt: expiresAt?.toISOString() ?? null,
    retiredAt: retiredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}
