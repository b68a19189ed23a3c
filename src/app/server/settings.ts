import { SIGN_UP_MODE } from '#features/accounts/rules/settings.ts';
import { ACCESS } from '#features/site/rules/settings.ts';
import { SUBSCRIPTION_SETTINGS } from '#features/subscription/rules/settings.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db.ts';
import type { DatabaseNotifications } from '#server/notifications.ts';
import { SiteSettings } from '#server/site-settings.ts';
import type { Setting } from '#shared/site-setting.ts';

/** Every setting that admins can change, in the order of their screen. */
const DECLARED = [ACCESS, SIGN_UP_MODE, ...SUBSCRIPTION_SETTINGS] as readonly Setting[];

/** The settings in the database; the environment supplies some of the defaults. */
export function readSiteSettings(
  { db }: Database,
  notifications: DatabaseNotifications,
  config: Config,
): Promise<SiteSettings> {
  return SiteSettings.read(db, notifications, DECLARED, new Map([[ACCESS.key, config.access]]));
}
