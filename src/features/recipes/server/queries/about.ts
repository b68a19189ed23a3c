import type { AboutRecipe } from '#features/foods/contract.ts';
import { allergensIn, dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { nutritionOf } from '#features/foods/rules/nutrition.ts';
import { foodsBeside, recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { foodCatalog } from '#features/foods/server/catalog.ts';
import type { Db } from '#server/database/db.ts';
import { ingredientsOf } from './recipe.ts';

/** Information derived from a recipe's ingredients. */
export async function aboutRecipe(db: Db, recipeId: string): Promise<AboutRecipe> {
  const { ingredients, servings } = await ingredientsOf(db, recipeId);
  const catalog = foodCatalog();
  const foods = recipeFoods(catalog, ingredients);
  const beside = foodsBeside(catalog, ingredients);
  return {
    nutrition: nutritionOf(foods, servings),
    known: foods.filter(({ food }) => food !== null).length,
    total: foods.length,
    diets: dietVerdicts(foods, servings, beside),
    allergens: allergensIn([...foods, ...beside]),
    substitutions: foods.flatMap(({ food }, at) => {
      const instead = food && catalog.substitutions.get(food.id);
      return instead ? { at, food: food.name, instead } : [];
    }),
  };
}
