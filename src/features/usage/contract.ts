import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';
import { LONGEST_PATH, MOST_VISITS, OLDEST_VISIT, RECORDING } from './rules/limits.ts';

export const usageContract = {
  record: endpoint({
    method: 'POST',
    path: '/usage',
    summary: 'Count pages that were opened',
    access: 'public',
    rateLimits: [RECORDING],
    body: { bytes: 16 * 1024, message: msg('Too many visits at once.') },
    transaction: false,
  })
    .input(
      z.object({
        visits: z
          .array(
            z.object({
              path: z.string().startsWith('/').max(LONGEST_PATH, msg('That address is too long.')),
              /** Seconds since the page was opened. */
              ago: z.number().min(0).max(OLDEST_VISIT, msg('That was too long ago.')),
            }),
          )
          .max(MOST_VISITS, msg('Please send at most {count} visits at once.', { count: MOST_VISITS })),
      }),
    )
    .output(z.object({ recorded: z.number() })),
};
