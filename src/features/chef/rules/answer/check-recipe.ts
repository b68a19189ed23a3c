import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import { englishWords } from '#features/foods/rules/catalog/food-names.ts';
import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { nutritionOf } from '#features/foods/rules/nutrition.ts';
import { foodsInLine, recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import type { WrittenRecipe } from '#features/recipes/rules/form.ts';
import { LIMITS } from '#features/recipes/rules/limits.ts';
import { namesFood } from '../knowledge/cooking-knowledge.ts';
import { undercooked } from '../knowledge/cooking-times.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import type { Plate } from '../plate/dish.ts';
import type { ChefRequest } from '../request/request.ts';
import { wronglyCooked } from './cooked-through.ts';
import { unsoundSteps } from './sound-steps.ts';

/** The chef's recipe, with the fields of a stored one. Times are minutes. */
export type ComposedRecipe = Known<Omit<WrittenRecipe, 'image' | 'sourceUrl'>>;
/** The chef fills in every field. */
type Known<Fields> = { [Field in keyof Fields]: NonNullable<Fields[Field]> };

/** Grams per serving. */
const MOST_SALT = 6;
/** Plausible energy per serving, in kcal. */
const ENERGY: Record<Plate, [least: number, most: number]> = {
  main: [230, 1050],
  light: [90, 850],
  breakfast: [130, 850],
  snack: [25, 650],
  side: [2, 650],
  sweet: [70, 800],
  drink: [20, 550],
};
const AMOUNT = /^(?:(?:\d+ )?\d+(?:\/[23468])?(?: (?:small )?[a-z]+)?|\d+\.\d l)$/;
/** Words of a name that a step may omit. */
const BRAND_WORDS = new Set([
  'canned',
  'frozen',
  'raw',
  'fresh',
  'dried',
  'ground',
  'firm',
  'extra',
  'virgin',
  'toasted',
  'plain',
]);

/**
 * Problems of a recipe, judged by its lines alone and not by how it was made: foods that a diet or the cook refuses,
 * unused ingredients, too long a time, an implausible serving. Empty if there are none.
 */
export function problemsOf(
  recipe: ComposedRecipe,
  request: ChefRequest,
  plate: Plate,
  catalog: Catalog,
  /** How far a serving may deviate from the usual size: a named dish is what it is. */
  leeway = 1,
): string[] {
  return [
    ...refusedFoods(recipe, request, catalog),
    ...unusedIngredients(recipe),
    ...undercooked(recipe),
    ...wronglyCooked(recipe),
    ...unsoundSteps(recipe),
    ...cookedOnNothing(recipe, request),
    ...implausibleAmounts(recipe),
    ...implausibleServing(recipe, plate, request, catalog, leeway),
    ...(request.minutes !== null && recipe.prepTime + recipe.cookTime > request.minutes
      ? ['it takes too long']
      : []),
    ...(request.servings !== null && recipe.servings !== request.servings
      ? ['it is for another number of people']
      : []),
    ...(recipe.title.length > LIMITS.title || recipe.title === '' ? ['its title does not fit'] : []),
  ];
}

const ON_A_STOVE =
  /\b(?:fry|sauté|simmer|sear|stir-fry|frying pan|saucepan|wok|heat the oven|bake (?:at|for))\b/i;

const MACHINES: readonly string[] = ['slow-cooker', 'pressure-cooker', 'air-fryer'];

/** Steps that need heat the cook does not have: a kettle boils water, and nothing else. */
function cookedOnNothing(
  { instructions }: ComposedRecipe,
  { missing, leanings, using }: ChefRequest,
): string[] {
  const isCold = missing.includes('stove') && missing.includes('oven');
  const hasMachine = using.length > 0 || leanings.some((leaning) => MACHINES.includes(leaning));
  if (!isCold || hasMachine) return [];
  return instructions.filter((step) => ON_A_STOVE.test(step)).map((step) => `nothing heats “${step}”`);
}

function refusedFoods(recipe: ComposedRecipe, request: ChefRequest, catalog: Catalog): string[] {
  const lines = recipe.ingredients.map((line) => foodsInLine(catalog, line));
  const foods = lines.map(({ food }) => food);
  const beside = lines.flatMap((line) => line.beside);
  const unknown = foods.filter(({ food }) => food === null).map(({ name }) => `nobody knows ${name}`);
  const refused = [...foods, ...beside].flatMap(({ food, name }) => {
    const isRefused =
      food && [...food.traits, ...food.mayBe].some((trait) => request.avoidedTraits.includes(trait));
    return isRefused ? [`${name} is refused`] : [];
  });
  const named = recipe.ingredients
    .filter(({ name }) => request.avoidedFoods.some((avoided) => namesFood(withoutCut(name), avoided)))
    .map(({ name }) => `${name} is refused by name`);
  const verdicts = request.diets.length > 0 ? dietVerdicts(foods, recipe.servings, beside) : [];
  const against = request.diets.flatMap((diet) => {
    const verdict = verdicts.find(({ id }) => id === diet);
    return verdict?.verdict === 'fits' ? [] : [`not ${diet}: ${verdict?.because.join(', ')}`];
  });
  return [...unknown, ...refused, ...named, ...against];
}

function unusedIngredients({ ingredients, instructions }: ComposedRecipe): string[] {
  const words = new Set(englishWords(instructions.join(' ')));
  return ingredients
    .filter(({ name }) => {
      const own = englishWords(withoutCut(name)).filter((word) => !BRAND_WORDS.has(word));
      return !own.some((word) => words.has(word));
    })
    .map(({ name }) => `no step uses ${name}`);
}

function implausibleAmounts({ ingredients }: ComposedRecipe): string[] {
  return ingredients
    .filter(({ amount }) => !AMOUNT.test(amount) || /^0(?: |$)/.test(amount))
    .map(({ amount, name }) => `'${amount}' of ${name} is no amount`);
}

function implausibleServing(
  recipe: ComposedRecipe,
  plate: Plate,
  request: ChefRequest,
  catalog: Catalog,
  leeway: number,
): string[] {
  // Little of the fat of a deep fryer is eaten.
  const eaten = recipe.ingredients.filter(({ name }) => !/for deep-frying$|soaked for a day$/.test(name));
  const nutrition = nutritionOf(recipeFoods(catalog, eaten), recipe.servings);
  if (!nutrition) return ['nothing is known of a serving'];
  const [least, most] = ENERGY[plate];
  const { energy, salt } = nutrition.perServing;
  const isLight =
    request.diets.some((diet) => diet === 'keto' || diet === 'low-sodium') || request.moods.includes('light');
  const problems =
    energy < (isLight ? least * 0.6 : least) / leeway || energy > most * leeway
      ? [`${Math.round(energy)} kcal a serving`]
      : [];
  return salt > MOST_SALT * Math.min(leeway, 1.6)
    ? [...problems, `${salt.toFixed(1)} g of salt a serving`]
    : problems;
}
