import { type Message, msg, t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { anyOf, OPENS } from '../questions/asking.ts';
import { whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

const BARE = new RegExp(
  `^${OPENS}(?:which|what) (?:sauce|dip|dressing|gravy|condiment|relish|cream)s?(?: is best| works| should i (?:make|use|do))?$|^${OPENS}(?:a |any |some )?(?:sauce|dip)s? for (?:it|this|them)$`,
);
const ASKS = new RegExp(
  `^${OPENS}(?:(?:a |some )?(?=sauces? (?:to go with|with|for) (?:it|this|that|them))|what|which|any|a good|welche[rns]?|was fur (?:eine[nr]? )?|was passt als |quelle|que|cual|che|quale)(?: ?)(?:[a-z]+ ){0,3}${anyOf(
    'sauces? | dips? | dressing | gravy | relish | condiments? | sosse | salsa | dipp? | creme | coulis | crema | sahne',
  )}.*${anyOf('goes? | with | for | suits? | dazu | passt | avec | va | con | serve | servir')}`,
);

/** What is poured over or dipped into, by the words of the title and the lines; the first counts. The dish is the first named. */
const SAUCES: readonly (readonly [of: RegExp, sauce: Message, dish: string])[] = [
  [
    /\b(?:cod|haddock|fish|salmon|plaice|hake|trout|prawns?)\b/i,
    msg('Tartare sauce, or mayonnaise with lemon and chopped herbs.'),
    'tartare sauce',
  ],
  [
    /\b(?:beef|steak|sirloin)\b/i,
    msg('A peppercorn sauce made in the same pan, herb butter, or mustard.'),
    'peppercorn sauce',
  ],
  [
    /\b(?:pork|sausages?|gammon|ham)\b/i,
    msg('Apple sauce or mustard; with what is fried, a mushroom sauce.'),
    'apple sauce',
  ],
  [/\blamb\b/i, msg('Mint sauce, or yogurt with garlic and mint.'), 'mint sauce'],
  [
    /\b(?:chicken|turkey|duck)\b/i,
    msg('Garlic mayonnaise, a mushroom sauce, or sweet chili sauce.'),
    'garlic mayo',
  ],
];
/** What is dipped, by its title: restaurants set one beside it. */
const DIPS: readonly (readonly [of: RegExp, sauce: Message])[] = [
  [
    /samosa|pakora|bhaji|aloo tikki|vada/i,
    msg('A chutney of mint and coriander, or one of tamarind; yogurt with cumin cools it.'),
  ],
  [
    /gyoza|potsticker|dumpling|wonton|dim sum|har gow|siu mai|mandu|jiaozi/i,
    msg(
      '3 parts of soy sauce with 2 of rice vinegar, a few drops of sesame oil, and chili oil as you like it.',
    ),
  ],
  [
    /spring roll|lumpia|summer roll|egg roll|nem\b|cha gio/i,
    msg('Sweet chili sauce, or fish sauce with lime juice, sugar, garlic and chili.'),
  ],
  [/tempura|katsu/i, msg('Dashi with soy sauce and mirin for tempura, and a fruity brown sauce for katsu.')],
  [
    /arancini|mozzarella stick|suppl|risotto cake|polenta (?:chips|fries)|calamari/i,
    msg('A warm tomato sauce with basil, or garlic mayonnaise.'),
  ],
  [/falafel|kibbeh|kofta|kebab/i, msg('Tahini with lemon juice, garlic and water, or yogurt with mint.')],
  [/satay/i, msg('Peanut sauce, with coconut milk, lime and chili.')],
  [
    /burger|hot dog|nugget|goujon|fish finger|^chips|(?<!fish and )chips$|fries|wedges|onion rings|corn dog/i,
    msg('Ketchup, garlic mayonnaise, or mustard with honey.'),
  ],
  [/empanada|croquet/i, msg('Chimichurri, or garlic mayonnaise.')],
  [
    /hainanese/i,
    msg(
      'Chili sauce: red chilies, garlic, ginger and salt, blended with lime juice and a few spoonfuls of the hot broth. Beside it stand grated ginger in oil, and thick dark soy sauce.',
    ),
  ],
  [
    /bossam|samgyeopsal|bulgogi/i,
    msg('Ssamjang: soybean paste with chili paste, sesame oil, garlic and honey.'),
  ],
];
const ASKS_DIP = new RegExp(
  `^${OPENS}(?:what (?:sauce |else )?(?:can|could|do|should|would|will) (?:i|you|we|they|people|kids|one) dip (?:it|them|this|these)(?: in(?:to)?)?|(?:what s|whats|what is) the (?:[a-z]+ ){0,2}(?:sauce|dip|chutney|relish)(?: (?:thing|stuff|one))?(?: that)? (?:they|you|people|restaurants?)(?: (?:usually|always|often))? (?:serve|have|give|get|eat|put|bring)s?(?: (?:it|them|with|on|beside|there|that|in restaurants))*|(?:in )?was (?:dippt|tunkt) man (?:das|die|sie)?(?: (?:da|dazu|ein|rein))*)$`,
);

const SWEET = /dessert|cake|pudding/;
const FOR_SWEETS = msg('Custard, cream or warm berries.');
const OTHERWISE = msg('Yogurt with garlic and herbs, or a tomato sauce.');
const FOR_ANYBODY = msg('Herbs chopped into good oil with a squeeze of lemon, or the juices from the pan.');
export const HAS_ONE =
  /(?<!soy |fish |Worcestershire |oyster |hot |tartare )\bsauce\b|gravy|curry|stew|bolognese|carbonara|tagine|goulash|casserole|korma|masala|\bdal\b|dhal|rogan josh|vindaloo|chil[il]i con|bourguignon|stroganoff|moussaka|shakshuka/i;
/** Simmered, these are a sauce, whatever the steps call it. */
const MAKES_SAUCE =
  /^(?:canned (?:chopped |plum )?tomatoes|passata|(?:canned )?coconut milk|double cream|soy cream)$/;
const SIMMERS = /\b(?:[Ss]immer|bubble)\b/;
export const SOUP = /soup|broth|chowder|bisque|gazpacho|minestrone/i;
export const PASTA =
  /pasta|spaghetti|penne|tagliatelle|linguine|fettuccine|macaroni|orecchiette|rigatoni|gnocchi|lasagn|ravioli|tortellini|noodle|risotto|paella|pilaf|fried rice|biryani/i;
const ROAST = /\broast\b/i;
const RICH =
  /double cream|cream cheese|mascarpone|crème fraîche|single cream|parmesan|gruyère|cheddar|coconut milk|butter/;

/** What is put on the table beside a dish that has its sauce. */
const ON_THE_SIDE: readonly (readonly [of: RegExp, sauce: Message])[] = [
  [/tagine/i, msg('On the side, yogurt with mint cools it, and harissa makes it hotter.')],
  [
    /korma|masala|tikka|vindaloo|madras|rogan|dal\b|dhal|butter chicken|balti|jalfrezi|biryani/i,
    msg('On the side, cucumber raita or a mango chutney.'),
  ],
  [
    /chil[il]i con|chil[il]i sin|fajita|taco|burrito|enchilada/i,
    msg('On the side, sour cream, salsa or guacamole.'),
  ],
  [/pad thai|fried rice|thai|nasi/i, msg('On the side, fish sauce with lime and chili.')],
];
/** What is roasted gets gravy, and what belongs to its meat. */
const WITH_ROAST: readonly (readonly [of: RegExp, sauce: Message])[] = [
  [/beef/i, msg('Gravy from what is in the tin, and horseradish sauce.')],
  [/pork/i, msg('Gravy from what is in the tin, and apple sauce.')],
  [/lamb/i, msg('Gravy from what is in the tin, and mint sauce.')],
  [/chicken|turkey|duck|goose/i, msg('Gravy from what is in the tin, and bread sauce or cranberry sauce.')],
];

/**
 * Which sauce goes with the dish; `null` if a message asks something else.
 *
 * @param isRestricted whether anybody must not eat something: then nothing is named that may have it
 */
export function sauceFor(
  said: string,
  recipe: () => ComposedRecipe | null,
  isRestricted: boolean,
): string | null {
  const shown = [ASKS, BARE, ASKS_DIP].some((asks) => asks.test(said)) ? recipe() : null;
  if (!shown) return null;
  const { title, tags, ingredients, instructions } = shown;
  const isSweet = tags.some((tag) => SWEET.test(tag));
  if (SOUP.test(title))
    return t('A soup needs no sauce: herbs, a thread of good oil or a spoonful of cream on top are enough.');
  const [, dip] = (isRestricted ? undefined : DIPS.find(([of]) => of.test(title))) ?? [];
  if (dip) return t(dip);
  if (/salad|slaw/i.test(title) && ingredients.some(({ name }) => DRESSES.test(name)))
    return t('It needs no other dressing: it has one of its own.');
  const isInSauce =
    ingredients.some(({ name }) => MAKES_SAUCE.test(name)) && instructions.some((step) => SIMMERS.test(step));
  if (!isSweet && (isInSauce || PASTA.test(title) || HAS_ONE.test([title, ...instructions].join('\n')))) {
    const own = ingredients.flatMap(({ name }) => RICH.exec(name)?.[0] ?? []).slice(0, 2);
    const [, beside] = (isRestricted ? undefined : ON_THE_SIDE.find(([of]) => of.test(title))) ?? [];
    return [
      own.length > 0 && PASTA.test(title)
        ? t('It needs no other sauce: it has one of its own, of {foods}.', { foods: listed(own) })
        : t('It needs no other sauce: it has one of its own.'),
      ...(beside ? [t(beside)] : []),
    ].join(' ');
  }
  if (isRestricted) return t(FOR_ANYBODY);
  if (isSweet) return t(FOR_SWEETS);
  const [, roast] = (ROAST.test(title) ? WITH_ROAST.find(([of]) => of.test(title)) : undefined) ?? [];
  if (roast) return t(roast);
  const [, sauce] = sauceOf(title, ingredients) ?? [];
  return t(sauce ?? OTHERWISE);
}

function sauceOf(title: string, lines: readonly { name: string }[]) {
  const names = [title, ...lines.map(({ name }) => name).filter((name) => !/stock|sauce|^minced/.test(name))];
  return SAUCES.find(([of]) => names.some((name) => of.test(name)));
}

const DRESSES = /\b(?:oil|mayonnaise|yogurt|vinegar|sour cream)\b/;

const THAT_SAUCE = whole(
  '(?:(?:add|make|use|include|i ll (?:take|have|make)|with|yes|mit|avec|con) )+(?:me )?(?:that|this|the|one|diese[rn]?|cette|esa|questa) (?:sauce|dip|sosse|salsa)(?: (?:too|as well|then|to it|for it|beside it))*',
);

/** 'Add that sauce' in words that name the one that goes with the dish. */
export function thatSauce(said: string, { title, lines }: ChefMemory): string | null {
  const [, , dish] = (THAT_SAUCE.test(said) && sauceOf(title, lines)) || [];
  return dish ? `with ${dish}` : null;
}
