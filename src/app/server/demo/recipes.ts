import type { BuiltInRecipe } from '#features/recipes/data/built-in/built-in-recipe.ts';

interface DemoRecipe extends Omit<BuiltInRecipe, 'slug' | 'isFeatured' | 'image'> {
  /** Before the day the demo is created. */
  daysAgo: number;
  views: number;
}

/** Recipes by the demo's author. */
export const AUTHOR_RECIPES: readonly DemoRecipe[] = [
  {
    id: '0b5f2f0e-6a0d-4f0e-9a53-6f0f7d2b1a01',
    title: 'Lemon Butter Bean Skillet',
    description:
      'Creamy butter beans warmed through with garlic, lemon and a big handful of spinach. One pan, a quarter of an hour, and bread to mop up what is left.',
    prepTime: 5,
    cookTime: 10,
    servings: 2,
    difficulty: 'Easy',
    category: 'dinner',
    tags: ['vegetarian', 'one pan', 'weeknight'],
    ingredients: [
      { amount: '2 tbsp', name: 'olive oil' },
      { amount: '3', name: 'garlic cloves, thinly sliced' },
      { amount: '1/4 tsp', name: 'chilli flakes' },
      { amount: '2 (400 g) cans', name: 'butter beans, drained' },
      { amount: '120 ml', name: 'vegetable stock' },
      { amount: '100 g', name: 'baby spinach' },
      { amount: '1', name: 'lemon, zest and juice' },
      { amount: '30 g', name: 'parmesan-style cheese, grated' },
    ],
    instructions: [
      'Warm the olive oil in a wide pan over medium heat. Add the garlic and chilli flakes and let them sizzle for 1 minute, until the garlic smells sweet but has not colored.',
      'Add the butter beans and stock. Simmer for 5 minutes, crushing a few beans with the back of a spoon so that the sauce turns creamy.',
      'Stir in the spinach and cook for 1 minute, until it has just wilted.',
      'Take the pan off the heat. Stir in the lemon zest, half of the juice and the cheese, then taste and add more juice if you like it sharp.',
    ],
    cookingTips: [
      'Drained beans fry better than wet ones: shake the sieve well.',
      'Keep a little stock aside to loosen leftovers the next day.',
    ],
    stepGuidance: [
      'The garlic should look glassy.',
      'The sauce should coat the spoon.',
      'Stop while the leaves are still bright.',
      'It should taste bright, not sour.',
    ],
    daysAgo: 3,
    views: 96,
  },
  {
    id: '0b5f2f0e-6a0d-4f0e-9a53-6f0f7d2b1a02',
    title: 'Overnight Apple Oats',
    description:
      'Oats soaked with grated apple, yogurt and cinnamon. Five minutes in the evening, breakfast is ready when you are.',
    prepTime: 5,
    cookTime: 0,
    servings: 2,
    difficulty: 'Easy',
    category: 'breakfast',
    tags: ['vegetarian', 'no cook', 'make ahead'],
    ingredients: [
      { amount: '100 g', name: 'rolled oats' },
      { amount: '200 ml', name: 'milk' },
      { amount: '150 g', name: 'plain yogurt' },
      { amount: '1', name: 'apple, coarsely grated' },
      { amount: '1/2 tsp', name: 'ground cinnamon' },
      { amount: '2 tbsp', name: 'walnuts, chopped' },
      { amount: '2 tsp', name: 'honey' },
    ],
    instructions: [
      'Stir the oats, milk, yogurt, grated apple and cinnamon together in a bowl or two jars.',
      'Cover and put into the fridge for at least 6 hours, or overnight.',
      'Stir, loosen with a splash of milk if needed, and top with the walnuts and honey.',
    ],
    cookingTips: ['Grate the apple skin and all: it keeps the texture lively.'],
    stepGuidance: [
      'It should look looser than you want it in the end.',
      'The oats drink up nearly all of the milk.',
      'Eat within two days.',
    ],
    daysAgo: 12,
    views: 210,
  },
  {
    id: '0b5f2f0e-6a0d-4f0e-9a53-6f0f7d2b1a03',
    title: 'Smoky Tomato Lentil Soup',
    description:
      'Red lentils, tinned tomatoes and smoked paprika turn into a thick, rusty soup in half an hour. It freezes well and is better on the second day.',
    prepTime: 10,
    cookTime: 25,
    servings: 4,
    difficulty: 'Easy',
    category: 'lunch',
    tags: ['vegan', 'plant-based', 'freezer friendly'],
    ingredients: [
      { amount: '2 tbsp', name: 'olive oil' },
      { amount: '1', name: 'onion, finely chopped' },
      { amount: '2', name: 'carrots, finely chopped' },
      { amount: '2 tsp', name: 'smoked paprika' },
      { amount: '200 g', name: 'red lentils, rinsed' },
      { amount: '1 (400 g) can', name: 'chopped tomatoes' },
      { amount: '900 ml', name: 'vegetable stock' },
      { amount: '1 tbsp', name: 'red wine vinegar' },
    ],
    instructions: [
      'Heat the olive oil in a large pot over medium heat. Cook the onion and carrots with a pinch of salt for 8 minutes, until soft.',
      'Stir in the smoked paprika and let it toast for 30 seconds.',
      'Add the lentils, tomatoes and stock. Bring to the boil, then simmer for 15 minutes, stirring now and then, until the lentils have fallen apart.',
      'Stir in the vinegar, taste for salt, and blend half of the soup if you like it smooth.',
    ],
    cookingTips: [
      'Rinse the lentils until the water runs clear and the soup foams less.',
      'Freeze in single portions for up to three months.',
    ],
    stepGuidance: [
      'Soft, not brown.',
      'It should smell of a wood fire.',
      'Thick enough that a spoon leaves a trail.',
      'The vinegar makes it taste of tomato again.',
    ],
    daysAgo: 40,
    views: 340,
  },
];
