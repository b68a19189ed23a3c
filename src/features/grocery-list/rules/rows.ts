import type { PlainDate } from '#shared/dates.ts';
import { HOME_AISLE, TOOLS_AISLE } from './aisles.ts';
import type { GroceryFood, GroceryItem, GroceryList, PartOfList } from './list.ts';
import { type Place, placeOf } from './ticks.ts';

/** One row of the list, in either order. */
export interface Row {
  /** For a partly ticked food, only the part left to buy. */
  food: GroceryFood;
  /** The lines as written. */
  items: GroceryItem[];
  /** The lines its checkbox ticks; empty if all belong to the row for later days. */
  tickable: GroceryItem[];
  /** The earlier part of a food that later days need too. It is edited in the row for later days. */
  isRest: boolean;
  /** Where all of it is; `null` while some of it is left to buy. */
  place: Place | null;
  /** False for what no store sells or every kitchen has: tap water, a skillet. */
  isBought: boolean;
}

/** The rows of the list by group. */
export interface Rows {
  toBuy: Row[];
  /** Needs of days before today. */
  earlier: Row[];
  /** A staple, always at home. */
  staples: Row[];
  /** Tap water and ice. */
  tap: Row[];
  /** Things to cook with, not to eat. */
  tools: Row[];
}

const APART: ReadonlyMap<string, 'tap' | 'tools'> = new Map([
  [HOME_AISLE, 'tap'],
  [TOOLS_AISLE, 'tools'],
]);

/** The rows of a list. With `today`, the needs of earlier days get separate rows; with `null`, nothing is separated. */
export function rowsOf(list: GroceryList, today: PlainDate | null): Rows {
  const rows: Rows = { toBuy: [], earlier: [], staples: [], tap: [], tools: [] };
  const byKey = new Map(list.items.map((item) => [item.key, item]));
  const split = today === null ? null : list.split;
  const later = split && indexed(split.later);
  const earlier = split && indexed(split.earlier);
  for (const food of list.foods) {
    const items = food.lines.flatMap((key) => byKey.get(key) ?? []);
    const isPast = (item: GroceryItem) => today !== null && isBefore(item, today);
    const rest = earlier?.foods.get(food.key);
    // Items that the cook added are bought, even a staple: it ran out.
    const isWanted = items.some(({ isOwn }) => isOwn);
    const apart = isWanted ? undefined : APART.get(food.aisle);
    if (apart === 'tap')
      rows.tap.push({ ...rowOf(food, items), tickable: [], place: 'home', isBought: false });
    else if (apart === 'tools') rows.tools.push({ ...rowOf(food, items), isBought: false });
    else if (food.isStaple && !isWanted) rows.staples.push(rowOf(food, items));
    else if (items.every(isPast)) rows.earlier.push(rowOf(food, items));
    else if (!later || !earlier || !rest || food.isChanged) rows.toBuy.push(rowOf(food, items));
    else {
      const still = items.filter((item) => !isPast(item));
      const past = items.filter((item) => isPast(item) || earlier.items.has(item.key));
      rows.toBuy.push(
        rowOf(
          { ...food, ...later.foods.get(food.key) },
          still.map((item) => ({ ...item, ...later.items.get(item.key) })),
        ),
      );
      const row = rowOf(
        { ...food, ...rest },
        past.map((item) => ({ ...item, ...earlier.items.get(item.key) })),
      );
      rows.earlier.push({ ...row, isRest: true, tickable: past.filter(isPast) });
    }
  }
  return rows;
}

/** The foods left to buy. */
export function stillToBuy(rows: readonly Row[]): GroceryFood[] {
  return rows.flatMap(({ food, place }) => (place ? [] : food));
}

function indexed({ items, foods }: PartOfList) {
  return {
    items: new Map(items.map((item) => [item.key, item])),
    foods: new Map(foods.map((food) => [food.key, food])),
  };
}

function rowOf(food: GroceryFood, items: GroceryItem[]): Row {
  const place = placeOf(items);
  const open = items.filter(({ ticked }) => !ticked);
  const row = { food, items, tickable: items, isRest: false, place, isBought: true };
  if (place || open.length === items.length) return row;
  const amounts = open.flatMap(({ amount }) => amount || []);
  const needs = open.flatMap((item) => item.needs);
  return { ...row, food: { ...food, amount: amounts.join(' + '), needs } };
}

function isBefore({ isOwn, recipes }: GroceryItem, today: PlainDate): boolean {
  return !isOwn && recipes.every(({ lastDate }) => typeof lastDate === 'string' && lastDate < today);
}
