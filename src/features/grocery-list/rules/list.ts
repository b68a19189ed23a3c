import type { RecipeShare } from '../rules.ts';

/** A line of the plain list: what recipes ask for in the same words, or what the cook wrote down. */
export interface GroceryItem {
  /** Names the line across changes of the plan. */
  key: string;
  text: string;
  ticked: boolean;
  /** Ids of its ticks. */
  ticks: string[];
  /** The key of its food. */
  food: string;
  recipes: RecipeShare[];
  /** Written down by the cook. */
  isOwn: boolean;
  /** Always at home. */
  isStaple: boolean;
}

/** A food, for all lines about it. */
export interface GroceryFood {
  key: string;
  name: string;
  aisle: string;
  /** '300 g + 2 pieces'; empty where no line tells an amount. */
  amount: string;
  /** The same for counting with: grams ('g'), millilitres ('ml') or pieces. */
  needs: { quantity: number; unit: string | null }[];
  /** Keys of its lines. */
  lines: string[];
  isStaple: boolean;
  /** The amount is the cook's own, not the plan's. */
  isChanged: boolean;
}

export interface GroceryList {
  /** Alphabetical, lines merged by their words (spec part 2 §5). */
  items: GroceryItem[];
  /** The same by food. */
  foods: GroceryFood[];
  /** Meals in the range whose recipe exists, and all meals. */
  shown: number;
  total: number;
}
