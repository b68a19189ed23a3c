import { t } from '#shared/t.ts';
import type { ComposedRecipe } from './answer/check-recipe.ts';
import type { ChefAnswer } from './answer/chef-answer.ts';
import { composeRecipe } from './chef.ts';
import type { CookingKnowledge } from './knowledge/cooking-knowledge.ts';
import type { Order } from './order.ts';
import { isEmptyRequest } from './request/request.ts';
import { understandRequest } from './request/understand-request.ts';

const IS_SWEET =
  /\b(?:sweets?|sweet treat|desserts?|puddings?|cakes?|cupcakes?|cookies?|biscuits?|crumbles?|tarts?|ice cream|treats?|nachtisch|nachspeise|s[uü](?:ß|ss)es|dolce|postre)\b(?! (?:potato|corn|and sour|chil))/i;

/** What to cook instead of a dish that cannot be made safe, by what the dish is like; the first safe one counts. */
const INSTEAD: readonly (readonly [asked: RegExp, dishes: readonly string[]])[] = [
  [
    /\b(?:breakfast|brunch)\b/i,
    [
      'vegetable omelette',
      'porridge with fruit',
      'baked oats',
      'tofu scramble',
      'yogurt with fruit',
      'fruit salad',
    ],
  ],
  [
    /\b(?:cakes?|cupcakes?|desserts?|puddings?|sweets?|brownies?|cookies?|biscuits?|tarts?|trifle|tiramisu|mousse|cheesecake|ice cream|crumble|pavlova|meringues?|panna cotta|custard|pancakes?|muffins?|flapjacks?)\b(?!.*\b(?:dinner|lunch|supper|board)\b)/i,
    ['fruit salad', 'baked apples', 'poached pears', 'baked bananas', 'meringues', 'grilled pineapple'],
  ],
  [/\bsoups?|broth|chowder|bisque\b/i, ['vegetable soup', 'carrot soup', 'lentil soup', 'chicken soup']],
  [
    /./,
    [
      'roast chicken with vegetables',
      'roasted vegetables with rice',
      'vegetable soup',
      'chicken with rice',
      'grilled fish with courgettes',
      'vegetable omelette',
      'carrot soup',
      'fruit salad',
    ],
  ],
];

/** What needs no chewing. */
const SOFT_INSTEAD: readonly string[] = [
  'carrot soup',
  'tomato soup',
  'mashed potatoes',
  'soft vegetable puree',
  'rice pudding',
  'baked bananas',
];

/** And is sweet. */
const SOFT_AND_SWEET: readonly string[] = [
  'semolina pudding',
  'custard',
  'rice pudding',
  'panna cotta',
  'baked bananas',
  'banana smoothie',
];

/** The soft dish that is most like a wish. */
const softInstead = (wish: string): readonly string[] => [
  ...(IS_SWEET.test(wish) ? SOFT_AND_SWEET : []),
  ...(/\b(?:fish|cod|haddock|salmon)\b/i.test(wish) ? ['fish pie'] : []),
  ...(/\b(?:beef|steak|burger|mince|roast|lamb|sausages?)\b/i.test(wish) ? ['cottage pie'] : []),
  ...(/\b(?:chicken|turkey)\b/i.test(wish) ? ['pureed chicken dinner'] : []),
  ...SOFT_INSTEAD,
];

/** Dishes that are safe only if made in another way, by name: nobody gets eggplant for a steak. */
const SAFE_VERSIONS: readonly (readonly [asked: RegExp, instead: string])[] = [
  [/\bsteaks?(?: and |[- ]| n )?(?:frites|chips|fries)\b/i, 'well done steak frites'],
  [
    /(?<!\b(?:tuna|salmon|swordfish|cauliflower|aubergine|ham|gammon|hamburg) )\b(?:(?:rare|medium rare|sirloin|ribeye|rib eye|fillet|rump|beef) )*steaks?\b(?! (?:and|&|n) (?:kidney|ale)| pie| pudding| sandwich| tacos?| tartare)/i,
    'well done steak',
  ],
  [/\btiramis[uù]/i, 'tiramisu for kids'],
  [/\b(?:spaghetti |pasta )?(?:alla )?carbonara\b/i, 'egg free carbonara'],
  [/\beggs? (?:benedict|royale|florentine)\b/i, 'firm eggs benedict'],
  [
    /\b(?:smoked )?salmon (?:and cream cheese )?bagels?\b|\bbagels?(?: with)? (?:smoked salmon|lox)\b|\blox\b/i,
    'baked salmon bagels',
  ],
  [/\b(?:blue cheese|gorgonzola|roquefort|stilton|cambozola)\b/i, 'cheddar'],
  [/\b(?:feta|goat'?s'? cheese|chevre)\b(?! (?:bake|pasta))/i, 'mozzarella'],
  [
    /\bsmoked (?:salmon|trout|mackerel)\b|\bsalm[oó]n ahumado\b|\bsaumon fum[eé]|\b(?:r[aä]ucher|graved )lachs\b|\bsalmone affumicato\b/i,
    'salmon',
  ],
  [/\btuna\b/i, 'salmon'],
  [/\b(?:baked )?(?:brie|camembert)\b|\bcheese ?boards?\b/i, 'hot baked cheese'],
];

/** The request with the safe version of its dish, or of the dish on screen; `null` if there is none. */
function inSafeVersion({ prompt, previous }: Order): string | null {
  const title = previous?.title ?? '';
  const asked = SAFE_VERSIONS.find(([named]) => named.test(prompt));
  if (asked) return prompt.replace(asked[0], asked[1]);
  const shown = SAFE_VERSIONS.find(([named]) => named.test(title));
  return previous && shown ? `${shown[1]} for ${previous.servings}` : null;
}

/** A wish for one dish, rather than how somebody eats. */
const FOR_ONE_DISH: readonly string[] = ['high-protein'];

/** Who eats by a diet and names another dish wants that one to fit it as well. */
function withinDiets(order: Order, answer: ChefAnswer, knowledge: CookingKnowledge): ChefAnswer {
  const { previous, prompt } = order;
  if (!previous || order.isSame || answer.kind !== 'recipe' || order.asked) return answer;
  const diets = previous.request.diets.filter((diet) => !FOR_ONE_DISH.includes(diet));
  const isOther = answer.memory.dish !== previous.dish;
  const isLost = diets.some((diet) => !answer.memory.request.diets.includes(diet));
  if (!isOther || !isLost || LIFTS.test(prompt)) return answer;
  const { request } = understandRequest(prompt, knowledge);
  if (request.dishes.length === 0 || request.wanted.length > 0) return answer;
  const fitting = composeRecipe({ ...order, prompt: [...diets, prompt].join(' ') }, knowledge);
  return fitting.kind === 'recipe' ? fitting : answer;
}
/** Said of a diet that ends, or of those who keep none. */
const LIFTS =
  /\b(?:no longer|not|normal|regular|proper|real|everyone|everybody|any ?more|isn['’]?t|aren['’]?t)\b/i;

const MORE_TRIES = [1, 2, 3];

/** Another choice for the same request if the first was not safe; `null` if there is none. */
function anotherTry(
  order: Order,
  isSafe: (recipe: ComposedRecipe) => boolean,
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  for (const more of MORE_TRIES) {
    const answer = composeRecipe({ ...order, seed: order.seed + more }, knowledge);
    if (answer.kind === 'recipe' && isSafe(answer.recipe)) return answer;
  }
  return null;
}

/**
 * Composes what is asked for, and checks it. If it is not safe, or a follow-up only told of a hazard, the dish on screen is cooked
 * again without it; if nothing comes of that, another dish is offered.
 *
 * @param isHeeded whether the conversation names something to leave out
 * @param isHazard whether that is for somebody's health or faith, so that another dish is better than none
 * @param isOfRawFood whether the one who tells of it just now must have nothing raw
 * @param isToBeSoft whether somebody can hardly chew
 * @param diets names of diets that another dish has to fit
 * @param freely traits to avoid where the dish itself keeps apart what must be apart: a gratin without meat has its cream
 * @param isSafe whether a recipe respects every warning
 */
export function composeCarefully(
  order: Order,
  {
    isHeeded,
    isHazard,
    isOfRawFood,
    isToBeSoft,
    diets,
    freely,
    isSafe,
  }: {
    isHeeded: boolean;
    isHazard: boolean;
    isOfRawFood: boolean;
    isToBeSoft: boolean;
    diets: readonly string[];
    freely: Order['avoid'];
    isSafe: (recipe: ComposedRecipe) => boolean;
  },
  knowledge: CookingKnowledge,
): ChefAnswer {
  const version = isOfRawFood ? inSafeVersion(order) : null;
  if (version) {
    const { previous: _, ...anew } = order;
    const safe = composeRecipe({ ...anew, prompt: version, isSame: false }, knowledge);
    if (safe.kind === 'recipe' && isSafe(safe.recipe))
      return {
        ...safe,
        why: [t('This is made differently than usual, so that it is safe.'), ...safe.why],
      };
  }
  const free = freely ? composeRecipe({ ...order, avoid: freely }, knowledge) : null;
  if (free?.kind === 'recipe' && isSafe(free.recipe)) return free;
  const asked = withinDiets(order, composeRecipe(order, knowledge), knowledge);
  if (!isHeeded || (asked.kind === 'recipe' && isSafe(asked.recipe))) return asked;
  const { previous } = order;
  const other = previous ? null : anotherTry(order, isSafe, knowledge);
  if (other) return other;
  const again = previous ? composeRecipe({ ...order, isSame: true, asked: null }, knowledge) : asked;
  if (again.kind === 'recipe' && isSafe(again.recipe)) return again;
  // If nothing was understood, there is nothing to offer an alternative to.
  const isUnderstood = previous || !isEmptyRequest(understandRequest(order.prompt, knowledge).request);
  if (!isHazard || (asked.kind !== 'recipe' && !isUnderstood)) return asked;
  const wish = previous ? `${previous.title} ${order.prompt}` : order.prompt;
  const dishes = isToBeSoft ? softInstead(wish) : (INSTEAD.find(([kind]) => kind.test(wish))?.[1] ?? []);
  const { previous: _, isOnlyNamed, ...anew } = order;
  if (isOnlyNamed) return asked;
  for (const dish of dishes) {
    const other = composeRecipe({ ...anew, prompt: [...diets, dish].join(' '), isSame: false }, knowledge);
    if (other.kind !== 'recipe' || !isSafe(other.recipe)) continue;
    return {
      ...other,
      why: [
        t('I do not know a way to make that dish that is certainly safe, so this is another.'),
        ...other.why,
      ],
    };
  }
  return asked.kind === 'recipe' ? asked : again;
}
