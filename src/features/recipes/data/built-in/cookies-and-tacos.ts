import type { BuiltInRecipe } from './built-in-recipe.ts';

export const COOKIES_AND_TACOS: BuiltInRecipe[] = [
  {
    id: '89133897-7380-49ec-9082-f9694c35e5f1',
    slug: 'brown-butter-chocolate-chip-cookies',
    title: 'Brown Butter Chocolate Chip Cookies',
    description:
      'Crisp at the rim, soft in the middle, with pools of dark chocolate and the toffee taste of brown butter. ' +
      'A rest in the fridge is the difference between good and very good.',
    prepTime: 60,
    cookTime: 25,
    servings: 18,
    difficulty: 'Medium',
    category: 'dessert',
    tags: ['vegetarian', 'lacto-ovo-vegetarian', 'cookies', 'baking', 'chocolate', 'freezer-friendly'],
    ingredients: [
      { amount: '170 g', name: 'butter' },
      { amount: '150 g', name: 'soft brown sugar' },
      { amount: '80 g', name: 'caster sugar' },
      { amount: '1', name: 'large egg' },
      { amount: '1', name: 'egg yolk' },
      { amount: '2 tsp', name: 'vanilla extract' },
      { amount: '220 g', name: 'plain flour' },
      { amount: '1/2 tsp', name: 'bicarbonate of soda' },
      { amount: '1/2 tsp', name: 'fine salt' },
      { amount: '200 g', name: 'dark chocolate, chopped' },
    ],
    instructions: [
      'Melt the butter in a light-colored pan over medium heat and cook for 5 to 6 minutes, swirling, until it ' +
        'foams and brown specks form. Pour it into a large bowl at once and leave to cool for 10 minutes.',
      'Whisk both sugars into the butter, then the egg, the egg yolk and the vanilla extract, for about 1 minute, until thick and ' +
        'shiny.',
      'Stir in the flour, bicarbonate of soda and salt just until no dry streaks are left. Fold in the chocolate.',
      'Cover and chill the dough for 30 minutes. Heat the oven to 180 °C (360 °F), or 160 °C (320 °F) with the ' +
        'fan on, and line two trays with baking paper.',
      'Roll the dough into 18 balls and set them well apart on the trays.',
      'Bake one tray at a time for 10 to 12 minutes, until the edges are golden and the middles still look soft.',
      'Bang the tray once on the worktop and leave the cookies on it for 10 minutes, then move them to a rack.',
    ],
    cookingTips: [
      'Chop a bar instead of using chips: the shards melt into layers.',
      'Rest the dough for up to 2 days for a deeper flavor.',
      'Freeze the balls and bake them from frozen, with 2 minutes more in the oven. Do not eat the dough raw.',
    ],
    stepGuidance: [
      'It smells of hazelnuts and the specks are the color of chestnuts. Seconds later it burns, so pour it out fast.',
      'The mixture lightens and falls from the whisk in ribbons.',
      'Stop early: overmixing makes them cakey.',
      'Cold dough spreads slowly, which gives thick cookies with chewy middles.',
      'Leave 5 cm between them, for they nearly double in width.',
      'They look underdone and are not. They set as they cool.',
      'The bang lets the tops sink into ripples and keeps the center dense.',
    ],
    isFeatured: true,
    image: '/art/recipes/brown-butter-chocolate-chip-cookies',
  },
  {
    id: 'a79947d3-f230-49f9-b0b9-c5c8810629a8',
    slug: 'black-bean-tacos-lime-slaw',
    title: 'Black Bean Tacos with Lime Slaw',
    description:
      'Smoky black beans, a crunchy cabbage slaw and creamy avocado in warm corn tortillas. All plants, all ' +
      'pantry, and on the table in half an hour.',
    prepTime: 20,
    cookTime: 15,
    servings: 4,
    difficulty: 'Easy',
    category: 'vegan',
    tags: ['vegan', 'vegetarian', 'plant-based', 'gluten-free', 'dairy-free', 'tacos', 'mexican', 'quick'],
    ingredients: [
      { amount: '300 g', name: 'red cabbage, finely shredded' },
      { amount: '2', name: 'limes' },
      { amount: '1 tsp', name: 'salt' },
      { amount: '2 tbsp', name: 'olive oil' },
      { amount: '1', name: 'red onion, chopped' },
      { amount: '2 cloves', name: 'garlic, chopped' },
      { amount: '2 tsp', name: 'sweet smoked paprika' },
      { amount: '1 tsp', name: 'ground cumin' },
      { amount: '800 g', name: 'canned black beans, drained and rinsed' },
      { amount: '12', name: 'small corn tortillas (100% corn)' },
      { amount: '1', name: 'ripe avocado, sliced' },
      { amount: '1 handful', name: 'coriander, leaves picked' },
    ],
    instructions: [
      'Toss the cabbage with the juice of one lime and half the salt. Squeeze it with your hands for a minute and ' +
        'set it aside.',
      'Warm the olive oil in a frying pan over medium heat and soften the onion for 5 minutes. Add the garlic, ' +
        'paprika and cumin and stir for 1 minute.',
      'Add the black beans, the remaining salt and 100 ml of water. Simmer for 6 to 8 minutes, crushing about a ' +
        'third of the beans with a spoon, until thick and steaming hot.',
      'Heat a dry pan over high heat and warm the tortillas for 30 seconds on each side. Wrap them in a clean ' +
        'cloth as you go. Cut the second lime into wedges.',
      'Fill the tortillas with beans, slaw and avocado. Finish with the coriander and serve with the lime wedges.',
    ],
    cookingTips: [
      'The beans keep for 3 days in the fridge and freeze well.',
      'Some corn tortillas contain wheat: check the packet if you cook for someone who avoids gluten.',
      'Add a diced mango to the slaw in summer.',
    ],
    stepGuidance: [
      'Squeezing softens the cabbage and turns it bright magenta.',
      'The spices should smell warm and sweet. Add a spoon of water if they stick.',
      'The beans should mound on a spoon; a loose filling makes a soggy taco.',
      'Look for a few brown blisters. The cloth keeps them soft enough to fold.',
      'Fill them at the table, so that they stay warm and whole.',
    ],
    isFeatured: true,
    image: '/art/recipes/black-bean-tacos-lime-slaw',
  },
];
