import { type Message, msg, t } from '#shared/t.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { anyOf, OPENS } from '../questions/asking.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import type { Idea } from './idea.ts';
import { firstOf, type MayServe } from './serving-ideas.ts';

/** Grams of what fills a plate, dry or raw, that one person eats beside a dish. */
const A_PERSON: readonly (readonly [said: RegExp, food: string, grams: number])[] = [
  [/^(?:basmati |white |brown |jasmine )?rice$|^reis$|^riz$|^arroz$|^riso$/, 'rice', 75],
  [/^(?:pasta|spaghetti|tagliatelle|penne|macaroni|nudeln|pates|pastas)$/, 'pasta', 100],
  [/^(?:egg |rice )?noodles$/, 'noodles', 75],
  [/^(?:couscous|bulgur|quinoa)$/, 'couscous', 60],
  [/^polenta$/, 'polenta', 50],
  [
    /^(?:new |boiled |baby |roast |mashed )?(?:potatoes|spuds|mash|kartoffeln)$|^pommes de terre$|^patatas$|^patate$/,
    'potatoes',
    250,
  ],
  [/^(?:salad|lettuce|leaves|salat|salade|ensalada|insalata)$/, 'salad leaves', 50],
  [/^(?:veg|veggies|vegetables|green beans|broccoli|carrots|gemuse)$/, 'vegetables', 150],
  [/^(?:bread|brot|pain|pan|pane)$/, 'bread', 80],
];
const BREAD = /\bbread|brioche|baguette|ciabatta|\bbuns?\b/;
/** What a line of it is called. */
const IS_THERE: Readonly<Record<string, RegExp>> = {
  pasta: /pasta|spaghetti|linguine|tagliatelle|penne|macaroni|rigatoni|fusilli|orzo|ditalini|lasagne sheets/,
  'salad leaves': /lettuce|salad leaves|rocket/,
  bread: BREAD,
};
const HOW_MUCH = new RegExp(
  `^${OPENS}(?:how (?:much|many)|wie ?viele?|combien de|cuant[oa]s?|quant[oaie])(?: grams? of| gramm)? ([a-z]+(?: [a-z]+)??)(?: (?:do|does|should|would|will|shall|can|i|we|you|need|cook|make|boil|serve|have|get|buy|use|with|it|this|that|for|per|a|each|person|people|head|portion|everyone|brauche|ich|brauchen|wir|dazu|pro|kopf|faut|il|necesito|\\d+))*$`,
);

const KINDS: readonly (readonly [kind: string, asked: RegExp])[] = [
  ['salad', /\b(?:salads?|salat|salade|ensalada|insalata)\b/],
  ['bread', /\b(?:bread|brot|pain|pan|pane)\b/],
  ['salsa', /\bsalsa\b/],
  ['frosting', /\b(?:frosting|icing|glaze|glasur|glacage|glaseado|glassa)\b/],
  ['veg', /\b(?:veg|veggies|vegetables|gemuse)\b/],
];
const WHICH = new RegExp(
  `^${OPENS}(?:what|which|what kind of|what sort of|any|a good|welche[rns]?|was fur (?:ein(?:e|en)?)?|quelle?|que|cual|che|quale)(?: (?:kind|sort|type)(?: of)?)? ?(?:[a-z]+ ){0,2}?${anyOf(
    'salads? | bread | salsa | frosting | icing | salat | brot | glasur | salade | pain | glacage | ensalada | glaseado | insalata | glassa',
  )}.*${anyOf('goes? | go | with | for | beside | suits? | serve | passt | dazu | va | avec | bien | con | ci sta | abbinare')}`,
);
/** 'What veg?', 'what s a good bread?' */
const WHICH_BARE = new RegExp(
  `^${OPENS}(?:what|which|what s a good|whats a good|any good|a good|welches|welcher|was fur) (?:kind of |sort of )?(salad|bread|veg|veggies|vegetables|salat|brot|gemuse)(?: then| dazu| is best| is good)?$`,
);
interface Dish {
  title: string;
  lines: string;
}
type Table = readonly (readonly [is: (dish: Dish) => boolean, idea: Idea])[];
const SPICED = /curry|masala|turmeric|garam|\bdal\b|biryani|tikka|korma/i;
const OF_WOK = /soy sauce|fish sauce|teriyaki|stir-?fry|hoisin/i;
const LATIN = /taco|fajita|burrito|enchilada|chil[il]i|arroz|tortilla|lime juice/i;
const ITALIAN = /pasta|spaghetti|penne|lasagn|risotto|pizza|parmesan|gnocchi|mozzarella/i;
const LEVANTINE = /tagine|cumin|couscous|chickpea|tahini|feta|moussaka|kofta/i;

const SALADS: Table = [
  [
    ({ title, lines }) => SPICED.test(title + lines),
    [
      msg('A salad of cucumber, tomato and red onion with lime juice and salt: it cools what is spiced.'),
      'cucumber,tomatoes',
    ],
  ],
  [
    ({ lines }) => OF_WOK.test(lines),
    [msg('A cucumber salad: thin slices with rice vinegar, a little sugar and salt.'), 'cucumber'],
  ],
  [
    ({ title, lines }) => LATIN.test(title + lines),
    [msg('A salad of tomato, avocado and red onion with lime juice.'), 'tomatoes,avocado'],
  ],
  [
    ({ title, lines }) => ITALIAN.test(title + lines),
    [msg('A rocket salad with lemon juice and good olive oil.'), 'rocket'],
  ],
  [
    ({ title, lines }) => LEVANTINE.test(title + lines),
    [msg('A chopped salad of tomato, cucumber and mint with lemon juice.'), 'tomatoes,cucumber'],
  ],
  [
    () => true,
    [
      msg('A green salad with a sharp dressing of oil and vinegar, or a cucumber salad with dill.'),
      'lettuce,cucumber',
    ],
  ],
];
const BREADS: Table = [
  [({ title, lines }) => SPICED.test(title + lines), [msg('Naan or chapati, warmed in a dry pan.'), 'bread']],
  [({ title, lines }) => LATIN.test(title + lines), [msg('Warm tortillas, or crusty white bread.'), 'bread']],
  [
    ({ title, lines }) => ITALIAN.test(title + lines),
    [msg('Ciabatta or focaccia, warmed in the oven for 5 minutes.'), 'bread'],
  ],
  [
    ({ title, lines }) => LEVANTINE.test(title + lines),
    [msg('Pitta or flatbread, warmed in a dry pan.'), 'bread'],
  ],
  [() => true, [msg('Crusty sourdough or a baguette, warmed in the oven for 5 minutes.'), 'bread']],
  [() => true, [msg('A plain bread that all who eat with you may have: check its label.'), '']],
];
const FROSTINGS: Table = [
  [
    ({ title, lines }) => /chocolate|cocoa/i.test(title + lines),
    [
      msg(
        'A chocolate buttercream: beat 150 g soft butter with 300 g icing sugar, 3 tbsp cocoa powder and a splash of milk.',
      ),
      'butter,icing sugar,milk',
    ],
  ],
  [
    ({ title, lines }) => /chocolate|cocoa/i.test(title + lines),
    [
      msg(
        'A chocolate glaze: stir 150 g icing sugar with 3 tbsp cocoa powder and 3 tbsp hot water, and pour it over.',
      ),
      'icing sugar,cocoa powder',
    ],
  ],
  [
    ({ title }) => /carrot|banana|pumpkin|spice|ginger|velvet|cinnamon|courgette/i.test(title),
    [
      msg(
        'A cream cheese frosting: beat 50 g soft butter with 100 g icing sugar, then stir in 200 g cream cheese.',
      ),
      'butter,icing sugar,cream cheese',
    ],
  ],
  [
    ({ title, lines }) => !/lemon|orange|lime/i.test(title + lines),
    [
      msg(
        'A vanilla buttercream: beat 150 g soft butter with 300 g icing sugar, 1 tsp vanilla extract and a splash of milk.',
      ),
      'butter,icing sugar,milk',
    ],
  ],
  [
    () => true,
    [
      msg('A glaze: stir 150 g icing sugar with 2 tbsp lemon juice until it is thick, and pour it over.'),
      'icing sugar,lemon juice',
    ],
  ],
];
const TABLES: Readonly<Record<string, Table>> = { salad: SALADS, bread: BREADS, frosting: FROSTINGS };
const SALSA: Idea = [
  msg(
    'A fresh tomato salsa: tomatoes, red onion, chili and coriander, chopped small, with lime juice and salt. For fish and prawns, with mango in it.',
  ),
  'tomatoes',
];
const VEG: Idea = [
  msg(
    'Green beans, broccoli, peas or carrots, boiled for 5 to 8 minutes and tossed with a little oil and salt. Ask for one of them next, and I will write it in.',
  ),
  'green beans,broccoli',
];
const NO_OTHER: Message = msg('For all who eat with you, steamed green vegetables are the safest.');

/** What is asked of one thing beside the dish: how much rice, which salad. `null` if a message asks for anything else. */
export function askedBesideIt(
  said: string,
  { title, servings, lines }: ChefMemory,
  may: MayServe,
): string | null {
  const [, much = ''] = HOW_MUCH.exec(said) ?? [];
  const found = A_PERSON.find(([name]) => name.test(much));
  const dish = { title, lines: lines.map(({ name }) => name).join('\n') };
  if (found) {
    const [, food, grams] = found;
    // What is in the dish has its own amount.
    const isThere =
      food === 'vegetables' ||
      (IS_THERE[food] ?? new RegExp(`\\b${food.replace(/e?s$/, '')}`)).test(dish.lines);
    return isThere
      ? null
      : t(
          'About {grams} g of {food} a person, weighed before it is cooked: {all} g for {servings}. Say “add {food}”, and I will write it in.',
          { grams, food, all: grams * servings, servings },
        );
  }
  if (!WHICH.test(said) && !WHICH_BARE.test(said)) return null;
  const kind = KINDS.find(([, asked]) => asked.test(said))?.[0];
  // Of a sandwich, its own bread is meant.
  const own = lines.find(({ name }) => BREAD.test(name));
  if (kind === 'bread' && own)
    return /brioche/.test(own.name) ? t('It is written with {food}.', { food: foodOf(own) }) : null;
  const table = TABLES[kind ?? ''];
  const ideas = table
    ? table.filter(([is]) => is(dish)).map(([, idea]) => idea)
    : kind === 'salsa'
      ? [SALSA]
      : kind === 'veg' && WHICH_BARE.test(said)
        ? [VEG]
        : null;
  return ideas && t(firstOf(ideas, may) ?? NO_OTHER);
}
