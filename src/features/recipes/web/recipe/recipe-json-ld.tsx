import { paths } from '#web/paths.ts';
import { useSettings } from '#web/settings.ts';
import type { Recipe } from '../../contract.ts';
import { totalTime } from '../../rules/recipe.ts';

/** The recipe as schema.org/Recipe, for search engines and other recipe apps. */
export function RecipeJsonLd({ recipe }: { recipe: Recipe }) {
  const { publicUrl } = useSettings();
  const url = publicUrl + paths.recipe(recipe.id);
  const image = recipe.image.startsWith('/') ? `${publicUrl}${recipe.image}-1280.webp` : recipe.image;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': url,
    url,
    name: recipe.title,
    description: recipe.description || undefined,
    image: [image],
    author: recipe.authorName
      ? { '@type': recipe.authorId === 'system' ? 'Organization' : 'Person', name: recipe.authorName }
      : undefined,
    datePublished: recipe.createdAt,
    prepTime: duration(recipe.prepTime),
    cookTime: duration(recipe.cookTime),
    totalTime: duration(totalTime(recipe)),
    recipeYield: `${recipe.servings} ${recipe.servings === 1 ? 'serving' : 'servings'}`,
    recipeCategory: recipe.category,
    keywords: recipe.tags.join(', ') || undefined,
    recipeIngredient: recipe.ingredients.map(({ amount, name }) => [amount, name].filter(Boolean).join(' ')),
    recipeInstructions: recipe.instructions.map((text, at) => ({
      '@type': 'HowToStep',
      position: at + 1,
      text,
    })),
    isBasedOn: recipe.sourceUrl ?? undefined,
  };
  // A `<` in a recipe could close the script element.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON with every `<` escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Minutes as ISO 8601; omitted if unknown. */
function duration(minutes: number | null): string | undefined {
  return minutes === null ? undefined : `PT${minutes}M`;
}
