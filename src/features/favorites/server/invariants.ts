import { countInvariant } from '#server/doctor/count-invariant.ts';
import type { Invariant } from '#server/offers.ts';

export const FAVORITE_INVARIANTS: readonly Invariant[] = [
  countInvariant('Recipes count their likes.', {
    counter: 'all_recipes.likes',
    rows: 'recipe_likes',
    reference: 'recipe_id',
  }),
  countInvariant('Recipes count how often they are saved.', {
    counter: 'all_recipes.saved_count',
    rows: 'saved_recipes',
    reference: 'recipe_id',
  }),
];
