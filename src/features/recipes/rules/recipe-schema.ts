import { totalTime } from './recipe.ts';

interface Described {
  title: string;
  description: string;
  authorId: string;
  authorName: string;
  /** ISO time. */
  createdAt: string;
  /** Minutes; `null` if unknown. */
  prepTime: number | null;
  cookTime: number | null;
  servings: number;
  category: string;
  tags: readonly string[];
  ingredients: readonly { amount: string; name: string }[];
  instructions: readonly string[];
  sourceUrl: string | null;
}

/**
 * A recipe as schema.org/Recipe, for search engines, other recipe apps and exports. `url` is its page, `image` the
 * address of its picture.
 */
export function recipeSchema(recipe: Described, { url, image }: { url: string; image: string }) {
  return {
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
}

/** Minutes as ISO 8601; omitted if unknown. */
function duration(minutes: number | null): string | undefined {
  return minutes === null ? undefined : `PT${minutes}M`;
}
