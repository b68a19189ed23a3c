import { SIGN_UP_MODE } from '#features/accounts/rules/settings.ts';
import { SECOND_FACTOR } from '#features/admin-session/rules/settings.ts';
import { BACKUP_HOUR, BACKUPS, KEPT_BACKUPS } from '#features/backups/rules/settings.ts';
import { ALL_TOKENS, PERSON_TOKENS } from '#features/chef/rules/settings.ts';
import { HELD_FIRST_POSTS } from '#features/moderation/rules/settings.ts';
import { ACCESS } from '#features/site/rules/settings.ts';
import { SUBSCRIPTION_SETTINGS } from '#features/subscription/rules/settings.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/db.ts';
import type { DatabaseNotifications } from '#server/database/notifications.ts';
import { SiteSettings } from '#server/site-settings.ts';
import type { Setting } from '#shared/site-setting.ts';

/** Every setting that admins can change, in the order on their screen. */
const DECLARED = [
  ACCESS,
  SIGN_UP_MODE,
  SECOND_FACTOR,
  ...SUBSCRIPTION_SETTINGS,
  PERSON_TOKENS,
  ALL_TOKENS,
  HELD_FIRST_POSTS,
  BACKUPS,
  BACKUP_HOUR,
  KEPT_BACKUPS,
] as readonly Setting[];

/** The settings in the database; the environment supplies some of the defaults. */
export function readSiteSettings(
  { db }: Database,
  notifications: DatabaseNotifications,
  config: Config,
): Promise<SiteSettings> {
  return SiteSettings.read(
    db,
    notifications,
    DECLARED,
    new Map<string, unknown>([
      [ACCESS.key, config.access],
      [SECOND_FACTOR.key, config.secondFactor],
      [PERSON_TOKENS.key, config.chef.caps.person],
      [ALL_TOKENS.key, config.chef.caps.everybody],
      [HELD_FIRST_POSTS.key, config.moderation.firstPosts],
    ]),
  );
}
