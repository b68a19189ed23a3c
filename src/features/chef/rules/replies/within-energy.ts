import { nutritionOf } from '#features/foods/rules/nutrition.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { t } from '#shared/t.ts';
import { OPENS } from '../questions/asking.ts';
import type { Reply } from './reply.ts';

const ENERGY = '(?:k?cals?|kilocalor\\w*|calories?|kalorien|calorias?)';
const EACH =
  '(?: (?:per|a|each|pro|par|por|a) (?:serving|portion|person|head|plate|porcion|personne|persona|porzione))?';
const BELOW =
  '(?:under|below|less than|fewer than|no more than|at most|within|unter|weniger als|hochstens|moins de|en dessous de|menos de|por debajo de|meno di|sotto(?: le| i)?)';
const OPENED =
  '(?:(?:is|are|does|do|will|would) (?:it|this|that|they|(?:a|one) (?:serving|portion)) ?(?:(?:be|have|has|come|still|really|in|to) )*|(?:hat|ist|sind|liegt) (?:das|es|eine portion) |(?:est[ -]ce que )?(?:ca|c|une portion) (?:fait|est|a) |(?:tiene|es|son|sale) |(?:ha|e|sono|sta) )';
const ASKS = new RegExp(`^${OPENS}(${OPENED})?${BELOW} (\\d{3,4}) ?${ENERGY}${EACH}$`);

/** Whether a serving stays below so many kcal. Without a question, it is a wish, and no question. */
export const withinEnergy: Reply = ({ said, written, recipe, knowledge }) => {
  const [, opened, limit] = ASKS.exec(said) ?? [];
  if (limit === undefined || (opened === undefined && !/\?\s*$/.test(written))) return null;
  const shown = recipe();
  const eaten =
    shown && nutritionOf(recipeFoods(knowledge.catalog, shown.ingredients), shown.servings)?.perServing;
  if (!eaten) return null;
  const [energy, most] = [Math.round(eaten.energy / 10) * 10, Number(limit)];
  return energy < most
    ? t('Yes: a serving has about {energy} kcal.', { energy })
    : t(
        'No: a serving has about {energy} kcal, so {share} % of one stays below {most}. Say “lighter”, and I will take out fat.',
        { energy, most, share: Math.floor((most / eaten.energy) * 20) * 5 },
      );
};
