import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_CURSOR, LONGEST_ID } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { APPEAL_RESULTS, CONTENT_TYPES, HOLD_KINDS, QUEUES, SANCTIONS } from './rules/content.ts';
import { PLAIN_DECISIONS } from './rules/decisions.ts';
import {
  APPEALING,
  DETAILS_TOO_LONG,
  LONGEST_DETAILS,
  LONGEST_HELD_VALUE,
  LONGEST_SEARCH,
  LONGEST_SUSPENSION,
  REPORTING,
  SEARCH_TOO_LONG,
} from './rules/limits.ts';
import { REASON_IDS } from './rules/reasons.ts';

const contentType = z.enum(CONTENT_TYPES);
const content = z.object({ contentType, contentId: z.string().max(LONGEST_ID) });
const reason = z.enum(REASON_IDS, msg('Please select a reason for reporting this content'));
const message = z.string().trim().max(LONGEST_DETAILS, DETAILS_TOO_LONG);
const at = z.string();

export const removalNotice = z.object({
  id: z.string(),
  contentType,
  title: z.string(),
  reason: z.string(),
  message: z.string(),
  removedAt: at,
  /** `null` if the author did not appeal; its result is `null` until a moderator decides. */
  appeal: z
    .object({ text: z.string(), result: z.enum(APPEAL_RESULTS).nullable(), answer: z.string() })
    .nullable(),
});
export type RemovalNotice = z.infer<typeof removalNotice>;

export const sanctionNotice = z.object({
  id: z.string(),
  kind: z.enum(SANCTIONS),
  reason: z.string(),
  message: z.string(),
  /** The end of a suspension; `null` if it has none. */
  until: at.nullable(),
  createdAt: at,
});
export type SanctionNotice = z.infer<typeof sanctionNotice>;

export const notices = z.object({
  removals: z.array(removalNotice),
  sanctions: z.array(sanctionNotice),
  /** Content that is waiting for review, by title. */
  held: z.array(z.object({ contentType, title: z.string() })),
});
export type Notices = z.infer<typeof notices>;

export const queuedItem = z.object({
  contentType,
  contentId: z.string(),
  title: z.string(),
  text: z.string(),
  picture: z.string().nullable(),
  path: z.string().nullable(),
  isHidden: z.boolean(),
  author: z
    .object({
      id: z.string(),
      name: z.string(),
      username: z.string().nullable(),
      joinedAt: at,
      removals: z.number(),
      warnings: z.number(),
      reports: z.number(),
      suspension: z.object({ id: z.string(), until: at.nullable() }).nullable(),
    })
    .nullable(),
  /** The newest reports, without who sent them. */
  reports: z.array(z.object({ reason: z.string(), details: z.string(), reportedAt: at })),
  reportCount: z.number(),
  /** When it started to wait. */
  since: at,
  isLate: z.boolean(),
  /** Why new content is held. */
  why: z.string().nullable(),
  removal: z
    .object({
      id: z.string(),
      reason: z.string(),
      message: z.string(),
      appeal: z.string().nullable(),
      appealResult: z.enum(APPEAL_RESULTS).nullable(),
      /** False if another moderator has to decide the appeal. */
      mayDecide: z.boolean(),
    })
    .nullable(),
  /** What moderators did with it, newest first. */
  history: z.array(z.object({ action: z.string(), by: z.string().nullable(), at })),
});
export type QueuedItem = z.infer<typeof queuedItem>;

export const holdRule = z.object({
  kind: z.enum(HOLD_KINDS),
  value: z
    .string()
    .min(1, msg('Please enter what to hold.'))
    .max(LONGEST_HELD_VALUE, msg('This is too long.')),
});

export const moderationContract = {
  report: endpoint({
    method: 'POST',
    path: '/reports',
    summary: 'Report content to the moderators',
    access: 'member',
    errors: ['not_found', 'conflict'],
    rateLimits: [REPORTING],
  })
    .input(content.extend({ reason, details: message.default('') }))
    .output(z.object({ id: z.string() })),
  notices: endpoint({
    method: 'GET',
    path: '/moderation/notices',
    summary:
      'What moderators decided about the caller, unless dismissed, and what waits for review; nothing for visitors',
    access: 'public',
  }).output(notices),
  dismissNotice: endpoint({
    method: 'POST',
    path: '/moderation/notices/{noticeId}/dismiss',
    summary: 'Stop showing a removal or a warning',
    access: 'member',
    errors: ['not_found'],
  })
    .input(z.object({ noticeId: z.string().max(LONGEST_ID) }))
    .output(z.object({ id: z.string() })),
  appeal: endpoint({
    method: 'POST',
    path: '/moderation/removals/{removalId}/appeal',
    summary: 'Ask for another look at removed content (its author), once',
    access: 'member',
    errors: ['not_found', 'conflict'],
    rateLimits: [APPEALING],
  })
    .input(
      z.object({
        removalId: z.string().max(LONGEST_ID),
        text: message.min(1, msg('Please say why it should be restored.')),
      }),
    )
    .output(z.object({ id: z.string() })),
  counts: endpoint({
    method: 'GET',
    path: '/admin/moderation/counts',
    summary: 'How many items wait in each queue, and how many reports are late',
    access: 'admin',
  }).output(
    z.object({
      reports: z.number(),
      late: z.number(),
      held: z.number(),
      appeals: z.number(),
      removed: z.number(),
    }),
  ),
  queue: endpoint({
    method: 'GET',
    path: '/admin/moderation/queue',
    summary: 'A moderation queue, oldest first; removed content newest first',
    access: 'admin',
  })
    .input(
      z.object({
        queue: z.enum(QUEUES).default('reports'),
        type: contentType.optional(),
        /** The reason it was reported or removed for. */
        reason: reason.optional(),
        /** Words in its text, or in its author's name or username. */
        q: z.string().trim().max(LONGEST_SEARCH, SEARCH_TOO_LONG).default(''),
        cursor: z.string().max(LONGEST_CURSOR).optional(),
      }),
    )
    .output(z.object({ items: z.array(queuedItem), nextCursor: z.string().nullable() })),
  decide: endpoint({
    method: 'POST',
    path: '/admin/moderation/decisions',
    summary: 'Dismiss reports, remove or restore content, or approve what was held',
    access: 'admin',
    errors: ['not_found', 'conflict'],
  })
    .input(
      z.discriminatedUnion('decision', [
        content.extend({ decision: z.enum(PLAIN_DECISIONS) }),
        content.extend({ decision: z.literal('remove'), reason, message: message.default('') }),
      ]),
    )
    .output(z.object({ contentId: z.string() })),
  decideAppeal: endpoint({
    method: 'POST',
    path: '/admin/moderation/appeals/{removalId}',
    summary: 'Decide an appeal; by a moderator other than the one who removed the content, if there is one',
    access: 'admin',
    errors: ['not_found', 'conflict', 'forbidden'],
  })
    .input(
      z.object({
        removalId: z.string().max(LONGEST_ID),
        result: z.enum(APPEAL_RESULTS),
        answer: message.default(''),
      }),
    )
    .output(z.object({ id: z.string() })),
  sanction: endpoint({
    method: 'POST',
    path: '/admin/moderation/sanctions',
    summary: 'Warn a person, or suspend them for some days or permanently',
    access: 'admin',
    changesCaller: 'anybody',
    errors: ['not_found', 'forbidden'],
  })
    .input(
      z.object({
        userId: z.string().max(LONGEST_ID),
        kind: z.enum(SANCTIONS),
        reason,
        message: message.default(''),
        /** Length of a suspension; `null`: permanent. */
        days: z
          .number()
          .int()
          .min(1)
          .max(
            LONGEST_SUSPENSION,
            msg('At most {count} days, or permanently.', { count: LONGEST_SUSPENSION }),
          )
          .nullable()
          .default(null),
      }),
    )
    .output(z.object({ id: z.string() })),
  liftSuspension: endpoint({
    method: 'POST',
    path: '/admin/moderation/sanctions/{sanctionId}/lift',
    summary: 'End a suspension now',
    access: 'admin',
    changesCaller: 'anybody',
    errors: ['not_found', 'conflict'],
  })
    .input(z.object({ sanctionId: z.string().max(LONGEST_ID) }))
    .output(z.object({ id: z.string() })),
  holdRules: endpoint({
    method: 'GET',
    path: '/admin/moderation/hold-rules',
    summary: 'Words, links and pictures that hold new content for review',
    access: 'admin',
  }).output(z.object({ rules: z.array(holdRule) })),
  addHoldRule: endpoint({
    method: 'POST',
    path: '/admin/moderation/hold-rules',
    summary: 'Hold new content with a word, link or picture',
    access: 'admin',
    errors: ['conflict'],
  })
    .input(holdRule)
    .output(holdRule),
  removeHoldRule: endpoint({
    method: 'POST',
    path: '/admin/moderation/hold-rules/remove',
    summary: 'Stop holding new content with a word, link or picture',
    access: 'admin',
    errors: ['not_found'],
  })
    .input(holdRule)
    .output(holdRule),
};
