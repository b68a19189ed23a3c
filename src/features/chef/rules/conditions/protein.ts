import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import { t } from '#shared/t.ts';
import { valueSet } from './condition.ts';
import { perServing, type Served } from './serving.ts';

/** Grams of protein in a serving; `null` if too little is known of the foods. */
const proteinOf = (recipe: Served, catalog: Catalog): number | null =>
  perServing(recipe, catalog)?.protein ?? null;

/** Grams of protein that somebody asked for in a serving; `null` if nobody did. */
const proteinAsked = (conditions: readonly string[]): number | null => {
  const grams = Number(valueSet(conditions, 'protein'));
  return grams > 0 ? grams : null;
};

/** What is lacking to so little is made up by a larger helping. */
const NEARLY = 0.85;

/** Whether a serving has the protein that was asked for, if any was. */
export function hasProtein(recipe: Served, conditions: readonly string[], catalog: Catalog): boolean {
  const least = proteinAsked(conditions);
  return least === null || (proteinOf(recipe, catalog) ?? 0) >= least;
}

/** The conditions with nearly the protein that was asked for; `null` if none was. */
export function withLessProtein(conditions: readonly string[]): string[] | null {
  const least = proteinAsked(conditions);
  return least === null
    ? null
    : conditions.map((each) => (each.startsWith('protein:') ? `protein:${Math.ceil(least * NEARLY)}` : each));
}

/** How much protein a serving has, for who named a number. */
export function proteinSaid(recipe: Served, conditions: readonly string[], catalog: Catalog): string[] {
  const least = proteinAsked(conditions);
  const grams = proteinOf(recipe, catalog);
  if (least === null || grams === null) return [];
  const about = t('It has about {grams} g of protein a serving.', { grams: Math.floor(grams) });
  return grams >= least
    ? [about]
    : [
        about,
        t('That is less than the {least} g you asked for: you would need {share} % of a serving.', {
          least,
          share: Math.ceil(((least / grams) * 100) / 5) * 5,
        }),
      ];
}
