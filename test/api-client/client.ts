import createClient from 'openapi-fetch';
import type { paths } from './.generated/schema.ts';

/** What a person's own script would do: publish a recipe, plan it, and read what to buy. */
const [origin = '', token = '', id = ''] = process.argv.slice(2);
const plateful = createClient<paths>({
  baseUrl: `${origin}/api`,
  headers: { authorization: `Bearer ${token}` },
});

const created = await plateful.POST('/recipes', {
  body: {
    id,
    title: 'Leek soup',
    description: 'For cold evenings.',
    prepTime: 10,
    cookTime: 20,
    servings: 2,
    difficulty: 'Easy',
    category: 'dinner',
    ingredients: [{ amount: '3', name: 'leeks' }],
    instructions: ['Cook the leeks.'],
    cookingTips: [],
    tags: [],
    sourceUrl: null,
    image: null,
  },
});
if (!created.data) throw new Error(created.error.detail);
const planned = await plateful.POST('/meal-plan/meals', {
  body: { recipeId: created.data.id, date: '2026-03-14', mealType: 'Dinner' },
});
if (!planned.data) throw new Error(planned.error.detail);
const day = { start: '2026-03-14', end: '2026-03-14' };
const list = await plateful.GET('/grocery-list', { params: { query: day } });
const missing = await plateful.GET('/recipes/{recipeId}', { params: { path: { recipeId: 'none' } } });

console.log(
  JSON.stringify({
    title: created.data.title,
    toBuy: list.data?.items.map(({ text }) => text),
    missing: missing.error?.code,
  }),
);
