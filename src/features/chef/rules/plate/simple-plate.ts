import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { categoryOf, difficultyOf } from '#features/recipes/rules/kinds.ts';
import { type ComposedRecipe, problemsOf } from '../answer/check-recipe.ts';
import { listed } from '../answer/write-steps.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { LarderFood, Use } from '../knowledge/larder.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import { type ChefRequest, distinct } from '../request/request.ts';

interface Cooked {
  food: LarderFood;
  use: Use;
}

const SERVINGS = 2;
const PREP = 10;
const OIL_A_SERVING = 0.75;
const SALT_A_SERVING = 0.25;
const EGGS_A_SERVING = 2;
const LEAST_FOODS = 2;
const TAGGED_DIETS = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'];
const CHEESE = ['melting', 'hard', 'crumbly', 'fresh-cheese', 'frying-cheese'];

/**
 * A plate of nothing but the requested foods, salt, pepper, oil and water: what has to be boiled is boiled, the rest is fried in turn,
 * eggs are stirred in and cheese is melted on top. `null` if that would be no meal.
 */
export function simplePlate(
  request: ChefRequest,
  allowed: ReadonlySet<string>,
  knowledge: CookingKnowledge,
): { recipe: ComposedRecipe; foods: LarderFood[] } | null {
  const groups = [...(request.leading.length > 0 ? [request.leading] : []), ...request.wanted];
  const foods = distinct(groups.flatMap((group) => bestOf(group, allowed, knowledge) ?? []));
  if (foods.length < LEAST_FOODS || foods.some(({ kinds }) => kinds.has('flour'))) return null;
  const servings = request.servings ?? SERVINGS;
  const eggs = foods.filter(({ kinds }) => kinds.has('egg'));
  const cheese = foods.filter(isCheese);
  const rest = foods.filter((food) => !eggs.includes(food) && !cheese.includes(food));
  const boiled = rest.flatMap((food) => usedBy(food, 'boil', 'absorb'));
  const isIn = (list: readonly Cooked[], food: LarderFood) => list.some((each) => each.food === food);
  const fried = rest
    .filter((food) => !isIn(boiled, food))
    .flatMap((food) => usedBy(food, 'fry', 'sear', 'mince'))
    .sort((one, other) => other.use.minutes - one.use.minutes);
  const warmed = rest
    .filter((food) => !isIn(boiled, food) && !isIn(fried, food))
    .flatMap((food) => usedBy(food, 'stew', 'simmer', 'ready'));
  if (boiled.length + fried.length + warmed.length + eggs.length === 0) return null;
  const raw = rest.filter((food) => ![boiled, fried, warmed].some((list) => isIn(list, food)));
  const steps = stepsFor({ boiled, fried, warmed, eggs, cheese, raw });
  const cookTime =
    Math.max(0, ...boiled.map(({ use }) => use.minutes)) +
    Math.max(0, ...fried.map(({ use }) => use.minutes)) +
    (warmed.length > 0 ? 6 : 0) +
    (eggs.length > 0 ? 3 : 0);
  const cuts = new Map([...boiled, ...fried, ...warmed].map(({ food, use }) => [food, use.cut]));
  const ingredients = [
    ...foods.map((food) => lineOf(food, servings, cuts.get(food) ?? '')),
    { amount: quantityOf(OIL_A_SERVING * servings, TBSP, 'fine').amount, name: 'olive oil' },
    { amount: quantityOf(SALT_A_SERVING * servings, TSP, 'fine').amount, name: 'salt' },
    { amount: quantityOf(0.125 * servings, TSP, 'fine').amount, name: 'black pepper' },
  ];
  const suited = dietVerdicts(recipeFoods(knowledge.catalog, ingredients), servings)
    .filter(({ verdict }) => verdict === 'fits')
    .map(({ id }) => id);
  const tags = distinct([
    ...TAGGED_DIETS.filter((diet) => suited.includes(diet)),
    request.meal ?? 'dinner',
    'one-pan',
  ]);
  const title = titleOf(foods);
  const recipe: ComposedRecipe = {
    title,
    description: `${listed(foods.map(({ say }) => say)).replace(/^./, (letter) => letter.toUpperCase())}, with nothing but salt, pepper and oil.`,
    prepTime: PREP,
    cookTime,
    servings,
    difficulty: difficultyOf(PREP + cookTime, steps.length),
    category: categoryOf(tags, title),
    ingredients,
    instructions: steps,
    tags,
    cookingTips: [],
  };
  return problemsOf(recipe, request, 'light', knowledge.catalog, 2.5).length === 0 ? { recipe, foods } : null;
}

const TBSP = { unit: 'tbsp', units: 'tbsp' };
const TSP = { unit: 'tsp', units: 'tsp' };

/** The food of a group that is cooked most easily: mince rather than a stewing cut. */
function bestOf(
  group: readonly string[],
  allowed: ReadonlySet<string>,
  { larder }: CookingKnowledge,
): LarderFood | null {
  const foods = group.flatMap((name) => (allowed.has(name) ? (larder.get(name) ?? []) : []));
  // Any cheese will do; one that melts is thought of first.
  if (foods[0] && isCheese(foods[0])) return foods[0];
  return foods.find(({ uses }) => ['fry', 'boil', 'absorb'].some((use) => uses.has(use))) ?? foods[0] ?? null;
}

const isCheese = ({ kinds }: LarderFood): boolean => CHEESE.some((kind) => kinds.has(kind));

function usedBy(food: LarderFood, ...uses: string[]): Cooked[] {
  const use = uses.flatMap((name) => food.uses.get(name) ?? [])[0];
  return use ? [{ food, use }] : [];
}

function lineOf(food: LarderFood, servings: number, cut: string): { amount: string; name: string } {
  const portion = food.kinds.has('egg') ? { ...food.portion, count: EGGS_A_SERVING } : food.portion;
  const { amount, isMany, unit } = quantityOf(portion.count * servings, portion, food.rounding);
  const name = unit === '' && !isMany ? food.name : food.plural;
  return { amount, name: cut ? `${name}, ${cut}` : name };
}

interface Parts {
  boiled: Cooked[];
  fried: Cooked[];
  warmed: Cooked[];
  eggs: LarderFood[];
  cheese: LarderFood[];
  raw: LarderFood[];
}

function stepsFor({ boiled, fried, warmed, eggs, cheese, raw }: Parts): string[] {
  const say = (foods: readonly LarderFood[]) => listed(foods.map((food) => food.say));
  const done = ({ food }: Cooked) => (food.done ? `, ${food.done}` : '');
  const [first, ...others] = fried;
  return [
    ...boiled.map(
      ({ food, use }) =>
        `Boil the ${food.say} in plenty of water with half of the salt for ${use.minutes} minutes, until tender. Drain.`,
    ),
    first
      ? `Heat the olive oil in a wide pan over medium-high heat. Fry the ${first.food.say} for ${first.use.minutes === 1 ? '1 minute' : `${first.use.minutes} minutes`}${done(first)}${first.use.minutes > 6 ? ', stirring now and then' : ''}.`
      : 'Heat the olive oil in a wide pan over medium heat.',
    ...others.map(
      (each) =>
        `Add the ${each.food.say} for the last ${each.use.minutes === 1 ? 'minute' : `${each.use.minutes} minutes`} of that time${done(each)}.`,
    ),
    ...(warmed.length > 0
      ? [`Stir in the ${say(warmed.map(({ food }) => food))} and heat through for 6 minutes.`]
      : []),
    ...(boiled.length > 0 ? [`Add the ${say(boiled.map(({ food }) => food))} and toss.`] : []),
    ...(eggs.length > 0
      ? ['Beat the eggs, pour them over and stir over low heat for 3 minutes, until no liquid egg is left.']
      : []),
    ...(cheese.length > 0
      ? [`Scatter with the ${say(cheese)}, cover and leave off the heat for 2 minutes, until it melts.`]
      : []),
    `Season with the salt and black pepper and serve${raw.length > 0 ? ` with the ${say(raw)}` : ''}.`,
  ];
}

function titleOf(foods: readonly LarderFood[]): string {
  const [first, ...others] = foods.map(({ say }) =>
    say.replace(/(^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase()),
  );
  return others.length > 0 ? `${first} with ${listed(others)}` : (first ?? '');
}
