import type { Job } from '#server/jobs.ts';
import { msg } from '#shared/t.ts';
import { type Sending, sendDueIssues } from './commands/issues.ts';

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
