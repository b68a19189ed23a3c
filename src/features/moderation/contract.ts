import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_ID } from '#shared/limits.ts';
import { LONGEST_DETAILS, REPORTING } from './rules/limits.ts';
import { REASONS, REPORTABLE } from './rules/reasons.ts';

export const moderationContract = {
  report: endpoint({
    method: 'POST',
    path: '/reports',
    summary: 'Report content to the moderators',
    access: 'member',
    errors: ['not_found'],
    rateLimits: [REPORTING],
  })
    .input(
      z.object({
        contentId: z.string().max(LONGEST_ID),
        contentType: z.enum(REPORTABLE),
        reason: z.enum(
          REASONS.map(({ id }) => id),
          'Please select a reason for reporting this content',
        ),
        details: z
          .string()
          .trim()
          .max(LONGEST_DETAILS, `Please use ${LONGEST_DETAILS.toLocaleString('en')} characters at most.`)
          .default(''),
      }),
    )
    .output(z.object({ id: z.string() })),
};
