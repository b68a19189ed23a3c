import type { Diet } from '#features/accounts/rules/diets.ts';
import { type Message, msg, t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import { foodCountSaid } from '../conditions/few-foods.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { FilledDish } from '../plate/choose-foods.ts';
import type { Replaced } from '../plate/stand-ins.ts';
import type { ChefRequest } from '../request/request.ts';
import type { ComposedRecipe } from './check-recipe.ts';

const MOST_PAIRS = 2;
/** Pairings too obvious to mention. */
const EVERYDAY = [
  'onion',
  'garlic',
  'ginger',
  'spice',
  'oil',
  'fat',
  'pepper',
  'peppercorn',
  'salt',
  'stock',
];
const MOST_REASONS = 7;
/** Caveats about diets that a list of ingredients cannot prove. */
const CAVEATS: Record<string, Message> = {
  halal: msg(
    'I left out pork, gelatin and alcohol. Check the labels: that meat is halal, that cheese is made without animal rennet, and that mustard and vinegar are made without wine.',
  ),
  kosher: msg(
    'I left out pork and shellfish. To keep kosher, check the certificates, and keep meat and milk apart.',
  ),
  'low-fodmap': msg(
    'I left out high-FODMAP foods such as onion, garlic, wheat and milk. Portions matter too: check with your dietitian.',
  ),
  'low-carb': msg('I read “low carb” strictly: at most 10 g of net carbohydrate per serving.'),
  raw: msg('I chose a dish without cooking. Check the labels if every ingredient has to be raw.'),
  flexitarian: msg('I favored plants, but ingredients alone cannot prove this diet.'),
  healthy: msg(
    'I favored vegetables, legumes and whole grains, but ingredients alone cannot prove this diet.',
  ),
  'air-fryer': msg(
    'This recipe is for a stove and an oven. In an air fryer, set it 20 °C (35 °F) lower, and check after two thirds of the time.',
  ),
  'slow-cooker': msg(
    'The times are for a pot on the stove. In a slow cooker, brown everything first, use half the liquid, and cook for 8 hours on low or 4 on high.',
  ),
  'pressure-cooker': msg(
    'The times are for a pot on the stove. In a pressure cooker, use a third less liquid and a third of the simmering time.',
  ),
  microwave: msg('This recipe is for a stove and an oven, not for a microwave.'),
};
/** Nothing is to be said of them where nothing is cooked. */
const COOKERS: ReadonlySet<string> = new Set(['air-fryer', 'slow-cooker', 'pressure-cooker', 'microwave']);
/** Within a sentence: a dish is … */
const DIET_WORDS: Readonly<Record<Diet, Message>> = {
  vegetarian: msg('vegetarian'),
  vegan: msg('vegan'),
  'gluten-free': msg('gluten-free'),
  'dairy-free': msg('dairy-free'),
  'nut-free': msg('nut-free'),
  pescatarian: msg('pescatarian'),
  'plant-based': msg('plant-based'),
  keto: msg('keto'),
  paleo: msg('paleo'),
  'low-sodium': msg('low in salt'),
  'high-protein': msg('high in protein'),
  carnivore: msg('carnivore'),
  'lacto-vegetarian': msg('lacto-vegetarian'),
  'ovo-vegetarian': msg('ovo-vegetarian'),
  'lacto-ovo-vegetarian': msg('lacto-ovo-vegetarian'),
  pollotarian: msg('pollotarian'),
};

export interface Told {
  filled: FilledDish;
  /** Requested foods that were added to the dish, by larder name. */
  added: readonly string[];
  recipe: ComposedRecipe;
  request: ChefRequest;
  replaced: Replaced['replaced'];
  changed: string[];
  /** Foods of the previous recipe, whose reasons are not repeated. */
  kept: ReadonlySet<string>;
}

/** Why the recipe is the way it is, as sentences for the cook, most important first. */
export function explain(
  { filled, added, recipe, request, replaced, changed, kept }: Told,
  knowledge: CookingKnowledge,
): string[] {
  return [
    ...changed,
    ...replaced
      .filter(({ instead }) => !instead.some((name) => kept.has(name)))
      .map((each) => (request.isWantedForDish ? '' : replacedSaid(each, filled, knowledge))),
    ...placed(
      filled,
      request.isWantedForDish
        ? []
        : request.wanted.filter((group) => !replaced.some(({ instead }) => instead === group)),
      added,
      request.chosenFoods ?? [],
      knowledge,
    ),
    ...dietsSaid(request),
    ...swapped(filled, knowledge),
    ...(request.minutes === null
      ? []
      : [
          t('It takes {minutes} minutes, within your {most}.', {
            minutes: recipe.prepTime + recipe.cookTime,
            most: request.minutes,
          }),
        ]),
    ...paired(filled, request, knowledge),
    ...foodCountSaid(recipe.ingredients, request),
    ...caveatsOf(request, recipe),
    ...cuisineSaid(filled, request, knowledge),
  ]
    .filter((reason, index, all) => reason !== '' && all.indexOf(reason) === index)
    .slice(0, MOST_REASONS + request.leanings.length);
}

function replacedSaid(
  { asked, instead }: Replaced['replaced'][number],
  { slots }: FilledDish,
  knowledge: CookingKnowledge,
): string {
  if (asked === '') return '';
  const names = new Set([...slots.values()].flat().map(({ food }) => food.name));
  const taken = knowledge.larder.get(instead.find((name) => names.has(name)) ?? '');
  return taken
    ? t('You ruled out the {asked} you asked for, so I used {taken} instead.', {
        asked,
        taken: taken.plural.replace(/^(?:canned|firm|raw) /, ''),
      })
    : t('I left out the {asked}: it does not fit your other requirements.', { asked });
}

/** Which requested foods were used, and which did not fit. */
function placed(
  { slots, dish }: FilledDish,
  wanted: readonly string[][],
  added: readonly string[],
  chosen: readonly string[],
  knowledge: CookingKnowledge,
): string[] {
  const names = new Set([...slots.values()].flat().map(({ food }) => food.name));
  const used = wanted.flatMap((group) => group.filter((name) => names.has(name)).slice(0, 1));
  const left = wanted
    .filter((group) => !group.some((name) => names.has(name) || added.includes(name)))
    .map(([first = '']) => first);
  const say = (name: string) => knowledge.larder.get(name)?.say ?? name;
  const isChosen = (name: string) => chosen.includes(name);
  const [usedSo, usedAsked] = [used.filter(isChosen), used.filter((name) => !isChosen(name))];
  const [addedSo, addedAsked] = [added.filter(isChosen), added.filter((name) => !isChosen(name))];
  const own = [...usedSo, ...addedSo];
  return [
    ...(usedAsked.length > 0
      ? [t('It has the {foods} you asked for.', { foods: listed(usedAsked.map(say)) })]
      : []),
    ...(addedAsked.length > 0
      ? [t('I added the {foods} you asked for.', { foods: listed(addedAsked.map(say)) })]
      : []),
    ...(own.length > 0
      ? [t('I chose {foods}, as you named none in particular.', { foods: listed(own.map(say)) })]
      : []),
    ...(left.length > 0
      ? [
          t('I could not fit {foods} into this dish ({dish}).', {
            foods: listed(left.map(say)),
            dish: dish.id,
          }),
        ]
      : []),
  ];
}

/** What the ingredients cannot prove. */
export const caveatsOf = ({ leanings }: ChefRequest, { cookTime, instructions }: ComposedRecipe): string[] =>
  leanings.flatMap((leaning) => {
    // Only what bakes can bake less hot.
    const isBaked = instructions.some((step) => /\b(?:oven|bake|roast)\b/i.test(step));
    if (leaning === 'air-fryer' && cookTime > 0 && !isBaked)
      return [
        t('This recipe is for a stove or a grill: I do not know a good way to cook it in an air fryer.'),
      ];
    const caveat = COOKERS.has(leaning) && cookTime === 0 ? undefined : CAVEATS[leaning];
    return caveat ? [t(caveat)] : [];
  });

export function dietsSaid({ diets: asked }: ChefRequest): string[] {
  if (asked.length === 0) return [];
  return [
    t('Checked line by line: it is {diets}.', {
      diets: listed(asked.map((diet) => t(DIET_WORDS[diet]))),
    }),
  ];
}

function swapped({ swaps }: FilledDish, knowledge: CookingKnowledge): string[] {
  const say = (name: string) => knowledge.larder.get(name)?.name ?? name;
  return swaps
    .slice(0, 2)
    .map(({ usual, taken }) =>
      t('I used {taken} instead of {before}.', { taken: say(taken), before: say(usual) }),
    );
}

/** Well-known pairings in the recipe, requested foods first. */
function paired({ slots }: FilledDish, { wanted }: ChefRequest, knowledge: CookingKnowledge): string[] {
  const asked = new Set(wanted.flat());
  const foods = [...slots.values()]
    .flat()
    .map(({ food }) => food)
    .filter((food) => asked.has(food.name) || !EVERYDAY.some((kind) => food.kinds.has(kind)));
  const pairs = foods.flatMap((one, index) =>
    foods
      .slice(index + 1)
      .filter((other) => knowledge.goesWith(one.name, other.name))
      .map((other) => [one, other] as const),
  );
  const isAsked = ([one, other]: (typeof pairs)[number]) =>
    Number(asked.has(one.name)) + Number(asked.has(other.name));
  const said = new Set<string>();
  return pairs
    .sort((one, other) => isAsked(other) - isAsked(one))
    .filter(([one, other]) => {
      const isNew = !said.has(one.name) && !said.has(other.name);
      if (isNew) for (const { name } of [one, other]) said.add(name);
      return isNew;
    })
    .slice(0, MOST_PAIRS)
    .map(([one, other]) =>
      t('{one} and {other} go well together.', { one: sentence(one.say), other: other.say }),
    );
}

function cuisineSaid(
  { cuisine, dish, slots }: FilledDish,
  request: ChefRequest,
  knowledge: CookingKnowledge,
): string[] {
  const asked = knowledge.cuisines.find(({ id }) => id === request.cuisine);
  if (!asked) return [];
  if (cuisine?.id === asked.id) {
    const own = [...cuisine.spices, ...cuisine.aromatics, ...cuisine.herb, ...cuisine.salty, ...cuisine.acid];
    const seasoning = [...slots.values()].flat().filter(({ food }) => own.includes(food.name));
    return seasoning.length < 2
      ? []
      : [
          t('What gives it the taste of that cuisine ({cuisine}): {foods}.', {
            cuisine: asked.name,
            foods: listed(seasoning.slice(0, 4).map(({ food }) => food.say)),
          }),
        ];
  }
  return [
    t('I do not know a version of this dish ({dish}) from that cuisine ({cuisine}).', {
      cuisine: asked.name,
      dish: dish.id,
    }),
  ];
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
