import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import { t } from '#shared/t.ts';
import type { ChefRequest } from '../request/request.ts';
import { valueSet } from './condition.ts';
import { perServing, type Served } from './serving.ts';

/** kcal of a serving that is light. */
const LIGHT = 550;
const LIGHT_DESSERT = 280;
/** Nobody counts to the last one. */
const A_LITTLE_MORE = 1.1;

/** The most kcal that somebody set for a serving; `null` if nobody did. */
const energySet = (conditions: readonly string[]): number | null => {
  const most = Number(valueSet(conditions, 'energy'));
  return most > 0 ? most : null;
};

/** kcal of a serving; `undefined` if too little is known of the foods. */
const energyOf = (recipe: Served, catalog: Catalog): number | undefined =>
  perServing(recipe, catalog)?.energy;

/** Whether a serving is as light as somebody asked for, if anybody did. */
export function isLightEnough(
  recipe: Served,
  { moods, conditions, meal }: Pick<ChefRequest, 'moods' | 'conditions' | 'meal'>,
  catalog: Catalog,
): boolean {
  if (!moods.includes('light')) return true;
  const energy = energyOf(recipe, catalog);
  return (
    energy !== undefined && energy <= (energySet(conditions) ?? (meal === 'dessert' ? LIGHT_DESSERT : LIGHT))
  );
}

/** How many kcal a serving has, rounded to ten, for somebody who counts them, and whether that is more than was asked for. */
export function energySaid(
  recipe: Served,
  conditions: readonly string[],
  isTold: boolean,
  catalog: Catalog,
): string[] {
  const most = energySet(conditions);
  const energy = energyOf(recipe, catalog);
  if (energy === undefined || (most === null && !isTold)) return [];
  const about = t('It has about {energy} kcal a serving.', { energy: Math.round(energy / 10) * 10 });
  return most !== null && energy > most * A_LITTLE_MORE
    ? [
        about,
        t('That is more than the {most} kcal you asked for: {share} % of a serving has that many.', {
          most,
          share: Math.round(((most / energy) * 100) / 5) * 5,
        }),
      ]
    : [about];
}
