import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { categoryOf, difficultyOf } from '#features/recipes/rules/kinds.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { withoutServed } from '../answer/served-with.ts';
import type { writeDish } from '../answer/write-steps.ts';
import { allowanceOf, isServable } from '../classics/foods.ts';
import { fittingTips } from '../classics/tips.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { type ChefRequest, distinct } from '../request/request.ts';
import type { FilledDish } from './choose-foods.ts';
import type { Dish } from './dish.ts';
import { nameDish } from './name-dish.ts';

const SERVINGS = 4;
const LEAST_PREP = 5;
/** A dish's base time covers cutting this many foods; each further one takes a minute. */
const CUTS_COUNTED_IN = 6;
const MOST_TAGS = 8;
const LARGE_BATCH = 6;
/** Tags that name a meal: if the cook names one, only that one is used. */
const MEAL_TAGS = ['breakfast', 'brunch', 'lunch', 'dinner', 'dessert', 'snacks'];
const TAGGED_DIETS = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'keto', 'high-protein'];
const TITLED_DIETS = [
  ['vegan', 'Vegan'],
  ['vegetarian', 'Vegetarian'],
  ['gluten-free', 'Gluten-Free'],
] as const;

export function servingsOf({ serves }: Dish, { servings }: ChefRequest): number {
  return servings ?? serves ?? SERVINGS;
}

/** Minutes, whatever has to be cut. */
export function leastPrepTimeOf({ prep }: Dish): number {
  return Math.max(LEAST_PREP, Math.ceil(prep / 5) * 5);
}

/** Minutes, with all that has to be cut. */
export function prepTimeOf({ dish, slots }: FilledDish): number {
  const cuts = [...slots.values()].flat().filter(({ use }) => use?.cut).length;
  return leastPrepTimeOf({ ...dish, prep: dish.prep + Math.max(0, cuts - CUTS_COUNTED_IN) });
}

/** The recipe as a cook reads it, with its name, tags and tips. */
export function writeRecipe(
  filled: FilledDish,
  { ingredients, instructions, about, cookTime }: ReturnType<typeof writeDish>,
  { request, seed, knowledge }: { request: ChefRequest; seed: number; knowledge: CookingKnowledge },
): ComposedRecipe {
  const { dish, cuisine } = filled;
  const may = allowanceOf(request, knowledge, []);
  const names = ingredients.map(({ name }) => name);
  const servings = servingsOf(dish, request);
  const prepTime = prepTimeOf(filled);
  const minutes = prepTime + cookTime;
  const suited = dietVerdicts(recipeFoods(knowledge.catalog, ingredients), servings)
    .filter(({ verdict }) => verdict === 'fits')
    .map(({ id }) => id);
  const title = nameDish({
    filled,
    wanted: new Set(request.wanted.flat()),
    adjective:
      TITLED_DIETS.find(([diet]) => request.diets.includes(diet) && suited.includes(diet))?.[1] ??
      (cuisine !== null && cuisine.id === request.cuisine ? cuisine.name : ''),
    seed,
  });
  const tags = distinct([
    ...request.diets,
    ...TAGGED_DIETS.filter((diet) => suited.includes(diet)),
    ...(request.using.includes('grill') ? ['grill'] : []),
    ...(request.meal && dish.meals.includes(request.meal) ? [request.meal] : []),
    ...dish.tags.filter((tag) => !request.meal || tag === request.meal || !MEAL_TAGS.includes(tag)),
    ...(cuisine && (cuisine.id === request.cuisine || !dish.cuisines.includes('any'))
      ? [cuisine.name.toLowerCase()]
      : []),
  ]).slice(0, MOST_TAGS);
  const beside = { may, isVegetarian: tags.includes('vegan') || tags.includes('vegetarian') };
  return {
    title,
    description: [about, dish.rest ? `It also needs to rest for ${restText(dish.rest)}.` : '']
      .filter(Boolean)
      .join(' '),
    prepTime,
    cookTime,
    servings,
    difficulty: difficultyOf(minutes, instructions.length),
    category: categoryOf(tags, title),
    ingredients,
    instructions: instructions.map((step) =>
      withoutServed(step, names, (food) => isServable(food, beside, knowledge)),
    ),
    tags,
    cookingTips: [
      ...fittingTips(dish.tips, { ingredients }),
      ...(servings > LARGE_BATCH
        ? [`For ${servings} people, use two pans or trays, or cook in batches.`]
        : []),
    ],
  };
}

const restText = (minutes: number) =>
  minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
