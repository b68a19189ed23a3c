import { z } from 'zod';
import { mealDate } from '#features/meal-plan/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_ID } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { INVITING, MOVING, OPENING } from './rules/limits.ts';
import { OBSTACLES } from './rules/obstacles.ts';

export const householdPerson = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string().nullable(),
  /** As in the picture store, without width. */
  avatarUrl: z.string().nullable(),
  /** The member who has been in it longest, who can remove the others. */
  isOrganizer: z.boolean(),
});
export type HouseholdPerson = z.infer<typeof householdPerson>;

export const household = z.object({
  /** The people who plan and shop together, the organizer first. */
  people: z.array(householdPerson),
  /** The open invitation; its link is only in the response that created it. */
  invitation: z
    .object({
      invitedBy: z.string(),
      /** Whether the caller created it. */
      isOwn: z.boolean(),
      /** ISO time. */
      expiresAt: z.string(),
    })
    .nullable(),
  /** Whether a plan of one's own from before joining is kept, to be restored on leaving. */
  hasKept: z.boolean(),
});
export type Household = z.infer<typeof household>;

export const openInvitation = z.object({
  invitedBy: z.string(),
  people: z.array(householdPerson),
  /** Why the caller cannot join; `null` if they can. */
  obstacle: z.enum(OBSTACLES).nullable(),
  /** What the caller could bring along: meals from today on, and their own grocery items. */
  bring: z.object({ meals: z.number(), items: z.number() }),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

const token = z.string().max(LONGEST_ID, msg('This link is not valid.'));

export const householdContract = {
  get: endpoint({
    method: 'GET',
    path: '/household',
    summary: 'The people you plan and shop with, and your open invitation',
    access: 'member',
  }).output(household),
  invite: endpoint({
    method: 'POST',
    path: '/household/invitation',
    summary:
      'Make a link that lets people join for 7 days; it replaces the one before, and is shown only in this answer',
    access: 'member',
    inPerson: true,
    errors: ['conflict'],
    rateLimits: [INVITING],
  }).output(z.object({ link: z.string(), expiresAt: z.string() })),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: '/household/invitation',
    summary: 'Turn the link off immediately',
    access: 'member',
    inPerson: true,
  }).output(z.object({})),
  invitation: endpoint({
    method: 'GET',
    path: '/household/join/{token}',
    summary: 'Who invites you, who is in the household, and what you could bring along',
    access: 'member',
    asServer: true,
    errors: ['not_found'],
    rateLimits: [OPENING],
  })
    .input(z.object({ token, today: mealDate }))
    .output(openInvitation),
  join: endpoint({
    method: 'POST',
    path: '/household/join/{token}',
    summary: 'Join a household: from now on its plan and its list are yours too',
    access: 'member',
    asServer: true,
    inPerson: true,
    errors: ['not_found', 'conflict'],
    rateLimits: [OPENING, MOVING],
    transaction: false,
  })
    .input(
      z.object({
        token,
        /** Copies planned meals from today on, and own grocery items. */
        bring: z.boolean(),
        today: mealDate,
      }),
    )
    .output(z.object({})),
  leave: endpoint({
    method: 'POST',
    path: '/household/leave',
    summary: 'Leave the household; you get your old plan back',
    access: 'member',
    asServer: true,
    inPerson: true,
    errors: ['conflict'],
    rateLimits: [MOVING],
    transaction: false,
  }).output(z.object({})),
  remove: endpoint({
    method: 'DELETE',
    path: '/household/people/{personId}',
    summary: 'Remove somebody from the household, as its organizer',
    access: 'member',
    asServer: true,
    inPerson: true,
    errors: ['not_found', 'forbidden'],
    rateLimits: [MOVING],
    transaction: false,
  })
    .input(z.object({ personId: z.string().max(LONGEST_ID) }))
    .output(z.object({ id: z.string() })),
};
