import { formOf, type RecipeForm, type WrittenRecipe, withTags } from './form.ts';

/** A parsed recipe; `null` or empty where the source says nothing. */
export type ReadElsewhere = Pick<
  WrittenRecipe,
  'title' | 'description' | 'ingredients' | 'instructions' | 'cookingTips' | 'tags' | 'category' | 'sourceUrl'
> & {
  prepTime: number | null;
  cookTime: number | null;
  servings: number | null;
  difficulty?: WrittenRecipe['difficulty'] | null;
  image?: string | null;
};

/**
 * Merges an imported recipe into form values: where the source says nothing, the cook's text stays. Untouched defaults
 * (times, difficulty) are cleared, and so is what the `last` import filled in and nobody has changed since.
 */
export function withImported(written: RecipeForm, recipe: ReadElsewhere, last?: RecipeForm): RecipeForm {
  const { ingredients, instructions, cookingTips, category } = recipe;
  const read = formOf({ ingredients, instructions, cookingTips });
  const empty = formOf();
  const before = last ? withoutImported(written, last) : written;
  const own = <Field extends 'prepTime' | 'cookTime' | 'difficulty'>(field: Field) =>
    before[field] === empty[field] ? '' : before[field];
  return {
    ...before,
    ingredients: read.ingredients,
    instructions: read.instructions,
    category,
    title: recipe.title || before.title,
    description: recipe.description || before.description,
    prepTime: recipe.prepTime === null ? own('prepTime') : String(recipe.prepTime),
    cookTime: recipe.cookTime === null ? own('cookTime') : String(recipe.cookTime),
    servings: recipe.servings === null ? before.servings : String(recipe.servings),
    difficulty: recipe.difficulty ?? own('difficulty'),
    tags: withTags(before.tags, recipe.tags.join(',')),
    cookingTips: cookingTips.length ? read.cookingTips : before.cookingTips,
    image: recipe.image ?? before.image,
    sourceUrl: recipe.sourceUrl || before.sourceUrl,
  };
}

function withoutImported(written: RecipeForm, last: RecipeForm): RecipeForm {
  const empty = formOf();
  const isSame = (field: keyof RecipeForm) => JSON.stringify(written[field]) === JSON.stringify(last[field]);
  const gone = (Object.keys(empty) as (keyof RecipeForm)[]).filter(isSame);
  return { ...written, ...Object.fromEntries(gone.map((field) => [field, empty[field]])) };
}
