import { isObject, type Json, type JsonObject, listOf, textOf } from '../json-ld/values.ts';

/** Whether data is a household or recipes of KitchenOwl, whose recipes have items for ingredients. */
export function isKitchenOwl(root: Json): root is JsonObject {
  const recipes = isObject(root) ? listOf(root.recipes).filter(isObject) : [];
  return recipes.some(({ items, description }) => Array.isArray(items) && typeof description === 'string');
}

/** Its recipes as others keep them: the amount of an item is in its description, and the steps are in that of the recipe. */
export function recipesOfKitchenOwl(root: JsonObject): JsonObject[] {
  return listOf(root.recipes)
    .filter(isObject)
    .map(({ items, description, yields, time, cook_time, prep_time, source, photo, name, tags }) => {
      const ingredients = listOf(items).filter(isObject);
      return {
        '@type': 'Recipe',
        name: name ?? '',
        recipeYield: yields || null,
        totalTime: time || null,
        cookTime: cook_time || null,
        prepTime: prep_time || null,
        url: source ?? '',
        tags: tags ?? [],
        image: photo ?? '',
        recipeIngredient: ingredients.map(lineOf),
        recipeInstructions: withoutMarks(textOf(description, [])),
      };
    });
}

function lineOf({ name, description, optional }: JsonObject): string {
  const line = [textOf(description, []), textOf(name, [])].filter(Boolean).join(' ');
  return optional === true ? `${line} (optional)` : line;
}

/** 'Fry the @onions': an item is marked where a step names it. */
const withoutMarks = (steps: string) => steps.replace(/(?<![\p{L}\p{N}])@(?=\p{L})/gu, '');
