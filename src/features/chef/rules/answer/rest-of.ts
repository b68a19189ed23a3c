import type { ComposedRecipe } from './check-recipe.ts';

const RESTS = /It also needs to rest for (\d+) (minutes|hours)/;

/** The minutes for which a dish waits by itself, as its description says. */
export function restOf({ description }: Pick<ComposedRecipe, 'description'>): number {
  const [, rest = '0', unit] = RESTS.exec(description) ?? [];
  return Number(rest) * (unit === 'hours' ? 60 : 1);
}
