import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { FOOD_GROUPS } from './food-groups.ts';

/** What allergies are about that no group of foods names: 'almond flour', 'crème fraîche'. */
const OF_ALLERGIES: ReadonlySet<TraitId> = new Set<TraitId>([
  'eggs',
  'milk',
  'nuts',
  'peanuts',
  'fish',
  'crustaceans',
  'molluscs',
  'soybeans',
  'sesame',
]);
/** What a dish is like rather than what is in it, and foods that hardly anybody avoids. */
const NO_DOUBT = new Set(
  'kuche sol pan hot heat spicy spice scharf scharfe salt sodium salz sel sal sale sugar sugars zucker sucre carb carbs rice reis riz arroz riso potato potatoes vegan vegans virgin mocktail grain grains'.split(
    ' ',
  ),
);

export const SENTENCE_END = /[.;!?\n]/;
export const CLAUSE_END = /[.,;!?()\n]|\bbut\b|\bso (?=(?:i|we|this|that|please|can|what|let)\b)/;

/** Whether a word names a food, or a kind of food, that many people must not or will not eat. */
export function isAvoided(word: string, catalog: Catalog): boolean {
  const name = word.replace(/'s$/, '');
  if (NO_DOUBT.has(name)) return false;
  if (FOOD_GROUPS.has(name)) return true;
  const traits = (name.length > 2 ? findFood(catalog, name)?.traits : undefined) ?? [];
  return traits.some((trait) => OF_ALLERGIES.has(trait));
}
