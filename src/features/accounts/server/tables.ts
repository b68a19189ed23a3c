import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';
import { UNIT_SYSTEMS } from '#shared/unit-systems.ts';
import { WEEK_STARTS } from '#shared/week-start.ts';

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  hasCompletedProfile: boolean('has_completed_profile').notNull().default(false),
  units: text('units', { enum: UNIT_SYSTEMS }).notNull().default('written'),
  diets: text('diets').array().notNull().default([]),
  allergens: text('allergens').array().notNull().default([]),
  /** People to cook for; null for as many as the recipe serves. */
  household: integer('household'),
  weekStart: text('week_start', { enum: WEEK_STARTS }),
  /** Language of emails and pages; null until the person first signs in. */
  language: text('language'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  lastSignInAt: instant('last_sign_in_at'),
  createdAt: writtenAt('created_at'),
  updatedAt: writtenAt('updated_at'),
});

const userId = () => uuid('user_id').notNull();

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: userId(),
  token: text('token').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: writtenAt('created_at'),
  updatedAt: writtenAt('updated_at'),
  /** Until when an admin has the rights of an admin login. */
  elevatedUntil: instant('elevated_until'),
  /** Who an admin is signed in as, and until when. */
  actingAs: uuid('acting_as'),
  actingUntil: instant('acting_until'),
});

/** Authenticator apps, as better-auth's two-factor plugin stores them. */
export const secondFactors = pgTable('second_factors', {
  id: uuid('id').primaryKey(),
  userId: userId().unique(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean('verified').notNull().default(false),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: instant('locked_until'),
});

/** The provider of credentials that are passwords. */
export const PASSWORD_PROVIDER = 'credential';

export const credentials = pgTable('credentials', {
  id: uuid('id').primaryKey(),
  userId: userId(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  password: text('password'),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  scope: text('scope'),
  accessTokenExpiresAt: instant('access_token_expires_at'),
  refreshTokenExpiresAt: instant('refresh_token_expires_at'),
  createdAt: writtenAt('created_at'),
  updatedAt: writtenAt('updated_at'),
});

export const verifications = pgTable('verifications', {
  id: uuid('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: writtenAt('created_at'),
  updatedAt: writtenAt('updated_at'),
});

export const adminUsers = pgTable('admin_users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
});

export const userRoles = pgTable(
  'user_roles',
  { userId: userId(), role: text('role').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/** A kitchen owns meal plans, grocery lists and the pantry; every account belongs to one, alone or with a household. */
export const kitchens = pgTable('kitchens', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: writtenAt('created_at'),
  /** The person who owned it before joining a household, and gets it back when they leave. */
  waitsFor: uuid('waits_for'),
  waitsSince: instant('waits_since'),
  /** Maintained by the database: from 9,000 meals on, each new one is counted. */
  planNearlyFull: boolean('plan_nearly_full').notNull().default(false),
});

export const kitchenMembers = pgTable(
  'kitchen_members',
  {
    kitchenId: uuid('kitchen_id').notNull(),
    userId: userId(),
    joinedAt: writtenAt('joined_at'),
  },
  (table) => [primaryKey({ columns: [table.kitchenId, table.userId] })],
);

/** The public part of an account. */
export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().default('User'),
  username: text('username'),
  bio: text('bio').notNull().default(''),
  avatarUrl: text('avatar_url'),
  /** The picture it shows, referenced so that nothing deletes it. */
  pictureHash: text('picture_hash').generatedAlwaysAs(
    sql`substring(avatar_url from '^/pictures/stored/([0-9a-f]{40})')`,
  ),
  email: text('email'),
  updatedAt: writtenAt('updated_at'),
});

/** Former usernames, in lower case. */
export const formerUsernames = pgTable('former_usernames', {
  username: text('username').primaryKey(),
  userId: userId(),
  until: instant('until').notNull(),
});

/** A change of address that both mailboxes have to confirm. */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id').primaryKey(),
  newEmail: text('new_email').notNull(),
  /** SHA-256 of the token emailed to the current address. */
  oldTokenHash: text('old_token_hash').notNull(),
  newTokenHash: text('new_token_hash').notNull(),
  oldConfirmedAt: instant('old_confirmed_at'),
  newConfirmedAt: instant('new_confirmed_at'),
  expiresAt: instant('expires_at').notNull(),
});
