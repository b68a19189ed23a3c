import { isObject, type Json, type JsonObject, listOf } from '../json-ld/values.ts';

/** The tables of a backup that contain parts of recipes. */
const TABLES = ['recipes', 'recipes_ingredients', 'recipe_instructions'] as const;

/** Whether data is the database of a Mealie backup, whose tables refer to each other by ids. */
export function isMealieBackup(root: Json): root is JsonObject {
  return isObject(root) && TABLES.every((table) => Array.isArray(root[table]));
}

/** Its recipes, each joined with its rows in other tables, in the form in which Mealie exports a single recipe. */
export function recipesOfMealieBackup(root: JsonObject): JsonObject[] {
  const table = (name: string) => listOf(root[name]).filter(isObject);
  const byRecipe = (name: string) =>
    Map.groupBy(
      table(name).toSorted((one, other) => Number(one.position ?? 0) - Number(other.position ?? 0)),
      (row) => row.recipe_id ?? null,
    );
  const nameIn = (name: string) => {
    const names = new Map(table(name).map(({ id, name: said }) => [id, said]));
    return (id: Json | undefined) => (id === null || id === undefined ? '' : (names.get(id) ?? ''));
  };
  const [unitOf, foodOf, tagOf, categoryOf] = [
    nameIn('ingredient_units'),
    nameIn('ingredient_foods'),
    nameIn('tags'),
    nameIn('categories'),
  ];
  const [ingredients, steps, notes] = [
    byRecipe('recipes_ingredients'),
    byRecipe('recipe_instructions'),
    byRecipe('notes'),
  ];
  const [tags, categories] = [byRecipe('recipes_to_tags'), byRecipe('recipes_to_categories')];
  return table('recipes').map((recipe) => {
    const { id = null } = recipe;
    const of = (rows: Map<Json, JsonObject[]>) => rows.get(id) ?? [];
    return {
      '@type': 'Recipe',
      name: recipe.name ?? '',
      description: recipe.description ?? '',
      recipeServings: recipe.recipe_servings ?? null,
      recipeYield: recipe.recipe_yield ?? null,
      prepTime: recipe.prep_time ?? null,
      performTime: recipe.perform_time ?? recipe.cook_time ?? null,
      totalTime: recipe.total_time ?? null,
      orgURL: recipe.org_url ?? null,
      tags: [
        ...of(tags).map(({ tag_id }) => tagOf(tag_id)),
        ...of(categories).map(({ category_id }) => categoryOf(category_id)),
      ],
      recipeIngredient: of(ingredients).map((row) => ({
        ...row,
        quantity: shortened(row.quantity),
        unit: unitOf(row.unit_id),
        food: foodOf(row.food_id),
        // Without a food, the note is the line.
        ...(row.food_id ? {} : { display: lineOf(row, unitOf(row.unit_id)) }),
      })),
      recipeInstructions: of(steps).map(({ title, text }) => ({ name: title ?? '', text: text ?? '' })),
      notes: of(notes).map(({ title, text }) => ({ title: title ?? '', text: text ?? '' })),
      image: recipe.image ? picturesOf(id) : [],
    };
  });
}

/** '2' and 'eggs'. Mealie stores 1 where no amount was given. */
function lineOf({ quantity: stored, note, original_text }: JsonObject, unit: Json): string {
  const quantity = shortened(stored);
  const written = String(note || original_text || '');
  const isCounted = typeof quantity === 'number' && quantity > 0 && quantity !== 1 && !/^\d/.test(written);
  return [isCounted && quantity, unit, written].filter(Boolean).join(' ');
}

/** A third is stored with all its digits. */
const shortened = (quantity: Json | undefined): Json =>
  typeof quantity === 'number' ? Number(quantity.toFixed(3)) : (quantity ?? null);

/** Where a backup stores the picture of a recipe; databases write ids with and without dashes. */
function picturesOf(id: Json): string[] {
  const plain = String(id).replaceAll('-', '');
  const dashed = plain.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return [dashed, plain].map((folder) => `${folder}/images/original.webp`);
}
