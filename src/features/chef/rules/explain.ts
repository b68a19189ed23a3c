import type { ComposedRecipe } from './check-recipe.ts';
import type { FilledDish } from './choose-foods.ts';
import type { CookingKnowledge } from './cooking-knowledge.ts';
import type { ChefRequest } from './request.ts';
import type { Replaced } from './stand-ins.ts';
import { listed } from './write-steps.ts';

const MOST_PAIRS = 2;
/** Pairings too obvious to mention. */
const EVERYDAY = ['onion', 'garlic', 'ginger', 'spice', 'oil', 'fat', 'pepper', 'salt', 'stock'];
const MOST_REASONS = 7;
/** Caveats about diets that a list of ingredients cannot prove. */
const CAVEATS: Record<string, string> = {
  halal: 'I left out pork, gelatin and alcohol. Check the label to confirm that meat is halal.',
  kosher:
    'I left out pork and shellfish. To keep kosher, check the certificates, and keep meat and milk apart.',
  'low-fodmap':
    'I left out high-FODMAP foods such as onion, garlic, wheat and milk. Portions matter too: check with your dietitian.',
  'low-carb': 'I read “low carb” strictly: at most 10 g of net carbohydrate per serving.',
  raw: 'I chose a dish without cooking. Check the labels if every ingredient has to be raw.',
  flexitarian: 'I favored plants, but ingredients alone cannot prove this diet.',
  diabetic: 'I cannot judge a recipe for diabetes. Check the carbohydrate per serving, and ask your doctor.',
  healthy: 'I favored vegetables, legumes and whole grains, but ingredients alone cannot prove this diet.',
  'air-fryer':
    'This recipe is for a stove and an oven. In an air fryer, set it 20 °C (35 °F) lower, and check after two thirds of the time.',
  'slow-cooker':
    'The times are for a pot on the stove. In a slow cooker, brown everything first, use half the liquid, and cook for 8 hours on low or 4 on high.',
  'pressure-cooker':
    'The times are for a pot on the stove. In a pressure cooker, use a third less liquid and a third of the simmering time.',
  microwave: 'This recipe is for a stove and an oven, not for a microwave.',
  'few-ingredients':
    'I cannot limit the number of ingredients yet. Leave out herbs, spices and toppings first: the dish works without them.',
};
const DIET_NAMES: Record<string, string> = { 'high-protein': 'high in protein', 'low-sodium': 'low in salt' };

export interface Told {
  filled: FilledDish;
  recipe: ComposedRecipe;
  request: ChefRequest;
  replaced: Replaced['replaced'];
  changed: string[];
  /** Foods of the previous recipe, whose reasons are not repeated. */
  kept: ReadonlySet<string>;
}

/** Why the recipe is the way it is, as sentences for the cook, most important first. */
export function explain(
  { filled, recipe, request, replaced, changed, kept }: Told,
  knowledge: CookingKnowledge,
): string[] {
  return [
    ...changed,
    ...replaced
      .filter(({ instead }) => !instead.some((name) => kept.has(name)))
      .map((each) => replacedSaid(each, filled, knowledge)),
    ...placed(
      filled,
      request.wanted.filter((group) => !replaced.some(({ instead }) => instead === group)),
      knowledge,
    ),
    ...dietsSaid(request),
    ...swapped(filled, knowledge),
    ...(request.minutes === null
      ? []
      : [`It takes ${recipe.prepTime + recipe.cookTime} minutes, within your ${request.minutes}.`]),
    ...paired(filled, request, knowledge),
    ...caveatsOf(request),
    ...cuisineSaid(filled, request, knowledge),
  ]
    .filter((reason, index, all) => all.indexOf(reason) === index)
    .slice(0, MOST_REASONS + request.leanings.length);
}

function replacedSaid(
  { asked, instead }: Replaced['replaced'][number],
  { slots }: FilledDish,
  knowledge: CookingKnowledge,
): string {
  const names = new Set([...slots.values()].flat().map(({ food }) => food.name));
  const taken = knowledge.larder.get(instead.find((name) => names.has(name)) ?? '');
  return taken
    ? `You ruled out the ${asked} you asked for, so I used ${taken.plural.replace(/^(?:canned|firm|raw) /, '')} instead.`
    : `I left out the ${asked}: it does not fit your other requirements.`;
}

/** Which requested foods were used, and which did not fit. */
function placed(
  { slots, dish }: FilledDish,
  wanted: readonly string[][],
  knowledge: CookingKnowledge,
): string[] {
  const names = new Set([...slots.values()].flat().map(({ food }) => food.name));
  const used = wanted.flatMap((group) => group.filter((name) => names.has(name)).slice(0, 1));
  const left = wanted.filter((group) => !group.some((name) => names.has(name))).map(([first = '']) => first);
  const say = (name: string) => knowledge.larder.get(name)?.say ?? name;
  return [
    ...(used.length > 0 ? [`It has the ${listed(used.map(say))} you asked for.`] : []),
    ...(left.length > 0 ? [`I could not fit ${listed(left.map(say))} into ${article(dish.id)}.`] : []),
  ];
}

const article = (dish: string) => (/s$/.test(dish) ? dish : `${/^[aeiou]/.test(dish) ? 'an' : 'a'} ${dish}`);

/** What the ingredients cannot prove. */
export const caveatsOf = ({ leanings }: ChefRequest): string[] =>
  leanings.flatMap((leaning) => CAVEATS[leaning] ?? []);

export function dietsSaid({ diets: asked }: ChefRequest): string[] {
  if (asked.length === 0) return [];
  return [`Checked line by line: it is ${listed(asked.map((diet) => DIET_NAMES[diet] ?? diet))}.`];
}

function swapped({ swaps }: FilledDish, knowledge: CookingKnowledge): string[] {
  const say = (name: string) => knowledge.larder.get(name)?.name ?? name;
  return swaps
    .slice(0, 2)
    .map(({ usual, taken }) => `It uses ${say(taken)} instead of ${say(usual)}, to meet your requirements.`);
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
    .map(([one, other]) => sentence(`${one.say} and ${other.say} go well together.`));
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
      : [`What makes it ${asked.name}: ${listed(seasoning.slice(0, 4).map(({ food }) => food.say))}.`];
  }
  return [`I know no ${asked.name} version of ${article(dish.id)}, so I did not change the cuisine.`];
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
