import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import { inFamily } from './foods-in-text.ts';
import { foodsOf } from './named-foods.ts';
import { effectBetween, type Reading } from './reasons.ts';

/** 'Leave the wine out', 'keep the nuts off'. */
const LEFT_OUT =
  /\b(?:leav(?:e|es|ing)|left|keep(?:s|ing)?|tak(?:e|es|ing)|cut(?:s|ting)?) ((?:(?:the|any|all|those|my) )?[a-z]+(?:(?:,| and| or|, and|, or) (?:the |any )?[a-z]+| [a-z]+)?) (?:out|off)\b(?! (?:of )?(?:the |my )?(?:fridge|freezer|oven|pan|pot|bag|tin|bones?|shells?|heat|menu|table))/g;
/** 'Watch the grapes', 'careful with the nuts'. */
const WATCHED =
  /\b(?:watch(?:ing)?(?: out for)?|mind|beware(?: of)?|look(?:ing)? out for|careful (?:with|about|of)|wary of|worried about) (?:(?:the|any|all|those|whole) )*([a-z]+(?:(?:,| and| or) (?:the |any )?[a-z]+)*)/g;
/** Nothing more is said of it: 'cut the eggs', but not 'cut the carrots small'. */
const THAT_IS_ALL = String.raw`(?=\s*(?:$|[.,;!?)]|\b(?:please|pls|plz|thanks|thx|por favor|per favore|svp|merci|gracias|grazie)\b))`;
/** 'Nuts out please', 'peanuts off', and not 'lay the eggs out'. */
const OUT = new RegExp(
  String.raw`(?<!\b(?:lay|laid|set|put|roll|rolled|spread|squeeze|scoop|get|got|bring|hang|eat|dine|pick|fry|sweat) (?:(?:the|all|my|your|some) )?(?:[a-z]+ )?)\b((?:[a-z]+ )?[a-z]{3,})[ -](?:out|off|away)${THAT_IS_ALL}`,
  'g',
);
/** 'Bin the peanuts', 'cero huevos', 'eccetto le uova'. */
const SENT_AWAY = new RegExp(
  String.raw`\b(?:bin|nil|cut|leave|take away|sub out|swap out|kick out|abstain\w* from|refrain\w* from|excepto|salvo|cero|fuera|eccetto|tranne|fuori|zero|sauf|hormis|excepte) (?:(?:the|any|all|those|my|los|las|el|la|lo|gli|le|il|les) |l')*([a-z]+(?: [a-z]+)?)${THAT_IS_ALL}`,
  'g',
);
/** What is watched on a screen or by who would lose weight, and refuses no food. */
const NO_FOOD =
  /^(?:game|games|match|date|dates|salt|sodium|sugar|sugars|carbs?|fats?|heat|spice|spices|pan|time)\b/;

/** Foods that stand between the words that send them away. */
export const foodsLeftOut = (text: string, catalog: Catalog): Reading[] => [
  ...[LEFT_OUT, WATCHED].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((cue) => {
      const [whole, named = ''] = cue;
      const foods = NO_FOOD.test(named) ? null : foodsOf(` ${named}`, catalog);
      if (!foods || foods.length === 0) return [];
      // 'Leave the eggs and butter out' is more likely about milk than about butter.
      const meant = foods.length > 1 ? foods.map(inFamily) : foods;
      return [effectBetween(cue.index, cue.index + whole.length, meant)];
    }),
  ),
  ...[OUT, SENT_AWAY].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((cue) => sentAway(cue, catalog)),
  ),
];

/** Of 'brownies nuts out' the nuts, and of 'peanut butter off' both words. */
function sentAway({ index, 0: whole, 1: named = '' }: RegExpMatchArray, catalog: Catalog): Reading[] {
  const [last = ''] = named.split(' ').slice(-1);
  const food = findFood(catalog, named) ? named : last;
  const isFood = !NO_FOOD.test(food) && foodsOf(` ${last}`, catalog);
  const foods = isFood ? foodsOf(` ${food}`, catalog) : null;
  if (!foods || foods.length === 0) return [];
  const [begin, end] = [index ?? 0, (index ?? 0) + whole.length];
  return [effectBetween(whole.startsWith(named) ? begin + named.length - food.length : begin, end, foods)];
}
