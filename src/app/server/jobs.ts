import { accountDataJobs } from '#features/account-data/server/jobs.ts';
import { accountJobs } from '#features/accounts/server/jobs.ts';
import { backupJobs } from '#features/backups/server/jobs.ts';
import { commentJobs } from '#features/comments/server/jobs.ts';
import { contactJobs } from '#features/contact/server/jobs.ts';
import { groceryStoreJobs } from '#features/grocery-store/server/jobs.ts';
import { householdJobs } from '#features/household/server/jobs.ts';
import { mediaJobs } from '#features/media/server/jobs.ts';
import { newsletterJobs } from '#features/newsletter/server/jobs.ts';
import { notificationJobs } from '#features/notifications/server/jobs.ts';
import { recipeJobs } from '#features/recipes/server/jobs.ts';
import { coverVersions } from '#features/recipes/server/queries/recipe.ts';
import { reelJobs } from '#features/reels/server/jobs.ts';
import { subscriptionJobs } from '#features/subscription/server/jobs.ts';
import { usageJobs } from '#features/usage/server/jobs.ts';
import { placeAt } from '#server/backup/address.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { App } from './app.ts';

interface Parts {
  app: App;
  /** A pool whose statements may take long. */
  background: Database;
  mailer: Mailer;
  config: Config;
}

/** The background work of all features. */
export function jobsOf({ app, background, mailer, config }: Parts): Job[] {
  const { db } = background;
  const { publicUrl } = config;
  return [
    ...mediaJobs(app.pictures, db, {
      storage: app.media,
      versionsOf: (recipeIds) => coverVersions(db, recipeIds),
    }),
    ...commentJobs(db),
    ...reelJobs(app.uploads),
    ...contactJobs(db, mailer, config),
    ...newsletterJobs({ db, mailer, secrets: app.newsletter, publicUrl }),
    ...notificationJobs({
      ...{ db, mailer, publicUrl, push: app.push },
      ...{ secrets: app.notificationMails, newsletter: app.newsletter },
    }),
    ...accountJobs(db),
    ...householdJobs(db),
    ...groceryStoreJobs(db),
    ...accountDataJobs(db, app.personal),
    ...subscriptionJobs(db, app.payments),
    ...recipeJobs(db),
    ...usageJobs(db),
    ...backupJobs({
      db,
      source: {
        database: background,
        media: { storage: app.media, named: app.files },
        secretFolder: config.secret ? null : config.dataDir,
      },
      place: placeAt(config.backup.to, config.s3Server),
      passphrase: config.backup.passphrase,
      settings: app.settings,
      mailer,
      publicUrl,
    }),
  ];
}
