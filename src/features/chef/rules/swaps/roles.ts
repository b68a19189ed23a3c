import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { plainKey } from '../classics/text.ts';
import { ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf, withoutCut } from '../knowledge/line-food.ts';

/** What foods do in a dish, by their names. One may do several things. */
const ROLES: readonly (readonly [role: string, names: RegExp])[] = [
  ['stock', /\b(?:stock|broth|bouillon|dashi)\b/],
  ['wine', /\b(?:wine|beer|ale|stout|cider|sherry|port|marsala|vermouth|sake)\b(?! vinegar)/],
  ['sour', /vinegar|(?:lemon|lime) juice|^(?:lemon|lime|verjuice)s?$/],
  [
    'fat',
    /^(?:(?:salted|unsalted|vegan|soft|clarified) )?butter$|margarine|\boil$|\blard\b|\bghee\b|dripping/,
  ],
  [
    'dairy',
    /^(?:(?:whole|skimmed|oat|soy|almond|rice|coconut|canned coconut) )?milk$|buttermilk|cream$|crème fraîche|yog(?:h)?urt|quark|kefir|mascarpone|fromage frais|skyr|half and half/,
  ],
  ['spread', /mayonnaise|aioli|hummus|pesto|yog(?:h)?urt|crème fraîche|sour cream/],
  [
    'cheese',
    /cheese|parmesan|pecorino|cheddar|mozzarella|feta|gruyère|emmental|gouda|ricotta|halloumi|brie|camembert|manchego|provolone|comté|gorgonzola|roquefort|stilton/,
  ],
  ['bacon', /bacon|pancetta|lardon|prosciutto|chorizo|speck|guanciale|\bham\b/],
  ['cured', /bacon|pancetta|lardon|prosciutto|chorizo|speck|guanciale|\bham\b|sausage|salami/],
  ['sausage', /sausage|bratwurst|chipolata|merguez|frankfurter|andouille|wiener/],
  ['mince', /minced|\bmince\b/],
  [
    'starch',
    /\b(?:rice|pasta|spaghetti|penne|macaroni|fusilli|tagliatelle|fettuccine|pappardelle|linguine|rigatoni|farfalle|orecchiette|bucatini|ditalini|conchiglie|ziti|lasagne sheets|noodles?|orzo|couscous|bulgur|quinoa|barley|polenta|gnocchi|ramen|udon|vermicelli|potato(?:es)?|buckwheat|farro|spelt)\b(?! (?:starch|flour|vinegar|wine))/,
  ],
  [
    'bread',
    /\b(?:bread|baguette|ciabatta|buns?|rolls?|tortillas?|pitt?as?|naan|wraps?|toast|brioche|bagels?)\b/,
  ],
  ['flour', /\bflour\b|cornflour|starch/],
  ['sweetener', /sugar|honey|syrup|molasses|treacle|agave|stevia|erythritol/],
  ['chilli', /chilli|cayenne|jalape|harissa|sriracha|tabasco|gochujang|sambal|black pepper|white pepper/],
  [
    'herb',
    /^(?:fresh |dried )?(?:parsley|basil|coriander|dill|mint|chives|tarragon|oregano|thyme|rosemary|sage|marjoram|(?:bay|lime|curry) lea(?:f|ves)|chervil|lemongrass)$/,
  ],
  [
    'spice',
    /cumin|paprika|turmeric|cinnamon|nutmeg|curry powder|garam masala|cardamom|cloves$|caraway|fennel seeds|star anise|allspice|saffron|coriander seeds|ground coriander|mustard seeds|sumac|za'atar|vanilla|juniper/,
  ],
  ['onion', /onion|shallot|leek|scallion|spring onion/],
  ['pulse', /beans?$|chickpeas|lentils|split peas/],
  [
    'nut',
    /almonds?|walnuts?|hazelnuts?|pecans?|cashews?|pistachios?|peanuts?|pine nuts|sunflower seeds|pumpkin seeds/,
  ],
  [
    'fruit',
    /apples?|pears?|plums?|cherr|berr(?:y|ies)|peach|apricot|mango|banana|pineapple|rhubarb|grapes?|figs?|orange|quince|nectarine/,
  ],
  [
    'salted',
    /soy sauce|fish sauce|oyster sauce|tamari|coconut aminos|worcestershire|miso|capers|olives|anchov/,
  ],
];
/** Eggs and their parts. */
export const EGG = /^eggs?$|^egg (?:yolks?|whites?)$/;
/** What stands in the middle of a plate. */
const MAIN = /tofu|tempeh|seitan|paneer|halloumi|jackfruit|portobello|falafel|^eggs?$/;
const PLANTS = ['firm', 'soft', 'root', 'leaf', 'cabbage', 'squash', 'mushroom', 'green', 'juicy'];

/** What a food does in a dish. */
export function rolesOf(name: string, { catalog, byFoodId }: CookingKnowledge): ReadonlySet<string> {
  const said = withoutCut(name).toLowerCase() ?? '';
  const food = findFood(catalog, said);
  const roles = new Set(ROLES.filter(([, names]) => names.test(said)).map(([role]) => role));
  const isSeasoning = ['stock', 'salted', 'fat', 'bacon'].some((role) => roles.has(role));
  const isFlesh = food?.traits.some((trait) => ANIMALS.includes(trait)) ?? false;
  if (!isSeasoning && (isFlesh || MAIN.test(said))) roles.add('main');
  const kinds = (byFoodId.get(food?.id ?? '') ?? []).flatMap((each) => [...each.kinds]);
  if (kinds.some((kind) => PLANTS.includes(kind))) roles.add('plant');
  return roles;
}

const headOf = (name: string): string => plainKey(withoutCut(name)).split(' ').at(-1) ?? '';
/** Last words that say nothing of the food. */
const VAGUE = /^(?:fillet|breast|thigh|powder|sauce|paste|juice|seed|leaf|oil|flake|pepper|steak|slice)$/;

/** The line in whose place a food comes, by what it does; `null` if nothing in the dish does that. */
export function lineFor(
  come: string,
  lines: readonly { amount: string; name: string }[],
  knowledge: CookingKnowledge,
): string | null {
  const roles = rolesOf(come, knowledge);
  const head = headOf(come);
  const scores = lines.map(({ name }, at) => {
    const own = rolesOf(name, knowledge);
    const shared = [...own].filter((role) => roles.has(role)).length;
    const isNamed = head === headOf(name) && !VAGUE.test(head);
    // What comes first in a list is what the dish is built around.
    return { name, points: (isNamed ? 4 : 0) + shared * 2 - at / lines.length };
  });
  const [best] = scores.toSorted((one, other) => other.points - one.points);
  return best && best.points > 1 ? foodOf(best) : null;
}

/** What a cook takes if there is none of a food, best first, with how many times as much; in baking, if it begins with '@'. */
const STAND_INS: readonly (readonly [names: RegExp, instead: string])[] = [
  [/^(?:dried )?oregano$/, 'dried thyme, basil'],
  [/^(?:dried )?thyme$/, 'dried oregano, rosemary'],
  [/^gochujang$/, '0.5 sriracha, 0.5 harissa'],
  [/^sriracha$/, 'gochujang, harissa'],
  [/^harissa$/, 'sriracha, gochujang'],
  [/^rosemary$/, 'dried thyme, sage'],
  [/^sage$/, 'rosemary, dried thyme'],
  [/^basil$/, 'parsley, 0.3 dried oregano'],
  [/^parsley$/, 'chives, basil'],
  [/coriander$(?<!ground coriander)/, 'parsley, mint'],
  [/^dill$/, 'chives, parsley'],
  [/^(?:mint|tarragon|chervil)$/, 'parsley, basil'],
  [/^chives$/, 'spring onions, parsley'],
  [/^bay lea/, 'dried thyme'],
  [/cumin/, 'ground coriander, caraway seeds'],
  [/ground coriander|coriander seeds/, 'ground cumin'],
  [/caraway|fennel seeds/, 'fennel seeds, caraway seeds, ground cumin'],
  [/star anise/, '0.5 fennel seeds, ground cinnamon'],
  [/smoked paprika/, 'sweet paprika'],
  [/paprika/, 'smoked paprika, 0.3 chilli powder'],
  [/turmeric|saffron/, 'ground turmeric, curry powder'],
  [/cinnamon/, '0.5 ground nutmeg'],
  [/nutmeg/, 'ground cinnamon'],
  [/garam masala/, 'curry powder'],
  [/curry powder/, 'garam masala'],
  [/^(?:fresh )?ginger$/, '0.3 ground ginger'],
  [/lemongrass/, 'lemon zest'],
  [/^lemon juice$/, 'lime juice, 0.7 white wine vinegar'],
  [/^lime juice$/, 'lemon juice'],
  [/vinegar/, 'lemon juice, cider vinegar'],
  [/^(?:red|white) wine$/, 'vegetable stock'],
  [/^(?:double|single|whipping) cream$/, 'crème fraîche, Greek yogurt'],
  [/^(?:sour cream|crème fraîche)$/, 'Greek yogurt, double cream'],
  [/yog(?:h)?urt/, 'sour cream, quark'],
  [/^mirin$/, 'dry sherry, rice vinegar'],
  [/^mayonnaise$/, 'Greek yogurt, crème fraîche, avocado'],
  [/^buttermilk$/, 'yogurt, milk'],
  [/^milk$/, 'oat milk'],
  [/^butter$/, '@margarine, 0.8 sunflower oil'],
  [/^(?:olive|sunflower|vegetable|rapeseed) oil$/, 'sunflower oil, olive oil, butter'],
  [/^mascarpone$/, 'cream cheese'],
  [/^cream cheese$/, 'mascarpone'],
  [/parmesan|pecorino/, 'pecorino, parmesan, cheddar'],
  [/gruyère|emmental|cheddar|gouda/i, 'cheddar, gruyère, gouda'],
  [/^feta$/, "goat's cheese"],
  [/^goat's cheese$/, 'feta, ricotta'],
  [/^(?:blue cheese|gorgonzola|roquefort|stilton)$/i, "goat's cheese, feta"],
  [/ricotta/, 'cottage cheese, mascarpone'],
  [/beef stock/, 'chicken stock, vegetable stock'],
  [/chicken stock/, 'vegetable stock'],
  [/vegetable stock/, 'chicken stock'],
  [/soy sauce/, '0.5 Worcestershire sauce, 0.7 fish sauce'],
  [/fish sauce/, 'soy sauce'],
  [/worcestershire/i, 'soy sauce'],
  [/^(?:onions?|red onions?)$/, 'leeks, shallots'],
  [/shallot/, 'onions'],
  [/leek/, 'onions'],
  [/^garlic$/, '0.5 garlic powder'],
  [/frankfurter|sausage/, 'chorizo, smoked bacon, beef sausages'],
  [/bacon|pancetta|lardon|guanciale/, 'pancetta, smoked bacon, chorizo'],
  [/sugar/, '0.8 honey, 0.8 maple syrup'],
  [/honey/, 'maple syrup, brown sugar'],
  [/cornflour/, '2 plain flour'],
  [/\bbuns?$|bread rolls?$/, 'white bread, ciabatta'],
  [
    /^smoked (?:haddock|cod|pollock|trout|mackerel|eel|salmon)/,
    'smoked mackerel, smoked trout, smoked salmon',
  ],
  [/prawns$|mussels$|squid$/, 'salmon fillets, cod fillets'],
  [/^carrots?$/, 'parsnips, sweet potatoes'],
  [/^parsnips?$/, 'carrots'],
  [/^green beans$/, 'broccoli, sugar snap peas, asparagus'],
  [/^(?:sugar snap peas|mangetout|asparagus|peas|frozen peas)$/, 'green beans, broccoli'],
  [/^courgettes?$/, 'aubergines, red peppers'],
  [/^aubergines?$/, 'courgettes, red peppers, butternut squash'],
  [/^(?:red|green|yellow) peppers?$/, 'courgettes, carrots'],
  [/^broccoli$/, 'cauliflower, green beans'],
  [/^cauliflower$/, 'broccoli'],
  [/mushrooms$/, 'aubergines, courgettes'],
  [/^spinach$/, 'kale, chard'],
  [/^kale$|^chard$|^pak choi$/, 'spinach, white cabbage'],
  [/cabbage$/, 'kale, spinach'],
  [/^(?:butternut squash|pumpkin)$/, 'sweet potatoes, carrots'],
  [/^sweet potatoes$/, 'butternut squash, carrots'],
  [/^(?:floury |waxy )?potatoes$/, 'celeriac, sweet potatoes'],
  [/olives$/, '0.4 capers'],
  [/^capers$/, 'olives'],
  [/^sweetcorn$|^frozen sweetcorn$|^canned sweetcorn$/, 'peas, red peppers'],
  [/chickpeas/, 'canned white beans'],
  [/beans$/, 'canned chickpeas'],
];

/** What takes the place of a food that is not there, best first. */
export const standInsFor = (name: string): { name: string; times: number; isBaked: boolean }[] =>
  (STAND_INS.find(([names]) => names.test(name))?.[1] ?? '')
    .split(', ')
    .filter(Boolean)
    .map((text) => {
      const [, baked = '', times = '1', instead = ''] = /^(@?)(?:(\d(?:\.\d)?) )?(.+)$/.exec(text) ?? [];
      return { name: instead, times: Number(times), isBaked: baked !== '' };
    })
    .filter(({ name: instead }) => instead !== name);
