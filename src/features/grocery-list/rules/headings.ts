import type { Ingredient } from '#features/foods/rules/ingredient/ingredient.ts';
import { HOW, HOW_FOLLOWS, PREPARED } from '#features/foods/rules/ingredient/preparation-words.ts';
import { SIZES, UNIT_WORDS } from '#features/foods/rules/ingredient/unit-words.ts';

/** Parts of a recipe that a line without an amount names: 'Topping', 'Final dough'. */
const SECTION =
  /^(?:optional |any |the |desired |your favou?rite |favou?rite )?(?:(?:pizza )?toppings?|garnish(?:es)?|glaze|fillings?|assembly|marinade|decorations?|(?:final|main|first|second) (?:dough|batter|layer)|ingredients|instructions|notes?)$/i;
/** 'Yeast version', 'To brush on the dough', 'For the dressing:' */
const VERSION = /\bversion$/i;
const PURPOSE = /^(?:for|to|für|zum|pour) (?!taste\b)[^,:]+$/i;

/** 'For full ingredient list, see Nutrition', '*Not included' */
const REMARK =
  /^\W*(?:not included|for (?:the )?full ingredients?|see (?:notes?|recipe|above|below)|if you\b)/i;

/** Whether a line is a heading or an instruction among the ingredients rather than something to buy. */
export function isHeading(line: string): boolean {
  const text = line.trim();
  if (/\d/.test(text)) return false;
  const isTitle = /^[^,:]+:$/.test(text);
  return isTitle || PURPOSE.test(text) || SECTION.test(text) || VERSION.test(text) || REMARK.test(text);
}

const WHATEVER = /^(?:really |just )?(?:what|which|any)ever (?:else )?(?:you|one|is)\b/i;

/** Whether a name without a food is only a cut ('3 cm pieces', broken off from another line), or leaves all open. */
export function isRemnant(name: string): boolean {
  if (WHATEVER.test(name)) return true;
  const words = name.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const tellsHow = (word: string) =>
    [UNIT_WORDS, PREPARED, HOW, HOW_FOLLOWS, SIZES].some((known) => known.has(word));
  return words.length > 0 && words.every(tellsHow);
}

const MADE_BEFORE =
  /\b(?:from above|see above|recipe (?:above|below|follows|in (?:the )?notes?)|from below|(?:reserved|saved|left over|drained) from)\b|(?:^| )in (?:the )?(?:notes?|directions|instructions|method)$/i;
/** What cooking leaves: 'used frying oil', 'reserved marinade'. */
const BYPRODUCT = /^(?:the )?(?:reserved|used)\b/i;

/** 'homemade (recipe below) or store-bought' */
const OR_BOUGHT = /\b(?:store|shop|bought|jarred|packaged)\b/i;

/** 'starter (from above)', 'reserved marinade': made in another part of the recipe. */
export const isMadeBefore = ({ food, note }: Pick<Ingredient, 'food' | 'note'>): boolean =>
  (BYPRODUCT.test(food) || MADE_BEFORE.test(note)) && !OR_BOUGHT.test(note);
