import { z } from 'zod';
import { aboutRecipe, dietary } from '#features/foods/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_CURSOR, LONGEST_ID } from '#shared/limits.ts';
import { type Message, msg } from '#shared/t.ts';
import { isSeen } from '#shared/text.ts';
import { longText, oneLine } from '#shared/text-schema.ts';
import { areAvoidable } from './rules/avoidable.ts';
import { BEYOND, MISSING } from './rules/form.ts';
import {
  CATEGORY_GROUPS,
  CHANGING,
  CREATING,
  DIFFICULTIES,
  fits,
  LIMITS,
  LONGEST_CATEGORY,
  LONGEST_SUITS,
  LONGEST_TIME,
  MOST_LISTED,
  RECIPE_BODY,
  SORTS,
  TOGETHER,
  type Together,
  VIEWING,
} from './rules/limits.ts';
import { cleanTags } from './rules/recipe.ts';

export const recipeId = z.string().max(LONGEST_ID);
export const difficulty = z.enum(DIFFICULTIES, msg('Please choose Easy, Medium or Hard.'));

/** A recipe in a list. Times are minutes; `null` if unknown. `image` is a base path: see `recipePicture`. */
export const recipeCard = z.object({
  id: z.string(),
  title: z.string(),
  /** Cut at 100 characters (spec part 1 §2 'Recipe card'). */
  description: z.string(),
  image: z.string(),
  /** A 16-pixel-wide preview as a data URL of about 140 characters; `null` for drawn and external pictures. */
  placeholder: z.string().nullable(),
  prepTime: z.number().nullable(),
  cookTime: z.number().nullable(),
  servings: z.number(),
  difficulty: z.string().nullable(),
  category: z.string(),
  tags: z.array(z.string()),
  ...dietary.shape,
  /** 'system' for built-in recipes, 'anonymous' if unknown. */
  authorId: z.string(),
  /** Empty if unknown. */
  authorName: z.string(),
  username: z.string().nullable(),
  authorAvatar: z.string().nullable(),
  /** The site it was imported from: 'example.org'. */
  source: z.string().nullable(),
  views: z.number(),
  likes: z.number(),
  savedCount: z.number(),
  /** The average of its ratings, 1 to 5; `null` without any. */
  rating: z.number().nullable(),
  ratingCount: z.number(),
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
  /** In the reader's language; `null` if it is in no built-in category. */
  categoryName: z.string().nullable(),
});
export type Recipe = z.infer<typeof recipe>;

const listOf = <Item extends z.ZodType>(item: Item, most: number, tooMany: Message, together?: Together) =>
  z
    .array(item)
    .max(most, tooMany)
    .refine((entries) => fits(entries, together), together?.message);
const minutes = z
  .number(msg('Please enter the time in minutes.'))
  .int(MISSING.minutes)
  .min(0, msg('The time cannot be negative.'))
  .max(LIMITS.minutes, BEYOND.minutes)
  .nullable()
  .default(null);

/** Every field of a recipe with its limit, in the words of spec part 2 §5. Times are minutes; `null` if unknown. */
const fields = {
  title: oneLine(
    LIMITS.title,
    msg('Title: please use at most {count} characters.', { count: LIMITS.title }),
  ).refine(isSeen, MISSING.title),
  description: longText(
    LIMITS.description,
    msg('Description: please use at most {count} characters.', { count: LIMITS.description }),
  ),
  prepTime: minutes,
  cookTime: minutes,
  servings: z
    .number(MISSING.servings)
    .int(msg('Please enter a whole number of servings.'))
    .min(1, BEYOND.fewServings)
    .max(LIMITS.servings, BEYOND.manyServings),
  difficulty: difficulty.nullable().default(null),
  category: z.string().max(LONGEST_CATEGORY, msg('Please choose one of the categories.')),
  tags: listOf(
    oneLine(LIMITS.tag, msg('Tag: please use at most {count} characters.', { count: LIMITS.tag })),
    LIMITS.tags,
    msg('Please list at most {count} tags.', { count: LIMITS.tags }),
  ).transform(cleanTags),
  ingredients: listOf(
    z.object({
      /** Empty if not given, as for 'salt to taste'. */
      amount: oneLine(
        LIMITS.ingredientAmount,
        msg('Amount: please use at most {count} characters.', { count: LIMITS.ingredientAmount }),
      ),
      name: oneLine(
        LIMITS.ingredientName,
        msg('Ingredient: please use at most {count} characters.', { count: LIMITS.ingredientName }),
      ).refine(Boolean, MISSING.ingredient),
    }),
    LIMITS.ingredients,
    msg('Please list at most {count} ingredients.', { count: LIMITS.ingredients }),
    TOGETHER.ingredients,
  ),
  instructions: listOf(
    longText(LIMITS.step, msg('Step: please use at most {count} characters.', { count: LIMITS.step })).refine(
      Boolean,
      MISSING.step,
    ),
    LIMITS.steps,
    msg('Please list at most {count} steps.', { count: LIMITS.steps }),
    TOGETHER.instructions,
  ),
  cookingTips: listOf(
    longText(LIMITS.tip, msg('Tip: please use at most {count} characters.', { count: LIMITS.tip })),
    LIMITS.tips,
    msg('Please list at most {count} tips.', { count: LIMITS.tips }),
    TOGETHER.cookingTips,
  ).transform((tips) => tips.filter(Boolean)),
  sourceUrl: z
    .url({ protocol: /^https?$/, normalize: true, error: msg('The source must be a web address.') })
    .max(LIMITS.address, msg('The source address is too long.'))
    .nullable(),
};

/** A stored recipe; imported ones may lack fields. */
export const storedFields = z.object({
  ...fields,
  description: fields.description.default(''),
  servings: fields.servings.default(4),
  category: fields.category.default('dinner'),
  tags: fields.tags.default([]),
  ingredients: fields.ingredients.default([]),
  instructions: fields.instructions.default([]),
  cookingTips: fields.cookingTips.default([]),
  sourceUrl: fields.sourceUrl.default(null),
});

/** A complete recipe as submitted: omitted fields are cleared. */
export const recipeFields = z.object({
  ...fields,
  description: fields.description.refine(Boolean, MISSING.description),
  ingredients: fields.ingredients.min(1, MISSING.ingredients),
  instructions: fields.instructions.min(1, MISSING.steps),
  tags: fields.tags.default([]),
  cookingTips: fields.cookingTips.default([]),
  sourceUrl: fields.sourceUrl.default(null),
  /** Base path of a picture stored here (`/pictures/stored/…`, `/art/…`), or null for a drawn cover. */
  image: z
    .string()
    .max(LIMITS.address, msg('Image: please use at most {count} characters.', { count: LIMITS.address }))
    .nullable()
    .default(null),
});
export type RecipeFields = z.input<typeof recipeFields>;

export const category = z.object({
  id: z.string(),
  name: z.string(),
  group: z.enum(CATEGORY_GROUPS),
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

export const recipeFilters = z.object({
  category: z.string().max(LONGEST_CATEGORY).optional(),
  diet: z.string().max(LONGEST_CATEGORY).optional(),
  /** Maximum total minutes. */
  maxTime: z.coerce
    .number(msg('Please enter the time in minutes.'))
    .int()
    .min(1, msg('The time must be at least 1 minute.'))
    .max(LONGEST_TIME, msg('The time is too long.'))
    .optional(),
  difficulty: difficulty.optional(),
  /** Ids of diets and allergens, separated by commas: only recipes known to suit these diets, and without these allergens. */
  suits: z
    .string()
    .max(LONGEST_SUITS)
    .refine(areAvoidable, msg('This diet or allergen is unknown.'))
    .meta({ examples: ['vegan,nuts'] })
    .optional(),
  /** A profile id or username. */
  author: z.string().max(LONGEST_ID).optional(),
});
export type RecipeFilters = z.infer<typeof recipeFilters>;

/** What the caller may do. Everyone may read a recipe. */
export const recipeAbilities = z.object({
  edit: z.boolean(),
  remove: z.boolean(),
  removeAsAdmin: z.boolean(),
});
export type RecipeAbilities = z.infer<typeof recipeAbilities>;

/** Hidden until a moderator has seen it if `isHeld`. */
export const savedRecipe = recipe.extend({ isHeld: z.boolean() });
export type SavedRecipe = z.infer<typeof savedRecipe>;

const anonymousRecipes = z.object({
  count: z.number(),
  /** Some of their titles. */
  titles: z.array(z.string()),
  deletions: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      by: z.string().nullable(),
      recipes: z.number(),
      until: z.string(),
    }),
  ),
});
export type AnonymousRecipes = z.infer<typeof anonymousRecipes>;

export const recipesContract = {
  list: endpoint({
    method: 'GET',
    path: '/recipes',
    summary: 'Recipes, newest or most popular first: 20 by an author, 12 in a category, otherwise 6',
    access: 'browse',
    sameForEveryone: true,
  })
    .input(
      recipeFilters.extend({
        sort: z
          .enum(SORTS, msg('Please sort by newest, popular, rated, quickest or liked.'))
          .default('newest'),
        limit: z.coerce.number().int().min(1).max(MOST_LISTED).optional(),
        /** The previous page's `nextCursor`. */
        cursor: z.string().max(LONGEST_CURSOR).optional(),
      }),
    )
    .output(z.object({ recipes: z.array(recipeCard), nextCursor: z.string().nullable() })),
  get: endpoint({
    method: 'GET',
    path: '/recipes/{recipeId}',
    summary: 'One complete recipe',
    access: 'public',
    errors: ['not_found'],
    sameForEveryone: true,
  })
    .input(z.object({ recipeId }))
    .output(recipe),
  abilities: endpoint({
    method: 'GET',
    path: '/recipes/{recipeId}/abilities',
    summary: 'What you may do with a recipe',
    access: 'public',
    errors: ['not_found'],
  })
    .input(z.object({ recipeId }))
    .output(recipeAbilities),
  similar: endpoint({
    method: 'GET',
    path: '/recipes/{recipeId}/similar',
    summary: 'Up to four similar recipes',
    access: 'public',
    errors: ['not_found'],
    sameForEveryone: true,
  })
    .input(z.object({ recipeId }))
    .output(z.object({ recipes: z.array(recipeCard) })),
  foods: endpoint({
    method: 'GET',
    path: '/recipes/{recipeId}/foods',
    summary: 'Nutrition per serving, diets, allergens and substitutes, as far as known from the ingredients',
    access: 'public',
    errors: ['not_found'],
    sameForEveryone: true,
  })
    .input(z.object({ recipeId }))
    .output(aboutRecipe),
  ofPerson: endpoint({
    method: 'GET',
    path: '/profiles/{idOrUsername}/recipes',
    summary: 'The newest recipes of a profile, and how many there are',
    access: 'profile',
    sameForEveryone: true,
  })
    .input(z.object({ idOrUsername: z.string().max(LONGEST_ID) }))
    .output(z.object({ recipes: z.array(recipeCard), total: z.number() })),
  view: endpoint({
    method: 'POST',
    path: '/recipes/{recipeId}/views',
    summary: 'Count a view, once per person and day',
    access: 'public',
    errors: ['not_found'],
    rateLimits: [VIEWING],
    transaction: false,
  })
    .input(z.object({ recipeId }))
    .output(z.object({ counted: z.boolean() })),
  create: endpoint({
    method: 'POST',
    path: '/recipes',
    summary: 'Store a new recipe under an id that you generate; a repeat returns the stored recipe',
    access: 'member',
    publishes: true,
    errors: ['conflict'],
    rateLimits: [CREATING],
    body: RECIPE_BODY,
  })
    .input(recipeFields.extend({ id: z.uuid(msg('The recipe id must be a UUID.')) }))
    .output(savedRecipe),
  update: endpoint({
    method: 'PUT',
    path: '/recipes/{recipeId}',
    summary: 'Replace a recipe (its author); refused if it has changed since `version`',
    access: 'member',
    publishes: true,
    errors: ['not_found', 'forbidden', 'conflict'],
    body: RECIPE_BODY,
    rateLimits: [CHANGING],
  })
    .input(recipeFields.extend({ recipeId, version: z.number(msg('The version is missing.')).int().min(1) }))
    .output(savedRecipe),
  remove: endpoint({
    inPerson: true,
    method: 'DELETE',
    path: '/recipes/{recipeId}',
    summary: 'Delete a recipe (its author, or an admin)',
    access: 'member',
    errors: ['not_found', 'forbidden'],
  })
    .input(z.object({ recipeId }))
    .output(z.object({ id: z.string() })),
  anonymous: endpoint({
    method: 'GET',
    path: '/admin/anonymous-recipes',
    summary: 'How many recipes are from Anonymous, and those deleted within 30 days',
    access: 'elevated',
  }).output(anonymousRecipes),
  removeAnonymous: endpoint({
    method: 'DELETE',
    path: '/admin/anonymous-recipes',
    summary: 'Delete all recipes from Anonymous; they can be restored for 30 days',
    access: 'elevated',
  }).output(z.object({ deleted: z.number(), deletionId: z.string().nullable() })),
  restoreDeleted: endpoint({
    method: 'POST',
    path: '/admin/recipe-deletions/{deletionId}/restore',
    summary: 'Restore recipes that were deleted together',
    access: 'elevated',
    errors: ['not_found'],
  })
    .input(z.object({ deletionId: z.string().max(LONGEST_ID) }))
    .output(z.object({ restored: z.number() })),
  categories: endpoint({
    method: 'GET',
    path: '/categories',
    summary: 'The categories and the diet cards',
    access: 'public',
    sameForEveryone: true,
  }).output(z.object({ categories: z.array(category), dietCards: z.array(dietCard) })),
};
