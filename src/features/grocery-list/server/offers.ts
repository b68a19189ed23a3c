import { and, inArray, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { kitchensOf } from '#features/accounts/server/access.ts';
import type { Db } from '#server/database/db.ts';
import { jsonFile, type Offers } from '#server/offers.ts';
import { groceryAmounts, groceryExtras, groceryStaples, groceryTicks } from './tables.ts';

/** The cook's changes; the list itself follows from the plan. */
export const groceryListOffers: Offers = {
  personal: {
    async *exported(db, userId) {
      const [items, amounts, alwaysAtHome, ticks] = await Promise.all([
        rowsOf(db, userId, groceryExtras),
        rowsOf(db, userId, groceryAmounts),
        rowsOf(db, userId, groceryStaples),
        rowsOf(db, userId, groceryTicks),
      ]);
      yield jsonFile('grocery-list.json', { items, amounts, alwaysAtHome, ticks });
    },
  },
};

/** A person's rows that have not been removed. */
async function rowsOf(
  db: Db,
  userId: string,
  table: PgTable & { kitchenId: PgColumn; removedAt?: PgColumn },
) {
  return db
    .select()
    .from(table)
    .where(
      and(
        inArray(table.kitchenId, kitchensOf(userId)),
        table.removedAt ? isNull(table.removedAt) : undefined,
      ),
    );
}
