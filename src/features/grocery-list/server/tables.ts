import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const groceryTicks = pgTable(
  'grocery_ticks',
  {
    kitchenId: uuid('kitchen_id').notNull(),
    itemKey: text('item_key').notNull(),
    tickedAt: timestamp('ticked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kitchenId, table.itemKey] })],
);
