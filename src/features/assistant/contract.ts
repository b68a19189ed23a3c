import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { difficulty, ingredient } from '#features/recipes/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { COOKING, COOKING_ADDRESS, DRAWING, DRAWING_ADDRESS, LONGEST_PROMPT } from './rules/limits.ts';

/** What a picture is drawn from. `prompt` is the recipe's title, or what it is about. */
export const pictureWish = z.object({
  prompt: z
    .string()
    .trim()
    .min(1, 'Please enter a title or description for your recipe first.')
    .max(5_000, 'Please describe the picture in 5,000 characters at most.'),
  recipeId: z.uuid('This is not the id of a recipe.').optional(),
  ingredients: z
    .array(z.string().max(300, 'An ingredient can have 300 characters at most.'))
    .max(300, 'Please name 300 ingredients at most.')
    .default([]),
  tags: z
    .array(z.string().max(50, 'A tag can have 50 characters at most.'))
    .max(30, 'Please name 30 tags at most.')
    .default([]),
  category: z.string().max(60, 'This is not a category.').default(''),
  /** Another number gives another picture of the same dish. */
  attempt: z
    .int('Please count attempts in whole numbers.')
    .min(0, 'Please count attempts from 0.')
    .max(1_000_000, 'That is one attempt too many.')
    .default(0),
});
export type PictureWish = z.infer<typeof pictureWish>;

/** Characters of what the chef remembers, and of what it is told. */
const LONGEST_MEMORY = 40_000;

/** Whether a memory may be worked on. What is nested too deep to be written out is no recipe either. */
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
    .min(1, 'Please tell the chef what you would like.')
    .max(LONGEST_PROMPT, 'Please tell the chef in 2,000 characters at most.'),
  /** `memory` of the answer that is to be changed: 'make it vegan'. */
  memory: z.record(z.string(), z.unknown()).refine(isShort, 'That recipe is too long to change.').nullish(),
  /** Another number gives another recipe for the same words. */
  attempt: z
    .int('Please count attempts in whole numbers.')
    .min(0, 'Please count attempts from 0.')
    .max(1_000_000, 'That is one attempt too many.')
    .optional(),
});
export type ChefOrder = z.infer<typeof order>;

const answer = chefRecipe.extend({
  /** Why it chose what it chose, in sentences. */
  why: z.array(z.string()),
  /** What of the words it did not understand. */
  notUnderstood: z.array(z.string()),
  /** What a follow-up is sent with. */
  memory: z.record(z.string(), z.unknown()),
});
export type ChefAnswer = z.infer<typeof answer>;

/** What the chef says while it works: the recipe as far as it is written, and in the end the whole or why there is none. */
export const chefEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('writing'), recipe: chefRecipe.partial() }),
  z.object({ type: z.literal('recipe'), answer }),
  z.object({ type: z.literal('question'), message: z.string(), suggestions: z.array(z.string()) }),
  z.object({ type: z.literal('failed'), message: z.string() }),
]);
export type ChefEvent = z.infer<typeof chefEvent>;

export const assistantContract = {
  generateRecipe: endpoint({
    method: 'POST',
    path: '/assistant/recipes',
    summary: 'A recipe for a few words; nothing is kept',
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
    path: '/assistant/recipes/stream',
    summary: 'The same, told as it is written (server-sent events)',
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
    path: '/assistant/pictures',
    summary: 'Draw a picture of a recipe, and store it',
    access: 'public',
    errors: ['unavailable', 'rate_limited'],
    rateLimits: [DRAWING_ADDRESS, DRAWING],
    transaction: false,
    asksElsewhere: true,
  })
    .input(pictureWish)
    /** A base address, as a stored upload has it. */
    .output(z.object({ imageUrl: z.string() })),
};
