import type { Job } from '#server/jobs.ts';
import { msg } from '#shared/t.ts';
import { sendDueIssues } from './commands/issues.ts';
import type { Sending } from './commands/letters.ts';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

export function newsletterJobs(sending: Sending): Job[] {
  return [
    {
      name: msg('Send the newsletter on Sundays'),
      everyMs: FIVE_MINUTES_MS,
      run: (signal) => sendDueIssues(sending, new Date(), signal),
    },
  ];
}
