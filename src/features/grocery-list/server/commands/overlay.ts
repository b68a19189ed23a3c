import { type SQL, sql } from 'drizzle-orm';
import { kitchenOf } from '#features/meal-plan/server/access.ts';
import type { RequestContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { MOST_AMOUNTS, MOST_EXTRAS, MOST_STAPLES, MOST_TICKS } from '../../rules/limits.ts';
import type { Place } from '../../rules/ticks.ts';

/** Longer than a device may stay offline and still sync. */
const REMEMBER_REMOVED = sql`interval '60 days'`;

interface Tick {
  keys: string[];
  ticked: boolean;
  id?: string | undefined;
  seen?: string[] | undefined;
  place?: Place | undefined;
}

/**
 * Ticks lines as at home or in the cart, or removes the ticks that were seen, so that ticks made meanwhile stay. A removed
 * tick that is sent again stays removed. Throws `invalid_input` beyond 5,000 ticks.
 */
export async function tickItems(
  context: RequestContext,
  { keys, ticked, id, seen, place = 'home' }: Tick,
): Promise<{ keys: string[]; ticked: boolean }> {
  const kitchenId = kitchenOf(context);
  const now = context.now.toISOString();
  const tickId = id ?? newId();
  const names = sql`unnest(${sql.param(keys)}::text[])`;
  if (!ticked) {
    const which = seen ? sql`and tick_id = any(${sql.param(seen)}::uuid[])` : sql``;
    await context.db.execute(sql`
      update grocery_ticks set removed_at = ${now}::timestamptz
      where kitchen_id = ${kitchenId} and item_key in (select ${names}) and removed_at is null ${which}`);
    return { keys, ticked };
  }
  const { rows } = await context.db.execute<{ fits: boolean }>(sql`
    with forgotten as (
      delete from grocery_ticks
      where kitchen_id = ${kitchenId} and removed_at < ${now}::timestamptz - ${REMEMBER_REMOVED}
    ), fresh as (
      select distinct key from ${names} as named (key) where not exists (
        select from grocery_ticks
        where kitchen_id = ${kitchenId} and item_key = key and tick_id = ${tickId}::uuid)
    ), room as (
      -- A tick that is stored already needs none, so that its repeat succeeds at the limit too.
      select case when added = 0 then true
        else added + count_on_grocery_list(${kitchenId}, 'ticks') <= ${MOST_TICKS} end as fits
      from (select count(*) as added from fresh) as more
    ), made as (
      insert into grocery_ticks (kitchen_id, item_key, tick_id, place, ticked_at)
      select ${kitchenId}::uuid, key, ${tickId}::uuid, ${place}, ${now}::timestamptz
      from fresh, room where fits
      on conflict (kitchen_id, item_key, tick_id) do nothing
    ) select fits from room`);
  if (!rows[0]?.fits)
    throw full(
      t('Your list can hold at most {count} ticks. Please clear some first.', { count: MOST_TICKS }),
    );
  return { keys, ticked };
}

/**
 * Adds or renames an item. One that was removed stays removed, because this may be a repeat of the earlier addition;
 * `restores` undoes the removal. Throws `invalid_input` beyond 500.
 */
export async function addItem(
  context: RequestContext,
  { id, text, restores }: { id: string; text: string; restores: boolean },
) {
  await put(
    context,
    sql`insert into grocery_extras (kitchen_id, id, text, added_at)
      select ${kitchenOf(context)}::uuid, ${id}::uuid, ${text}, ${context.now.toISOString()}::timestamptz`,
    sql`on conflict (kitchen_id, id) do update set text = excluded.text, removed_at = null
      where grocery_extras.removed_at is null or ${restores}`,
    {
      kind: 'extras',
      known: sql`select from grocery_extras
        where kitchen_id = ${kitchenOf(context)} and id = ${id} and (removed_at is null or not ${restores})`,
      most: MOST_EXTRAS,
    },
    t('Your list can hold at most {count} items of your own. Please remove some first.', {
      count: MOST_EXTRAS,
    }),
  );
  return { id, text };
}

export async function removeItem(context: RequestContext, { id }: { id: string }): Promise<{ id: string }> {
  const now = context.now.toISOString();
  await context.db.execute(sql`
    with forgotten as (
      delete from grocery_extras
      where kitchen_id = ${kitchenOf(context)} and removed_at < ${now}::timestamptz - ${REMEMBER_REMOVED}
    )
    update grocery_extras set removed_at = ${now}::timestamptz
    where kitchen_id = ${kitchenOf(context)} and id = ${id} and removed_at is null`);
  return { id };
}

/** Sets the amount of a line or food; `null` restores the plan's. Throws `invalid_input` beyond 500. */
export async function setAmount(
  context: RequestContext,
  { key, amount }: { key: string; amount: string | null },
): Promise<{ key: string; amount: string | null }> {
  const kitchenId = kitchenOf(context);
  if (amount === null) {
    await context.db.execute(
      sql`delete from grocery_amounts where kitchen_id = ${kitchenId} and item_key = ${key}`,
    );
    return { key, amount };
  }
  await put(
    context,
    sql`insert into grocery_amounts (kitchen_id, item_key, amount, changed_at)
      select ${kitchenId}::uuid, ${key}, ${amount}, ${context.now.toISOString()}::timestamptz`,
    sql`on conflict (kitchen_id, item_key) do update set amount = excluded.amount, changed_at = excluded.changed_at`,
    {
      kind: 'amounts',
      known: sql`select from grocery_amounts where kitchen_id = ${kitchenId} and item_key = ${key}`,
      most: MOST_AMOUNTS,
    },
    t('Your list can hold at most {count} changed amounts. Please reset some first.', {
      count: MOST_AMOUNTS,
    }),
  );
  return { key, amount };
}

/** Marks a food as a staple, or not. Throws `invalid_input` beyond 500. */
export async function setStaple(
  context: RequestContext,
  { key, name, isStaple }: { key: string; name: string; isStaple: boolean },
): Promise<{ key: string; isStaple: boolean }> {
  const kitchenId = kitchenOf(context);
  if (isStaple)
    await put(
      context,
      sql`insert into grocery_staples (kitchen_id, food_key, name, added_at)
        select ${kitchenId}::uuid, ${key}, ${name}, ${context.now.toISOString()}::timestamptz`,
      sql`on conflict (kitchen_id, food_key) do update set name = excluded.name`,
      {
        kind: 'staples',
        known: sql`select from grocery_staples where kitchen_id = ${kitchenId} and food_key = ${key}`,
        most: MOST_STAPLES,
      },
      t('Your kitchen can hold at most {count} staples. Please remove some first.', { count: MOST_STAPLES }),
    );
  else
    await context.db.execute(
      sql`delete from grocery_staples where kitchen_id = ${kitchenId} and food_key = ${key}`,
    );
  return { key, isStaple };
}

interface Room {
  kind: 'extras' | 'amounts' | 'staples';
  /** Selects the row that already exists, which needs no more room. */
  known: SQL;
  most: number;
}

/** Inserts or changes one row unless the limit is reached. */
async function put(
  context: RequestContext,
  insert: SQL,
  onConflict: SQL,
  { kind, known, most }: Room,
  message: string,
): Promise<void> {
  const { rows } = await context.db.execute<{ fits: boolean }>(sql`
    with room as (
      select case when exists (${known}) then true
        else count_on_grocery_list(${kitchenOf(context)}, ${kind}) < ${most} end as fits
    ), made as (
      ${insert} from room where fits ${onConflict}
    ) select fits from room`);
  if (!rows[0]?.fits) throw full(message);
}

function full(message: string): AppError {
  return new AppError('invalid_input', message);
}
