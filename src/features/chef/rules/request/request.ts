import type { Diet } from '#features/accounts/rules/diets.ts';
import type { TraitId } from '#features/foods/rules/catalog/food.ts';

export const HEATS = ['mild', 'hot'] as const;
export type Heat = (typeof HEATS)[number];

/** A parsed request. Plain JSON, so that a follow-up can build on it. */
export interface ChefRequest {
  /** Foods to use, by larder name: at least one of each list. */
  wanted: string[][];
  /** Whether nobody asked for these foods, but for a dish that has them and cannot be cooked. */
  isWantedForDish?: boolean;
  /** Of these, the foods that the chef chose for 'more filling', by larder name. */
  chosenFoods?: string[];
  /** Foods to leave out, as worded: 'mushrooms'. */
  avoidedFoods: string[];
  /** Of what is wanted, what was to be added to the dish on screen: it takes the place of nothing, by larder name. */
  added?: string[];
  /** Of those, the foods in whose place something else is named: the bacon of 'pear instead of bacon'. */
  replaced?: string[];
  /** Traits that no food may have, of any brand. */
  avoidedTraits: TraitId[];
  diets: Diet[];
  /** Diets that ingredients cannot prove: the chef leans toward them and says so. */
  leanings: string[];
  /** How many ingredients it may have. */
  mostFoods?: number;
  /** Cuisine id. */
  cuisine: string | null;
  /** Ids of the allowed dishes; empty if none is named. */
  dishes: string[];
  /** Whether these only suit the equipment, and nobody named them. */
  isHinted?: boolean;
  /** Whether the microwave alone suggests the dish. */
  isOfMicrowave?: boolean;
  /** Whether the chef chose the dish, so that another one may be another dish. */
  isChosen?: boolean;
  /** Id of the sauce that is made beside the dish. */
  sauce?: string;
  /** Foods before the dish's name, by larder name: the mushroom of 'mushroom stroganoff'. */
  leading: string[];
  /** Ids of dishes and cuisines to avoid. */
  refused: string[];
  meal: string | null;
  servings: number | null;
  /** How many small things: thirty vol-au-vents. */
  pieces?: number;
  /** Maximum total minutes. */
  minutes: number | null;
  /** Missing equipment: 'oven'. */
  missing: string[];
  /** Equipment to use. */
  using: string[];
  heat: Heat | null;
  /** 'comfort', 'light', 'cheap' …: see data/dishes. */
  moods: string[];
  /** What is set beside what is in it: see conditions/condition.ts. */
  conditions: string[];
}

export const EMPTY_REQUEST: ChefRequest = {
  wanted: [],
  avoidedFoods: [],
  avoidedTraits: [],
  diets: [],
  leanings: [],
  cuisine: null,
  dishes: [],
  leading: [],
  refused: [],
  meal: null,
  servings: null,
  minutes: null,
  missing: [],
  using: [],
  heat: null,
  moods: [],
  conditions: [],
};

/** Whether anything was requested. */
export function isEmptyRequest(request: ChefRequest): boolean {
  return Object.values(request).every(
    (value) => value === null || (Array.isArray(value) && value.length === 0),
  );
}

/** Removes repeats, keeping the order. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
