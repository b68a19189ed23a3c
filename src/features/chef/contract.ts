import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { ALLERGENS } from '#features/accounts/rules/allergens.ts';
import { DIETS } from '#features/accounts/rules/diets.ts';
import { difficulty, ingredient } from '#features/recipes/contract.ts';
import { LIMITS, LONGEST_CATEGORY } from '#features/recipes/rules/limits.ts';
import { endpoint } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';
import {
  COOKING,
  COOKING_ADDRESS,
  DRAWING,
  DRAWING_ADDRESS,
  LONGEST_DEPICTED,
  LONGEST_MEMORY,
  LONGEST_PROMPT,
  MOST_ATTEMPTS,
} from './rules/limits.ts';

/** The input for a picture. `prompt` is the recipe's title or description. */
export const pictureInput = z.object({
  prompt: z
    .string()
    .trim()
    .min(1, msg('Please enter a title or description for your recipe first.'))
    .max(
      LONGEST_DEPICTED,
      msg('Please describe the picture in at most {count} characters.', { count: LONGEST_DEPICTED }),
    ),
  recipeId: z.uuid(msg('The recipe id must be a UUID.')).optional(),
  ingredients: z
    .array(
      z.string().max(
        LIMITS.ingredientName,
        msg('An ingredient can have at most {ingredientName} characters.', {
          ingredientName: LIMITS.ingredientName,
        }),
      ),
    )
    .max(
      LIMITS.ingredients,
      msg('Please list at most {ingredients} ingredients.', { ingredients: LIMITS.ingredients }),
    )
    .default([]),
  tags: z
    .array(z.string().max(LIMITS.tag, msg('A tag can have at most {tag} characters.', { tag: LIMITS.tag })))
    .max(LIMITS.tags, msg('Please list at most {tags} tags.', { tags: LIMITS.tags }))
    .default([]),
  category: z.string().max(LONGEST_CATEGORY, msg('This is not a category.')).default(''),
  /** A different number gives a different picture of the same dish. */
  attempt: z
    .int(msg('The attempt must be a whole number.'))
    .min(0, msg('The attempt must be 0 or more.'))
    .max(MOST_ATTEMPTS, msg('The attempt number is too large.'))
    .default(0),
});
export type PictureInput = z.infer<typeof pictureInput>;

/** Whether a memory is short enough to use; one nested too deeply to serialize is not. */
function isShort(memory: unknown): boolean {
  try {
    return JSON.stringify(memory).length <= LONGEST_MEMORY;
  } catch {
    return false;
  }
}

/** A recipe as the chef wrote it (spec part 2 §3). Times are minutes. */
export const chefRecipe = z.object({
  title: z.string(),
  description: z.string(),
  prepTime: z.number(),
  cookTime: z.number(),
  servings: z.number(),
  difficulty,
  category: z.string(),
  ingredients: z.array(ingredient),
  instructions: z.array(z.string()),
  tags: z.array(z.string()),
  cookingTips: z.array(z.string()),
});
export type ChefRecipe = z.infer<typeof chefRecipe>;

const order = z.object({
  prompt: z
    .string()
    .trim()
    .min(1, msg('Please tell the chef what you would like.'))
    .max(LONGEST_PROMPT, msg('Please use at most {count} characters.', { count: LONGEST_PROMPT })),
  /** What the cook must not eat, and the diets they follow; those of a signed-in cook's account are added. */
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).default([]),
  diets: z.array(z.enum(DIETS)).max(DIETS.length).default([]),
  /** The `memory` of the answer to change: 'make it vegan'. */
  memory: z
    .record(z.string(), z.unknown())
    .refine(isShort, msg('That recipe is too long to change.'))
    .nullish(),
  /** A different number gives a different recipe for the same words. */
  attempt: z
    .int(msg('The attempt must be a whole number.'))
    .min(0, msg('The attempt must be 0 or more.'))
    .max(MOST_ATTEMPTS, msg('The attempt number is too large.'))
    .optional(),
});
export type ChefOrder = z.infer<typeof order>;
/** Without the cook's standing preferences. */
export type ChefInput = Pick<ChefOrder, 'prompt' | 'memory' | 'attempt'>;

const answer = chefRecipe.extend({
  /** Why it made its choices, in sentences. */
  why: z.array(z.string()),
  /** Words it did not understand. */
  notUnderstood: z.array(z.string()),
  /** Send this with a follow-up. */
  memory: z.record(z.string(), z.unknown()),
});
export type ChefAnswer = z.infer<typeof answer>;

/** Events while the chef works: the recipe as far as it is written, then the final recipe or the reason there is none. */
export const chefEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('writing'), recipe: chefRecipe.partial() }),
  z.object({ type: z.literal('recipe'), answer }),
  z.object({
    type: z.literal('question'),
    message: z.string(),
    suggestions: z.array(z.string()),
    /** What to search the site's recipes for, if the chef does not know the dish. */
    lookFor: z.string().optional(),
    /** Send this with the next message, instead of the previous one. */
    memory: z.record(z.string(), z.unknown()).optional(),
  }),
  z.object({ type: z.literal('failed'), message: z.string() }),
]);
export type ChefEvent = z.infer<typeof chefEvent>;

export const chefContract = {
  generateRecipe: endpoint({
    method: 'POST',
    path: '/chef/recipes',
    summary: 'A recipe from a few words; nothing is stored',
    access: 'public',
    errors: ['unavailable'],
    rateLimits: [COOKING_ADDRESS, COOKING],
    transaction: false,
    asksElsewhere: true,
  })
    .input(order)
    .output(answer),
  streamRecipe: endpoint({
    method: 'POST',
    path: '/chef/recipes/stream',
    summary: 'The same, streamed as it is written (server-sent events)',
    access: 'public',
    errors: ['unavailable'],
    rateLimits: [COOKING_ADDRESS, COOKING],
    transaction: false,
    asksElsewhere: true,
  })
    .input(order)
    .output(eventIterator(chefEvent)),
  drawPicture: endpoint({
    method: 'POST',
    path: '/chef/pictures',
    summary: 'Draw a picture of a recipe, and store it',
    access: 'public',
    errors: ['unavailable', 'rate_limited', 'too_large'],
    rateLimits: [DRAWING_ADDRESS, DRAWING],
    transaction: false,
    asksElsewhere: true,
  })
    .input(pictureInput)
    /** A base address, like that of an uploaded picture. */
    .output(z.object({ imageUrl: z.string() })),
};
