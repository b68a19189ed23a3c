import type { BuiltInRecipe } from './built-in-recipe.ts';

export const SNACKS_AND_DRINKS: BuiltInRecipe[] = [
  {
    id: '93918d1d-5463-4dfe-b619-12bae1f918db',
    slug: 'lemony-hummus-crunchy-vegetables',
    title: 'Lemony Hummus with Crunchy Vegetables',
    description:
      'Very smooth, very lemony hummus from a can of chickpeas, with carrots, cucumber and peppers to dip. The ' +
      'secret is soft chickpeas and ice-cold water.',
    prepTime: 15,
    cookTime: 15,
    servings: 6,
    difficulty: 'Easy',
    category: 'snacks',
    tags: [
      'vegan',
      'vegetarian',
      'plant-based',
      'gluten-free',
      'dairy-free',
      'mediterranean',
      'dip',
      'party',
    ],
    ingredients: [
      { amount: '400 g', name: 'canned chickpeas, drained and rinsed' },
      { amount: '1/2 tsp', name: 'bicarbonate of soda' },
      { amount: '1', name: 'lemon, juiced' },
      { amount: '1 clove', name: 'garlic, grated' },
      { amount: '1/2 tsp', name: 'salt' },
      { amount: '100 g', name: 'tahini' },
      { amount: '2 tbsp', name: 'extra virgin olive oil' },
      { amount: '1/4 tsp', name: 'sweet smoked paprika' },
      { amount: '3', name: 'carrots, cut into sticks' },
      { amount: '1', name: 'cucumber, cut into sticks' },
      { amount: '2', name: 'sweet peppers, cut into strips' },
    ],
    instructions: [
      'Boil the chickpeas with the bicarbonate of soda in plenty of water for 15 minutes, until very soft. Drain ' +
        'and rinse under cold water.',
      'Meanwhile stir the lemon juice with the garlic and salt and leave it for 10 minutes.',
      'Blend the lemon mixture with the tahini in a food processor for 1 minute. With the motor running, add 3 ' +
        'tablespoons of ice-cold water, until pale and thick.',
      'Add the chickpeas and blend for 3 to 4 minutes, scraping down once, until completely smooth. Add another ' +
        'spoon or two of cold water if it is stiff.',
      'Spread the hummus in a shallow bowl, swirl the top with a spoon and pour over the olive oil. Dust with the ' +
        'paprika and serve with the carrots, cucumber and peppers.',
    ],
    cookingTips: [
      'Hummus keeps for 4 days in the fridge. Let it warm up for 20 minutes before you serve it.',
      'Keep a few whole chickpeas to scatter on top.',
      'Tahini is made from sesame, which is an allergen: tell your guests.',
    ],
    stepGuidance: [
      'A chickpea should squash to cream between two fingers. The soda loosens the skins.',
      'The juice takes the harshness out of the garlic.',
      'It seizes first and then loosens: keep going until it looks like whipped cream.',
      'Be patient. The fourth minute is what makes it silky.',
      'The swirl catches the oil, so that every scoop gets some.',
    ],
    isFeatured: false,
    image: '/art/recipes/lemony-hummus-crunchy-vegetables',
  },
  {
    id: '995feeab-cea1-477a-9c68-936ea9fcb4a5',
    slug: 'ginger-mint-lemonade',
    title: 'Ginger and Mint Lemonade',
    description:
      'Sharp, fragrant and not too sweet: a quick ginger syrup with fresh lemon juice, mint and cold sparkling ' +
      'water. The syrup keeps, so a glass is always two minutes away.',
    prepTime: 15,
    cookTime: 10,
    servings: 6,
    difficulty: 'Easy',
    category: 'drinks',
    tags: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'low-sodium', 'alcohol-free', 'summer'],
    ingredients: [
      { amount: '100 g', name: 'sugar' },
      { amount: '60 g', name: 'fresh ginger, thinly sliced' },
      { amount: '250 ml', name: 'water' },
      { amount: '5', name: 'lemons' },
      { amount: '1 bunch', name: 'mint' },
      { amount: '1 l', name: 'cold sparkling water' },
      { amount: '', name: 'ice cubes' },
    ],
    instructions: [
      'Peel two wide strips of zest from one lemon. Put them in a small pan with the sugar, the ginger and the ' +
        'plain water.',
      'Bring to a simmer, stirring until the sugar has dissolved, and simmer gently for 8 minutes.',
      'Take off the heat, push half of the mint under the syrup and leave it to cool for at least 20 minutes. ' +
        'Strain it into a jug.',
      'Squeeze 4 of the lemons, to get about 180 ml of juice, and stir it into the syrup. Slice the last lemon.',
      'Fill six glasses with ice cubes, lemon slices and the rest of the mint. Share out the syrup, top up with ' +
        'the sparkling water and stir once.',
    ],
    cookingTips: [
      'The strained syrup keeps for 2 weeks in a clean, closed bottle in the fridge, without the lemon juice.',
      'Clap the mint between your hands before it goes into the glass; that wakes up the scent.',
      'For a hot drink in winter, top up with boiling water and leave out the ice.',
    ],
    stepGuidance: [
      'Take only the yellow of the peel. The white part is bitter.',
      'The syrup turns pale gold and the kitchen smells of ginger.',
      'Warm, not boiling: boiled mint tastes of hay.',
      'Roll the lemons hard on the table first, and they give more juice.',
      'One stir mixes it; more knocks out the bubbles.',
    ],
    isFeatured: false,
    image: '/art/recipes/ginger-mint-lemonade',
  },
];
