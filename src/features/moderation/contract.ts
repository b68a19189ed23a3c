import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { REPORTING } from './rules/limits.ts';

export const REPORT_REASONS = [
  'inappropriate',
  'spam',
  'harmful',
  'hateful',
  'violence',
  'copyright',
  'other',
] as const;

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
        contentId: z.string().max(100),
        contentType: z.enum(['recipe']),
        reason: z.enum(REPORT_REASONS, 'Please select a reason for reporting this content'),
        details: z.string().trim().max(2000, 'Please use 2,000 characters at most.').default(''),
      }),
    )
    .output(z.object({ id: z.string() })),
};
