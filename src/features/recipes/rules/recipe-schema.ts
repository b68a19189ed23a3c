import type { Verdict } from '#features/foods/rules/diets/verdicts.ts';
import { isMostlyCounted } from '#features/foods/rules/nutrition.ts';
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
  /** The average of its ratings. */
  rating?: number | null;
  ratingCount?: number;
}

/** What is derived from its ingredients. */
interface About {
  /** In kcal and grams. */
  nutrition: {
    perServing: Record<
      'energy' | 'protein' | 'fat' | 'saturatedFat' | 'carbohydrate' | 'sugars' | 'fiber' | 'salt',
      number
    >;
    counted: number;
    total: number;
  } | null;
  diets: readonly { id: string; verdict: Verdict }[];
}

/** Diets that schema.org has a name for. */
const RESTRICTED_DIETS: Readonly<Record<string, string>> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  'gluten-free': 'GlutenFreeDiet',
  'dairy-free': 'LowLactoseDiet',
  'low-sodium': 'LowSaltDiet',
};
/** Grams of sodium in a gram of salt. */
const SODIUM = 0.4;

/**
 * A recipe as schema.org/Recipe, for search engines, other recipe apps and exports. `url` is its page; `image` is the URL of
 * its picture.
 */
export function recipeSchema(
  recipe: Described,
  { url, image, about }: { url: string; image: string; about?: About | undefined },
) {
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
    nutrition: about && nutritionSchema(about),
    suitableForDiet: about && dietsSchema(about),
    aggregateRating: ratingSchema(recipe),
    isBasedOn: recipe.sourceUrl ?? undefined,
  };
}

/** Only with ratings: search engines refuse an empty one. */
function ratingSchema({ rating, ratingCount }: Described) {
  if (!rating || !ratingCount) return undefined;
  // The default bounds are 1 to 5.
  return { '@type': 'AggregateRating', ratingValue: rating, ratingCount };
}

/** Per serving; omitted unless most ingredients were counted. */
function nutritionSchema({ nutrition }: About) {
  if (!nutrition || !isMostlyCounted(nutrition)) return undefined;
  const { energy, protein, fat, saturatedFat, carbohydrate, sugars, fiber, salt } = nutrition.perServing;
  return {
    '@type': 'NutritionInformation',
    servingSize: '1 serving',
    calories: `${Math.round(energy)} calories`,
    proteinContent: grams(protein),
    fatContent: grams(fat),
    saturatedFatContent: grams(saturatedFat),
    carbohydrateContent: grams(carbohydrate),
    sugarContent: grams(sugars),
    fiberContent: grams(fiber),
    sodiumContent: `${Math.round(salt * SODIUM * 1000)} mg`,
  };
}

function dietsSchema({ diets }: About): string[] | undefined {
  const names = diets.flatMap(({ id, verdict }) => {
    const name = verdict === 'fits' ? RESTRICTED_DIETS[id] : undefined;
    return name ? [`https://schema.org/${name}`] : [];
  });
  return names.length > 0 ? names : undefined;
}

function grams(amount: number): string {
  return `${Math.round(amount * 10) / 10} g`;
}

/** Minutes as ISO 8601; omitted if unknown. */
function duration(minutes: number | null): string | undefined {
  return minutes === null ? undefined : `PT${minutes}M`;
}
