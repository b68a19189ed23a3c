import { expect, test } from 'vitest';
import { recipeSchema } from './recipe-schema.ts';

/** https://developers.google.com/search/docs/appearance/structured-data/recipe, without the properties for videos. */
const REQUIRED = ['image', 'name'];
const RECOMMENDED = [
  'aggregateRating',
  'author',
  'cookTime',
  'datePublished',
  'description',
  'keywords',
  'nutrition',
  'prepTime',
  'recipeCategory',
  'recipeIngredient',
  'recipeInstructions',
  'recipeYield',
  'totalTime',
];
/** Our recipes do not state a cuisine, and have no videos of their own. */
const UNKNOWN = ['recipeCuisine', 'video'];

const recipe = {
  ...{ title: 'Leek soup', description: 'Warm.' },
  ...{ prepTime: 5, cookTime: 20, servings: 4, category: 'dinner', tags: ['soup', 'winter'] },
  ...{ authorId: 'a1', authorName: 'Ann' },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', sourceUrl: null, rating: 4.5, ratingCount: 8 },
  ingredients: [{ amount: '2', name: 'leeks' }],
  instructions: ['Boil.'],
};
const perServing = {
  ...{ energy: 240.4, protein: 12.34, fat: 3, saturatedFat: 1, carbohydrate: 30 },
  ...{ sugars: 4, fiber: 5, salt: 1.5 },
};
const diet = (id: string, verdict: 'fits' | 'unsure' | 'no') => ({ id, verdict });
const about = {
  nutrition: { perServing, counted: 4, total: 4 },
  diets: [
    diet('vegan', 'fits'),
    diet('gluten-free', 'unsure'),
    diet('keto', 'fits'),
    diet('vegetarian', 'fits'),
  ],
};
const at = { url: 'https://plateful.test/recipe/r1', image: 'https://plateful.test/art/soup-1280.webp' };
/** The schema as search engines read it. */
const read = (...input: Parameters<typeof recipeSchema>) =>
  JSON.parse(JSON.stringify(recipeSchema(...input)));

test('a complete recipe contains everything that Google requires and recommends', () => {
  const told = read(recipe, { ...at, about });
  expect(Object.keys(told)).toEqual(expect.arrayContaining([...REQUIRED, ...RECOMMENDED]));
  for (const field of UNKNOWN) expect(told).not.toHaveProperty(field);
  expect(told).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 8 },
    nutrition: { '@type': 'NutritionInformation', calories: '240 calories', proteinContent: '12.3 g' },
    suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
    recipeYield: '4 servings',
    totalTime: 'PT25M',
  });
  expect(told.nutrition.sodiumContent).toBe('600 mg');
});

test('what is unknown is left out: ratings, diets, and nutrition of which too little was counted', () => {
  const told = read(
    { ...recipe, rating: null, ratingCount: 0 },
    { ...at, about: { nutrition: { perServing, counted: 2, total: 4 }, diets: [diet('vegan', 'no')] } },
  );
  for (const field of ['aggregateRating', 'nutrition', 'suitableForDiet'])
    expect(told).not.toHaveProperty(field);
  expect(read(recipe, at)).not.toHaveProperty('nutrition');
});
