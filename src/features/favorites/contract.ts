import { z } from 'zod';
import { recipeCard, recipeId } from '#features/recipes/contract.ts';
import { LONGEST_TERM } from '#features/search/rules/limits.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_CURSOR, MOST_COPIED } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';

export const like = z.object({ recipeId: z.string(), isLiked: z.boolean(), likes: z.number() });
export const save = z.object({ recipeId: z.string(), isSaved: z.boolean(), savedCount: z.number() });

export const favoritesContract = {
  like: endpoint({
    method: 'PUT',
    path: '/recipes/{recipeId}/like',
    summary: 'Like a recipe',
    access: 'member',
    errors: ['not_found'],
  })
    .input(z.object({ recipeId }))
    .output(like),
  unlike: endpoint({
    method: 'DELETE',
    path: '/recipes/{recipeId}/like',
    summary: 'Remove a like',
    access: 'member',
    errors: ['not_found'],
  })
    .input(z.object({ recipeId }))
    .output(like),
  save: endpoint({
    method: 'PUT',
    path: '/recipes/{recipeId}/save',
    summary: 'Save a recipe',
    access: 'member',
    errors: ['not_found', 'too_large'],
  })
    .input(z.object({ recipeId }))
    .output(save),
  unsave: endpoint({
    method: 'DELETE',
    path: '/recipes/{recipeId}/save',
    summary: 'Unsave a recipe',
    access: 'member',
    errors: ['not_found'],
  })
    .input(z.object({ recipeId }))
    .output(save),
  saved: endpoint({
    method: 'GET',
    path: '/saved-recipes',
    summary:
      'Your saved recipes, newest first, 24 per page; with `q`, those with every word of it in title, category or tags',
    access: 'member',
  })
    .input(
      z.object({
        q: z
          .string()
          .max(LONGEST_TERM, msg('Please use {count} characters at most.', { count: LONGEST_TERM }))
          .optional(),
        /** `nextCursor` of the previous page. */
        cursor: z.string().max(LONGEST_CURSOR, msg('This page of the list does not exist.')).optional(),
      }),
    )
    .output(z.object({ recipes: z.array(recipeCard), nextCursor: z.string().nullable() })),
  index: endpoint({
    method: 'GET',
    path: '/saved-recipes/index',
    summary: 'The versions of all your saved recipes, latest first: what a copy of the list has to fetch',
    access: 'member',
  }).output(z.object({ recipes: z.array(z.object({ id: z.string(), version: z.number() })) })),
  some: endpoint({
    method: 'POST',
    path: '/saved-recipes/some',
    summary: 'Some of your saved recipes; ids that are not among them are left out',
    access: 'member',
    transaction: false,
  })
    .input(z.object({ recipeIds: z.array(recipeId).max(MOST_COPIED) }))
    .output(z.object({ recipes: z.array(recipeCard) })),
  ids: endpoint({
    method: 'GET',
    path: '/saved-recipes/ids',
    summary: 'Ids of the recipes you saved and liked',
    access: 'member',
  }).output(z.object({ saved: z.array(z.string()), liked: z.array(z.string()) })),
};
