import { z } from 'zod';
import { dietary } from '#features/foods/contract.ts';
import { recipeId } from '#features/recipes/contract.ts';
import { VIEWING } from '#features/recipes/rules/limits.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_CURSOR, LONGEST_ID } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { isSeen, storable } from '#shared/text.ts';
import { longText, oneLine } from '#shared/text-schema.ts';
import { CAPTION_MESSAGES, tidyCaptions } from './rules/captions.ts';
import {
  LONGEST_ADDRESS,
  LONGEST_UPLOAD_ID,
  MOST_REELS_LISTED,
  PUBLISHING_REELS,
  REEL_LIMITS,
  REELS_OF_PERSON,
  REELS_PER_PAGE,
} from './rules/limits.ts';

const reelId = z.string().max(LONGEST_ID);

/** A short recipe video. Sizes are pixels, upright. */
export const reel = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** URL of the video file, which never changes. */
  video: z.string(),
  /** Base path of its poster: append '-320', '-640' or '-1280' and '.webp' or '.avif'. */
  thumbnail: z.string().nullable(),
  /** The poster, 16 pixels wide, as a data URL. */
  placeholder: z.string().nullable(),
  /** Seconds. */
  duration: z.number(),
  width: z.number(),
  height: z.number(),
  /** URL of its captions, a WebVTT file. */
  captions: z.string().nullable(),
  views: z.number(),
  likes: z.number(),
  comments: z.number(),
  authorId: z.string(),
  authorName: z.string(),
  username: z.string().nullable(),
  authorAvatar: z.string().nullable(),
  /** The recipe to cook. */
  recipe: z
    .object({
      id: z.string(),
      title: z.string(),
      ...dietary.shape,
    })
    .nullable(),
  createdAt: z.string(),
});
export type Reel = z.infer<typeof reel>;

/** What its author says about a reel. */
const words = {
  title: oneLine(
    REEL_LIMITS.title,
    msg('Title: please use at most {count} characters.', { count: REEL_LIMITS.title }),
  ).refine(isSeen, msg('Please give the video a title.')),
  description: longText(
    REEL_LIMITS.description,
    msg('Description: please use at most {count} characters.', { count: REEL_LIMITS.description }),
  ).default(''),
  recipeId: z.uuid(msg('The recipe id must be a UUID.')).nullable().default(null),
};

/** Hidden until a moderator has seen it if `isHeld`. */
const published = z.object({ id: z.string(), isHeld: z.boolean() });

export const like = z.object({ reelId: z.string(), isLiked: z.boolean(), likes: z.number() });

export const reelsContract = {
  list: endpoint({
    method: 'GET',
    path: '/reels',
    summary: `Reels, newest first, ${REELS_PER_PAGE} unless told: all, of a person, or of a recipe`,
    access: 'browse',
    sameForEveryone: true,
  })
    .input(
      z.object({
        /** A profile id or username. */
        author: z.string().max(LONGEST_ID).optional(),
        recipeId: recipeId.optional(),
        limit: z.coerce
          .number(msg('Please enter a number.'))
          .int()
          .min(1, msg('Request at least 1 reel.'))
          .max(MOST_REELS_LISTED, msg('Request at most {count} reels.', { count: MOST_REELS_LISTED }))
          .default(REELS_PER_PAGE),
        /** The previous page's `nextCursor`. */
        cursor: z.string().max(LONGEST_CURSOR).optional(),
      }),
    )
    .output(z.object({ reels: z.array(reel), nextCursor: z.string().nullable() })),
  ofPerson: endpoint({
    method: 'GET',
    path: '/profiles/{idOrUsername}/reels',
    summary: `The reels of a profile, newest first, ${REELS_OF_PERSON} per page`,
    access: 'profile',
    sameForEveryone: true,
  })
    .input(
      z.object({
        idOrUsername: z.string().max(LONGEST_ID),
        /** The previous page's `nextCursor`. */
        cursor: z.string().max(LONGEST_CURSOR).optional(),
      }),
    )
    .output(z.object({ reels: z.array(reel), nextCursor: z.string().nullable() })),
  get: endpoint({
    method: 'GET',
    path: '/reels/{reelId}',
    summary: 'One reel',
    access: 'public',
    errors: ['not_found'],
    sameForEveryone: true,
  })
    .input(z.object({ reelId }))
    .output(reel),
  create: endpoint({
    method: 'POST',
    path: '/reels',
    summary:
      'Publish an uploaded video (see /uploads/reels, a tus server) under an id of your own making; sent again, it answers what is stored',
    access: 'member',
    publishes: true,
    errors: ['not_found', 'conflict', 'unavailable', 'too_large'],
    rateLimits: [PUBLISHING_REELS],
    transaction: false,
    asksElsewhere: true,
  })
    .input(
      z.object({
        id: z.uuid(msg('The reel id must be a UUID.')),
        /** The last part of the upload's URL. */
        uploadId: z.string().max(LONGEST_UPLOAD_ID),
        ...words,
        /** Base path of a stored picture; without one, a frame of the video if the server can draw one. */
        image: z
          .string()
          .max(LONGEST_ADDRESS)
          .regex(/^\/pictures\/stored\/[0-9a-f]{40}$/, msg('Please upload the poster first.'))
          .nullable()
          .default(null),
        captions: z
          .string()
          .max(REEL_LIMITS.captions, CAPTION_MESSAGES.tooLong)
          .transform((written, { addIssue }) => {
            const tidy = tidyCaptions(storable(written));
            if (tidy === null) addIssue({ code: 'custom', message: CAPTION_MESSAGES.notCaptions });
            return tidy ?? '';
          })
          .default(''),
      }),
    )
    .output(published),
  update: endpoint({
    method: 'PUT',
    path: '/reels/{reelId}',
    summary: 'Update title, description and recipe of a reel (its author)',
    access: 'member',
    publishes: true,
    errors: ['not_found', 'forbidden'],
    rateLimits: [PUBLISHING_REELS],
  })
    .input(z.object({ reelId, ...words }))
    .output(published),
  remove: endpoint({
    inPerson: true,
    method: 'DELETE',
    path: '/reels/{reelId}',
    summary: 'Delete a reel and its files (its author, or an admin)',
    access: 'member',
    errors: ['not_found', 'forbidden'],
  })
    .input(z.object({ reelId }))
    .output(z.object({ id: z.string() })),
  like: endpoint({
    method: 'PUT',
    path: '/reels/{reelId}/like',
    summary: 'Like a reel',
    access: 'member',
    errors: ['not_found'],
  })
    .input(z.object({ reelId }))
    .output(like),
  unlike: endpoint({
    method: 'DELETE',
    path: '/reels/{reelId}/like',
    summary: 'Remove a like',
    access: 'member',
    errors: ['not_found'],
  })
    .input(z.object({ reelId }))
    .output(like),
  liked: endpoint({
    method: 'GET',
    path: '/liked-reels/ids',
    summary: 'Ids of the reels you liked',
    access: 'member',
  }).output(z.object({ reelIds: z.array(z.string()) })),
  view: endpoint({
    method: 'POST',
    path: '/reels/{reelId}/views',
    summary: 'Count a view, once per person and day',
    access: 'public',
    errors: ['not_found'],
    rateLimits: [VIEWING],
    transaction: false,
  })
    .input(z.object({ reelId }))
    .output(z.object({ counted: z.boolean() })),
};
