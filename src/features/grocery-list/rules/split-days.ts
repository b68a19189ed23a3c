import { isPlainDate, type PlainDate } from '#shared/dates.ts';
import type { UnitSystem } from '#shared/unit-systems.ts';
import {
  buildGroceryList,
  type DateRange,
  isInRange,
  type PlannedRecipe,
  type ShoppedRecipe,
} from './build-list.ts';
import { composeList, type Overlay } from './compose-list.ts';
import type { Understood } from './foods-to-buy.ts';
import type { GroceryList, PartOfList } from './list.ts';

export interface Plan {
  meals: readonly PlannedRecipe[];
  recipesById: ReadonlyMap<string, ShoppedRecipe>;
  range: DateRange;
  /** The cook's date; without it nothing is separated. */
  today: PlainDate | undefined;
}

/**
 * The list for a plan. A food that days before and after `today` need is split in two, unless the cook set its amount, which
 * applies to the whole food. Items the cook added count as needed later.
 */
export function listOfPlan(
  { meals, recipesById, range, today }: Plan,
  overlay: Overlay,
  understand: (line: string) => readonly Understood[],
  units: UnitSystem,
): GroceryList {
  const compose = (some: readonly PlannedRecipe[], extras: Overlay['extras']) =>
    composeList(buildGroceryList(some, recipesById, range), { ...overlay, extras }, understand, units);
  const list = compose(meals, overlay.extras);
  if (!today) return list;
  // A meal without a valid date may still be to come.
  const isEarlier = ({ date }: PlannedRecipe) => isPlainDate(date) && date < today;
  const planned = meals.filter(({ date }) => isInRange(date, range));
  if (!planned.some(isEarlier)) return list;
  const earlier = compose(planned.filter(isEarlier), []);
  const later = compose(
    planned.filter((meal) => !isEarlier(meal)),
    overlay.extras,
  );
  const inBoth = new Set(later.foods.map(({ key }) => key));
  const split = new Set(
    earlier.foods.filter(({ key, isChanged }) => inBoth.has(key) && !isChanged).map(({ key }) => key),
  );
  return { ...list, split: { earlier: partOf(earlier, split), later: partOf(later, split) } };
}

function partOf({ items, foods }: GroceryList, split: ReadonlySet<string>): PartOfList {
  return {
    items: items
      .filter(({ food }) => split.has(food))
      .map(({ key, text, amount, needs, recipes }) => ({ key, text, amount, needs, recipes })),
    foods: foods
      .filter(({ key }) => split.has(key))
      .map(({ key, name, amount, needs }) => ({ key, name, amount, needs })),
  };
}
