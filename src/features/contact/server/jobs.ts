import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { msg } from '#shared/t.ts';
import { forgetOldMessages, mailMessages } from './commands.ts';

export function contactJobs(db: Db, mailer: Mailer, { operator }: Config): Job[] {
  const to = operator.email;
  const forget: Job = {
    name: msg('Delete old contact form messages'),
    everyMs: DAY_MS,
    run: () => forgetOldMessages(db),
  };
  if (!to) return [forget];
  return [
    forget,
    {
      name: msg('Email contact form messages'),
      everyMs: MINUTE_MS,
      run: (signal) => mailMessages(db, mailer, to, signal),
    },
  ];
}
