import { ALLERGENS } from '#features/accounts/rules/allergens.ts';
import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { ANIMALS, LEFT_OUT } from '#features/foods/rules/diets/left-out.ts';
import { type Message, msg, t } from '#shared/t.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { DishFamily } from '../questions/dish-family.ts';
import type { ChefRequest } from '../request/request.ts';
import { OF_CUISINE } from './cuisine-sides.ts';
import type { Idea, Shown } from './idea.ts';

export type MayServe = (food: string) => boolean;

const OF_GRILL = /burger|pulled|\bribs\b|hot dog|wings|fried chicken|barbecue|\bbbq\b|brisket|sloppy/i;
const OF_WRAPS = /taco|fajita|burrito|enchilada|quesadilla|nacho|chil[il]i\b/i;
const SPICED = /turmeric|garam masala|curry|chilli|cumin/;
const OF_WOK = /stir-?fry|soy sauce|teriyaki|oyster sauce|fish sauce|hoisin/i;
const FILLS =
  /\brice\b|potato|noodle|pasta|spaghetti|penne|macaroni|bread|couscous|gnocchi|tortilla|buns?\b/i;
const OF_FISH = /\b(?:cod|salmon|haddock|trout|hake|fish|plaice|sea bass|mackerel|prawns?)\b/i;
export const OF_GRIDDLE = /pancake|waffle|crepe|crêpe|french toast/i;
const OF_EGGS = /omelette|frittata|shakshuka|scrambled|tortilla española|\beggs?\b/i;
/** Fried dishes of these are sweet. */
const SWEETENED = /sugar|syrup|honey|jam|chocolate/i;
const SAVOURY =
  /onion|garlic|chicken|beef|pork|lamb|fish|prawn|tofu|soy sauce|stock|bacon|ham\b|pepper\b|cheddar/i;
const WARM_SWEET = /crumble|cobbler|pie\b|strudel|baked apple|crisp\b|sponge pudding|sticky toffee|brownie/i;
const DIPPED = /hummus|guacamole|dip\b|tzatziki|baba|salsa|spread|pâté|pate\b/i;
const SAUCED = /\bsauce\b|bolognese|pesto|ragu|gravy/i;

/** What goes beside a dish, by what it is; the first that fits and may be eaten is said. */
const BESIDE: readonly (readonly [
  is: (shown: Shown, family: DishFamily) => boolean,
  ideas: readonly Idea[],
])[] = [
  [
    ({ title, lines }) => OF_GRIDDLE.test(title) && SWEETENED.test(lines),
    [
      [msg('Fresh berries, yogurt and maple syrup.'), 'strawberries,yogurt'],
      [msg('Fresh berries or warm fruit, and maple syrup.'), 'strawberries'],
    ],
  ],
  [
    ({ title }, family) => (family === 'sweet' || family === 'cream') && WARM_SWEET.test(title),
    [
      [msg('Vanilla ice cream, custard or a spoonful of cream.'), 'double cream,eggs'],
      [msg('Fresh berries or a fruit sorbet.'), 'strawberries'],
    ],
  ],
  [
    ({ lines }, family) =>
      family === 'sweet' ||
      family === 'cream' ||
      (SWEETENED.test(lines) && !SAVOURY.test(lines) && family !== 'bread'),
    [
      [msg('Fresh berries and whipped cream, and coffee or tea.'), 'strawberries,double cream'],
      [msg('Fresh berries, and coffee or tea.'), 'strawberries'],
    ],
  ],
  [
    ({ title }) => DIPPED.test(title),
    [
      [msg('Warm flatbread, raw vegetables cut into sticks, and olives.'), 'bread,carrots,olives'],
      [msg('Raw vegetables cut into sticks, and olives.'), 'carrots,olives'],
    ],
  ],
  [
    ({ title }) => OF_GRILL.test(title),
    [
      [
        msg('Coleslaw, corn on the cob, gherkins, and chips or potato wedges.'),
        'cabbage,mayonnaise,gherkins,potatoes',
      ],
      [msg('Corn on the cob, gherkins, and chips or potato wedges.'), 'gherkins,potatoes'],
    ],
  ],
  [
    ({ title }) => OF_WRAPS.test(title),
    [[msg('Rice, guacamole, a fresh tomato salsa and lime wedges.'), 'rice,avocado,tomatoes,lime']],
  ],
  [
    ({ title }) => /\broast\b/i.test(title),
    [[msg('Roast potatoes, a green vegetable, and gravy from what is in the tin.'), 'potatoes,peas']],
  ],
  [
    ({ title, lines }) => OF_WOK.test(`${title}\n${lines}`) && !FILLS.test(lines),
    [[msg('Steamed rice, and a cucumber salad with rice vinegar.'), 'rice,cucumber']],
  ],
  [
    ({ title, lines }) => OF_WOK.test(`${title}\n${lines}`),
    [[msg('A cucumber salad with rice vinegar, or steamed greens.'), 'cucumber']],
  ],
  [
    ({ title }) => OF_EGGS.test(title),
    [
      [msg('Good bread or toast, and a tomato or green salad.'), 'bread,tomatoes'],
      [msg('Fried potatoes, and a tomato or green salad.'), 'potatoes,tomatoes'],
    ],
  ],
  [
    ({ title, lines }) => OF_FISH.test(title) && !FILLS.test(lines),
    [[msg('New potatoes with herbs, peas or green beans, and a wedge of lemon.'), 'potatoes,peas,lemon']],
  ],
  [
    (_, family) => family === 'grain' || family === 'baked',
    [[msg('A crisp green salad with a sharp dressing, or broccoli with lemon.'), 'broccoli,lemon']],
  ],
  [
    (_, family) => family === 'bread',
    [
      [msg('A soup, or cheese, ham and pickles.'), 'cheddar,ham,gherkins'],
      [msg('A soup, or a plate of raw and pickled vegetables.'), 'gherkins'],
    ],
  ],
  [
    (_, family) => family === 'fresh',
    [
      [msg('A soup, good bread, or something from the grill.'), 'bread'],
      [msg('A soup, or something from the grill.'), 'tomatoes'],
    ],
  ],
  [
    ({ lines }) => /potato|rice|chips/i.test(lines),
    [[msg('Green beans, peas or a green salad.'), 'green beans,peas']],
  ],
  [() => true, [[msg('Potatoes or rice, and green beans or a salad.'), 'potatoes,rice,green beans']]],
];
const BESIDE_WET: readonly (readonly [is: (shown: Shown) => boolean, ideas: readonly Idea[]])[] = [
  [
    ({ title }) => /soup|broth|chowder|bisque|minestrone/i.test(title),
    [
      [msg('Crusty bread or toasted cheese; with a green salad it is a meal.'), 'bread,cheddar'],
      [msg('Crusty bread; with a green salad it is a meal.'), 'bread'],
      [msg('A baked potato or a green salad.'), 'potatoes'],
    ],
  ],
  [
    ({ title, lines }) => SAUCED.test(title) && !FILLS.test(lines) && !SPICED.test(lines),
    [
      [msg('Pasta, rice or mashed potatoes to take up the sauce, and a green salad.'), 'pasta,rice,potatoes'],
      [msg('Rice or mashed potatoes to take up the sauce, and a green salad.'), 'rice,potatoes'],
    ],
  ],
  [
    ({ lines }) => /\brice\b|potato|noodle|pasta/i.test(lines),
    [
      [msg('A green salad goes well with it, or bread to wipe the plate.'), 'bread'],
      [msg('A green salad goes well with it.'), 'lettuce'],
    ],
  ],
  [
    ({ lines }) => SPICED.test(lines),
    [
      [
        msg('Rice or flatbread soaks up the sauce, and yogurt or a cucumber salad cools it.'),
        'rice,bread,yogurt,cucumber',
      ],
      [msg('Rice soaks up the sauce, and a cucumber salad cools it.'), 'rice,cucumber'],
    ],
  ],
  [
    () => true,
    [
      [
        msg('Bread, rice or mashed potatoes soak up the sauce, and a green salad freshens it.'),
        'bread,rice,potatoes',
      ],
      [msg('Rice or potatoes soak up the sauce, and a green salad freshens it.'), 'rice,potatoes'],
    ],
  ],
];
const FOR_LOW_CARB: Idea = [msg('A green salad or steamed green vegetables go well with it.'), ''];
const FILLING = /\b(?:potatoes|rice|pasta|bread)\b/;

/** The first that everybody may eat. */
export const firstOf = (ideas: readonly Idea[], may: MayServe): Message | null =>
  ideas.find(([, foods]) => foods.split(',').every((food) => food === '' || may(food)))?.[0] ?? null;

/** What goes beside the dish. */
export function goesBeside(family: DishFamily, shown: Shown, may: MayServe): string {
  const own = ['sweet', 'cream'].includes(family) ? undefined : OF_CUISINE.find(({ is }) => is(shown));
  const ofCuisine = own && firstOf(own.beside, may);
  if (ofCuisine) return [t(ofCuisine), t('Ask for one of them next, and I will write it.')].join(' ');
  const table = family === 'wet' && !OF_WRAPS.test(shown.title) ? BESIDE_WET : BESIDE;
  const said = table.flatMap(([is, ideas]) => (is(shown, family) ? (firstOf(ideas, may) ?? []) : []))[0];
  return [t(said ?? FOR_LOW_CARB[0]), t('Ask for one of them next, and I will write it.')].join(' ');
}

/**
 * What may be named to those at the table.
 *
 * @param isRefused whether somebody must not or will not eat a food
 */
export function mayBeServed(
  {
    avoidedTraits,
    avoidedFoods,
    diets,
    leanings,
    heeded,
  }: Pick<ChefRequest, 'avoidedTraits' | 'avoidedFoods' | 'diets' | 'leanings'> & {
    heeded: readonly string[];
  },
  isRefused: (food: string) => boolean,
  { catalog }: CookingKnowledge,
): MayServe {
  const leftOut: readonly TraitId[] = [
    ...avoidedTraits,
    ...LEFT_OUT.flatMap(({ id, without }) => (diets.includes(id) ? without : [])),
  ];
  const isLowCarb = leanings.includes('low-carb') || diets.includes('keto');
  return (food) => {
    const traits = findFood(catalog, food)?.traits ?? [];
    return (
      !isRefused(food) &&
      !avoidedFoods.some((word) => food.includes(word.replace(/s$/, ''))) &&
      !traits.some((trait) => leftOut.includes(trait)) &&
      !(isLowCarb && FILLING.test(food)) &&
      // Of what was warned of, only plants that hardly anybody is allergic to are certain to be none.
      (heeded.length === 0 || !traits.some((trait) => HARMFUL.has(trait)))
    );
  };
}
const HARMFUL: ReadonlySet<string> = new Set([...ALLERGENS, ...ANIMALS]);
