import type { NewsletterSecrets } from '#features/newsletter/server/access.ts';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { msg } from '#shared/t.ts';
import type { MailSecrets } from './access.ts';
import { forgetOld } from './commands/forget.ts';
import { gatherNews } from './commands/gather.ts';
import { mailDigests } from './commands/mail-digests.ts';
import { mailPromotions } from './commands/mail-promotions.ts';
import { sendPromotions } from './commands/promotions.ts';
import { remindOfMeals, tellTips } from './commands/reminders.ts';
import { tellDue } from './commands/tell.ts';
import type { PushSenders } from './push/push-sender.ts';

interface Parts {
  db: Db;
  mailer: Mailer;
  push: PushSenders;
  secrets: MailSecrets;
  newsletter: NewsletterSecrets;
  publicUrl: string;
}

export function notificationJobs({ db, mailer, push, secrets, newsletter, publicUrl }: Parts): Job[] {
  return [
    {
      name: msg('Gather events for notifications'),
      everyMs: MINUTE_MS,
      run: (signal) => gatherNews(db, new Date(), signal),
    },
    {
      name: msg('Send notifications'),
      everyMs: MINUTE_MS,
      run: (signal) => tellDue({ db, push }, new Date(), signal),
    },
    {
      name: msg('Send reminders of tomorrow’s meals in the evening'),
      everyMs: 5 * MINUTE_MS,
      run: (signal) => remindOfMeals(db, new Date(), signal),
    },
    {
      name: msg('Send the tip of the week on Sundays'),
      everyMs: 5 * MINUTE_MS,
      run: () => tellTips(db, new Date()),
    },
    {
      name: msg('Send promotions'),
      everyMs: MINUTE_MS,
      run: (signal) => sendPromotions(db, new Date(), signal),
    },
    {
      name: msg('Email promotions to subscribers of the newsletter'),
      everyMs: 5 * MINUTE_MS,
      run: (signal) => mailPromotions({ db, mailer, secrets: newsletter, publicUrl }, new Date(), signal),
    },
    {
      name: msg('Email unread notifications in the morning'),
      everyMs: 5 * MINUTE_MS,
      run: (signal) => mailDigests({ db, mailer, secrets, publicUrl }, new Date(), signal),
    },
    { name: msg('Delete old notifications'), everyMs: DAY_MS, run: () => forgetOld(db) },
  ];
}
