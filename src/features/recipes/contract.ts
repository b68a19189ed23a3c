import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

export const recipeId = z.string().max(100);
export const difficulty = z.enum(['Easy', 'Medium', 'Hard'], 'Please choose Easy, Medium or Hard.');

/** What a list shows of a recipe. Times are minutes. `image` is a base address: see `media/rules/pictures.ts`. */
export const recipeCard = z.object({
  id: z.string(),
  title: z.string(),
  /** Cut at 100 characters (spec part 1 §2 'Recipe card'). */
  description: z.string(),
  image: z.string(),
  prepTime: z.number(),
  cookTime: z.number(),
  servings: z.number(),
  difficulty: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  /** 'system' for the built-in recipes, 'anonymous' where nobody is known. */
  authorId: z.string(),
  authorName: z.string(),
  username: z.string().nullable(),
  authorAvatar: z.string().nullable(),
  views: z.number(),
  likes: z.number(),
  savedCount: z.number(),
  createdAt: z.string(),
});
export type RecipeCard = z.infer<typeof recipeCard>;

export const ingredient = z.object({ amount: z.string(), name: z.string() });

export const recipe = recipeCard.extend({
  ingredients: z.array(ingredient),
  instructions: z.array(z.string()),
  cookingTips: z.array(z.string()),
  stepGuidance: z.array(z.string()),
  isFeatured: z.boolean(),
  sourceUrl: z.string().nullable(),
  version: z.number(),
  /** What the caller may do, decided by the server. */
  can: z.object({ edit: z.boolean(), remove: z.boolean(), removeAsAdmin: z.boolean(), plan: z.boolean() }),
});
export type Recipe = z.infer<typeof recipe>;

export const category = z.object({
  id: z.string(),
  name: z.string(),
  group: z.enum(['meal-types', 'dietary-needs', 'diets']),
  icon: z.string(),
  image: z.string(),
  text: z.string(),
});
export type Category = z.infer<typeof category>;

export const dietCard = z.object({
  id: z.string(),
  name: z.string(),
  badge: z.string().nullable(),
  icon: z.string(),
  image: z.string(),
  text: z.string(),
});

export type DietCard = z.infer<typeof dietCard>;

/** Filters of every list of recipes; they live in the address under the same names. */
export const recipeFilters = z.object({
  category: z.string().max(60).optional(),
  diet: z.string().max(60).optional(),
  /** Total minutes at most. */
  maxTime: z.coerce
    .number('Please give the time in minutes.')
    .int()
    .min(1, 'The time must be 1 minute or more.')
    .max(10_000, 'The time is too long.')
    .optional(),
  difficulty: difficulty.optional(),
  /** A profile id or username. */
  author: z.string().max(100).optional(),
});
export type RecipeFilters = z.infer<typeof recipeFilters>;

export const recipesContract = {
  list: endpoint({
    method: 'GET',
    path: '/recipes',
    summary: 'Recipes, newest or most popular first: 20 of an author, 12 of a category, else 6 unless told',
    access: 'browse',
    sameForVisitors: true,
  })
    .input(
      recipeFilters.extend({
        sort: z
          .enum(['newest', 'popular', 'quickest'], 'Please sort by newest, popular or quickest.')
          .default('newest'),
        limit: z.coerce
          .number('Please give a number.')
          .int()
          .min(1, 'Ask for 1 recipe or more.')
          .max(100, 'Ask for 100 recipes at most.')
          .optional(),
        /** Where the last page ended, as that page said in `nextCursor`. */
        cursor: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ recipes: z.array(recipeCard), nextCursor: z.string().nullable() })),
  get: endpoint({
    method: 'GET',
    path: '/recipes/{recipeId}',
    summary: 'One recipe, whole',
    access: 'public',
    errors: ['not_found'],
    sameForVisitors: true,
  })
    .input(z.object({ recipeId }))
    .output(recipe),
  similar: endpoint({
    method: 'GET',
    path: '/recipes/{recipeId}/similar',
    summary: 'Up to four similar recipes',
    access: 'public',
    errors: ['not_found'],
    sameForVisitors: true,
  })
    .input(z.object({ recipeId }))
    .output(z.object({ recipes: z.array(recipeCard) })),
  view: endpoint({
    method: 'POST',
    path: '/recipes/{recipeId}/views',
    summary: 'Count a view, once a person and day',
    access: 'public',
    errors: ['not_found'],
    transaction: false,
  })
    .input(z.object({ recipeId }))
    .output(z.object({ counted: z.boolean() })),
  remove: endpoint({
    method: 'DELETE',
    path: '/recipes/{recipeId}',
    summary: 'Delete a recipe (its author, or an admin)',
    access: 'member',
    errors: ['not_found', 'forbidden'],
  })
    .input(z.object({ recipeId }))
    .output(z.object({ id: z.string() })),
  categories: endpoint({
    method: 'GET',
    path: '/categories',
    summary: 'The categories and the diet cards',
    access: 'public',
    sameForVisitors: true,
  }).output(z.object({ categories: z.array(category), dietCards: z.array(dietCard) })),
};
