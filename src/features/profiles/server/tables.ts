import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

const person = (name: string) => uuid(name).notNull();

export const follows = pgTable(
  'follows',
  {
    followerId: person('follower_id'),
    followingId: person('following_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.followerId, table.followingId] })],
);
