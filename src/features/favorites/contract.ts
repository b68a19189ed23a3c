import { z } from 'zod';
import { recipeCard, recipeId } from '#features/recipes/contract.ts';
import { endpoint } from '#shared/endpoint.ts';

const like = z.object({ recipeId: z.string(), isLiked: z.boolean(), likes: z.number() });
const save = z.object({ recipeId: z.string(), isSaved: z.boolean(), savedCount: z.number() });

export const favoritesContract = {
  like: endpoint({
    method: 'PUT',
    path: '/recipes/{recipeId}/like',
    summary: 'Like a recipe; once a person',
    access: 'member',
    errors: ['not_found'],
  })
    .input(z.object({ recipeId }))
    .output(like),
  unlike: endpoint({
    method: 'DELETE',
    path: '/recipes/{recipeId}/like',
    summary: 'Take a like back',
    access: 'member',
    errors: ['not_found'],
  })
    .input(z.object({ recipeId }))
    .output(like),
  save: endpoint({
    method: 'PUT',
    path: '/recipes/{recipeId}/save',
    summary: 'Keep a recipe among the saved ones',
    access: 'member',
    errors: ['not_found', 'too_large'],
  })
    .input(z.object({ recipeId }))
    .output(save),
  unsave: endpoint({
    method: 'DELETE',
    path: '/recipes/{recipeId}/save',
    summary: 'Take a recipe out of the saved ones',
    access: 'member',
    errors: ['not_found'],
  })
    .input(z.object({ recipeId }))
    .output(save),
  saved: endpoint({
    method: 'GET',
    path: '/saved-recipes',
    summary: 'The recipes you saved, the last saved first, 24 a page',
    access: 'member',
  })
    .input(
      z.object({
        /** Where the last page ended, as that page said in `nextCursor`. */
        cursor: z.string().max(200, 'That page of the list does not exist.').optional(),
      }),
    )
    .output(z.object({ recipes: z.array(recipeCard), nextCursor: z.string().nullable() })),
  ids: endpoint({
    method: 'GET',
    path: '/saved-recipes/ids',
    summary: 'Which recipes you saved and liked, so that lists need not say so for each',
    access: 'member',
  }).output(z.object({ saved: z.array(z.string()), liked: z.array(z.string()) })),
};
