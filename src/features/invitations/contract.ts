import { z } from 'zod';
import { LONGEST_INVITATION } from '#features/accounts/rules/limits.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_ID } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { INVITATION_LINK, LONGEST_NOTE, MOST_USES, VALID_DAYS } from './rules/limits.ts';

export const invitation = z.object({
  id: z.string(),
  /** Who it is for, as noted by its creator. */
  note: z.string(),
  /** How many people may join with it, and how many have. */
  uses: z.number(),
  used: z.number(),
  /** The admin who created it; `null` if that account is gone. */
  madeBy: z.string().nullable(),
  /** ISO times. */
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

export const invitationsContract = {
  list: endpoint({
    method: 'GET',
    path: '/admin/invitations',
    summary: 'Invitations that can still be used, newest first',
    access: 'elevated',
  }).output(z.object({ invitations: z.array(invitation) })),
  create: endpoint({
    method: 'POST',
    path: '/admin/invitations',
    summary: 'Create an invitation; its link is only in this response',
    access: 'elevated',
    errors: ['conflict'],
  })
    .input(
      z.object({
        note: z
          .string()
          .trim()
          .max(LONGEST_NOTE, msg('Please use {count} characters at most.', { count: LONGEST_NOTE }))
          .default(''),
        uses: z
          .number(msg('Please enter how many people may join.'))
          .int(msg('Please enter a whole number.'))
          .min(1, msg('At least one person has to be able to join.'))
          .max(MOST_USES, msg('One link is for at most {count} people.', { count: MOST_USES }))
          .default(1),
        days: z.union(
          VALID_DAYS.map((days) => z.literal(days)),
          msg('Please choose how long it is valid.'),
        ),
      }),
    )
    .output(z.object({ invitation, link: z.string() })),
  revoke: endpoint({
    method: 'DELETE',
    path: '/admin/invitations/{invitationId}',
    summary: 'Revoke an invitation immediately',
    access: 'elevated',
    errors: ['not_found'],
  })
    .input(z.object({ invitationId: z.string().max(LONGEST_ID) }))
    .output(z.object({ id: z.string() })),
  check: endpoint({
    method: 'GET',
    path: '/invitations/{code}',
    summary: 'Whether an invitation can still be used',
    access: 'public',
    rateLimits: [INVITATION_LINK],
  })
    .input(z.object({ code: z.string().max(LONGEST_INVITATION) }))
    .output(z.object({ valid: z.boolean() })),
};
