import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { CLASSIC_KINDS } from '../classics/classic.ts';
import { cookedBeside, isMadeOfOwn } from '../classics/with-sauce.ts';
import { OF_ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import { plainPhrase } from '../request/request-words.ts';
import { CLOSES, OPENS } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { HAS_ONE, PASTA, SOUP } from './sauces.ts';

const ADDS =
  '(?:(?:can i have|can i have it|maybe|i d like|i want|i need|we need|we want|needs|add|with|serve|serve them|eat it|make|give it|give me|have|get|put|include|it|this|mit|dazu|noch|gib|mach|avec|ajoute|ajoutez|con|anade|agrega|pon|aggiungi|metti) )+';
const ONE = '(?:(?:a|an|some|any|one|ein|eine|einen|einer|einem|etwas|une?|du|de la|una|un|unos) )*';
const NICE =
  '(?:very|really|bit of|little|good|nice|tasty|great|lovely|delicious|simple|quick|easy|proper|suitable|matching|big|small|side|homemade|gute[nr]?|leckere[nr]?|einfache[nr]?|passende[nr]?|kleine[nr]?|bonne|petite|belle|simple|buena|rica|sencilla|pequena|buona|bella|semplice|piccola)';
const QUALITIES =
  'creamy|cool|cooling|rich|cremige[nr]?|sahnige[nr]?|cremeuse|cremosa|spicy|fiery|scharfe[nr]?|epicee|piquante|picante|piccante|fresh|green|light|herby|zesty|tangy|sharp|bright|frische[nr]?|leichte[nr]?|fraiche|legere|fresca|ligera|leggera|crunchy|crispy|crisp|knackige[nr]?|mixed|leafy|gemischte[nr]?';
const SAUCE =
  'sauces?|dips?|dressings?|(?<=(?:una|buena|buona|cremosa|piccante|picante) )salsa|sosse|dipp|salatsosse';
const SALAD = 'salads?|salat|salade|ensalada|insalata';
const SLAW = 'slaw|krautsalat';
const TOPPING =
  'toppings?|top|(?:something|sth|etwas|algo|qualcosa)(?: de)? (?:crunchy|crispy|crisp|with crunch|knusprige[sn]?|crujiente|(?:di )?croccante)';
const AT_THE_END =
  '(?: (?:for it|for them|with it|with them|with that|on it|on top|over it|over the top|to go with (?:it|this|that|them)|on the side|beside it|alongside|to dip|for dipping|with (?:some )?crunch|dazu|darauf|a cote|al lado|a parte|too|as well|that fits|that goes with it))*';

const CHOSEN = new RegExp(
  `^${OPENS}(${ADDS})?${ONE}(?:${NICE} )*(?:(${QUALITIES}) )?(?:${NICE} )*(?:(${SAUCE})|(${SALAD})|(${SLAW})|(${TOPPING}))${AT_THE_END}${CLOSES}$`,
);
const PROTEIN = new RegExp(
  `^${OPENS}(?:${ADDS})(?:(?:a|an|some|more|extra|a bit of|a bit more|another|a source of|some kind of|etwas|mehr|une|plus de|una|mas|piu) )*(?:protein|proteins|protein source|source of protein|eiweiss|proteine|proteines|proteina|proteinas)${AT_THE_END}${CLOSES}$`,
);

const ADDS_MORE = /^(?:and|plus|und|et|y|e) |\bwith (?:some )?crunch$/;

const MADE_INTO =
  /\b(?:make|do) (?:it|this|that|them) (?:in(?:to)? )?a \b|^(?:mach|fais|rends|hazlo|hazla|fallo|falla) /;

type Quality = 'creamy' | 'hot' | 'fresh';
const QUALITY_OF: readonly (readonly [said: RegExp, quality: Quality])[] = [
  [/^(?:creamy|cool|cooling|rich|cremi|sahn|creme|cremo)/, 'creamy'],
  [/^(?:spicy|fiery|scharf|epic|pi[qc])/, 'hot'],
  [/^(?:fresh|green|light|herby|zesty|tangy|sharp|bright|frisch|leicht|fraich|leg|fresc|lig)/, 'fresh'],
];

const OF_SAUCE = /\b(?:canned chopped tomatoes|passata|coconut milk)\b/;

interface Dish {
  title: string;
  lines: string;
  cuisine: string;
}
type Row = readonly [is: (dish: Dish) => boolean, sauces: Readonly<Partial<Record<Quality | 'any', string>>>];
const from =
  (...cuisines: readonly string[]) =>
  ({ cuisine }: Dish) =>
    cuisines.includes(cuisine);
const called =
  (title: RegExp) =>
  ({ title: own }: Dish) =>
    title.test(own);
const has =
  (food: RegExp) =>
  ({ title, lines }: Dish) =>
    food.test(title) || food.test(lines);

/** Meat without a sauce of tomatoes. */
const isOf = (food: RegExp) => (dish: Dish) => has(food)(dish) && !OF_SAUCE.test(dish.lines);

/** Dishes that are poured over another or dipped into, by name: the first row that fits a dish has them. */
const SAUCES: readonly Row[] = [
  [
    called(/burger|hot dog|sandwich/i),
    { any: 'burger sauce,cheese sauce,barbecue sauce', hot: 'peri-peri sauce', fresh: 'salsa verde' },
  ],
  [
    called(/nuggets|goujons|fries|chips|wedges|fried chicken|wings|tots/i),
    {
      any: 'garlic dip,barbecue sauce',
      hot: 'barbecue sauce',
      fresh: 'lime crema',
      creamy: 'ranch dressing',
    },
  ],
  [
    ({ title, cuisine }) =>
      ['mexican', 'tex-mex'].includes(cuisine) || /taco|fajita|burrito|quesadilla|nacho/i.test(title),
    { any: 'lime crema,pico de gallo', hot: 'enchilada sauce', fresh: 'pico de gallo' },
  ],
  [from('indian', 'pakistani', 'bangladeshi', 'nepali', 'sri lankan'), { any: 'raita' }],
  [
    ({ title, cuisine }) =>
      /kofta|kebab|shawarma|falafel|doner|gyros|souvlaki/i.test(title) ||
      ['greek', 'turkish', 'levantine', 'persian', 'egyptian', 'israeli', 'moroccan'].includes(cuisine),
    { any: 'garlic yogurt sauce', hot: 'hot sauce' },
  ],
  [
    from('thai', 'vietnamese', 'chinese', 'japanese', 'korean', 'malaysian', 'indonesian', 'filipino'),
    { any: 'sweet chilli sauce', creamy: 'satay sauce' },
  ],
  [
    has(/\b(?:cod|haddock|fish|salmon|plaice|hake|trout|tuna|sardines?|prawns?)\b(?! stock)/i),
    { any: 'tartare sauce', hot: 'peri-peri sauce', fresh: 'salsa verde' },
  ],
  [has(/\b(?:steaks?|sirloin|rump|beef fillet)\b/i), { any: 'peppercorn sauce', fresh: 'chimichurri' }],
  [called(/^roast (?:pork|ham|gammon)/i), { any: 'apple sauce', creamy: 'mushroom gravy' }],
  [has(/\blamb\b(?! stock)/i), { any: 'mint sauce', creamy: 'garlic yogurt sauce' }],
  [called(/^roast /i), { any: 'gravy', creamy: 'mushroom gravy', fresh: 'salsa verde' }],
  [
    isOf(/\b(?:beef|pork|veal|schnitzel|chicken|turkey)\b(?! stock)/i),
    { any: 'mushroom gravy', hot: 'peri-peri sauce', fresh: 'salsa verde' },
  ],
  [called(/polenta|gnocchi|dumplings|fritters|arancini/i), { any: 'tomato sauce', creamy: 'cheese sauce' }],
  [() => true, { any: 'garlic yogurt sauce', hot: 'peri-peri sauce', fresh: 'salsa verde' }],
];
/** For those who must not have what the first is made of. */
const OTHERWISE: readonly string[] = ['salsa verde', 'chimichurri', 'vinaigrette'];

const SALADS: readonly (readonly [is: (dish: Dish) => boolean, salad: string])[] = [
  [from('greek'), 'greek salad'],
  [from('levantine', 'persian', 'egyptian', 'israeli', 'moroccan', 'turkish'), 'fattoush'],
  [from('chinese', 'korean', 'thai', 'vietnamese'), 'smashed cucumber salad'],
  [from('japanese'), 'sunomono'],
];
const PLAIN_SALAD = 'simple green salad';

const FRUITY = /crumble|cobbler|\bpie\b|strudel|pudding|baked apple|tart\b/i;
const SIMMERED: readonly string[] = ['stew', 'curry'];
const SIMMERS = /\b(?:[Ss]immer|[Bb]raise|[Ss]tew)/;
const FRUIT_SALAD = /\bfruit salad\b/i;
const OF_GRIDDLE = /pancake|waffle|cr[eê]pe|french toast/i;

/**
 * 'Serve it with a salad', 'a creamy sauce' in words that name one: whoever names none leaves the choice to the chef. `null` if a
 * message asks for anything else.
 */
export function chosenBeside(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  if (PROTEIN.test(said)) return 'add some protein';
  const [found, verb, as, sauce, salad, slaw, topping] = CHOSEN.exec(said) ?? [];
  // 'A sauce with it?' only asks which.
  if (found === undefined || (verb === undefined && as === undefined && !ADDS_MORE.test(said))) return null;
  const dish = {
    title: shown.title,
    lines: shown.lines.map(({ name }) => name).join('\n'),
    cuisine: knowledge.classics.get(shown.dish)?.cuisine ?? '',
  };
  const isOfAnimals = (lines: readonly { name: string }[]) =>
    lines.some(({ name }) =>
      findFood(knowledge.catalog, withoutCut(name))?.traits.some((trait) => OF_ANIMALS.includes(trait)),
    );
  const may = (name: string) => {
    const known = knowledge.classics.get(knowledge.classicByWord.get(plainPhrase(name)) ?? '');
    const made = known && !isMadeOfOwn(known, shown.lines) ? cookedBeside(known, shown, [], knowledge) : null;
    // No anchovies beside a dish of vegetables.
    return made !== null && (isOfAnimals(shown.lines) || !isOfAnimals(made.recipe.ingredients));
  };
  if (topping) return crunchOn(found, dish);
  if (slaw) return 'with a coleslaw';
  // 'Make it a salad' is said of the dish itself.
  if (salad && MADE_INTO.test(said)) return null;
  if (salad) {
    const [, named] = SALADS.find(([is, name]) => is(dish) && may(name)) ?? [];
    return `with a ${/green|mixed|leafy|crunchy|gemischt/.test(as ?? '') ? PLAIN_SALAD : (named ?? PLAIN_SALAD)}`;
  }
  return sauce ? sauceNamed(as ?? (/dress/.test(sauce) ? 'fresh' : ''), dish, shown, may, knowledge) : null;
}

function sauceNamed(
  as: string,
  dish: Dish,
  { dish: id }: ChefMemory,
  may: (name: string) => boolean,
  { classics }: CookingKnowledge,
): string {
  const [, quality] = QUALITY_OF.find(([said]) => said.test(as)) ?? [];
  const { kind, steps = [] } = classics.get(id) ?? {};
  // Ripe fruit is dressed with its own juice.
  if (FRUIT_SALAD.test(dish.title)) return 'add honey';
  if (OF_GRIDDLE.test(dish.title) || (kind && CLASSIC_KINDS[kind] === 'sweet'))
    return `with a ${FRUITY.test(dish.title) ? 'custard' : 'chocolate sauce'}`;
  const said = [dish.title, ...steps].join('\n');
  const isTold = [SOUP, PASTA].some((each) => each.test(dish.title)) || HAS_ONE.test(dish.title);
  const isCooked = (kind && SIMMERED.includes(kind)) || OF_SAUCE.test(dish.lines) || HAS_ONE.test(said);
  // What cooks in a sauce is made creamier or hotter itself.
  if (isTold || (isCooked && SIMMERS.test(said))) {
    if (quality === 'creamy') return 'creamier';
    if (quality === 'hot') return 'spicier';
    if (isTold || HAS_ONE.test(said)) return 'what sauce goes with it';
  }
  if (/stir-?fry/i.test(dish.title)) return 'more sauce';
  const row = SAUCES.find(([is]) => is(dish))?.[1] ?? {};
  const names = [quality && row[quality], row.any].flatMap((each) => each?.split(',') ?? []);
  const named = [...names, ...OTHERWISE].find(may);
  return named ? `with a ${named}` : 'what sauce goes with it';
}

/** What crackles on top of a soup or a salad; anything else is browned. */
const crunchOn = (said: string, { title }: Dish): string | null =>
  !/crunch|crisp|knack/.test(said)
    ? null
    : SOUP.test(title)
      ? 'add croutons'
      : /salad|bowl/i.test(title)
        ? 'add sunflower seeds'
        : 'crispier on top';
