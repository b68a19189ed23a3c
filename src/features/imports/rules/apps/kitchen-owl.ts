import { isObject, type Json, type JsonObject, listOf, textOf } from '../json-ld/values.ts';

/** Whether data is a KitchenOwl household or its recipes, which have items instead of ingredients. */
export function isKitchenOwl(root: Json): root is JsonObject {
  const recipes = isObject(root) ? listOf(root.recipes).filter(isObject) : [];
  return recipes.some(({ items, description }) => Array.isArray(items) && typeof description === 'string');
}

/** Its recipes in the usual form: an item's description is its amount, and the recipe's description is its steps. */
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

/** Removes the marks of items in steps: 'Fry the @onions'. */
const withoutMarks = (steps: string) => steps.replace(/(?<![\p{L}\p{N}])@(?=\p{L})/gu, '');
