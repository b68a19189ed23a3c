import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { writtenAt } from '#server/columns.ts';

const person = (name: string) => uuid(name).notNull();

export const follows = pgTable(
  'follows',
  {
    followerId: person('follower_id'),
    followingId: person('following_id'),
    createdAt: writtenAt('created_at'),
  },
  (table) => [primaryKey({ columns: [table.followerId, table.followingId] })],
);
