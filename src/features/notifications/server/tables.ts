import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';
import { CATEGORY_IDS, EVENT_TYPES, type EventType, KINDS } from '../rules/categories.ts';
import { PLATFORMS } from '../rules/platforms.ts';

const userId = () => uuid('user_id').notNull();

export const notificationPeople = pgTable('notification_people', {
  userId: uuid('user_id').primaryKey(),
  timeZone: text('time_zone').notNull(),
  talk: boolean('talk').notNull().default(true),
  /** Minutes after local midnight. */
  quietFrom: integer('quiet_from'),
  quietUntil: integer('quiet_until'),
  mails: boolean('mails').notNull().default(false),
});

/** Browsers and phones that receive push notifications, removed when their session ends. */
export const pushDevices = pgTable('push_devices', {
  id: uuid('id').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  userId: userId(),
  platform: text('platform', { enum: PLATFORMS }).notNull().default('web'),
  /** For a phone, its token. */
  endpoint: text('endpoint').notNull().unique(),
  /** Only for browsers. */
  p256dh: text('p256dh'),
  auth: text('auth'),
  categories: text('categories', { enum: CATEGORY_IDS }).array().notNull(),
  createdAt: writtenAt('created_at'),
});
export type PushDevice = typeof pushDevices.$inferSelect;

export const promotions = pgTable('promotions', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  path: text('path'),
  createdBy: uuid('created_by'),
  createdAt: writtenAt('created_at'),
  sentAt: instant('sent_at'),
  recipients: integer('recipients').notNull().default(0),
});

/** Promotions emailed to newsletter subscribers. */
export const promotionMails = pgTable(
  'promotion_mails',
  {
    promotionId: uuid('promotion_id').notNull(),
    subscriberId: uuid('subscriber_id').notNull(),
    attempts: integer('attempts').notNull().default(1),
    claimedAt: instant('claimed_at'),
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.subscriberId] })],
);

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  userId: userId(),
  kind: text('kind', { enum: KINDS }).notNull(),
  /** The key that makes it unique; `null` for notifications that gather events. */
  about: text('about'),
  details: jsonb('details').notNull().default({}),
  createdAt: instant('created_at').notNull(),
  /** When the last event was added. */
  changedAt: instant('changed_at').notNull(),
  dueAt: instant('due_at').notNull(),
  /** When it was sent; until then, events are added to it. */
  toldAt: instant('told_at'),
  readAt: instant('read_at'),
  mailedAt: instant('mailed_at'),
});
export type NotificationRow = typeof notifications.$inferSelect;

/** Only written to: read `toldEvents`, which excludes what may not be shown. */
export const notificationEvents = pgTable('notification_events', {
  notificationId: uuid('notification_id').notNull(),
  type: text('type', { enum: EVENT_TYPES }).notNull(),
  actorId: uuid('actor_id').notNull(),
  recipeId: uuid('recipe_id'),
  reelId: uuid('reel_id'),
  commentId: uuid('comment_id'),
  happenedAt: instant('happened_at').notNull(),
});

/** A view of the events that may still be shown, so that no query reveals hidden ones. */
export const toldEvents = pgTable('told_events', {
  notificationId: uuid('notification_id').notNull(),
  type: text('type').$type<EventType>().notNull(),
  actorId: uuid('actor_id').notNull(),
  actorName: text('actor_name').notNull(),
  recipeId: uuid('recipe_id'),
  reelId: uuid('reel_id'),
  commentId: uuid('comment_id'),
  happenedAt: instant('happened_at').notNull(),
  /** Title of the recipe or video. */
  title: text('title').notNull(),
  /** Text of a comment or of a rating's note. */
  text: text('text').notNull(),
  stars: integer('stars'),
});

export const notificationSources = pgTable('notification_sources', {
  source: text('source').primaryKey(),
  notedAt: writtenAt('noted_at'),
});

export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    notificationId: uuid('notification_id').notNull(),
    deviceId: uuid('device_id').notNull(),
    attempts: integer('attempts').notNull().default(1),
    claimedAt: instant('claimed_at'),
    /** When to retry, as told by the service. */
    notBefore: instant('not_before'),
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.notificationId, table.deviceId] })],
);

export const notificationMails = pgTable(
  'notification_mails',
  {
    userId: userId(),
    day: date('day', { mode: 'string' }).notNull(),
    attempts: integer('attempts').notNull().default(1),
    claimedAt: instant('claimed_at'),
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
