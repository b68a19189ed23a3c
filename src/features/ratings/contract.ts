import { z } from 'zod';
import { recipeId } from '#features/recipes/contract.ts';
import { FEWEST_STARS, MOST_STARS } from '#features/recipes/rules/rating.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_CURSOR } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { longText } from '#shared/text-schema.ts';
import { LONGEST_ADDRESS, LONGEST_NOTE, NOTE_TOO_LONG, RATING } from './rules/limits.ts';

const STARS = msg('Please choose {count} to {count2} stars.', { count: FEWEST_STARS, count2: MOST_STARS });

const said = z.object({
  stars: z.number(),
  note: z.string(),
  /** Base path of the photo of what they cooked. */
  image: z.string().nullable(),
});

export const ownRating = said.extend({
  id: z.string(),
  /** Hidden from everyone else, and not counted: it is waiting for review, or moderators removed it. */
  isHidden: z.boolean(),
});
export type OwnRating = z.infer<typeof ownRating>;

export const rating = said.extend({
  id: z.string(),
  placeholder: z.string().nullable(),
  createdAt: z.string(),
  author: z.object({
    id: z.string(),
    name: z.string(),
    username: z.string().nullable(),
    avatarUrl: z.string().nullable(),
  }),
});
export type Rating = z.infer<typeof rating>;

/** The caller's rating, and the recipe's resulting average and count. */
const changed = z.object({
  own: ownRating.nullable(),
  rating: z.number().nullable(),
  ratingCount: z.number(),
});
export type ChangedRating = z.infer<typeof changed>;

export const ratingsContract = {
  list: endpoint({
    method: 'GET',
    path: '/recipes/{recipeId}/ratings',
    summary: 'Ratings of a recipe that come with a note or a photo, newest first, 10 per page',
    access: 'public',
    errors: ['not_found'],
  })
    .input(
      z.object({
        recipeId,
        /** `nextCursor` of the previous page. */
        cursor: z.string().max(LONGEST_CURSOR, msg('This page of the list does not exist.')).optional(),
      }),
    )
    .output(z.object({ ratings: z.array(rating), nextCursor: z.string().nullable() })),
  own: endpoint({
    method: 'GET',
    path: '/recipes/{recipeId}/rating',
    summary: 'Your rating of a recipe',
    access: 'member',
    errors: ['not_found'],
  })
    .input(z.object({ recipeId }))
    .output(z.object({ own: ownRating.nullable() })),
  rate: endpoint({
    method: 'PUT',
    path: '/recipes/{recipeId}/rating',
    summary: 'Rate a recipe, or change your rating; not for its author',
    access: 'member',
    publishes: true,
    errors: ['not_found', 'forbidden'],
    rateLimits: [RATING],
  })
    .input(
      z.object({
        recipeId,
        stars: z.number(STARS).int(STARS).min(FEWEST_STARS, STARS).max(MOST_STARS, STARS),
        note: longText(LONGEST_NOTE, NOTE_TOO_LONG).default(''),
        /** Base path of a picture stored here (`/pictures/stored/…`). */
        image: z
          .string()
          .max(LONGEST_ADDRESS, msg('Please upload the picture instead of linking to another site.'))
          .nullable()
          .default(null),
      }),
    )
    .output(changed),
  unrate: endpoint({
    method: 'DELETE',
    path: '/recipes/{recipeId}/rating',
    summary: 'Remove your rating',
    access: 'member',
    errors: ['not_found'],
  })
    .input(z.object({ recipeId }))
    .output(changed),
};
