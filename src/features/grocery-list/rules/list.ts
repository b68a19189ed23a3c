import type { RecipeShare } from './build-list.ts';
import type { Tick } from './ticks.ts';

/** An amount of a food in grams ('g'), milliliters ('ml') or pieces of some unit. A food may need several. */
export interface NeededPart {
  quantity: number;
  /** Unit id (`foods/rules/units/units.ts`); `null` for pieces of the food itself. */
  unit: string | null;
  /** The size of one piece, if given: 140 g for '2 fillets (140 g each)'. */
  each?: { quantity: number; unit: string | null } | undefined;
}

/** A line of the plain list: what recipes need in the same words, or what the cook added. */
export interface GroceryItem {
  /** Stable across changes to the plan. */
  key: string;
  text: string;
  /** The amount in its text: '2 cups'; empty if it starts without one. */
  amount: string;
  ticked: boolean;
  ticks: Tick[];
  /** The key of its food. */
  food: string;
  recipes: RecipeShare[];
  /** Added by the cook. */
  isOwn: boolean;
  /** A staple, always at home. */
  isStaple: boolean;
  /** What this line needs of its food. */
  needs: NeededPart[];
}

/** A food, combining all its lines. */
export interface GroceryFood {
  key: string;
  name: string;
  /** The name as recipes write it. */
  written: string;
  aisle: string;
  /** '300 g + 2 pieces'; empty when no line has an amount. */
  amount: string;
  /** The amount in numbers, with the upper ends of ranges. */
  needs: NeededPart[];
  /** Line keys. */
  lines: string[];
  isStaple: boolean;
  /** True when the cook changed the amount. */
  isChanged: boolean;
  /** Ids of what it contains that some people must not eat, and of what some brands contain; absent without any. */
  allergens?: string[] | undefined;
  mayContain?: string[] | undefined;
  /** Ids of the diets whose followers do not eat it. */
  unsuitedTo?: string[] | undefined;
}

/** The share of needs that falls on some of the days. */
export interface PartOfList {
  items: Pick<GroceryItem, 'key' | 'text' | 'amount' | 'needs' | 'recipes'>[];
  foods: Pick<GroceryFood, 'key' | 'name' | 'amount' | 'needs'>[];
}

export interface GroceryList {
  /** Alphabetical, lines merged by text (spec part 2 §5). */
  items: GroceryItem[];
  /** The same list by food, sorted by name. */
  foods: GroceryFood[];
  /** Foods needed both before and from today, split; `null` when there are none. */
  split: { earlier: PartOfList; later: PartOfList } | null;
  /** Meals in the range with an existing recipe, and all meals. */
  shown: number;
  total: number;
}
