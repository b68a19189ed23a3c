import type { BuiltInRecipe } from './built-in-recipe.ts';

export const LUNCH: BuiltInRecipe[] = [
  {
    id: '572285e3-227e-4c07-8f72-599cb1edccb1',
    slug: 'chickpea-cucumber-herb-salad',
    title: 'Chickpea, Cucumber and Herb Salad',
    description:
      'Crunchy, lemony and better after an hour in the fridge: chickpeas with cucumber, tomatoes, olives and a ' +
      'great deal of fresh mint and parsley. A packed lunch that travels well.',
    prepTime: 20,
    cookTime: 5,
    servings: 4,
    difficulty: 'Easy',
    category: 'lunch',
    tags: ['vegan', 'vegetarian', 'plant-based', 'gluten-free', 'dairy-free', 'mediterranean', 'salad'],
    ingredients: [
      { amount: '800 g', name: 'canned chickpeas, drained and rinsed' },
      { amount: '4 tbsp', name: 'extra virgin olive oil' },
      { amount: '1 tsp', name: 'ground cumin' },
      { amount: '1/2', name: 'red onion, finely chopped' },
      { amount: '1', name: 'lemon, zest and juice' },
      { amount: '1', name: 'large cucumber, diced' },
      { amount: '250 g', name: 'cherry tomatoes, quartered' },
      { amount: '80 g', name: 'green olives, halved' },
      { amount: '1 bunch', name: 'flat-leaf parsley, leaves chopped' },
      { amount: '1/2 bunch', name: 'mint, leaves chopped' },
      { amount: '1/2 tsp', name: 'salt' },
    ],
    instructions: [
      'Stir the red onion with the lemon zest, the lemon juice and the salt in a large bowl. Leave it for 10 minutes.',
      'Pat the chickpeas dry with a clean cloth. Warm 1 tablespoon of the olive oil in a frying pan over medium ' +
        'heat, add the chickpeas and cumin and fry for 4 to 5 minutes, shaking the pan, until lightly crisp.',
      'Tip the warm chickpeas into the onion and stir in the remaining olive oil. Leave to cool for 5 minutes.',
      'Add the cucumber, tomatoes and olives and turn everything over gently.',
      'Fold in the parsley and mint just before you serve. Taste, and add more lemon or salt if it needs it.',
    ],
    cookingTips: [
      'It keeps for 3 days in a closed box in the fridge. Add the herbs on the day.',
      'Scrape out the watery seeds of the cucumber if the salad has to wait.',
      'For more protein, add 2 tablespoons of toasted pumpkin seeds a portion.',
    ],
    stepGuidance: [
      'The onion turns bright pink and loses its sharp bite.',
      'The skins should look matt and feel slightly crisp; a few may pop in the pan.',
      'Warm chickpeas drink up the dressing far better than cold ones.',
      'Turn rather than stir, so that the tomatoes keep their shape.',
      'The herbs are a vegetable here: the bowl should look as green as it is golden.',
    ],
    isFeatured: false,
    image: '/art/recipes/chickpea-cucumber-herb-salad',
  },
  {
    id: 'b2595051-ef52-408f-9cd2-ec4e442743ce',
    slug: 'roasted-tomato-basil-soup',
    title: 'Roasted Tomato and Basil Soup',
    description:
      'The oven does the work: tomatoes, onion and a whole head of garlic roast until sweet and dark at the ' +
      'edges, then blend to a silky soup. It needs no cream at all.',
    prepTime: 15,
    cookTime: 50,
    servings: 4,
    difficulty: 'Easy',
    category: 'lunch',
    tags: ['vegan', 'vegetarian', 'plant-based', 'gluten-free', 'dairy-free', 'soup', 'freezer-friendly'],
    ingredients: [
      { amount: '1.2 kg', name: 'ripe tomatoes, halved' },
      { amount: '2', name: 'onions, cut into wedges' },
      { amount: '1 head', name: 'garlic, top sliced off' },
      { amount: '3 tbsp', name: 'olive oil' },
      { amount: '1 tsp', name: 'salt' },
      { amount: '1/2 tsp', name: 'black pepper' },
      { amount: '600 ml', name: 'gluten-free vegetable stock' },
      { amount: '1 bunch', name: 'basil' },
      { amount: '1 tsp', name: 'red wine vinegar' },
    ],
    instructions: [
      'Heat the oven to 200 °C (390 °F), or 180 °C (360 °F) with the fan on.',
      'Spread the tomatoes, cut side up, and the onions on a large tray. Sprinkle with 2 tablespoons of the ' +
        'olive oil, the salt and the pepper. Wrap the garlic in foil with the last spoon of oil and set it on the tray.',
      'Roast for 40 minutes, until the tomatoes have slumped and are browned at the edges.',
      'Unwrap the garlic and, when you can handle it, squeeze the soft cloves into a large pan. Scrape in the ' +
        'vegetables and all the juices of the tray.',
      'Add the stock and the stalks of the basil. Bring to the boil and simmer for 5 minutes.',
      'Take off the heat, add most of the basil leaves and the vinegar, and blend until smooth. Thin with a ' +
        'little water if you like.',
      'Taste for salt and serve hot, with the last of the basil on top.',
    ],
    cookingTips: [
      'In winter, use 800 g of canned whole tomatoes with half of the fresh ones.',
      'The soup freezes for 3 months. Cool it quickly and freeze it within 2 hours.',
      'Fill a jug blender only half full with hot soup, and hold the lid down with a cloth.',
    ],
    stepGuidance: [
      'A hot oven browns the tomatoes before they stew.',
      'One layer with gaps roasts; a crowded tray steams. Use two trays if you must.',
      'Look for dark edges and thick, syrupy juice: that is the flavor.',
      'The cloves should slip out like paste, sweet with no raw bite.',
      'The stalks hold as much flavor as the leaves, and this is how to get it out.',
      'Blend for a full 2 minutes for a silky soup. The vinegar wakes up the sweetness.',
      'It should coat the back of the spoon and still pour easily.',
    ],
    isFeatured: false,
    image: '/art/recipes/roasted-tomato-basil-soup',
  },
];
