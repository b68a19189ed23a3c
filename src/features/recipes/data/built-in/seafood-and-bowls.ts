import type { BuiltInRecipe } from './built-in-recipe.ts';

export const SEAFOOD_AND_BOWLS: BuiltInRecipe[] = [
  {
    id: '5df1c3eb-6210-4526-a010-da74d904d1e2',
    slug: 'garlic-lemon-prawns',
    title: 'Garlic and Lemon Prawns',
    description:
      'Plump prawns in sizzling olive oil with slivers of golden garlic, a little chilli and plenty of lemon. Ten ' +
      'minutes at the stove, and the pan goes straight to the table.',
    prepTime: 15,
    cookTime: 8,
    servings: 4,
    difficulty: 'Easy',
    category: 'seafood',
    tags: ['pescatarian', 'gluten-free', 'dairy-free', 'keto', 'high-protein', 'mediterranean', 'quick'],
    ingredients: [
      { amount: '600 g', name: 'raw prawns, peeled and deveined' },
      { amount: '1/2 tsp', name: 'salt' },
      { amount: '6 tbsp', name: 'olive oil' },
      { amount: '6 cloves', name: 'garlic, thinly sliced' },
      { amount: '1', name: 'red chilli, sliced' },
      { amount: '1/2 tsp', name: 'sweet smoked paprika' },
      { amount: '1', name: 'lemon, half juiced, half in wedges' },
      { amount: '1 handful', name: 'flat-leaf parsley, chopped' },
    ],
    instructions: [
      'Pat the prawns very dry and toss them with the salt. Keep them in the fridge until the pan is ready.',
      'Put the olive oil and garlic in a cold, wide frying pan and set it over medium-low heat. Cook for 3 ' +
        'minutes, until the garlic is pale gold.',
      'Add the chilli and paprika and stir for 20 seconds, then turn the heat up to medium-high.',
      'Add the prawns in one layer and cook for 1 to 2 minutes on each side, just until pink, opaque all through ' +
        'and curled into a loose C: 63 °C (145 °F) inside.',
      'Take off the heat at once. Stir in the lemon juice and the parsley and serve with the lemon wedges.',
    ],
    cookingTips: [
      'Frozen prawns are often the freshest. Thaw them overnight in the fridge, or in 20 minutes in a bowl of cold water.',
      'Mop up the oil with crusty bread, or spoon it over cauliflower rice to keep the plate low in carbohydrates.',
      'Save the shells in the freezer for stock.',
    ],
    stepGuidance: [
      'Wet prawns boil instead of frying.',
      'From a cold start the garlic flavors the oil without burning. Brown garlic is bitter, so begin again.',
      'The oil turns brick red and smells smoky.',
      'A tight O means overcooked and rubbery. Work in two batches if the pan is crowded.',
      'The heat of the pan finishes them. The sauce should look glossy, not split.',
    ],
    isFeatured: false,
    image: '/art/recipes/garlic-lemon-prawns',
  },
  {
    id: 'c9ed206e-7ef0-4060-8912-3134ce7ba793',
    slug: 'salmon-quinoa-avocado-bowl',
    title: 'Salmon, Quinoa and Avocado Bowl',
    description:
      'Roasted salmon over lemony quinoa with broccoli, avocado and a ginger dressing. Everything cooks while the ' +
      'quinoa rests, and the leftovers make tomorrow’s lunch.',
    prepTime: 15,
    cookTime: 25,
    servings: 2,
    difficulty: 'Easy',
    category: 'healthy',
    tags: [
      'pescatarian',
      'gluten-free',
      'dairy-free',
      'high-protein',
      'anti-inflammatory',
      'bowl',
      'meal prep',
    ],
    ingredients: [
      { amount: '150 g', name: 'quinoa, rinsed' },
      { amount: '250 g', name: 'broccoli, in small florets' },
      { amount: '1 tbsp', name: 'olive oil' },
      { amount: '2', name: 'salmon fillets (about 140 g each)' },
      { amount: '1/4 tsp', name: 'salt' },
      { amount: '1', name: 'ripe avocado, sliced' },
      { amount: '1', name: 'lemon, zest and juice' },
      { amount: '1 tbsp', name: 'gluten-free tamari' },
      { amount: '2 cm', name: 'fresh ginger, finely grated' },
      { amount: '1 tsp', name: 'toasted sesame oil' },
      { amount: '2 tsp', name: 'sesame seeds' },
    ],
    instructions: [
      'Heat the oven to 200 °C (390 °F), or 180 °C (360 °F) with the fan on. Bring the quinoa to the boil with ' +
        '300 ml of water, cover and simmer on the lowest heat for 14 minutes. Leave it, covered, for 5 minutes.',
      'Toss the broccoli with the olive oil on a baking tray and roast for 8 minutes.',
      'Push the broccoli to the sides, lay the salmon fillets in the middle, skin side down, and season with the salt. ' +
        'Roast for 10 to 12 minutes, until it flakes easily and reaches 63 °C (145 °F) in the thickest part.',
      'For the dressing, whisk half the lemon juice with the tamari, ginger and sesame oil.',
      'Fluff the quinoa with a fork and stir in the lemon zest and the rest of the juice.',
      'Divide the quinoa between two bowls. Add the broccoli, the avocado and the salmon in large flakes. Spoon ' +
        'over the dressing and finish with the sesame seeds.',
    ],
    cookingTips: [
      'Rinse quinoa in a fine sieve until the water runs clear; its natural coating is bitter.',
      'Packing lunch? Keep the dressing apart, slice the avocado on the day and eat within 2 days.',
      'Cook double the quinoa: it keeps 4 days in the fridge.',
    ],
    stepGuidance: [
      'The grains open into small rings when they are done, and the water has gone.',
      'A head start lets the florets char while the salmon stays moist.',
      'Press gently: the flakes slide apart and the center is no longer glassy.',
      'It should taste sharp on its own, since the quinoa softens it.',
      'A fork keeps the grains light; a spoon presses them together.',
      'Warm quinoa, hot salmon and cool avocado: serve it straight away.',
    ],
    isFeatured: false,
    image: '/art/recipes/salmon-quinoa-avocado-bowl',
  },
];
