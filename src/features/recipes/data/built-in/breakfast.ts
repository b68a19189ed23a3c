import type { BuiltInRecipe } from './built-in-recipe.ts';

export const BREAKFAST: BuiltInRecipe[] = [
  {
    id: '10cc678a-e656-466b-be58-110173de02d0',
    slug: 'blueberry-buttermilk-pancakes',
    title: 'Blueberry Buttermilk Pancakes',
    description:
      'Tall, tender pancakes with a crisp buttery edge and berries that burst as they cook. The batter is ' +
      'stirred in five minutes and likes a short rest while the pan heats.',
    prepTime: 15,
    cookTime: 20,
    servings: 4,
    difficulty: 'Easy',
    category: 'breakfast',
    tags: ['vegetarian', 'lacto-ovo-vegetarian', 'pancakes', 'brunch', 'weekend', 'family'],
    ingredients: [
      { amount: '250 g', name: 'plain flour' },
      { amount: '2 tbsp', name: 'caster sugar' },
      { amount: '2 tsp', name: 'baking powder' },
      { amount: '1/2 tsp', name: 'bicarbonate of soda' },
      { amount: '1/2 tsp', name: 'fine salt' },
      { amount: '400 ml', name: 'buttermilk' },
      { amount: '2', name: 'large eggs' },
      { amount: '50 g', name: 'butter, melted, plus a little for the pan' },
      { amount: '150 g', name: 'blueberries' },
      { amount: '4 tbsp', name: 'maple syrup' },
    ],
    instructions: [
      'Whisk the flour, sugar, baking powder, bicarbonate of soda and salt in a large bowl.',
      'In a jug, whisk the buttermilk with the eggs, then whisk in the melted butter.',
      'Pour the wet mixture into the dry and fold with a spatula just until no dry flour shows. Leave the ' +
        'batter for 10 minutes.',
      'Heat a heavy frying pan over medium-low heat for 3 minutes and wipe it with a little butter. Drop in ' +
        '60 ml (1/4 cup) of batter for each pancake and dot 5 or 6 blueberries on top.',
      'Cook for 2 to 3 minutes, until bubbles open on the surface and the edges look dry. Turn and cook for 1 ' +
        'to 2 minutes more, until golden and springy.',
      'Keep the cooked pancakes warm on a rack in a 100 °C (210 °F) oven while you fry the rest. Serve with ' +
        'the remaining blueberries and the maple syrup.',
    ],
    cookingTips: [
      'No buttermilk? Stir 1 1/2 tablespoons of lemon juice into 400 ml of milk and wait 10 minutes.',
      'Frozen berries work straight from the freezer; add them to the pan, not to the bowl, so they do not bleed.',
      'Cooked pancakes freeze for 2 months. Reheat them in the toaster.',
    ],
    stepGuidance: [
      'Whisking spreads the raising agents evenly, so no pancake tastes of soda.',
      'The butter may form small flecks if the buttermilk is cold. That is fine.',
      'Lumps are good: a smooth batter has been overworked and makes tough pancakes.',
      'A drop of water should sizzle gently. If the butter browns at once, the pan is too hot.',
      'Bubbles that stay open instead of filling up again mean the underside is set.',
      'On a rack the steam escapes and the edges stay crisp.',
    ],
    isFeatured: false,
    image: '/art/recipes/blueberry-buttermilk-pancakes',
  },
  {
    id: '48db5aa4-6b40-4654-b96f-aedb1a5192b6',
    slug: 'red-pepper-shakshuka',
    title: 'Red Pepper Shakshuka with Feta',
    description:
      'Eggs poached in a thick, smoky tomato and pepper sauce, finished with feta and herbs and brought to the ' +
      'table in the pan. Breakfast when there is time, supper when there is not.',
    prepTime: 10,
    cookTime: 30,
    servings: 3,
    difficulty: 'Easy',
    category: 'breakfast',
    tags: ['vegetarian', 'gluten-free', 'mediterranean', 'eggs', 'one-pan', 'brunch'],
    ingredients: [
      { amount: '2 tbsp', name: 'olive oil' },
      { amount: '1', name: 'onion, thinly sliced' },
      { amount: '2', name: 'red peppers, cut into thin strips' },
      { amount: '3 cloves', name: 'garlic, sliced' },
      { amount: '2 tsp', name: 'sweet smoked paprika' },
      { amount: '1 tsp', name: 'ground cumin' },
      { amount: '1 pinch', name: 'chilli flakes' },
      { amount: '800 g', name: 'canned chopped tomatoes' },
      { amount: '1/2 tsp', name: 'salt' },
      { amount: '6', name: 'eggs' },
      { amount: '100 g', name: 'vegetarian feta, crumbled' },
      { amount: '1 handful', name: 'flat-leaf parsley, chopped' },
    ],
    instructions: [
      'Warm the olive oil in a wide, lidded frying pan over medium heat. Cook the onion and red peppers for 10 ' +
        'minutes, stirring now and then, until soft and starting to color.',
      'Stir in the garlic, paprika, cumin and chilli flakes and cook for 1 minute.',
      'Add the tomatoes and salt. Simmer, uncovered, for 10 to 12 minutes, until thick enough that a spoon ' +
        'leaves a clear trail.',
      'Make six hollows in the sauce with the back of the spoon and crack an egg into each. Scatter over the feta.',
      'Cover, turn the heat to low and cook for 5 to 8 minutes: until the whites are set and the yolks are as ' +
        'you like them. Cook until the yolks are firm for anyone who should avoid soft eggs.',
      'Scatter with the parsley and serve from the pan.',
    ],
    cookingTips: [
      'The sauce keeps for 3 days in the fridge. Reheat it to a simmer before you add the eggs.',
      'Crack each egg into a cup first; it slides in whole and you can catch any shell.',
      'Serve with warm bread, or with rice or baked potatoes to keep the meal gluten-free.',
    ],
    stepGuidance: [
      'The peppers should bend without snapping. This slow start is where the sweetness comes from.',
      'The spices should smell toasty within a minute; if they catch, add a spoon of water.',
      'A thin sauce lets the eggs sink and spread, so reduce it until it holds its shape.',
      'The hollows keep the yolks in the middle, so that they cook evenly.',
      'Shake the pan: the whites should not ripple, while a soft yolk still wobbles.',
      'The eggs go on cooking in the hot pan, so take it off the heat a little early.',
    ],
    isFeatured: true,
    image: '/art/recipes/red-pepper-shakshuka',
  },
];
