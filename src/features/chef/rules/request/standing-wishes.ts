import { ALLERGENS, type Allergen } from '#features/accounts/rules/allergens.ts';
import type { Diet } from '#features/accounts/rules/diets.ts';
import { ALLERGEN_NAMES } from '#features/foods/rules/diets/allergen-names.ts';
import { DIET_NAMES } from '#features/foods/rules/diets/diet-names.ts';

export interface StandingWishes {
  allergens: readonly Allergen[];
  diets: readonly Diet[];
}

/** Diets whose names say little to a chef. */
const WORDED: Partial<Record<Diet, string>> = {
  'lacto-vegetarian': 'It must be vegetarian. No eggs.',
  'lacto-ovo-vegetarian': 'It must be vegetarian.',
  pollotarian: 'No beef. No pork. No lamb. No fish. No seafood.',
};

/**
 * A request with what its cook has said once for all. In words, because words are what every chef must keep, is judged by, and asks
 * about when they contradict each other.
 */
export function withStandingWishes(prompt: string, { allergens, diets }: StandingWishes): string {
  const without = ALLERGENS.filter((id) => allergens.includes(id)).map((id) => `No ${ALLERGEN_NAMES[id]}.`);
  const keeping = diets.map((diet) => WORDED[diet] ?? `It must be ${DIET_NAMES[diet].toLowerCase()}.`);
  return [prompt, ...without, ...keeping].join('\n');
}
