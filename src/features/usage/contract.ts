import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_PATH, MOST_VISITS, OLDEST_VISIT, RECORDING } from './rules/limits.ts';

export const usageContract = {
  record: endpoint({
    method: 'POST',
    path: '/usage',
    summary: 'Count pages that were opened',
    access: 'public',
    rateLimits: [RECORDING],
    body: { bytes: 16 * 1024, message: 'Too many visits at once.' },
    transaction: false,
  })
    .input(
      z.object({
        visits: z
          .array(
            z.object({
              path: z.string().startsWith('/').max(LONGEST_PATH, 'That address is too long.'),
              /** Seconds since the page was opened. */
              ago: z.number().min(0).max(OLDEST_VISIT, 'That was too long ago.'),
            }),
          )
          .max(MOST_VISITS, `Please send at most ${MOST_VISITS} visits at once.`),
      }),
    )
    .output(z.object({ recorded: z.number() })),
};
