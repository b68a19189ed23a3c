import type { BuiltInRecipe } from './built-in-recipe.ts';

export const GRILL_AND_SKILLET: BuiltInRecipe[] = [
  {
    id: '3acc7bf2-8540-47b2-9051-4e5a8f8114f6',
    slug: 'smoky-bbq-chicken-charred-corn',
    title: 'Smoky BBQ Chicken with Charred Corn',
    description:
      'Bone-in chicken thighs with a sticky sauce of tomato, smoked paprika and cider vinegar, and corn straight ' +
      'from the grill. Two zones of heat keep the glaze dark but never burnt.',
    prepTime: 20,
    cookTime: 40,
    servings: 4,
    difficulty: 'Medium',
    category: 'bbq',
    tags: ['gluten-free', 'dairy-free', 'high-protein', 'pollotarian', 'chicken', 'grill', 'summer'],
    ingredients: [
      { amount: '8', name: 'chicken thighs, bone in, skin on (about 1.2 kg)' },
      { amount: '1 1/2 tsp', name: 'salt' },
      { amount: '4 tbsp', name: 'tomato paste' },
      { amount: '4 tbsp', name: 'cider vinegar' },
      { amount: '4 tbsp', name: 'soft brown sugar' },
      { amount: '1 tbsp', name: 'sweet smoked paprika' },
      { amount: '1 tsp', name: 'garlic powder' },
      { amount: '1/2 tsp', name: 'cayenne pepper' },
      { amount: '4 ears', name: 'corn, husks removed' },
      { amount: '1 tbsp', name: 'olive oil' },
      { amount: '1', name: 'lime, in wedges' },
    ],
    instructions: [
      'Pat the chicken thighs dry and rub them with 1 teaspoon of the salt. Leave them in the fridge while you ' +
        'make the sauce and light the grill.',
      'Simmer the tomato paste, vinegar, sugar, paprika, garlic powder, cayenne pepper, the remaining salt and ' +
        '150 ml of water in a small pan for 8 to 10 minutes, stirring, until glossy. Keep half apart for the table.',
      'Heat a grill for two zones: one side hot, about 220 °C (430 °F), and the other with little or no direct heat.',
      'Lay the thighs skin side down over the cooler side, close the lid and cook for 20 minutes, turning once.',
      'Brush the thighs with the sauce from the pan and move them over the hot side. Grill for 5 to 8 minutes, ' +
        'turning and brushing twice, until dark and sticky and 74 °C (165 °F) next to the bone.',
      'Meanwhile rub the corn with the oil and grill it over the hot side for 8 to 10 minutes, turning, until ' +
        'charred in spots.',
      'Rest the chicken for 5 minutes. Serve with the corn, the sauce you kept and the lime.',
    ],
    cookingTips: [
      'Never serve sauce that has touched the brush and raw chicken; that is why half of it is kept apart.',
      'In the oven: 35 minutes at 200 °C (390 °F) on a rack, glazing twice in the last 10 minutes.',
      'Thighs forgive. They stay juicy well past 74 °C, so cook them until they feel tender.',
    ],
    stepGuidance: [
      'Even half an hour of salt seasons the meat to the bone.',
      'It is ready when it drips slowly from the spoon. It thickens more as it cools.',
      'Hold your hand 12 cm above the hot side: you should have to move it after 3 seconds.',
      'The fat renders slowly and the skin turns golden, with no flames.',
      'Sugar burns fast, so brush late. Look for bubbling edges and a mahogany color.',
      'Listen for small pops. The kernels turn a deep yellow with brown patches.',
      'The glaze sets as it rests and no longer slides off.',
    ],
    isFeatured: false,
    image: '/art/recipes/smoky-bbq-chicken-charred-corn',
  },
  {
    id: 'ec93b3a5-c7ce-4dfe-b392-d3bbd934a243',
    slug: 'steak-herb-butter-greens',
    title: 'Skillet Steak with Herb Butter and Greens',
    description:
      'A thick steak with a real crust, butter that melts into parsley and garlic, and spinach wilted in the same ' +
      'pan. A low-carbohydrate dinner for two in under half an hour.',
    prepTime: 10,
    cookTime: 15,
    servings: 2,
    difficulty: 'Medium',
    category: 'keto',
    tags: ['keto', 'atkins', 'gluten-free', 'high-protein', 'steak', 'quick', 'date night'],
    ingredients: [
      { amount: '2', name: 'sirloin steaks, 3 cm thick (about 250 g each)' },
      { amount: '1 tsp', name: 'salt' },
      { amount: '60 g', name: 'soft butter' },
      { amount: '1 handful', name: 'flat-leaf parsley, finely chopped' },
      { amount: '2 cloves', name: 'garlic, finely grated' },
      { amount: '1 tsp', name: 'lemon juice' },
      { amount: '1 tbsp', name: 'olive oil' },
      { amount: '250 g', name: 'spinach' },
      { amount: '', name: 'black pepper' },
    ],
    instructions: [
      'Dry the steaks, season them on both sides with most of the salt and leave them at room temperature for 20 ' +
        'minutes while you get everything else ready.',
      'Mash the butter with the parsley, garlic, lemon juice and a good grinding of pepper.',
      'Heat a heavy skillet over high heat for 3 minutes, until very hot. Rub the steaks with the oil and lay ' +
        'them in, away from you.',
      'Cook for 2 to 3 minutes on each side for medium-rare, 54 to 57 °C (130 to 135 °F) in the middle, or to 63 ' +
        '°C (145 °F) for medium. Stand the fat edge on the pan for 1 minute.',
      'Move the steaks to a warm plate, put a spoon of the butter on each and rest them for 6 minutes.',
      'Lower the heat to medium. Melt another spoon of the butter in the pan, add the spinach with the last of ' +
        'the salt and turn for 2 minutes, until just wilted. Slice the steaks and serve with the greens and the ' +
        'remaining butter.',
    ],
    cookingTips: [
      'Open a window: a proper sear smokes.',
      'The herb butter keeps for a week in the fridge and 3 months in the freezer. Make double.',
      'Cook ground-beef patties to 71 °C (160 °F) instead; only whole cuts are safe with a pink middle.',
    ],
    stepGuidance: [
      'Salt first draws out moisture, then the meat takes it back, seasoned.',
      'Soft butter takes the herbs evenly. Chill it if it turns runny.',
      'The oil should shimmer and the steak hiss loudly as it goes in.',
      'If it sticks, it is not ready to turn. The crust should be chestnut brown all over.',
      'Count on a rise of 3 °C while it rests, and take it off just before your target.',
      'The leaves should be glossy and collapsed but still bright green.',
    ],
    isFeatured: false,
    image: '/art/recipes/steak-herb-butter-greens',
  },
];
