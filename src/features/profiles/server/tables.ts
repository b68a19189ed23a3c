import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const person = (name: string) => uuid(name).notNull();

export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().default('User'),
  username: text('username'),
  bio: text('bio').notNull().default(''),
  avatarUrl: text('avatar_url'),
  email: text('email'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const follows = pgTable(
  'follows',
  {
    followerId: person('follower_id'),
    followingId: person('following_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.followerId, table.followingId] })],
);
