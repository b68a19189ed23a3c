import type { AboutRecipe } from '#features/foods/contract.ts';
import { plainlyInWords } from '#features/foods/rules/catalog/local-names.ts';
import { allergensIn, dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { nutritionOf } from '#features/foods/rules/nutrition.ts';
import type { RecipeFood } from '#features/foods/rules/recipe-foods.ts';
import { weighedDensity } from '#features/foods/rules/units/poured.ts';
import { foodCatalog, germanNames } from '#features/foods/server/catalog.ts';
import { readFoods } from '#features/foods/server/queries.ts';
import type { Db } from '#server/database/db.ts';
import { ingredientsOf } from './recipe.ts';

/** Information derived from a recipe's ingredients. */
export async function aboutRecipe(db: Db, recipeId: string): Promise<AboutRecipe> {
  const { ingredients, servings } = await ingredientsOf(db, recipeId);
  const catalog = foodCatalog();
  const { foods, beside } = await readFoods(ingredients);
  return {
    nutrition: nutritionOf(foods, servings),
    known: foods.filter(({ food }) => food !== null).length,
    total: foods.length,
    diets: dietVerdicts(foods.map(inWords), servings, beside.map(inWords)),
    allergens: allergensIn([...foods, ...beside].map(inWords)),
    substitutions: foods.flatMap(({ food }, at) => {
      const instead = food && catalog.substitutions.get(food.id);
      return instead ? { at, food: food.name, instead } : [];
    }),
    weighed: foods.flatMap(({ food }, at) => {
      const gramsPerMl = food && weighedDensity(food);
      return gramsPerMl ? { at, gramsPerMl } : [];
    }),
  };
}

/** A recognized food under its name in the reader's language. */
function inWords(one: RecipeFood): RecipeFood {
  const { food } = one;
  if (!food) return one;
  const name = plainlyInWords({ name: food.name, product: food.id, food }, germanNames());
  return { ...one, food: { ...food, name } };
}
