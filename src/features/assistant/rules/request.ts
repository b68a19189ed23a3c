import type { TraitId } from '#features/foods/rules/food.ts';

/** What a cook asked for. It is plain JSON, so that a follow-up can be built on it. */
export interface ChefRequest {
  /** Foods to use, by their names in the larder: of each list at least one. */
  wanted: string[][];
  /** Foods to leave out, as said: 'mushrooms'. */
  avoidedFoods: string[];
  /** What no food may be or contain, whatever its brand. */
  avoidedTraits: TraitId[];
  /** Ids of the diets to keep that foods/rules/diets.ts can judge. */
  diets: string[];
  /** Diets that ingredients cannot prove: the chef leans towards them and says so. */
  leanings: string[];
  /** Id of a cuisine. */
  cuisine: string | null;
  /** Ids of the dishes that the words allow; empty where none is named. */
  dishes: string[];
  /** Ids of dishes and cuisines to avoid. */
  refused: string[];
  meal: string | null;
  servings: number | null;
  /** Total minutes at most. */
  minutes: number | null;
  /** Equipment the cook does not have: 'oven'. */
  missing: string[];
  /** Equipment to use. */
  using: string[];
  heat: 'mild' | 'hot' | null;
  /** 'comfort', 'light', 'cheap' …: see data/dishes. */
  moods: string[];
}

export const EMPTY_REQUEST: ChefRequest = {
  wanted: [],
  avoidedFoods: [],
  avoidedTraits: [],
  diets: [],
  leanings: [],
  cuisine: null,
  dishes: [],
  refused: [],
  meal: null,
  servings: null,
  minutes: null,
  missing: [],
  using: [],
  heat: null,
  moods: [],
};

/** Whether anything at all was asked for. */
export function isEmptyRequest(request: ChefRequest): boolean {
  return Object.values(request).every(
    (value) => value === null || (Array.isArray(value) && value.length === 0),
  );
}

/** A list without repeats, in its order. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
