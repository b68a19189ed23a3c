import { and, eq, sql } from 'drizzle-orm';
import { kitchenOf } from '#features/meal-plan/server/access.ts';
import type { RequestContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { groceryTicks } from './tables.ts';

const MOST_TICKS = 5000;

/** Notes that an item is at home, or not any more. Throws `invalid_input` when a kitchen would keep more than 5,000 ticks. */
export async function tickItem(
  context: RequestContext,
  { key, ticked }: { key: string; ticked: boolean },
): Promise<{ key: string; ticked: boolean }> {
  const kitchenId = kitchenOf(context);
  if (!ticked) {
    await context.db
      .delete(groceryTicks)
      .where(and(eq(groceryTicks.kitchenId, kitchenId), eq(groceryTicks.itemKey, key)));
    return { key, ticked };
  }
  const { rowCount } = await context.db.execute(sql`
    insert into grocery_ticks (kitchen_id, item_key, ticked_at)
    select ${kitchenId}::uuid, ${key}::text, ${context.now.toISOString()}::timestamptz
    where (select count(*) from grocery_ticks where kitchen_id = ${kitchenId}) < ${MOST_TICKS}
    on conflict (kitchen_id, item_key) do update set ticked_at = excluded.ticked_at`);
  if (rowCount === 0)
    throw new AppError(
      'invalid_input',
      `Your list keeps ${MOST_TICKS} ticks at most. Please untick some first.`,
    );
  return { key, ticked };
}
