import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { listOf } from '../knowledge/cuisine.ts';
import { FOOD_WORDS } from './food-words.ts';
import { FOREIGN_FOODS, FOREIGN_MANNERS } from './foreign-words.ts';
import type { Heat } from './request.ts';

/** The meaning of a word or phrase for a diet. */
export interface Restriction {
  diets?: string[];
  traits?: TraitId[];
  /** Foods to leave out, by name. */
  foods?: string[];
  leanings?: string[];
  /** Ids of suitable dishes. */
  dishes?: string[];
  moods?: string[];
  /** Equipment that is not there. */
  missing?: string[];
}

const ANIMALS: TraitId[] = ['meat', 'poultry'];
const PORK = [
  'pork',
  'bacon',
  'ham',
  'pancetta',
  'prosciutto',
  'chorizo',
  'sausages',
  'lard',
  'gelatine',
  'salami',
];
/** Foods in the larder that the low-FODMAP diet limits (Monash University's lists). */
const FODMAPS = [
  'onion',
  'garlic',
  'leek',
  'shallot',
  'mushrooms',
  'cauliflower',
  'asparagus',
  'celery',
  'apple',
  'pear',
  'mango',
  'peach',
  'plum',
  'apricot',
  'cherries',
  'blackberries',
  'watermelon',
  'fig',
  'dates',
  'raisins',
  'dried apricots',
  'honey',
  'cashews',
  'pistachios',
  'savoy cabbage',
  'Brussels sprouts',
  'beetroot',
  'cooked beetroot',
  'artichoke hearts',
  'avocado',
  'sugar snap peas',
  'frozen peas',
  'hummus',
  'apple sauce',
  'apple juice',
];

/** Diets, by name. */
const DIET_WORDS: Record<string, Restriction> = {
  'vegan, veganer, veganes, vegane, veganer, vegana, vegano, vegetalien, vegetalienne': { diets: ['vegan'] },
  'plant based, plant-based': { diets: ['plant-based'] },
  'vegetarian, veggie, vegetarisch, vegetarisches, vegetarische, vegetarischer, vegetarien, vegetarienne, vegetariano, vegetariana, meatless, meat free':
    {
      diets: ['vegetarian'],
    },
  'lacto ovo vegetarian': { diets: ['lacto-ovo-vegetarian'] },
  'lacto vegetarian': { diets: ['lacto-vegetarian'] },
  'ovo vegetarian': { diets: ['ovo-vegetarian'] },
  'pescatarian, pescetarian': { diets: ['pescatarian'] },
  pollotarian: { diets: ['pollotarian'] },
  'paleo, whole30': { diets: ['paleo'] },
  'keto, ketogenic, atkins': { diets: ['keto'], moods: ['lowcarb'] },
  'low carb, low-carb, lowcarb': { diets: ['keto'], moods: ['lowcarb'], leanings: ['low-carb'] },
  'carnivore, carnivore diet': { diets: ['carnivore'] },
  'high protein, high-protein, protein rich': { diets: ['high-protein'], moods: ['protein'] },
  'low sodium, low-sodium, low salt, salt free, no added salt, dash': { diets: ['low-sodium'] },
  'coeliac, celiac, celiacs, glutenfrei, glutenfreies, glutenfreie, glutenfreier, glutenfreien, sans gluten':
    { diets: ['gluten-free'] },
  'laktosefrei, laktosefreie, laktosefreies, laktosefreier, laktosefreien, lactose free, lactose intolerant, sans lactose':
    { traits: ['milk'] },
  'halal, muslim': { traits: ['alcohol'], foods: PORK, leanings: ['halal'] },
  'kosher, jewish': { traits: ['crustaceans', 'molluscs'], foods: PORK, leanings: ['kosher'] },
  'low fodmap, low-fodmap, fodmap': {
    traits: ['gluten', 'milk', 'legume', 'honey'],
    foods: FODMAPS,
    leanings: ['low-fodmap'],
  },
  'raw vegan, raw food': { diets: ['vegan'], moods: ['raw'], leanings: ['raw'] },
  'flexitarian, climatarian': { moods: ['healthy'], leanings: ['flexitarian'] },
  'diabetic, diabetes': { moods: ['healthy'], leanings: ['diabetic'] },
  'anti inflammatory, blue zones, sirtfood, alkaline, volumetrics, macrobiotic': {
    moods: ['healthy'],
    leanings: ['healthy'],
  },
  'air fryer, airfryer, air fried, air fry, heissluftfritteuse': {
    leanings: ['air-fryer'],
    dishes: ['traybake', 'baked fish', 'roasted bites'],
  },
  'slow cooker, slowcooker, crockpot, crock pot': { leanings: ['slow-cooker'], dishes: ['stew', 'tagine'] },
  'instant pot, pressure cooker, multicooker': {
    leanings: ['pressure-cooker'],
    dishes: ['stew', 'chili', 'tagine'],
  },
  'camping, campfire, camp fire, camp stove, camping stove, lagerfeuer': {
    missing: ['oven', 'blender'],
    dishes: ['chili', 'tomato pasta', 'dal'],
  },
  'microwave, microwaved, mikrowelle': { leanings: ['microwave'] },
  'only microwave': { leanings: ['microwave'], missing: ['oven', 'stove', 'grill'] },
  'few ingredients, 3 ingredient, 3 ingredients, three ingredient, three ingredients, 4 ingredient, 4 ingredients, four ingredient, four ingredients, 5 ingredient, 5 ingredients, five ingredient, five ingredients, 6 ingredient, 6 ingredients, six ingredient, six ingredients':
    { moods: ['quick', 'cheap'], leanings: ['few-ingredients'] },
};

/** Food groups that can be excluded. */
const AVOIDABLE: Record<string, Restriction> = {
  'dairy, lactose, milk, milk products, milch, milchprodukte, laktose, lait, laitages, lactosa, leche, lacteos, lattosio, latticini':
    { traits: ['milk'] },
  'gluten, wheat, weizen, glutine, ble, trigo, frumento': { diets: ['gluten-free'], traits: ['gluten'] },
  'nut, nuts, tree nuts, nüsse, noix, nueces, frutos secos, noci, frutta secca, frutta a guscio, fruits a coque':
    { traits: ['nuts', 'peanuts'], foods: ['nuts'] },
  'peanut, peanuts, erdnüsse, erdnuss, cacahuetes, cacahouetes, arachidi, arachides, mani': {
    traits: ['peanuts'],
  },
  'egg, eggs, ei, eier, oeuf, oeufs, huevo, huevos, uovo, uova': { traits: ['eggs'] },
  'fish, fisch, poisson, pescado, pesce': { traits: ['fish'] },
  'shellfish, crustacean, crustaceans, shrimp, prawns, mariscos, marisco, crostacei, crustaces, schalentiere, meeresfrüchte, fruits de mer, frutti di mare':
    { traits: ['crustaceans', 'molluscs'] },
  'mollusc, molluscs': { traits: ['molluscs'] },
  'seafood, sea food': { traits: ['fish', 'crustaceans', 'molluscs'] },
  'soy, soya, soybeans, soja, soia': { traits: ['soybeans'] },
  'sesame, sesam, sesamo': { traits: ['sesame'] },
  'mustard, senf, moutarde, mostaza, senape': { traits: ['mustard'] },
  'celery, sellerie, celeri, apio, sedano': { traits: ['celery'] },
  lupin: { traits: ['lupin'] },
  'sulphites, sulfites, sulphite, sulfite': { traits: ['sulphites'] },
  'meat, fleisch, viande, carne': { traits: [...ANIMALS, 'gelatine'] },
  'red meat, pork and beef': { traits: ['meat'] },
  poultry: { traits: ['poultry'] },
  'pork, schweinefleisch, porc, cerdo, maiale': { foods: PORK },
  'alcohol, wine, booze, alkohol, wein, alcool, vin, vino, alcol': { traits: ['alcohol'] },
  'sugar, added sugar, refined sugar, zucker, sucre, azucar, zucchero': { traits: ['sugar'] },
  'grain, grains': { traits: ['grain', 'gluten'] },
  'legume, legumes, pulses': { traits: ['legume', 'peanuts'] },
  beans: { traits: ['legume'] },
  honey: { traits: ['honey'] },
  'nightshade, nightshades': {
    foods: [
      'tomato',
      'cherry tomatoes',
      'pepper',
      'aubergine',
      'potatoes',
      'chilli',
      'paprika',
      'cayenne pepper',
      'passata',
      'tomato paste',
      'curry powder',
      'garam masala',
      'tomato ketchup',
      'harissa',
      'gochujang',
      'Cajun seasoning',
      'chorizo',
    ],
  },
  'carb, carbs, carbohydrates': { diets: ['keto'], moods: ['lowcarb'], leanings: ['low-carb'] },
  'salt, sodium': { diets: ['low-sodium'] },
  'alliums, allium': { foods: ['onion', 'garlic', 'leek', 'shallot', 'chives', 'spring onion'] },
  'animal products': { diets: ['vegan'] },
};

/** Moods, by the words for them. */
const MOODS: Record<string, string> = {
  quick:
    'quick, fast, speedy, easy, simple, weeknight, busy, lazy, schnell, schnelles, schnelle, einfach, rapide, facile, minimal effort, no time, not much time, little time, short on time',
  comfort: 'comfort, comforting, cosy, cozy, hearty, warming, cold day, winter, rainy, filling, satisfying',
  light:
    'light, lighter, refreshing, low calorie, low-calorie, low fat, leicht, skinny, weight loss, lose weight, diet',
  healthy:
    'healthy, vegetables, vegetable, veggies, veg, gemüse, legumes verts, nutritious, clean, balanced, nourishing, wholesome, gesund, gesundes, good for me, vitamins, post workout, gym',
  cheap: 'cheap, budget, inexpensive, affordable, frugal, broke, student, low cost, günstig, pantry',
  plain: 'plain stuff, plain food, plain things, plain foods, beige food, bland food',
  kids: 'kids, kid, toddlers, school, kid-friendly, children, child, toddler, picky, fussy, kinder, enfants, family friendly',
  family: 'family, sunday, gathering',
  date: 'date, romantic, fancy, impressive, elegant, special, anniversary, dinner party, guests, valentines',
  party: 'party, crowd, potluck, buffet, friends, celebration, game day',
  picnic: 'picnic, lunch box, lunchbox, packed lunch, to go, work lunch, office',
  mealprep:
    'the night before, night before, the day before, freeze, to freeze, freezes well, freezable, for the freezer, meal prep, make ahead, batch, leftovers, prep ahead, freezer',
  summer:
    'heatwave, heat wave, hot evening, hot night, hot outside, hot out, summer, summery, hot day, hot summer, hot summer day, hot weather, sommer',
  creamy: 'creamy, rich, indulgent, decadent, cheesy',
  protein: 'protein, bodybuilding, muscle',
  nocook:
    'too hot to cook, too hot for cooking, cant be bothered to cook, no cook, no-cook, raw, uncooked, without cooking, cold',
  any: 'surprise, surprise me, anything, anything goes, whatever, something nice, something good, something tasty, something delicious, something yummy, hungry, i am hungry, im hungry, starving',
  roast: 'roast, roasted, braten',
  weekend: 'weekend, lazy sunday, project',
};

const MEALS: Record<string, string> = {
  breakfast: 'breakfast, brekkie, brekky, brunch, morning, frühstück, petit dejeuner',
  lunch: 'lunch, lunches, lunch box, lunchbox, packed lunch, work lunch, midday, mittagessen, dejeuner',
  dinner: 'dinner, supper, tea time meal, evening, tonight, abendessen, diner, main, main course, main dish',
  dessert:
    'dessert, desserts, pudding course, sweet, sweets, sweet thing, sweet treat, something sweet, nachtisch, sweet tooth, bake, baking',
  snacks:
    'snack, snacks, nibble, nibbles, appetizer, appetizers, treat, canapes, finger food, party food, party snacks, party nibbles, party bites, party canapes',
  drinks: 'drink, drinks, beverage, mocktail, to drink, getränk',
  starter: 'starter, side, side dish, sides, side dishes, first course, vorspeise, entree',
};

const EQUIPMENT: Record<string, string> = {
  oven: 'oven, bake, baked, baking, roast, roasted, ofen',
  stove: 'stove, hob, stovetop, cooker, pan, frying pan, skillet, herd',
  blender: 'blender, food processor, mixer, blend',
  grill: 'grill, barbecue, bbq, grilled, grilling',
};

const HEAT: Record<Heat, string> = {
  hot: 'spicy, hot, fiery, extra hot, very spicy, scharf, chilli hot, kick, heat',
  mild: 'mild, gentle, mildly spiced, bland, mildly',
};

export interface WordList {
  diets: Map<string, Restriction>;
  avoidable: Map<string, Restriction>;
  moods: Map<string, string>;
  meals: Map<string, string>;
  equipment: Map<string, string>;
  heat: Map<string, Heat>;
  groups: Map<string, string[]>;
}

/** The phrases, split, as `readWords` returns them. */
export const WORDS: WordList = withForeignWords({
  diets: keyed(DIET_WORDS),
  avoidable: keyed(AVOIDABLE),
  moods: inverted(MOODS),
  meals: inverted(MEALS),
  equipment: inverted(EQUIPMENT),
  heat: inverted(HEAT),
  groups: new Map([...keyed(FOOD_WORDS)].map(([phrase, foods]) => [phrase, listOf(foods)])),
});

/** 'chicken: pollo, poulet': the words of other languages, by the English one. */
export function readForeign(table: string): [english: string, words: string[]][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', words = ''] = line.split(': ');
      return [english, listOf(words).map(plainPhrase)];
    });
}

function withForeignWords(list: WordList): WordList {
  for (const [english, words] of readForeign(FOREIGN_FOODS)) {
    const foods = list.groups.get(english) ?? [english];
    for (const word of words) if (!list.groups.has(word)) list.groups.set(word, foods);
  }
  const { diets, moods, meals, equipment, heat } = list;
  for (const [english, words] of readForeign(FOREIGN_MANNERS))
    for (const one of [diets, moods, meals, equipment, heat] as Map<string, unknown>[]) {
      const meaning = one.get(english);
      if (meaning === undefined) continue;
      for (const word of words) if (!one.has(word)) one.set(word, meaning);
      break;
    }
  return list;
}

function keyed<Value>(table: Record<string, Value>): Map<string, Value> {
  return new Map(
    Object.entries(table).flatMap(([phrases, value]) =>
      listOf(phrases).map((phrase) => [plainPhrase(phrase), value] as const),
    ),
  );
}

function inverted<Value extends string>(table: Record<Value, string>): Map<string, Value> {
  return new Map(
    (Object.entries(table) as [Value, string][]).flatMap(([value, phrases]) =>
      listOf(phrases).map((phrase) => [plainPhrase(phrase), value] as const),
    ),
  );
}

/** 'No-Cook' becomes 'no cook': lowercase, no accents, single spaces. */
export function plainPhrase(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss')
    .replace(/['’‘`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
