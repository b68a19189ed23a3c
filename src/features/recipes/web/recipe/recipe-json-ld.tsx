import { paths } from '#shared/paths.ts';
import { useSettings } from '#web/settings.ts';
import type { Recipe } from '../../contract.ts';
import { recipeSchema } from '../../rules/recipe-schema.ts';
import { useAboutRecipe } from '../queries/about.ts';

/** The recipe as schema.org/Recipe, for search engines and other recipe apps. */
export function RecipeJsonLd({ recipe }: { recipe: Recipe }) {
  const { publicUrl } = useSettings();
  const { about } = useAboutRecipe(recipe.id);
  const image = recipe.image.startsWith('/') ? `${publicUrl}${recipe.image}-1280.webp` : recipe.image;
  const data = recipeSchema(recipe, { url: publicUrl + paths.recipe(recipe.id), image, about });
  // A `<` in a recipe could close the script element.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON with every `<` escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
