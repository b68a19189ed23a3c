import { msg } from '#shared/t.ts';
export const DIETS = [
  {
    id: 'vegetarian',
    name: msg('Vegetarian'),
    icon: '🥦',
    text: msg(
      'No meat or fish. Vegetables, grains, pulses, eggs and dairy make complete and generous meals.',
    ),
  },
  {
    id: 'vegan',
    name: msg('Vegan'),
    icon: '🌱',
    text: msg(
      'Nothing from animals: no meat, fish, dairy, eggs or honey. Beans, tofu, nuts and plants do the work.',
    ),
  },
  {
    id: 'plant-based',
    name: msg('Plant-Based'),
    icon: '🥬',
    text: msg(
      'Meals built on whole plants: vegetables, fruit, grains, pulses, nuts and seeds, lightly processed.',
    ),
  },
  {
    id: 'raw-vegan',
    name: msg('Raw Vegan'),
    icon: '🥒',
    text: msg(
      'Plant foods left uncooked, or warmed only gently: salads, soaked nuts, sprouts and blended soups.',
    ),
  },
  {
    id: 'fruitarian',
    name: msg('Fruitarian'),
    icon: '🍓',
    text: msg(
      'A very restrictive way of eating, mostly fruit. The recipes are lovely as part of a wider diet.',
    ),
  },
  {
    id: 'lacto-vegetarian',
    name: msg('Lacto-Vegetarian'),
    icon: '🧀',
    text: msg(
      'Vegetarian food with milk, yogurt and cheese, but without eggs. Much of Indian home cooking fits.',
    ),
  },
  {
    id: 'ovo-vegetarian',
    name: msg('Ovo-Vegetarian'),
    icon: '🍳',
    text: msg(
      'Vegetarian food with eggs, but without dairy: frittatas, fried rice and noodles, oil-based bakes.',
    ),
  },
  {
    id: 'lacto-ovo-vegetarian',
    name: msg('Lacto-Ovo Vegetarian'),
    icon: '🥚',
    text: msg('No meat or fish, with both eggs and dairy on the table: the most common vegetarian kitchen.'),
  },
  {
    id: 'pescatarian',
    name: msg('Pescatarian'),
    icon: '🐟',
    text: msg(
      'Vegetarian cooking plus fish and shellfish. No meat or poultry; plenty of vegetables and grains.',
    ),
  },
  {
    id: 'pollotarian',
    name: msg('Pollotarian'),
    icon: '🍗',
    text: msg('Poultry is the only meat: chicken and turkey with vegetables, grains and pulses.'),
  },
  {
    id: 'carnivore',
    name: msg('Carnivore'),
    icon: '🥩',
    text: msg(
      'Animal foods only: meat, fish and eggs, sometimes dairy. Very restrictive, so ask a doctor first.',
    ),
  },
  {
    id: 'flexitarian',
    name: msg('Flexitarian'),
    icon: '🍲',
    text: msg('Mostly plants, with a little meat or fish now and then. An easy way to eat more vegetables.'),
  },
  {
    id: 'keto',
    name: msg('Keto'),
    icon: '🥑',
    text: msg(
      'Very few carbohydrates, moderate protein and plenty of fat: eggs, fish, meat, greens, oils and nuts.',
    ),
  },
  {
    id: 'atkins',
    name: msg('Atkins'),
    icon: '🥓',
    text: msg(
      'A low-carbohydrate plan in phases: strict at first, then vegetables, berries and nuts return.',
    ),
  },
  {
    id: 'high-protein',
    name: msg('High-Protein'),
    icon: '💪',
    text: msg(
      'Meals with a good helping of protein, from eggs, fish, poultry, yogurt, tofu, beans and lentils.',
    ),
  },
  {
    id: 'paleo',
    name: msg('Paleo'),
    icon: '🍖',
    text: msg('Meat, fish, eggs, vegetables, fruit and nuts. No grains, pulses, dairy or refined sugar.'),
  },
  {
    id: 'mediterranean',
    name: msg('Mediterranean'),
    icon: '🫒',
    text: msg(
      'Olive oil, vegetables, pulses, grains and fish, the way people cook around the Mediterranean sea.',
    ),
  },
  {
    id: 'dash',
    name: msg('DASH'),
    icon: '🥕',
    text: msg(
      'An eating plan studied for blood pressure: vegetables, fruit, whole grains, low-fat dairy, less salt.',
    ),
  },
  {
    id: 'volumetrics',
    name: msg('Volumetrics'),
    icon: '🍅',
    text: msg(
      'Big portions of foods that hold a lot of water and fiber: soups, salads, vegetables and fruit.',
    ),
  },
  {
    id: 'intermittent-fasting',
    name: msg('Intermittent Fasting'),
    icon: '⏰',
    text: msg('A schedule more than a menu: meals fall within set hours. Satisfying dishes for those hours.'),
  },
  {
    id: 'omad',
    name: msg('OMAD'),
    icon: '🍽️',
    text: msg(
      'One meal a day, so the plate has to be complete. It does not suit everyone; take advice first.',
    ),
  },
  {
    id: 'low-fodmap',
    name: msg('Low-FODMAP'),
    icon: '🍠',
    text: msg(
      'Limits certain fermentable carbohydrates, usually for a few weeks and with a dietitian to guide you.',
    ),
  },
  {
    id: 'anti-inflammatory',
    name: msg('Anti-Inflammatory'),
    icon: '🫐',
    text: msg(
      'Berries, greens, oily fish, nuts, olive oil and spices: a pattern much like Mediterranean cooking.',
    ),
  },
  {
    id: 'macrobiotic',
    name: msg('Macrobiotic'),
    icon: '🍚',
    text: msg(
      'A Japanese-rooted tradition of whole grains, seasonal vegetables, sea vegetables, beans and miso.',
    ),
  },
  {
    id: 'sirtfood',
    name: msg('Sirtfood'),
    icon: '🍇',
    text: msg('A plan around foods such as kale, berries, buckwheat, parsley, red onion and dark chocolate.'),
  },
  {
    id: 'blood-type',
    name: msg('Blood Type'),
    icon: '🩸',
    text: msg(
      'A popular plan that sorts foods by blood group. Studies have not shown that the groups matter.',
    ),
  },
  {
    id: 'ayurvedic',
    name: msg('Ayurvedic'),
    icon: '🪷',
    text: msg(
      'Warm, spiced dishes from the Indian Ayurvedic tradition: rice, lentils, ghee, ginger and turmeric.',
    ),
  },
  {
    id: 'alkaline',
    name: msg('Alkaline'),
    icon: '🍋',
    text: msg(
      'A plan of vegetables, fruit and nuts. Food does not change the acidity of blood; the produce is good.',
    ),
  },
  {
    id: 'climatarian',
    name: msg('Climatarian'),
    icon: '🌍',
    text: msg(
      'Cooking with a lighter footprint: seasonal plants, pulses, little meat, and nothing thrown away.',
    ),
  },
  {
    id: 'blue-zones',
    name: msg('Blue Zones'),
    icon: '🫘',
    text: msg(
      'Beans, greens, whole grains, nuts and olive oil, after places known for people who live long.',
    ),
  },
] as const;
