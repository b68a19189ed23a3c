import { describe, expect, it } from 'vitest';
import { CATEGORIES, DIET_CARDS } from '../categories/categories.ts';
import { BUILT_IN_RECIPES } from './built-in-recipes.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const MEAT =
  /\b(chicken|beef|steaks?|pork|bacon|ham|lamb|turkey|duck|sausages?|chorizo|gelatine?|lard|worcestershire|meat|sirloin)\b/;
const FISH = /\b(fish|salmon|tuna|prawns?|shrimps?|anchov(y|ies)|cod|crab|mussels?|oyster)\b/;
const DAIRY = /\b(milk|buttermilk|butter|cream|cheese|feta|yogh?urt|ghee|parmesan|whey)\b/;
const EGG_OR_HONEY = /\b(eggs?|mayonnaise|honey)\b/;
const GLUTEN =
  /^(?!gluten-free ).*\b(flour|wheat|barley|rye|bread|breadcrumbs|pasta|couscous|bulgur|semolina|soy sauce|oats?|beer|worcestershire|stock|bouillon|tamari)\b/;
const STARCHY_OR_SWEET =
  /\b(sugar|syrup|honey|rice|potato(es)?|flour|beans|chickpeas|quinoa|corn|bread|oats)\b/;

const withTag = (tag: string) => BUILT_IN_RECIPES.filter((recipe) => recipe.tags.includes(tag));

/** 'red peppers, cut into strips' → 'pepper': the last word of the food's name, without its plural. */
function keyNoun(name: string): string {
  const food = name
    .replace(/\(.*?\)/g, '')
    .split(',')[0]!
    .trim()
    .toLowerCase();
  return food
    .split(' ')
    .at(-1)!
    .replace(/(oes)$/, 'o')
    .replace(/s$/, '');
}

function expectNone(tag: string, foods: RegExp) {
  const recipes = withTag(tag);
  expect(recipes.length).toBeGreaterThan(0);
  for (const recipe of recipes)
    for (const { name } of recipe.ingredients)
      expect(name.toLowerCase(), `${recipe.slug} is tagged ${tag}`).not.toMatch(foods);
}

describe('the built-in recipes', () => {
  it('are 14, each with its own fixed id and slug, and 4 are featured', () => {
    expect(BUILT_IN_RECIPES).toHaveLength(14);
    expect(new Set(BUILT_IN_RECIPES.map((recipe) => recipe.id)).size).toBe(14);
    expect(new Set(BUILT_IN_RECIPES.map((recipe) => recipe.slug)).size).toBe(14);
    expect(BUILT_IN_RECIPES.filter((recipe) => recipe.isFeatured)).toHaveLength(4);
    for (const recipe of BUILT_IN_RECIPES) expect(recipe.id).toMatch(UUID_V4);
  });

  it.each(BUILT_IN_RECIPES.map((recipe) => [recipe.title, recipe] as const))(
    '%s is complete',
    (_, recipe) => {
      expect(CATEGORIES.map((category) => category.id)).toContain(recipe.category);
      expect(recipe.prepTime).toBeGreaterThan(0);
      expect(recipe.cookTime).toBeGreaterThan(0);
      expect(recipe.servings).toBeGreaterThan(0);
      expect(recipe.description.length).toBeGreaterThanOrEqual(100);
      expect(recipe.description.length).toBeLessThanOrEqual(400);
      expect(recipe.ingredients.length).toBeGreaterThanOrEqual(3);
      expect(recipe.instructions.length).toBeGreaterThanOrEqual(5);
      expect(recipe.instructions.length).toBeLessThanOrEqual(9);
      expect(recipe.stepGuidance).toHaveLength(recipe.instructions.length);
      expect(recipe.cookingTips.length).toBeGreaterThanOrEqual(2);
      expect(recipe.cookingTips.length).toBeLessThanOrEqual(4);
      expect(new Set(recipe.tags).size).toBe(recipe.tags.length);
      expect(recipe.image).toBe(`/art/recipes/${recipe.slug}`);
    },
  );

  it.each(BUILT_IN_RECIPES.map((recipe) => [recipe.title, recipe] as const))(
    '%s uses every ingredient in a step',
    (_, recipe) => {
      const steps = recipe.instructions.join(' ').toLowerCase();
      for (const { name } of recipe.ingredients)
        expect(steps, name).toMatch(new RegExp(`\\b${keyNoun(name)}`));
    },
  );

  it('are truthful about diets', () => {
    for (const foods of [MEAT, FISH, DAIRY, EGG_OR_HONEY]) expectNone('vegan', foods);
    for (const foods of [MEAT, FISH]) expectNone('vegetarian', foods);
    expectNone('pescatarian', MEAT);
    expectNone('dairy-free', DAIRY);
    expectNone('keto', STARCHY_OR_SWEET);
    expectNone('gluten-free', GLUTEN);
    for (const recipe of withTag('vegan')) expect(recipe.tags).toContain('vegetarian');
  });
});

describe('the built-in categories', () => {
  it('are 43, in three groups, each with its own id and a short text', () => {
    expect(new Set(CATEGORIES.map((category) => category.id)).size).toBe(43);
    expect(CATEGORIES.filter((category) => category.group === 'meal-types')).toHaveLength(9);
    expect(CATEGORIES.filter((category) => category.group === 'dietary-needs')).toHaveLength(4);
    for (const { text } of CATEGORIES) expect(text.length).toBeLessThanOrEqual(200);
  });

  it('give the 9 diet cards their names and pictures', () => {
    expect(DIET_CARDS).toHaveLength(9);
    const ids = CATEGORIES.map((category) => category.id);
    for (const card of DIET_CARDS) expect(ids).toContain(card.id);
  });
});
