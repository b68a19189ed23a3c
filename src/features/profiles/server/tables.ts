import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/columns.ts';

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

/** What profiles said that moderators hid. */
export const hiddenProfiles = pgTable('hidden_profiles', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  bio: text('bio').notNull(),
  avatarUrl: text('avatar_url'),
  pictureHash: text('picture_hash').generatedAlwaysAs(
    sql`substring(avatar_url from '^/pictures/stored/([0-9a-f]{40})')`,
  ),
  hiddenAt: instant('hidden_at').notNull(),
});
