import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';
import { PLACES } from '../rules/ticks.ts';

const kitchen = () => uuid('kitchen_id').notNull();

/** Ticks on lines (at home or in the cart), one row per tick; removed ticks stay for a while. */
export const groceryTicks = pgTable(
  'grocery_ticks',
  {
    kitchenId: kitchen(),
    itemKey: text('item_key').notNull(),
    tickId: uuid('tick_id').notNull(),
    place: text('place', { enum: PLACES }).notNull().default('home'),
    tickedAt: writtenAt('ticked_at'),
    removedAt: instant('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.kitchenId, table.itemKey, table.tickId] })],
);

/** Items a kitchen added to its list. */
export const groceryExtras = pgTable(
  'grocery_extras',
  {
    kitchenId: kitchen(),
    id: uuid('id').notNull(),
    text: text('text').notNull(),
    addedAt: writtenAt('added_at'),
    removedAt: instant('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.kitchenId, table.id] })],
);

/** Amounts a kitchen set instead of the plan's, keyed by line or food. */
export const groceryAmounts = pgTable(
  'grocery_amounts',
  {
    kitchenId: kitchen(),
    itemKey: text('item_key').notNull(),
    amount: text('amount').notNull(),
    changedAt: writtenAt('changed_at'),
  },
  (table) => [primaryKey({ columns: [table.kitchenId, table.itemKey] })],
);

/** Staples a kitchen always has. */
export const groceryStaples = pgTable(
  'grocery_staples',
  {
    kitchenId: kitchen(),
    foodKey: text('food_key').notNull(),
    name: text('name').notNull(),
    addedAt: writtenAt('added_at'),
  },
  (table) => [primaryKey({ columns: [table.kitchenId, table.foodKey] })],
);
