import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { Overlay } from '../../rules/compose-list.ts';

type Row = { [Part in keyof Overlay]: Overlay[Part] | null } & { total: number };

/** A kitchen's changes to its list, and the number of its planned meals. One statement. */
export async function overlayOf(db: Db, kitchenId: string): Promise<Overlay & { total: number }> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select
      (select count(*)::int from meal_plans where kitchen_id = ${kitchenId}) as total,
      (select json_agg(json_build_object('key', item_key, 'id', tick_id, 'place', place) order by tick_id)
        from grocery_ticks where kitchen_id = ${kitchenId} and removed_at is null) as ticks,
      (select json_agg(json_build_object('id', id, 'text', text) order by added_at, id)
        from grocery_extras where kitchen_id = ${kitchenId} and removed_at is null) as extras,
      (select json_agg(json_build_object('key', item_key, 'amount', amount))
        from grocery_amounts where kitchen_id = ${kitchenId}) as amounts,
      (select json_agg(food_key) from grocery_staples where kitchen_id = ${kitchenId}) as staples`);
  const [row] = rows;
  return {
    total: row?.total ?? 0,
    ticks: row?.ticks ?? [],
    extras: row?.extras ?? [],
    amounts: row?.amounts ?? [],
    staples: row?.staples ?? [],
  };
}
