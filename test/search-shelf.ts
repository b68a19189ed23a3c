import type { RecipeInput, World } from './world.ts';

/** Recipes that resemble each other, which searches have to tell apart. */
export const SHELF: RecipeInput[] = [
  { title: 'Roast Chicken', tags: ['Sunday'], ingredients: [{ amount: '1', name: 'whole chicken' }] },
  {
    title: 'Chickpea Curry',
    tags: ['vegan', 'one pan'],
    ingredients: [{ amount: '1 can', name: 'chickpeas' }],
    prepTime: 5,
    cookTime: 10,
  },
  { title: 'Cobb Salad', category: 'lunch', ingredients: [{ amount: '2', name: 'chicken breasts' }] },
  {
    title: 'Picnic Plate',
    description: 'What you like: eggs, or some cold chicken.',
    category: 'snacks',
    ingredients: [{ amount: '1', name: 'loaf, sliced' }],
  },
  {
    title: 'Crème Brûlée',
    category: 'dessert',
    difficulty: 'Hard',
    ingredients: [{ amount: '5', name: 'egg yolks' }],
  },
  {
    title: 'Summer Pudding',
    category: 'dessert',
    ingredients: [
      { amount: '300 g', name: 'berries' },
      { amount: '1', name: 'egg' },
    ],
  },
  { title: 'Graham Burger Stack', tags: ['bbq'], ingredients: [{ amount: '8', name: 'graham crackers' }] },
  {
    title: 'Jalapeño Poppers',
    category: 'snacks',
    ingredients: [
      { amount: '12', name: 'jalapeños' },
      { amount: '100 g', name: 'cream cheese' },
    ],
  },
  { title: 'Mac & Cheese', ingredients: [{ amount: '100 %', name: 'cheddar' }] },
  {
    title: 'Broccoli Soup',
    category: 'lunch',
    tags: ['Gluten-Free'],
    ingredients: [{ amount: '1', name: "head of broccoli's finest" }],
  },
];

/** Adds them to a world, with a cook whose name a search could mean. */
export async function fillShelf(world: World): Promise<void> {
  const cook = await world.person({ name: 'Chick Corea' });
  await cook.api.accounts.completeProfile({ username: 'keys_and_pans', bio: '' });
  for (const recipe of SHELF) await world.recipe(recipe);
}
