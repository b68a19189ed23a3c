import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { foodsBeside, recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { categoryOf } from '#features/recipes/rules/kinds.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ComposedRecipe } from './check-recipe.ts';

/**
 * A recipe without the diets in its tags and title that its lines do not fit. Foods are added and amounts change after
 * a dish was tagged, so this comes last.
 */
export function withTrueDiets(recipe: ComposedRecipe, { catalog }: CookingKnowledge): ComposedRecipe {
  const verdicts = dietVerdicts(
    recipeFoods(catalog, recipe.ingredients),
    recipe.servings,
    foodsBeside(catalog, recipe.ingredients),
  );
  const untrue = new Set(verdicts.filter(({ verdict }) => verdict !== 'fits').map(({ id }) => id as string));
  const tags = recipe.tags.filter((tag) => !untrue.has(tag));
  // The vegan sausage of a title is a food.
  const isFood = recipe.ingredients.some(({ name }) =>
    recipe.title.toLowerCase().startsWith(name.toLowerCase().replace(/s?(?:,.*)?$/, '')),
  );
  const title = isFood
    ? recipe.title
    : [...untrue].reduce((said, diet) => said.replace(new RegExp(`^${diet} `, 'i'), ''), recipe.title);
  return tags.length === recipe.tags.length && title === recipe.title
    ? recipe
    : { ...recipe, title, tags, category: categoryOf(tags, title) };
}
