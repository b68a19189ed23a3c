import { countInvariant } from '#server/doctor/count-invariant.ts';
import type { Invariant } from '#server/offers.ts';

export const RATING_INVARIANTS: readonly Invariant[] = [
  countInvariant('Recipes count their ratings.', {
    counter: 'all_recipes.rating_count',
    rows: 'recipe_ratings',
    reference: 'recipe_id',
    where: 'hidden_at is null',
  }),
  countInvariant('Recipes add up the stars of their ratings.', {
    counter: 'all_recipes.rating_sum',
    rows: 'recipe_ratings',
    reference: 'recipe_id',
    where: 'hidden_at is null',
    sum: 'stars',
  }),
];
