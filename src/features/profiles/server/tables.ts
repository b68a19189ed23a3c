import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';

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

const personPair = (name: string, from: string, to: string) =>
  pgTable(
    name,
    { userId: person(from), otherId: person(to), createdAt: writtenAt('created_at') },
    (table) => [primaryKey({ columns: [table.userId, table.otherId] })],
  );

/** A blocked person cannot follow or address the person who blocked them. */
export const blocks = personPair('blocks', 'blocker_id', 'blocked_id');
/** A muted person's posts stay out of one's feeds; they are not notified. */
export const mutes = personPair('mutes', 'muter_id', 'muted_id');

/** The original texts of hidden profiles. */
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
