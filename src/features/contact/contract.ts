import { z } from 'zod';
import { email, name } from '#features/accounts/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_CURSOR, LONGEST_ID } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { isSeen, squeeze, storable } from '#shared/text.ts';
import {
  LONGEST_MESSAGE,
  LONGEST_SUBJECT,
  LONGEST_TRAP,
  LONGEST_TYPED,
  LONGEST_VISIT_MS,
  MESSAGES_PER_PAGE,
  MOST_MESSAGES_PER_PAGE,
  SENDING,
  SENDING_BY_ALL,
  SHORTEST_VISIT_MS,
} from './rules/limits.ts';

const subjectTooLong = msg('Please use at most {count} characters.', { count: LONGEST_SUBJECT });
const messageTooLong = msg('Please use at most {count} characters.', { count: LONGEST_MESSAGE });

/** One line, because it becomes a header of a mail. */
const subject = z
  .string(msg('Please enter a subject'))
  .max(LONGEST_TYPED, subjectTooLong)
  .transform((text) => squeeze(storable(text)))
  .pipe(z.string().refine(isSeen, msg('Please enter a subject')).max(LONGEST_SUBJECT, subjectTooLong));
const message = z
  .string(msg('Please enter a message'))
  .max(LONGEST_TYPED, messageTooLong)
  .transform((text) => storable(text).trim())
  .pipe(z.string().refine(isSeen, msg('Please enter a message')).max(LONGEST_MESSAGE, messageTooLong));

export const contactMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** ISO time. */
  createdAt: z.string(),
  /** Whether the operator's mail server has accepted it. */
  wasMailed: z.boolean(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const contactContract = {
  send: endpoint({
    method: 'POST',
    path: '/contact',
    summary: 'Send a message to the operator of this Plateful',
    access: 'public',
    rateLimits: [SENDING, SENDING_BY_ALL],
  })
    .input(
      z.object({
        /** Made by the sender, so that trying again sends nothing twice. */
        id: z.uuid(msg('Please reload the page and try again.')),
        name,
        email,
        subject,
        message,
        /** Hidden from people: only programs fill it in. */
        website: z.string().max(LONGEST_TRAP).default(''),
        /** Milliseconds since the form was opened. */
        openFor: z
          .number()
          .int()
          .min(SHORTEST_VISIT_MS, msg('That was very quick. Please wait a few seconds and send it again.'))
          .max(LONGEST_VISIT_MS, msg('Please reload the page and try again.')),
      }),
    )
    .output(z.object({ message: z.string() })),
  list: endpoint({
    method: 'GET',
    path: '/admin/contact-messages',
    summary: 'Messages to the operator, newest first',
    access: 'elevated',
  })
    .input(
      z.object({
        cursor: z.string().max(LONGEST_CURSOR).optional(),
        limit: z.coerce.number().int().min(1).max(MOST_MESSAGES_PER_PAGE).default(MESSAGES_PER_PAGE),
      }),
    )
    .output(z.object({ messages: z.array(contactMessage), nextCursor: z.string().nullable() })),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/contact-messages/{messageId}',
    summary: 'Delete a message',
    access: 'elevated',
    errors: ['not_found'],
  })
    .input(z.object({ messageId: z.string().max(LONGEST_ID) }))
    .output(z.object({ id: z.string() })),
};
