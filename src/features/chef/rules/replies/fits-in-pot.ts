import { gramsOf, recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { t } from '#shared/t.ts';
import { OPENS } from '../questions/asking.ts';
import type { Reply } from './reply.ts';

const POT =
  '(?:pot|pan|saucepan|casserole|slow cooker|crock ?pot|pressure cooker|instant pot|dutch oven|topf|kochtopf|brater|marmite|cocotte|casserole|faitout|olla|cazuela|cacerola|pentola|casseruola)';
const LITERS = '(\\d{1,2}(?: \\d)?) ?(?:l|lit(?:er|re)s?|litros?|litri|quarts?|qts?)';
const FITS =
  /\b(?:fits?|go|goes|room|hold|holds|big enough|large enough|too (?:small|big|much)|passt|reicht|gross genug|zu klein|rentre|tient|assez grande?|trop petite?|cabe|caben|suficientemente grande|ci sta|ci stanno|entra|abbastanza grande)\b/;
const OF_POT = new RegExp(`\\b${POT}s?\\b`);
const HOLDS = new RegExp(`\\b${LITERS}\\b`);
const ASKED = new RegExp(
  `^${OPENS}(?:will|would|does|do|can|is|are|should|passt|reicht|ist|geht|est ce que|ca|cabe|caben|es|ci|entra|e)\\b`,
);
const OF_QUARTS = /\b(?:quarts?|qts?)\b/;
const LITERS_OF_QUART = 0.946;
/** A full pot boils over, and cannot be stirred. */
const FILLED = 0.85;
/** What a dish that is not soup weighs in a litre of a pot, with the air in between. */
const GRAMS_OF_LITER = 900;

/** Whether the dish fits into a pot whose litres are told, by the weight of its lines. */
export const fitsInPot: Reply = ({ said, recipe, knowledge }) => {
  if (!FITS.test(said) || !OF_POT.test(said) || !ASKED.test(said)) return null;
  const [, told] = HOLDS.exec(said) ?? [];
  const shown = told === undefined ? null : recipe();
  if (!told || !shown) return null;
  const liters = Number(told.replace(' ', '.')) * (OF_QUARTS.test(said) ? LITERS_OF_QUART : 1);
  const grams = gramsOf(recipeFoods(knowledge.catalog, shown.ingredients));
  const needed = Math.max(1, Math.round((grams / GRAMS_OF_LITER) * 2) / 2);
  if (needed <= liters * FILLED)
    return t('Yes: it takes up about {needed} liters, so there is room to stir.', { needed });
  return needed <= liters
    ? t(
        'Only just: it takes up about {needed} liters, so it would fill the pot to the rim. Make a quarter less, or use two pots.',
        { needed },
      )
    : t(
        'No: it takes up about {needed} liters. Cook it in two pots or in {batches} batches, or say “for {people}”, which fits.',
        {
          needed,
          batches: Math.ceil(needed / (liters * FILLED)),
          people: Math.max(1, Math.floor((shown.servings * liters * FILLED) / needed)),
        },
      );
};
