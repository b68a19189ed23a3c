import { z } from 'zod';
import { VERDICTS } from './rules/diets/verdicts.ts';

/** Energy in kcal, the rest in grams. */
export const nutrition = z.object({
  energy: z.number(),
  protein: z.number(),
  fat: z.number(),
  saturatedFat: z.number(),
  carbohydrate: z.number(),
  sugars: z.number(),
  fiber: z.number(),
  salt: z.number(),
});

export const substitution = z.object({ instead: z.string(), ratio: z.string(), note: z.string() });
export type Substitution = z.infer<typeof substitution>;

export const aboutRecipe = z.object({
  /** `null` if nutrition is unknown for all ingredients. */
  nutrition: z.object({ perServing: nutrition, counted: z.number(), total: z.number() }).nullable(),
  /** How many ingredients were recognized, and how many there are. */
  known: z.number(),
  total: z.number(),
  diets: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      verdict: z.enum(VERDICTS),
      because: z.array(z.string()),
    }),
  ),
  allergens: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      contains: z.array(z.string()),
      mayContain: z.array(z.string()),
    }),
  ),
  /** Substitutes by ingredient index, from 0. */
  substitutions: z.array(z.object({ at: z.number(), food: z.string(), instead: z.array(substitution) })),
  /** Densities of the foods that metric cooks weigh instead of measuring their volume, by ingredient index, from 0. */
  weighed: z.array(z.object({ at: z.number(), gramsPerMl: z.number() })),
});
export type AboutRecipe = z.infer<typeof aboutRecipe>;

/** What a recipe contains that some people do not eat. */
export const dietary = z.object({
  /** Ids of the allergens its recognized foods contain. */
  allergens: z.array(z.string()),
  /** Ids of further allergens that some brands of them contain. */
  mayContain: z.array(z.string()),
  /** Ids of the diets that forbid one of them. */
  unsuitedTo: z.array(z.string()),
});

export const dietaryFacts = dietary.extend({ recipeId: z.string() });
export type DietaryFacts = z.infer<typeof dietaryFacts>;
