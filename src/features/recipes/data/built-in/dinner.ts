import type { BuiltInRecipe } from './built-in-recipe.ts';

export const DINNER: BuiltInRecipe[] = [
  {
    id: '4ca0e10e-a16a-4b09-a862-5d89e0ee7678',
    slug: 'lemon-thyme-roast-chicken',
    title: 'Lemon and Thyme Roast Chicken',
    description:
      'A Sunday roast in one tray: a golden chicken over potatoes and carrots that cook in its juices. Dry the ' +
      'skin well, rest the bird, and the rest is easy.',
    prepTime: 20,
    cookTime: 90,
    servings: 5,
    difficulty: 'Medium',
    category: 'dinner',
    tags: ['gluten-free', 'dairy-free', 'high-protein', 'pollotarian', 'chicken', 'roast', 'sunday'],
    ingredients: [
      { amount: '1.8 kg', name: 'whole chicken' },
      { amount: '2', name: 'lemons' },
      { amount: '8 sprigs', name: 'thyme' },
      { amount: '1 head', name: 'garlic, halved across' },
      { amount: '900 g', name: 'waxy potatoes, in large chunks' },
      { amount: '500 g', name: 'carrots, in thick batons' },
      { amount: '3 tbsp', name: 'olive oil' },
      { amount: '2 tsp', name: 'salt' },
      { amount: '1 tsp', name: 'black pepper' },
    ],
    instructions: [
      'Take the chicken out of the fridge 30 minutes ahead and pat it very dry with kitchen paper; do not wash ' +
        'it. Heat the oven to 200 °C (390 °F), or 180 °C (360 °F) with the fan on.',
      'Toss the potatoes and carrots in a large roasting tin with 1 tablespoon of the olive oil, half the salt ' +
        'and half the pepper.',
      'Grate the zest of one lemon and mix it with the leaves of 4 thyme sprigs and the remaining oil, salt and ' +
        'pepper. Rub this all over the chicken. Halve both lemons.',
      'Put the garlic, the other thyme sprigs and two lemon halves inside the chicken. Set it on the vegetables, ' +
        'breast up, with the other lemon halves beside it.',
      'Roast for 80 to 90 minutes, turning the vegetables once halfway. The chicken is done when the ' +
        'thickest part of the thigh reaches 74 °C (165 °F) and the juices run clear.',
      'Lift the chicken on to a board, cover it loosely and rest it for 15 minutes. Return the vegetables to the ' +
        'oven meanwhile to brown.',
      'Squeeze the roasted lemon halves into the juices of the tin, carve the chicken and serve it with the ' +
        'vegetables and the juices.',
    ],
    cookingTips: [
      'Salt the chicken the evening before and leave it uncovered on the lowest shelf of the fridge: the skin crisps better.',
      'For a bigger bird, count 20 minutes for each 500 g and 20 minutes more, and trust the thermometer.',
      'Simmer the carcass for stock within 2 days.',
    ],
    stepGuidance: [
      'Dry skin browns, wet skin steams. Washing raw chicken only spreads germs round the sink.',
      'Every piece should shine. Chunks of one size will be ready together.',
      'Loosen the skin over the breast and push some of the mixture under it, if you like.',
      'The lemon steams the meat from inside and perfumes it.',
      'Push the thermometer in without touching bone. A leg that wiggles freely is another good sign.',
      'The juices settle back into the meat; carve at once and they end on the board.',
      'Roasted lemon is mellow and a little sweet. Start with one half, and taste.',
    ],
    isFeatured: true,
    image: '/art/recipes/lemon-thyme-roast-chicken',
  },
  {
    id: 'c05293c4-6815-4fbe-91ad-3e53cb0418a6',
    slug: 'mushroom-pea-risotto',
    title: 'Mushroom and Pea Risotto',
    description:
      'Creamy without cream: browned mushrooms, sweet peas and rice that still has a little bite. Thirty calm ' +
      'minutes at the stove, and dinner is in one pan.',
    prepTime: 15,
    cookTime: 30,
    servings: 4,
    difficulty: 'Medium',
    category: 'dinner',
    tags: ['vegetarian', 'gluten-free', 'rice', 'italian', 'comfort food'],
    ingredients: [
      { amount: '1.2 l', name: 'gluten-free vegetable stock' },
      { amount: '50 g', name: 'butter' },
      { amount: '1 tbsp', name: 'olive oil' },
      { amount: '350 g', name: 'chestnut mushrooms, sliced' },
      { amount: '1', name: 'onion, finely chopped' },
      { amount: '2 cloves', name: 'garlic, finely chopped' },
      { amount: '300 g', name: 'risotto rice' },
      { amount: '150 g', name: 'frozen peas' },
      { amount: '60 g', name: 'vegetarian hard cheese, finely grated' },
      { amount: '1/2', name: 'lemon, zest and juice' },
      { amount: '', name: 'salt and black pepper' },
    ],
    instructions: [
      'Bring the stock to a bare simmer in a small pan and keep it hot.',
      'Heat half the butter with the olive oil in a wide pan over medium-high heat. Fry the mushrooms for 6 to 8 ' +
        'minutes, until browned. Season with a little salt and black pepper and lift them out.',
      'Turn the heat to medium, add the onion to the pan and cook for 6 minutes, until soft but not brown. Stir ' +
        'in the garlic for the last minute.',
      'Add the rice and stir for 2 minutes, until the grains are hot and clear at the edges.',
      'Add the stock a ladle at a time, stirring often, and wait until each is nearly absorbed before the next. ' +
        'This takes 16 to 18 minutes; the rice should be tender with a little bite.',
      'Stir in the peas and mushrooms with a last ladle of stock and cook for 2 minutes.',
      'Take off the heat. Beat in the remaining butter, the cheese, the lemon zest and a squeeze of the juice. ' +
        'Cover for 2 minutes and serve at once.',
    ],
    cookingTips: [
      'Out of stock before the rice is done? Go on with hot water.',
      'Parmesan is made with animal rennet; look for a hard cheese marked vegetarian if that matters at your table.',
      'Chill leftovers within an hour and eat them within a day, heated until steaming all through.',
    ],
    stepGuidance: [
      'Cold stock stops the cooking each time, and the rice turns chalky.',
      'Leave them alone for the first 3 minutes. They brown once their water has gone and the pan goes quiet.',
      'The onion should disappear into the risotto, so take your time here.',
      'You should hear a light clicking, and each grain has a white dot in a clear rim.',
      'A spoon drawn across the bottom leaves a path that closes slowly.',
      'The peas only have to heat through; they stay bright green.',
      'It should flow when you tilt the plate, like a slow wave. Loosen it with a spoon of stock if it stands.',
    ],
    isFeatured: false,
    image: '/art/recipes/mushroom-pea-risotto',
  },
];
