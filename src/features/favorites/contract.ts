import { z } from 'zod';
import { recipeCard, recipeId } from '#features/recipes/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_CURSOR } from '#shared/limits.ts';
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
    summary: 'Your saved recipes, newest first, 24 per page',
    access: 'member',
  })
    .input(
      z.object({
        /** `nextCursor` of the previous page. */
        cursor: z.string().max(LONGEST_CURSOR, msg('This page of the list does not exist.')).optional(),
      }),
    )
    .output(z.object({ recipes: z.array(recipeCard), nextCursor: z.string().nullable() })),
  ids: endpoint({
    method: 'GET',
    path: '/saved-recipes/ids',
    summary: 'Ids of the recipes you saved and liked',
    access: 'member',
  }).output(z.object({ saved: z.array(z.string()), liked: z.array(z.string()) })),
};
