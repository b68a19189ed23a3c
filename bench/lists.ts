import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildGroceryList } from '../src/features/grocery-list/rules/build-list.ts';
import { composeList } from '../src/features/grocery-list/rules/compose-list.ts';
import type { GroceryList } from '../src/features/grocery-list/rules/list.ts';
import { understandLine } from '../src/features/grocery-list/server/queries/understand.ts';
import { readMarkdown } from '../src/features/imports/rules/markdown/markdown.ts';
import { type Judged, judge } from './list-judge.ts';

const RECIPES = resolve(import.meta.dirname, '../../shared/bench/public-domain-recipes');
export const hasRealRecipes = existsSync(RECIPES);

interface RealRecipe {
  title: string;
  servings: number;
  ingredients: { amount: string; name: string }[];
}

/** The real recipes; `half` 0 or 1 takes every other one. */
export function realRecipes(half?: 0 | 1, folder = RECIPES): RealRecipe[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .filter((_, index) => half === undefined || index % 2 === half)
    .flatMap((file) => {
      const draft = readMarkdown(readFileSync(join(folder, file), 'utf8'))[0]?.draft;
      return draft ? [{ title: draft.title, servings: 4, ingredients: draft.ingredients }] : [];
    });
}

/** Lists of 30 recipes each, chosen by a fixed shuffle. */
export function realLists(recipes: RealRecipe[], count: number, size = 30): GroceryList[] {
  let seed = 20;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: count }, () => {
    const rest = recipes.map((recipe, index) => ({ recipe, index }));
    const chosen = Array.from(
      { length: Math.min(size, rest.length) },
      () => rest.splice(Math.floor(random() * rest.length), 1)[0]!,
    );
    const byId = new Map(chosen.map(({ recipe, index }) => [String(index), recipe]));
    const meals = chosen.map(({ index }) => ({ recipeId: String(index), date: '2026-01-01' }));
    const noChanges = { ticks: [], extras: [], amounts: [], staples: [] };
    return composeList(buildGroceryList(meals, byId), noChanges, understandLine);
  });
}

const MEASURED = 40;

/** Averages over lists of 30 recipes, judged by the tables of pairs. */
export function measureLists(half?: 0 | 1, folder = RECIPES) {
  const lists = realLists(realRecipes(half, folder), MEASURED).map((list) => judge(list));
  const mean = (of: (judged: Judged) => number) =>
    lists.reduce((sum, each) => sum + of(each), 0) / lists.length;
  return {
    rows: mean(({ rows }) => rows),
    wrong: mean(({ wrong }) => wrong.length),
    suspected: mean(({ suspected }) => suspected.length),
    missed: mean(({ missed }) => missed.length),
    otherShare: mean(({ other }) => other) / mean(({ rows }) => rows),
  };
}

/** A list as text: each row with its lines. */
export function written(list: GroceryList): string {
  const lines = new Map(list.items.map((item) => [item.key, item.text]));
  const rows = list.foods.map(({ aisle, amount, name, lines: keys }) => {
    const own = keys.map((key) => lines.get(key)).join(' | ');
    return `${aisle.padEnd(9)} ${amount} ${name}  <- ${own}`;
  });
  return rows.sort().join('\n');
}

if (import.meta.main) {
  const [half = '0', count = '1', folder] = process.argv.slice(2);
  for (const list of realLists(realRecipes(Number(half) as 0 | 1, folder), Number(count)))
    console.log(`${written(list)}\n${list.foods.length} rows\n`);
}
