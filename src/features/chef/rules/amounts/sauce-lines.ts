import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { escaped, spoken } from '../classics/text.ts';
import { inNumber } from '../classics/title.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { rolesOf } from '../swaps/roles.ts';

/** What a message calls the sauce of a dish as a whole. */
export const SAUCE = 'sauce';
export const IS_SAUCE =
  /^(?:sauces?|gravy|dressing|vinaigrette|marinade|salad dressing|so(?:ss|ß)e|salatso(?:ss|ß)e|salsa|sugo|condimento|alino|jus)$/;

/** What is strewn over a dish, and made of several foods. */
export const TOPPING = 'topping';
export const IS_TOPPING =
  /^(?:crumbles?|crumbs?|crumb topping|topping|crumble topping|streusel|crunch|crunchy topping)$/;

const POURED =
  /\b(?:stock|broth|passata|cream|coconut milk|wine|crème fraîche|brandy|beer|stout|cider|canned chopped tomatoes|soy sauce|fish sauce|oyster sauce|gravy|juice|vinegar)\b/;
const MILKY = /milk$|yogurt$/;
/** What is cooked in a sauce, rather than part of it. */
const COOKED_IN: readonly string[] = [
  'main',
  'plant',
  'starch',
  'bread',
  'pulse',
  'onion',
  'sausage',
  'mince',
];
const STIRRED = /^(?:Beat|Whisk|Stir|Mix|Blend|Mash|Pound|Shake)\b/;
const STIRS = /\b(?:[Bb]eat|[Ww]hisk|[Ss]tir|[Mm]ix|[Bb]lend|[Mm]elt)\b/;
/** 'Whisk in the oil drop by drop', 'off the heat, stir in the cheese'. */
const GOES_ON =
  /^(?:Whisk in|Beat in|Stir in|Slowly|Gradually|Pour in the olive oil|(?:Off|Take off|Take it off) the heat,? (?:and )?(?:stir|whisk|melt))\b/;
const SIMMERS = /^(?:Simmer|Boil|Let)\b[^,]*for \d+ minutes/;
const SAID = /\b(?:sauce|dressing|marinade|glaze|gravy)\b/;
const SOAKED = /\b(?:[Ss]oak|[Kk]nead|[Mm]arinate|dough|[Dd]ip)\b/;
const SALTING = /^(?:salt|water|black pepper|white pepper)$/;

/** The foods that make the sauce of a recipe, by the sentences in which they are poured together. Empty if it has none. */
export function sauceLines(
  { ingredients, instructions }: Pick<ComposedRecipe, 'ingredients' | 'instructions'>,
  knowledge: CookingKnowledge,
): string[] {
  const foods = ingredients.map(foodOf);
  const sentences = instructions.flatMap((step) => step.split(/(?<=[.!?]) /));
  const saysOf = (sentence: string) => foods.filter((food) => isSaid(food, sentence, foods));
  const isPoured = (pattern: RegExp) => (sentence: string) =>
    !SOAKED.test(sentence) && saysOf(sentence).some((food) => pattern.test(food));
  const [poured, milky] = [POURED, MILKY].map((each) => sentences.filter(isPoured(each)));
  const at = sentences.findIndex((sentence) => SAID.test(sentence) && !STIRRED.test(sentence));
  const stirred = sentences.slice(0, Math.max(0, at)).findLast((sentence) => STIRRED.test(sentence));
  const first = [poured ?? [], milky ?? [], stirred ? [stirred] : []].find((each) => each.length > 0) ?? [];
  const own = sentences.filter((sentence, n) => {
    const isWaiting = SIMMERS.test(sentences[n - 1] ?? '');
    const before = sentences[isWaiting ? n - 2 : n - 1] ?? '';
    return first.includes(sentence) || (first.includes(before) && GOES_ON.test(sentence));
  });
  const isOfSauce = (food: string) => {
    const roles = rolesOf(food, knowledge);
    return (
      !SALTING.test(food) &&
      // The cheese of a pizza lies on its sauce.
      (!roles.has('cheese') || own.some((each) => STIRS.test(each) && saysOf(each).includes(food))) &&
      (POURED.test(food) || /^egg yolks?$|^eggs?$/.test(food) || !COOKED_IN.some((role) => roles.has(role)))
    );
  };
  return [...new Set(own.flatMap(saysOf))].filter(isOfSauce);
}

/** Last words that name nothing by themselves. */
const VAGUE = /^(?:powder|paste|leaves|seeds|sauce|juice|milk)$/;

/** Whether a sentence of the steps names a food of the recipe, as people do: 'the tomatoes'. */
export function isSaid(food: string, sentence: string, foods: readonly string[]): boolean {
  const last = food.split(' ').at(-1) ?? food;
  const isOne = foods.filter((each) => each.split(' ').at(-1) === last).length === 1;
  const names = [food, spoken(food), ...(isOne && !VAGUE.test(last) ? [last] : [])];
  return names
    .flatMap((name) => [name, inNumber(name, false), inNumber(name, true)])
    .some((name) => new RegExp(`\\b${escaped(name)}(?![\\p{L}-])`, 'iu').test(sentence));
}

const MAKES_TOPPING = /\b(?:crumbs|crumble|streusel|topping)\b/i;
const STREWS = /\b(?:[Ss]catter|[Ss]trew|[Ss]prinkle|[Tt]op)\b/;

export const TOPS_WITH_MASH = /\b(?:[Tt]op|[Cc]over|[Ss]pread|[Pp]ipe|[Ss]poon)\b[^.]*\bmash\b/;
const MASHES = /\b(?:drain and mash|[Mm]ash (?:the|them|it))\b/;

/** The foods that what is strewn over a dish is made of; of a gratin its crumbs and cheese, of a pie its mash. Empty if nothing is. */
export function toppingLines({
  ingredients,
  instructions,
}: Pick<ComposedRecipe, 'ingredients' | 'instructions'>): string[] {
  const foods = ingredients.map(foodOf);
  const sentences = instructions.flatMap((step) => step.split(/(?<=[.!?]) /));
  const own = sentences.filter(
    (sentence) => MAKES_TOPPING.test(sentence) && /\b(?:[Rr]ub|[Mm]ix|[Ss]tir|[Tt]oss)\b/.test(sentence),
  );
  const strewn = sentences.filter(
    (sentence) =>
      STREWS.test(sentence) &&
      /\b(?:crumbs?|breadcrumbs|cheese|parmesan|cheddar|mozzarella)\b/.test(sentence),
  );
  const mashed = sentences.some((sentence) => TOPS_WITH_MASH.test(sentence))
    ? sentences.filter((sentence) => MASHES.test(sentence))
    : [];
  const found = [own, mashed, strewn.slice(-1)].find((each) => each.length > 0) ?? [];
  return [
    ...new Set(found.flatMap((sentence) => foods.filter((food) => isSaid(food, sentence, foods)))),
  ].filter((food) => !SALTING.test(food));
}
