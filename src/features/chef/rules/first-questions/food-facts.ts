import { type Message, msg } from '#shared/t.ts';

const SEASONS_WITH = '(?:herbs?|spices?|seasonings?|season\\w*)';

/** What seasons a food, by its name. */
const SEASONINGS: readonly (readonly [string, Message])[] = [
  ['lamb', msg('Rosemary, thyme, mint, garlic, cumin and cinnamon go with lamb.')],
  [
    'chicken|turkey|poultry',
    msg('Thyme, rosemary, tarragon, sage, lemon, garlic, paprika and curry spices go with poultry.'),
  ],
  [
    'pork|ham|sausages?',
    msg('Sage, thyme, rosemary, fennel seeds, mustard, garlic, paprika and star anise go with pork.'),
  ],
  [
    'beef|steaks?|burgers?',
    msg('Thyme, rosemary, bay, garlic, black pepper, mustard, paprika and cumin go with beef.'),
  ],
  [
    'salmon|fish|cod|trout|tuna|shrimps?|prawns?',
    msg('Dill, parsley, chives, tarragon, fennel, lemon and ginger go with fish and shellfish.'),
  ],
  ['eggs?|omelettes?', msg('Chives, parsley, dill, tarragon, paprika and chili flakes go with eggs.')],
  [
    'potato(?:es)?',
    msg('Rosemary, thyme, chives, dill, parsley, nutmeg, paprika and garlic go with potatoes.'),
  ],
  ['tomato(?:es)?', msg('Basil, oregano, thyme, parsley, garlic and chili flakes go with tomatoes.')],
  [
    'pumpkins?|squash(?:es)?|butternut|carrots?|sweet potato(?:es)?|parsnips?',
    msg('Sage, thyme, cumin, coriander, ginger, nutmeg and cinnamon go with pumpkin and sweet roots.'),
  ],
  ['mushrooms?', msg('Thyme, parsley, tarragon, sage and garlic go with mushrooms.')],
  [
    'beans|chickpeas|lentils|pulses',
    msg('Bay, thyme, sage, cumin, coriander, garlic and smoked paprika go with beans and lentils.'),
  ],
  [
    'curr(?:y|ies)',
    msg(
      'A curry begins with cumin, coriander and turmeric; ginger, chili, cardamom and cinnamon may follow.',
    ),
  ],
  ['chili|chilli|tacos?', msg('Cumin, oregano, paprika, chili, garlic and coriander make it taste Mexican.')],
  [
    'apples?|pears?|plums?',
    msg('Cinnamon, cardamom, cloves, ginger, vanilla and star anise go with apples, pears and plums.'),
  ],
  ['rice', msg('Bay, cardamom, cinnamon, cumin, saffron, turmeric and fresh coriander go with rice.')],
];

/** Foods that hold much of what a body needs. */
const RICH: readonly (readonly [string, Message])[] = [
  ['iron', msg('Red meat, liver, mussels, lentils, beans, tofu, pumpkin seeds and spinach hold much iron.')],
  [
    'calcium',
    msg(
      'Milk, yogurt, cheese, kale, almonds, sesame, canned sardines and tofu set with calcium hold much calcium.',
    ),
  ],
  ['vitamin c', msg('Peppers, citrus fruit, kiwis, strawberries, broccoli and kale hold much vitamin C.')],
  ['vitamin d', msg('Salmon, herring, mackerel, eggs and mushrooms kept in the light hold vitamin D.')],
  [
    'vitamin a|beta carotene',
    msg('Liver, carrots, sweet potatoes, pumpkin, spinach and kale hold much vitamin A.'),
  ],
  ['(?:vitamin )?b ?12', msg('Meat, fish, shellfish, eggs and dairy hold vitamin B12; plants do not.')],
  ['folate|folic acid', msg('Lentils, beans, asparagus, spinach, broccoli and oranges hold much folate.')],
  [
    'magnesium|zinc',
    msg('Pumpkin seeds, nuts, beans, whole grains and dark chocolate hold much magnesium and zinc.'),
  ],
  ['potassium', msg('Potatoes, beans, bananas, avocados, spinach and dried apricots hold much potassium.')],
  [
    'omega 3s?|omega ?3(?: fatty acids| fats?)?',
    msg('Salmon, mackerel, sardines, flaxseed, chia seeds and walnuts hold much omega-3.'),
  ],
  [
    'fib(?:er|re)',
    msg('Beans, lentils, oats, whole grains, berries, nuts, artichokes and peas hold much fiber.'),
  ],
  [
    'protein',
    msg('Chicken, fish, lean meat, eggs, quark, tofu, tempeh, lentils and beans hold much protein.'),
  ],
];

/** Which kind of a food is best for something. */
const KINDS: readonly (readonly [RegExp, Message])[] = [
  [
    /\bcheeses?\b.*\b(?:melt\w*|toast\w*|grilled|pizza|burgers?|fondue|mac)\b/,
    msg(
      'Cheddar, Gruyère, Gouda, fontina and low-moisture mozzarella melt well. Halloumi, paneer and feta do not.',
    ),
  ],
  [
    /\bpotato(?:es)?\b.*\b(?:mash\w*|roast\w*|baked?|chips|fries|jacket|gnocchi)\b/,
    msg(
      'Floury potatoes, such as russets, King Edwards or Maris Pipers, are best for mash, roasting, baking and fries.',
    ),
  ],
  [
    /\bpotato(?:es)?\b.*\b(?:salads?|boil\w*|gratin|dauphinoise|soups?|stews?)\b/,
    msg(
      'Waxy potatoes, such as Yukon Golds, Charlottes or new potatoes, keep their shape in salads, stews and gratins.',
    ),
  ],
  [
    /\bapples?\b.*\b(?:pies?|bak\w*|crumbles?|sauce|tarts?|cakes?|cook\w*|strudel)\b/,
    msg('Tart, firm apples are best for baking: Bramley, Granny Smith, Braeburn or Boskoop.'),
  ],
  [
    /\brice\b.*\b(?:risotto|paella|sushi|pudding|curry|stir fry|fried|biryani|pilaf|pilau)\b/,
    msg(
      'Risotto takes arborio or carnaroli, paella bomba, sushi Japanese short grain, pudding round grain; curries and pilafs take basmati.',
    ),
  ],
  [
    /\bflour\b.*\b(?:bread|pizza|cakes?|pasta|pastry|cookies|pancakes|biscuits)\b/,
    msg(
      'Bread and pizza take bread flour, cakes cake or all-purpose flour, fresh pasta Italian 00 flour; everything else takes all-purpose flour.',
    ),
  ],
  [
    /\b(?:beef|cuts?|meat)\b.*\b(?:stews?|goulash|casserole|braise\w*|pot roast|slow cook\w*|bourguignon|pulled)\b/,
    msg(
      'Cuts with much connective tissue turn tender when they stew: beef chuck, shin or brisket, pork shoulder, lamb shoulder.',
    ),
  ],
  [
    /\b(?:steaks?|cuts?)\b.*\b(?:steaks?|gril\w*|fry\w*|pan|tender)\b/,
    msg(
      'Rib eye is the juiciest steak, sirloin leaner, fillet the most tender, and flank or skirt good value if sliced across the grain.',
    ),
  ],
  [
    /\btomato(?:es)?\b.*\b(?:sauces?|pizza|passata|soups?)\b/,
    msg('For sauce, take ripe plum tomatoes, and out of season canned ones.'),
  ],
];

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter';
const IN_SEASON = new RegExp(
  `\\bin season\\b|\\bseasonal (?:fruits?|vegetables|veg|produce)\\b.*\\b(?:${MONTHS})\\b`,
);
const SEASONS: readonly (readonly [RegExp, Message])[] = [
  [
    /\b(?:march|april|may|spring)\b/,
    msg(
      'In spring (in the north): asparagus, spinach, radishes, rhubarb, spring onions, new potatoes, peas and wild garlic.',
    ),
  ],
  [
    /\b(?:june|july|august|summer)\b/,
    msg(
      'In summer (in the north): tomatoes, zucchini, eggplant, peppers, cucumbers, green beans, corn, berries, cherries, peaches and plums.',
    ),
  ],
  [
    /\b(?:september|october|november|autumn|fall)\b/,
    msg(
      'In autumn (in the north): pumpkin, mushrooms, apples, pears, grapes, beets, cabbages, leeks, celeriac, kale and chestnuts.',
    ),
  ],
  [
    /\b(?:december|january|february|winter)\b/,
    msg(
      'In winter (in the north): kale, Brussels sprouts, cabbages, leeks, parsnips, celeriac, beets, stored apples, and oranges.',
    ),
  ],
];
const ALL_SEASONS: Message = msg(
  'In the north, spring brings asparagus, rhubarb and peas; summer tomatoes, zucchini, beans and berries; autumn pumpkin, mushrooms, apples and pears; winter kale, leeks, roots and oranges. Name a month or a dish.',
);

const READ_SEASONINGS = SEASONINGS.map(([food, said]) => [new RegExp(`\\b(?:${food})\\b`), said] as const);
const READ_RICH = RICH.map(([what, said]) => [new RegExp(`\\b(?:${what})\\b`), said] as const);
const ASKS_SEASONING = new RegExp(`\\b${SEASONS_WITH}\\b`);
const ASKS_RICH =
  /\b(?:high|rich|most|lots|full|good sources?|loaded|packed|plenty)\b|\b(?:have|has|contains?) (?:much |a lot of )/;

/** Which herb, spice or kind of food to take. */
const ASKS_KIND =
  /^(?:what|which)(?: s| is| are)? (?:the )?(?:best |right |good )?(?:(?:kinds?|types?|sorts?) of )?(?:fresh |dried )?(?:herbs?|spices?|seasonings?|cheeses?|potato(?:es)?|apples?|rice|flours?|tomato(?:es)?|steaks?|cuts?|meats?)\b/;
/** What holds much of something, or is in season. */
const ASKS_FOODS =
  /^(?:what|which) (?:foods?|fruits?|vegetables?|veg|nuts|seeds|fish|meats?) (?:is|are|have|has|contains?|s) (?:(?:naturally|really|very|all) )*(?:high|rich|low|full|good sources|a good source|packed|loaded|(?:the )?most|lots|much|plenty)\b|^(?:what|which|when)\b.*\bin season\b/;

/**
 * What goes with a food, holds much of a nutrient, is best for something or in season, if a message asks that and no more;
 * `null` if it asks for a dish.
 */
export function foodAsked(said: string): Message | null {
  return ASKS_KIND.test(said) || ASKS_FOODS.test(said) ? foodFact(said) : null;
}

function foodFact(said: string): Message | null {
  const of = (rows: readonly (readonly [RegExp, Message])[]) => rows.find(([asked]) => asked.test(said))?.[1];
  if (IN_SEASON.test(said)) return of(SEASONS) ?? ALL_SEASONS;
  return (
    (ASKS_SEASONING.test(said) ? of(READ_SEASONINGS) : undefined) ??
    (ASKS_RICH.test(said) ? of(READ_RICH) : undefined) ??
    of(KINDS) ??
    null
  );
}
