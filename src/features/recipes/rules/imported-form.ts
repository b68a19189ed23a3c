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
 * (times, difficulty) are cleared, and so is what the `last` import filled in and nobody has changed since. A whole other recipe,
 * such as a restored draft, is replaced with all its facts.
 */
export function withImported(written: RecipeForm, recipe: ReadElsewhere, last?: RecipeForm): RecipeForm {
  const { ingredients, instructions, cookingTips, category } = recipe;
  const read = formOf({ ingredients, instructions, cookingTips });
  const empty = formOf();
  const before = last ? withoutImported(written, last) : isOther(written, recipe) ? empty : written;
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

/** Whether the form holds a recipe with ingredients and steps under another title: its times are not those of this one. */
function isOther({ title, ingredients, instructions }: RecipeForm, recipe: ReadElsewhere): boolean {
  const isWhole =
    ingredients.some(({ name }) => name.trim() !== '') && instructions.some(({ text }) => text.trim() !== '');
  const plain = (text: string) => text.trim().toLowerCase();
  return isWhole && recipe.title !== '' && title.trim() !== '' && plain(title) !== plain(recipe.title);
}

function withoutImported(written: RecipeForm, last: RecipeForm): RecipeForm {
  const empty = formOf();
  const isSame = (field: keyof RecipeForm) => JSON.stringify(written[field]) === JSON.stringify(last[field]);
  const gone = (Object.keys(empty) as (keyof RecipeForm)[]).filter(isSame);
  return { ...written, ...Object.fromEntries(gone.map((field) => [field, empty[field]])) };
}
