import { z } from 'zod';
import { difficulty, ingredient, recipeFields } from '#features/recipes/contract.ts';
import { LIMITS, RECIPE_BODY } from '#features/recipes/rules/limits.ts';
import { endpoint } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';
import {
  IMPORTING,
  LARGEST_BODY,
  LARGEST_SOURCE,
  LONGEST_FILE_NAME,
  MOST_FILES,
  SAVING,
} from './rules/limits.ts';

/** A parsed recipe for review before it is saved. Times are in minutes; `null` if the source does not say. */
export const importedRecipe = z.object({
  title: z.string(),
  description: z.string(),
  prepTime: z.number().nullable(),
  cookTime: z.number().nullable(),
  servings: z.number().nullable(),
  difficulty: difficulty.nullable(),
  category: z.string(),
  tags: z.array(z.string()),
  ingredients: z.array(ingredient),
  instructions: z.array(z.string()),
  cookingTips: z.array(z.string()),
  /** Base path of the imported picture, which is now stored here; also `null` if the source has several recipes. */
  image: z.string().nullable(),
  /** The pictures named by the source, best first: URLs, or names of files beside it. */
  pictures: z.array(z.string()),
  /** Index of the file it was read from, starting at 0. */
  file: z.int(),
  /** Its source. */
  sourceUrl: z.string().nullable(),
  authorName: z.string().nullable(),
  /** What is missing or was left out, as sentences for the cook. */
  notes: z.array(z.string()),
});
export type ImportedRecipe = z.infer<typeof importedRecipe>;

const fileName = z.string().max(LONGEST_FILE_NAME, msg('The name of the file is too long.'));

/** At most 2,000 of the source's `total`. */
const importedRecipes = z.object({ recipes: z.array(importedRecipe), total: z.int() });
export type ImportedRecipes = z.infer<typeof importedRecipes>;

export const importsContract = {
  readLink: endpoint({
    method: 'POST',
    path: '/imports/link',
    summary: 'Read the recipe from a web page, without storing it',
    access: 'subscriber',
    errors: ['too_large', 'unavailable'],
    rateLimits: [IMPORTING],
    transaction: false,
    asksElsewhere: true,
  })
    .input(
      z.object({
        url: z
          .string()
          .trim()
          .min(1, msg('Please enter a web address.'))
          .max(LIMITS.address, msg('That web address is too long.')),
      }),
    )
    .output(importedRecipes),
  readText: endpoint({
    method: 'POST',
    path: '/imports/text',
    summary: 'Read the recipes from a text (plain, Markdown, HTML or JSON-LD), without storing them',
    access: 'subscriber',
    rateLimits: [IMPORTING],
    body: LARGEST_BODY,
    transaction: false,
    asksElsewhere: true,
  })
    .input(
      z.object({
        text: z
          .string()
          .max(LARGEST_SOURCE, LARGEST_BODY.message)
          .refine((text) => text.trim() !== '', msg('Please paste a recipe first.')),
        /** Original file name; its extension identifies Markdown. */
        fileName: fileName.optional(),
      }),
    )
    .output(importedRecipes),
  readFiles: endpoint({
    method: 'POST',
    path: '/imports/files',
    summary: 'Read the recipes from another app’s export files, without storing them',
    access: 'subscriber',
    rateLimits: [IMPORTING],
    body: LARGEST_BODY,
    transaction: false,
    asksElsewhere: true,
  })
    .input(
      z.object({
        files: z
          .array(z.object({ name: fileName, text: z.string() }))
          .min(1, msg('Please choose a file first.'))
          .max(MOST_FILES, msg('These are more than {count} files.', { count: MOST_FILES }))
          .refine(
            (files) => files.reduce((sum, { text }) => sum + text.length, 0) <= LARGEST_SOURCE,
            LARGEST_BODY.message,
          ),
      }),
    )
    .output(importedRecipes),
  save: endpoint({
    method: 'POST',
    path: '/imports/recipes',
    summary: 'Save an imported recipe as yours; one that you imported before stays as it is',
    access: 'subscriber',
    publishes: true,
    errors: ['conflict'],
    rateLimits: [SAVING],
    body: RECIPE_BODY,
  })
    .input(recipeFields.extend({ id: z.uuid(msg('The recipe id must be a UUID.')) }))
    .output(
      z.object({
        /** Of the saved recipe, whether it was saved now or before. */
        id: z.string(),
        isNew: z.boolean(),
      }),
    ),
};
