import { splitIngredientLine } from '#features/foods/rules/split-line.ts';
import type { PlainDate } from '#shared/dates.ts';
import type { GroceryFood, GroceryItem, GroceryList } from './list.ts';
import { type Place, placeOf } from './ticks.ts';

/** One thing to buy, as both orders of the list show it. */
export interface Row {
  /** Of a food that is ticked in part, only what is still to be bought. */
  food: GroceryFood;
  /** The lines as written. */
  items: GroceryItem[];
  /** Where all of it is; `null` while some is still to be bought. */
  place: Place | null;
}

/** The rows of the list, by name. */
export interface Rows {
  toBuy: Row[];
  /** What only days before today need. */
  earlier: Row[];
  /** Always at home. */
  staples: Row[];
}

/** The rows of a list. With `today`, what only earlier days need is told apart; `null` where that makes no difference. */
export function rowsOf({ items, foods }: GroceryList, today: PlainDate | null): Rows {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const rows = foods.map((food) =>
    rowOf(
      food,
      food.lines.flatMap((key) => byKey.get(key) ?? []),
    ),
  );
  rows.sort((a, b) => compare(a.food.name, b.food.name) || (a.food.key < b.food.key ? -1 : 1));
  const wanted = rows.filter(({ food }) => !food.isStaple);
  const isEarlier = (row: Row) => today !== null && isBefore(row, today);
  return {
    toBuy: wanted.filter((row) => !isEarlier(row)),
    earlier: wanted.filter(isEarlier),
    staples: rows.filter(({ food }) => food.isStaple),
  };
}

/** What is still to be bought. */
export function stillToBuy(rows: readonly Row[]): GroceryFood[] {
  return rows.flatMap(({ food, place }) => (place ? [] : food));
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

function rowOf(food: GroceryFood, items: GroceryItem[]): Row {
  const place = placeOf(items);
  const open = items.filter(({ ticked }) => !ticked);
  if (place || open.length === items.length) return { food, items, place };
  const amounts = open.flatMap(({ text }) => splitIngredientLine(text).amount || []);
  const needs = open.flatMap((item) => item.needs);
  return { food: { ...food, amount: amounts.join(' + '), needs }, items, place };
}

function isBefore({ items }: Row, today: PlainDate): boolean {
  return items.every(
    ({ isOwn, recipes }) =>
      !isOwn && recipes.every(({ lastDate }) => typeof lastDate === 'string' && lastDate < today),
  );
}
