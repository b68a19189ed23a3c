import { z } from 'zod';
import { LONGEST_USERNAME, USERNAME_TOO_LONG } from '#features/accounts/rules/limits.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_CURSOR, LONGEST_ID } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { isSeen } from '#shared/text.ts';
import { longText } from '#shared/text-schema.ts';
import {
  COMMENT_STATES,
  COMMENT_TOO_LONG,
  COMMENTING,
  LIKING,
  LONGEST_COMMENT,
  ORDERS,
  PEOPLE_OFFERED,
  SUBJECTS,
  UNDO_MINUTES,
} from './rules/limits.ts';

/** The subject of a thread. */
const subject = z.object({ on: z.enum(SUBJECTS), id: z.string().max(LONGEST_ID) });
const commentId = z.string().max(LONGEST_ID);
const EMPTY = msg('Please write a comment.');
const text = longText(LONGEST_COMMENT, COMMENT_TOO_LONG, EMPTY).refine(isSeen, EMPTY);
const cursor = z.string().max(LONGEST_CURSOR, msg('This page of the list does not exist.')).optional();

export const reply = z.object({
  id: z.string(),
  /** The comment it replies to. */
  parentId: z.string().nullable(),
  /** Without text and author unless `shown`; it then only stays because of its replies. */
  state: z.enum(COMMENT_STATES),
  text: z.string(),
  /** Usernames in `text` that exist, in lower case. */
  mentions: z.array(z.string()),
  author: z
    .object({
      id: z.string(),
      name: z.string(),
      username: z.string().nullable(),
      avatarUrl: z.string().nullable(),
    })
    .nullable(),
  likes: z.number(),
  isLiked: z.boolean(),
  isPinned: z.boolean(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  /** What the caller may do with it; `editUntil` is `null` if they may not edit it. */
  can: z.object({
    editUntil: z.string().nullable(),
    remove: z.boolean(),
    /** Restore it after deleting it. */
    restore: z.boolean(),
    pin: z.boolean(),
  }),
});
export type Reply = z.infer<typeof reply>;

export const comment = reply.extend({
  /** The oldest replies, and how many there are. */
  replies: z.array(reply),
  replyCount: z.number(),
  nextReplies: z.string().nullable(),
});
export type Comment = z.infer<typeof comment>;

export const mentionable = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  avatarUrl: z.string().nullable(),
});
export type Mentionable = z.infer<typeof mentionable>;

/** Hidden until a moderator has seen it if `isHeld`. */
const written = z.object({ comment, isHeld: z.boolean() });
const liked = z.object({ id: z.string(), likes: z.number(), isLiked: z.boolean() });
const done = z.object({ id: z.string() });

export const commentsContract = {
  list: endpoint({
    method: 'GET',
    path: '/threads/{on}/{id}/comments',
    summary: 'Comments on a recipe or a reel, 20 per page, each with its first replies; the pinned one first',
    access: 'public',
    errors: ['not_found'],
  })
    .input(
      subject.extend({
        sort: z.enum(ORDERS, msg('Please sort by newest or liked.')).default('newest'),
        /** `nextCursor` of the previous page. */
        cursor,
      }),
    )
    .output(
      z.object({
        comments: z.array(comment),
        nextCursor: z.string().nullable(),
        /** Comments and replies that can be read. */
        total: z.number(),
        isClosed: z.boolean(),
        /** Author of what the thread is about; `null` if unknown. */
        ownerId: z.string().nullable(),
        /** Whether the caller may pin comments and close the thread. */
        isOwner: z.boolean(),
      }),
    ),
  replies: endpoint({
    method: 'GET',
    path: '/comments/{commentId}/replies',
    summary: 'Replies to a comment, oldest first, 20 per page',
    access: 'public',
    errors: ['not_found'],
  })
    .input(z.object({ commentId, cursor }))
    .output(z.object({ replies: z.array(reply), nextCursor: z.string().nullable() })),
  people: endpoint({
    method: 'GET',
    path: '/threads/{on}/{id}/people',
    summary: `Up to ${PEOPLE_OFFERED} people to mention: those in the thread first, then by username`,
    access: 'member',
    errors: ['not_found'],
  })
    .input(
      subject.extend({
        /** The start of the username; empty for only the people in the thread. */
        start: z.string().max(LONGEST_USERNAME, USERNAME_TOO_LONG).default(''),
      }),
    )
    .output(z.object({ people: z.array(mentionable) })),
  add: endpoint({
    method: 'POST',
    path: '/threads/{on}/{id}/comments',
    summary: 'Comment on a recipe or a reel, or reply to a comment, under an id that you generate',
    access: 'member',
    publishes: true,
    errors: ['not_found', 'forbidden', 'conflict'],
    rateLimits: [COMMENTING],
  })
    .input(
      subject.extend({
        commentId: z.uuid(msg('The comment id must be a UUID.')),
        text,
        /** The comment it replies to. */
        parentId: z.string().max(LONGEST_ID).nullable().default(null),
      }),
    )
    .output(written),
  update: endpoint({
    method: 'PUT',
    path: '/comments/{commentId}',
    summary: 'Update your comment, for 15 minutes',
    access: 'member',
    publishes: true,
    errors: ['not_found', 'forbidden', 'conflict'],
    rateLimits: [COMMENTING],
  })
    .input(z.object({ commentId, text }))
    .output(written),
  remove: endpoint({
    inPerson: true,
    method: 'DELETE',
    path: '/comments/{commentId}',
    summary: 'Delete a comment (its author, or an admin); replies to it stay; can be undone',
    access: 'member',
    errors: ['not_found', 'forbidden'],
  })
    .input(z.object({ commentId }))
    .output(done),
  restore: endpoint({
    inPerson: true,
    method: 'POST',
    path: '/comments/{commentId}/restore',
    summary: `Bring back a comment you deleted in the last ${UNDO_MINUTES} minutes, with its likes and replies`,
    access: 'member',
    publishes: true,
    errors: ['not_found'],
  })
    .input(z.object({ commentId }))
    .output(done),
  like: endpoint({
    method: 'PUT',
    path: '/comments/{commentId}/like',
    summary: 'Like a comment',
    access: 'member',
    errors: ['not_found'],
    rateLimits: [LIKING],
  })
    .input(z.object({ commentId }))
    .output(liked),
  unlike: endpoint({
    method: 'DELETE',
    path: '/comments/{commentId}/like',
    summary: 'Remove a like from a comment',
    access: 'member',
    errors: ['not_found'],
    rateLimits: [LIKING],
  })
    .input(z.object({ commentId }))
    .output(liked),
  pin: endpoint({
    method: 'PUT',
    path: '/comments/{commentId}/pin',
    summary: 'Pin a comment, replacing an earlier pin (the author of the recipe or reel)',
    access: 'member',
    errors: ['not_found', 'forbidden'],
  })
    .input(z.object({ commentId }))
    .output(done),
  unpin: endpoint({
    method: 'DELETE',
    path: '/comments/{commentId}/pin',
    summary: 'Unpin a comment (the author of the recipe or reel)',
    access: 'member',
    errors: ['not_found', 'forbidden'],
  })
    .input(z.object({ commentId }))
    .output(done),
  close: endpoint({
    method: 'PUT',
    path: '/threads/{on}/{id}/closed',
    summary: 'Close the comments (the author of the recipe or reel)',
    access: 'member',
    errors: ['not_found', 'forbidden'],
  })
    .input(subject)
    .output(z.object({ isClosed: z.boolean() })),
  reopen: endpoint({
    method: 'DELETE',
    path: '/threads/{on}/{id}/closed',
    summary: 'Open the comments again (the author of the recipe or reel)',
    access: 'member',
    errors: ['not_found', 'forbidden'],
  })
    .input(subject)
    .output(z.object({ isClosed: z.boolean() })),
};
