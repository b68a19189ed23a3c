import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import { HOT } from '../health/risky-foods.ts';
import { FOOD_GROUPS, type FoodGroup } from '../safety/food-groups.ts';
import { MAY_TELL_OF_HARM } from '../safety/harm-words.ts';
import { groupOf } from '../safety/named-foods.ts';

const FLOUR = FOOD_GROUPS.get('flour');
/** Somebody who has no flour at home may well eat oats. */
const FLOUR_ITSELF: FoodGroup = { traits: [], lines: /\bflour\b/ };
/** Somebody who finds one sausage in no shop eats another one. */
export const itself = (food: FoodGroup): FoodGroup =>
  food === FLOUR
    ? FLOUR_ITSELF
    : food.lines &&
        (food.traits.join() === 'meat' || (food.traits.join() === 'milk' && OWN_NAME.test(food.lines.source)))
      ? { traits: [], lines: food.lines }
      : food;
const CHILI = FOOD_GROUPS.get('chilli');
/** Nobody who wants no chili, and tells of no harm, minds what is mild: sweet paprika and bell peppers. */
const WHAT_IS_HOT: FoodGroup = { traits: [], lines: new RegExp(HOT) };
const TELLS_OF_HARM =
  /al+[ei]r[gj]|intol|unvertr|histamin|nightshade|capsic|doctor|danger|deadly|kill|die\b|safe/;
const UNWANTED =
  /^(?:no|without|skip|(?:do|does)(?:n'?t| not) (?:like|want)|hates?|dislikes?|can'?t stand|ohne|kein\w*|sans|pas d[e']|sin|senza)$/;
/** Somebody who swaps the gnocchi for orzo eats wheat. */
export const whatIsSwapped = (cue: string, food: FoodGroup, text: string): FoodGroup =>
  SWAPPED.test(cue) && food.lines && food.traits.join() === 'gluten'
    ? { traits: [], lines: food.lines }
    : food === CHILI && UNWANTED.test(cue) && !TELLS_OF_HARM.test(text) && !MAY_TELL_OF_HARM.test(text)
      ? WHAT_IS_HOT
      : food;
const SWAPPED = /^(?:swap|replac|substitut|ersetz|tausch|remplac|sustitu|reemplaz|sostitu)/;

/** Of a food that has no kin of other names: who is out of buttermilk has milk. */
const OWN_NAME = /^\\b[a-z]+$/;
/** Somebody who would rather have beef than lamb eats beef. */
export const MEAT_ITSELF = /^ (?:lamb|beef|veal|mutton|goat|venison|rabbit)$/;
export const WITH_ITS_KIN: Readonly<Record<string, string>> = {
  lamb: 'lamb|mutton|hogget',
  mutton: 'lamb|mutton|hogget',
  beef: 'beef|veal|steak|oxtail|dripping|suet|gelatine?',
};
export const OTHER_MEAT =
  /^,? (?:but |and |maybe |perhaps |just )*(?:lamb|beef|pork|veal|mutton|goat|venison|rabbit) instead\b/;
const REPLACES =
  /^(?:instead of|rather than|(?:an)?statt|anstelle(?: von)?|au lieu d(?:e|u|es|')|en (?:vez|lugar) del?|invece d(?:i|el|ella|ei)|al posto d(?:i|el|ella|ei))$/;
const SWEET_POTATOES =
  /\b(?:sweet potato(?:es)?|susskartoffeln?|patates? douces?|batatas?|boniatos?|patate dolci) $/;
const POTATOES = /^(?:potato(?:es)?|kartoffeln?|patatas?|patate|pommes de terre)$/;
const OTHER_POTATOES = /(?<!sweet )\bpotato|gnocchi|crisps|chips|fries/;
/** Somebody who eats one fish in place of another eats fish. */
const OF_ONE_KIND: readonly string[] = ['fish', 'poultry', 'crustaceans', 'molluscs', 'milk'];
/** 'Lime instead of lemon': who names one of a family in place of another eats that one. */
export function siblingBefore(
  before: string,
  cue: string,
  object: string,
  catalog: Catalog,
): FoodGroup | null {
  if (!REPLACES.test(cue)) return null;
  if (SWEET_POTATOES.test(before) && POTATOES.test(object.trim()))
    return { traits: [], lines: OTHER_POTATOES };
  const [, wanted] = /([a-z]+) $/.exec(before) ?? [];
  const unwanted = (object.split(',')[0] ?? '').trim();
  if (!wanted || !/^[a-z]+$/.test(unwanted)) return null;
  const [one, other] = [wanted, unwanted].map((name) => groupOf(name, catalog));
  const isKin = one?.traits.some((trait) => OF_ONE_KIND.includes(trait) && other?.traits.includes(trait));
  const isFamily =
    one && other && (one === other || isKin) && wanted.replace(/s$/, '') !== unwanted.replace(/s$/, '');
  return isFamily
    ? { traits: [], lines: new RegExp(String.raw`\b${unwanted.replace(/(?:es|s)$/, '')}`) }
    : null;
}
