import type { RecipeShare } from './build-list.ts';
import type { Tick } from './ticks.ts';

/** So much of a food: grams ('g'), millilitres ('ml'), or pieces of it or of another unit. Several are needed together. */
export interface NeededPart {
  quantity: number;
  /** The id of a unit (`foods/rules/units.ts`); `null` for pieces of the food itself. */
  unit: string | null;
  /** What one piece holds, where that is told: 140 g of '2 fillets (140 g each)'. */
  each?: { quantity: number; unit: string | null } | undefined;
}

/** A line of the plain list: what recipes ask for in the same words, or what the cook wrote down. */
export interface GroceryItem {
  /** Names the line across changes of the plan. */
  key: string;
  text: string;
  ticked: boolean;
  ticks: Tick[];
  /** The key of its food. */
  food: string;
  recipes: RecipeShare[];
  /** Written down by the cook. */
  isOwn: boolean;
  /** Always at home. */
  isStaple: boolean;
  /** What of its food this line needs. */
  needs: NeededPart[];
}

/** A food, for all lines about it. */
export interface GroceryFood {
  key: string;
  name: string;
  aisle: string;
  /** '300 g + 2 pieces'; empty where no line tells an amount. */
  amount: string;
  /** The same for counting with; the upper ends of ranges. */
  needs: NeededPart[];
  /** Keys of its lines. */
  lines: string[];
  isStaple: boolean;
  /** The amount is the cook's own, not the plan's. */
  isChanged: boolean;
}

/** What some of the days need of the lines and foods that other days need too. */
export interface PartOfList {
  items: Pick<GroceryItem, 'key' | 'text' | 'needs' | 'recipes'>[];
  foods: Pick<GroceryFood, 'key' | 'name' | 'amount' | 'needs'>[];
}

export interface GroceryList {
  /** Alphabetical, lines merged by their words (spec part 2 §5). */
  items: GroceryItem[];
  /** The same by food. */
  foods: GroceryFood[];
  /** Foods that days before and after this morning need, told apart; `null` where there is nothing to tell apart. */
  split: { earlier: PartOfList; later: PartOfList } | null;
  /** Meals in the range whose recipe exists, and all meals. */
  shown: number;
  total: number;
}
