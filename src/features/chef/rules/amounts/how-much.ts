import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { readPart } from '../classics/classic.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { isOfWord } from '../knowledge/line-of.ts';
import { rolesOf } from '../swaps/roles.ts';
import { CLOSES, either, NAME, OPENS } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { bareName, lineCalled } from '../turns/foods-called.ts';
import { englishName } from '../turns/foreign-changes.ts';
import type { Wish } from '../turns/wish.ts';
import { IS_SAUCE, IS_TOPPING, SAUCE, TOPPING, TOPS_WITH_MASH } from './sauce-lines.ts';

/** How many times as much, by the words before a food, longest first. */
const TIMES: readonly (readonly [words: string, times: number])[] = [
  [
    either(
      'a third (?:less|fewer)(?: of)? | (?:only )?two thirds(?: of)? | ein drittel weniger | zwei drittel(?: von| vom| der)?',
      'un tiers de moins | deux tiers | un tercio menos | dos tercios | un terzo (?:di meno|in meno) | due terzi',
    ),
    2 / 3,
  ],
  [
    either(
      'a quarter (?:less|fewer)(?: of)? | (?:only )?three quarters(?: of)? | ein viertel weniger | drei viertel',
      'un quart de moins | trois quarts | un cuarto menos | tres cuartos | un quarto in meno | tre quarti',
    ),
    3 / 4,
  ],
  [
    either(
      '(?:only )?a (?:third|quarter)(?: of)?(?! more) | ein (?:drittel|viertel) | un (?:tiers|quart|tercio|cuarto|terzo|quarto)',
    ),
    1 / 3,
  ],
  [
    either(
      '(?:only |just )?half as (?:much|many) | (?:only |just )?half(?: of)? | 50 (?:less|fewer)',
      '(?:nur )?(?:die )?halfte(?: vom| von| des| der| an)? | halb so viele? | nur halb so viele?',
      '(?:juste |seulement )?(?:la )?moitie(?: moins)? | deux fois moins',
      '(?:solo )?(?:la )?mitad | (?:solo )?(?:la )?meta',
    ),
    0.5,
  ],
  [
    either(
      '(?:three times|3 times|3 ?x|thrice)(?: as (?:much|many))? | triple(?: the amount of)? | dreimal so viele? | die dreifache menge',
      'trois fois plus | le triple | el triple | il triplo',
    ),
    3,
  ],
  [
    either(
      '(?:twice|two times|2 times|2 ?x)(?: as (?:much|many))? | double(?! (?:cream|chocolate|concentrate))(?: the amount of)? | doppelt so viele? | die doppelte menge | doppelte menge | (?:die )?doppelte(?! menge| portion)',
      'deux fois plus | le double | (?:el )?doble | (?:il )?doppio',
    ),
    2,
  ],
];
const OF =
  '(?: (?:of|the|my|vom|von|an|der|die|das|den|des|du|de|de la|de l|d|del|dello|della|dell|dei|degli|delle|di))*';
const USE =
  '(?:(?:use|with|put in|put|add|make it with|take|i d put in|i d use|leave out|give it|cook it with|do|nur|nimm|mit|mets|avec|mettre|usa|pon|ponle|con|metti|usare|usar|echa) )*';
const REST =
  '(?: (?:,|but|aber|mais|pero|ma))*(?: (?:keep|leave) (?:the rest|everything else)(?: (?:the same|as (?:it is|is)))?)?';
const CUTS = '(?:cut|reduce|lower|drop|bring)(?: down)?';
const MULTIPLIES: readonly (readonly [words: string, times: number])[] = [
  ['halve|halbiere?|divise par deux|dimezza', 0.5],
  ['double(?! cream\\b)(?: up)?(?: on)?|verdoppel\\w*|verdopple|duplica|raddoppia', 2],
  ['triple|verdreifache|triplica', 3],
];

const whole = (text: string) => new RegExp(`^${OPENS}${text}${REST}${CLOSES}$`);
const READINGS: readonly (readonly [said: RegExp, times: number])[] = [
  ...TIMES.map(([words, times]) => [whole(`${USE}${words}${OF} ${NAME}`), times] as const),
  ...MULTIPLIES.map(([words, times]) => [whole(`(?:${words})${OF} ${NAME}`), times] as const),
  [whole(`${CUTS} the ${NAME} (?:by|in|to) half`), 0.5],
  [whole(`${CUTS} the ${NAME} by (?:a|one) third`), 2 / 3],
  [whole(`${CUTS} the ${NAME} by (?:a|one) quarter`), 3 / 4],
  [whole(`(?:den |die |das )?${NAME} halbieren`), 0.5],
  [whole(`(?:den |die |das )?${NAME} verdoppeln`), 2],
];
/** What is not food, but all of the dish. */
const ALL =
  /^(?:it|that|this|everything|recipe|amounts?|quantit(?:y|ies)|batch|portions?|servings?|people|time|menge|portion(?:en)?|rezept|quantites?|recette|cantidad(?:es)?|receta|racion(?:es)?|dos[ei]|ricetta|as much|as many|so viele?)$/;

const PERCENT = whole(
  `(?:${USE})(\\d\\d) (?:percent |prozent |por ciento |pour cent |per cento )?(less|fewer|more|weniger|mehr|menos|mas|moins|plus|meno|piu)${OF} ${NAME}`,
);
/** 'More crumble', of what is strewn over the dish, or more of a line. */
const MORE = whole(
  `(?:${USE})(?:a few |a bit |a little |some |much |even |noch |viel )*(?:more|extra|lots of|loads of|plenty of|mehr|plus de|mas|piu)${OF} ${NAME}(?: on top)?`,
);
const LESS_OF = whole(
  `(?:${USE})(?:a bit |a little |much |even |noch |viel |etwas )*(?:less|fewer|weniger|moins d[eu]s?|menos|meno)${OF} ${NAME}`,
);
const HALF_AGAIN = 1.5;
const HALF = 0.5;
/** What more of it means is read elsewhere. */
const SAID_OF_ALL =
  /^(?:chil[il]i(?:es)?|heat|spice|spices|sugar|zucker|sucre|azucar|zucchero|sauce|gravy|sosse|salsa|sugo)$/;
const LESS = /^(?:less|fewer|weniger|menos|moins|meno)$/;
/** '3 eggs instead of 2', 'only 100 g sugar'. */
const COUNTED = whole(
  `(?:${USE}|only |just |solo |seulement |soltanto )*(\\d+(?: \\d)?) ?(g|ml|tsp|tbsp|grams?|gramm|grammes|gramos|grammi)?(?: of| de| di| d)? ${NAME}(?: (?:instead of|not|statt|au lieu de|en vez de|invece di) \\d+(?: ?(?:g|ml|grams?))?)?`,
);

/** How much of a food there shall be, where a message says it as a share or a number; `null` if it says anything else. */
export function amountIn(said: string, shown: ChefMemory, knowledge: CookingKnowledge): Wish | null {
  for (const [pattern, times] of READINGS) {
    const wish = amountOf(pattern.exec(said)?.[1], times, shown, knowledge);
    if (wish) return wish;
  }
  const [, more = ''] = MORE.exec(said) ?? [];
  if (isTopping(more, shown, knowledge)) return { kind: 'amount', foods: [TOPPING], times: HALF_AGAIN };
  const [, less = ''] = LESS_OF.exec(said) ?? [];
  const lines = linesCalled(more || less, shown, knowledge);
  if (lines.length > 0 && !SAID_OF_ALL.test(more || less))
    return { kind: 'amount', foods: lines, times: more ? HALF_AGAIN : HALF };
  const [, percent, sign = '', part] = PERCENT.exec(said) ?? [];
  if (percent)
    return amountOf(
      part,
      LESS.test(sign) ? 1 - Number(percent) / 100 : 1 + Number(percent) / 100,
      shown,
      knowledge,
    );
  const [, count, unit, counted] = COUNTED.exec(said) ?? [];
  return count && counted
    ? countedOf(Number(count), unit?.replace(/^gr.*/, 'g') ?? '', counted, shown, knowledge)
    : null;
}

function amountOf(
  named: string | undefined,
  times: number,
  shown: ChefMemory,
  knowledge: CookingKnowledge,
): Wish | null {
  // 'Half cod, half salmon' is another dish.
  if (!named || ALL.test(bareName(named)) || SHARED.test(named)) return null;
  // The sauce of a dish is no soy sauce.
  if (IS_SAUCE.test(bareName(named))) return { kind: 'amount', foods: [SAUCE], times };
  if (isTopping(bareName(named), shown, knowledge)) return { kind: 'amount', foods: [TOPPING], times };
  const foods = VEGETABLES.test(bareName(named))
    ? shown.lines.map(foodOf).filter((name) => rolesOf(name, knowledge).has('plant'))
    : linesCalled(named, shown, knowledge);
  if (foods.length > 0) return { kind: 'amount', foods, times };
  const food = englishName(bareName(named), knowledge);
  return food && findFood(knowledge.catalog, food) ? { kind: 'absent', food } : null;
}

/** What is strewn over a dish, or the mash on top of a pie; the breadcrumbs of a line are that line. */
const isTopping = (said: string, shown: ChefMemory, knowledge: CookingKnowledge): boolean =>
  lineCalled(said, shown, knowledge) === null &&
  (IS_TOPPING.test(said) ||
    (said === 'mash' &&
      knowledge.classics.get(shown.dish)?.steps.some((step) => TOPS_WITH_MASH.test(step)) === true));

const VEGETABLES = /^(?:veg|veggies|vegetables|greens|gemuse|legumes|verduras?|verdure)$/;
const SHARED = /\b(?:half|halb|moitie|mitad|meta)\b/;

function countedOf(
  count: number,
  unit: string,
  named: string,
  shown: ChefMemory,
  knowledge: CookingKnowledge,
): Wish | null {
  const food = ALL.test(named) ? null : lineCalled(named, shown, knowledge);
  const line = shown.lines.find((each) => foodOf(each) === food);
  if (!food || !line) return null;
  const part = readPart(`${line.amount} ${line.name}`);
  return part.unit === unit && part.count > 0 && count > 0
    ? { kind: 'amount', foods: [food], times: count / part.count }
    : null;
}

/** All lines of what a word names: both sugars of a crumble. */
function linesCalled(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string[] {
  const first = lineCalled(said, shown, knowledge);
  if (!first) return [];
  const bare = bareName(said);
  const english = englishName(bare, knowledge) ?? bare;
  const others = shown.lines
    .map(foodOf)
    .filter((name) => isOfWord(english, name) && (english === 'cheese' || name.endsWith(` ${english}`)));
  return [...new Set([first, ...others])];
}
