import type { Nutrition } from '#features/foods/rules/catalog/food.ts';
import { energyText, gramsText, nutritionOf } from '#features/foods/rules/nutrition.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { t } from '#shared/t.ts';
import { capitalized } from '#shared/text.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';

const NUTRIENTS: Readonly<Record<string, keyof Nutrition>> = {
  calories: 'energy',
  kcal: 'energy',
  energy: 'energy',
  carbs: 'carbohydrate',
  carbohydrates: 'carbohydrate',
  protein: 'protein',
  fat: 'fat',
  sugar: 'sugars',
  fiber: 'fiber',
  fibre: 'fiber',
  salt: 'salt',
};
const SAID: Readonly<Record<keyof Nutrition, (figure: string) => string>> = {
  energy: (figure) => t('{figure} kcal', { figure }),
  protein: (figure) => t('{figure} of protein', { figure }),
  fat: (figure) => t('{figure} of fat', { figure }),
  saturatedFat: (figure) => t('{figure} of saturated fat', { figure }),
  carbohydrate: (figure) => t('{figure} of carbohydrate', { figure }),
  sugars: (figure) => t('{figure} of sugar', { figure }),
  fiber: (figure) => t('{figure} of fiber', { figure }),
  salt: (figure) => t('{figure} of salt', { figure }),
};
const AMOUNT = '(?:(a|an|one|1|a large|a medium|a small|a cup of|100 ?g(?: of)?|100 grams(?: of)?) )?';
const IN_FOOD = new RegExp(
  `^how (?:much|many) (?:grams of )?(${Object.keys(NUTRIENTS).join('|')}) (?:(?:is|are|does|do) )?(?:there )?(?:in )?${AMOUNT}([a-z -]+?)(?: (?:have|has|contain))?$`,
);
const WEIGHT = new RegExp(
  `^(?:how much does|how heavy is|what does|how much is) ${AMOUNT}([a-z -]+?)(?: (?:weigh|in grams))$`,
);
const PER_100 = '100 g';

/** What a food weighs, or holds of a nutrient: for a piece if one is asked about and known, else for 100 g. */
export function figureOf(asked: string, knowledge: CookingKnowledge): string | null {
  const weight = WEIGHT.exec(asked);
  if (weight) {
    const [, amount = 'one', food = ''] = weight;
    const grams = weighed(inFigures(amount), food, knowledge)?.grams;
    return grams ? t('{food}: about {grams}.', { food: capitalized(food), grams: gramsText(grams) }) : null;
  }
  const [, word = '', amount, food = ''] = IN_FOOD.exec(asked) ?? [];
  const nutrient = NUTRIENTS[word];
  if (!nutrient) return null;
  const isOfPiece = amount !== undefined && !amount.startsWith('100');
  const piece = isOfPiece ? weighed(inFigures(amount), food, knowledge) : null;
  const one = piece?.grams ? piece : weighed(PER_100, food, knowledge);
  const found = one && nutritionOf([one], 1)?.perServing[nutrient];
  if (!one?.grams || found === undefined || found === null) return null;
  const figure = nutrient === 'energy' ? energyText(found) : gramsText(found);
  return t('{food} ({grams}): about {figure}.', {
    food: capitalized(food),
    grams: gramsText(one.grams),
    figure: SAID[nutrient](figure),
  });
}

/** A known food in an amount, or `null`. */
function weighed(amount: string, name: string, { catalog }: CookingKnowledge) {
  const [food] = recipeFoods(catalog, [{ amount, name }]);
  return food?.food ? food : null;
}

const inFigures = (amount: string): string => amount.replace(/^(?:an?|one)\b/, '1').replace(/ ?\bof$/, '');
