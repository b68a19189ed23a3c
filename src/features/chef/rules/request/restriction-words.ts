import type { Diet } from '#features/accounts/rules/diets.ts';
import type { TraitId } from '#features/foods/rules/catalog/food.ts';

/** The meaning of a word or phrase for a diet. */
export interface Restriction {
  diets?: Diet[];
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
  // Those of beef are none.
  'pork sausages',
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

/** What grows under the ground, for which something living has to be dug up, and mushrooms: nothing for Jains. */
const ROOTS_AND_BULBS = [
  'onion',
  'shallot',
  'spring onion',
  'leek',
  'garlic',
  'chives',
  'potatoes',
  'sweet potatoes',
  'carrot',
  'beetroot',
  'ginger',
  'radish',
  'turnip',
  'parsnip',
  'swede',
  'celeriac',
  'mushrooms',
];

/** Diets, by name. */
export const DIET_WORDS: Record<string, Restriction> = {
  'vegan, vegans, veganer, veganes, vegane, veganer, vegana, vegano, vegetalien, vegetalienne': {
    diets: ['vegan'],
  },
  'plant based, plant-based': { diets: ['plant-based'] },
  'vegetarian, vegetarians, veggie, vegetarisch, vegetarisches, vegetarische, vegetarischer, vegetarien, vegetarienne, vegetariano, vegetariana, meatless, meat free':
    {
      diets: ['vegetarian'],
    },
  'lacto ovo vegetarian': { diets: ['lacto-ovo-vegetarian'] },
  'lacto vegetarian': { diets: ['lacto-vegetarian'] },
  'ovo vegetarian': { diets: ['ovo-vegetarian'] },
  'pescatarian, pescatarians, pescetarian, pescetarians': { diets: ['pescatarian'] },
  pollotarian: { diets: ['pollotarian'] },
  'paleo, whole30': { diets: ['paleo'] },
  'keto, ketogenic, atkins': { diets: ['keto'], moods: ['lowcarb'] },
  'low carb, low-carb, lowcarb': { diets: ['keto'], moods: ['lowcarb'], leanings: ['low-carb'] },
  'carnivore, carnivore diet': { diets: ['carnivore'] },
  'high protein, high-protein, protein rich': { diets: ['high-protein'], moods: ['protein'] },
  'sans sel, sin sal, senza sale, ohne salz, salzfrei, salzarm, pauvre en sel, peu de sel, bajo en sal, poca sal, poco sale, low sodium, low-sodium, low salt, salt free, no added salt, dash':
    { diets: ['low-sodium'] },
  'coeliac, celiac, celiacs, glutenfrei, glutenfreies, glutenfreie, glutenfreier, glutenfreien, sans gluten':
    { diets: ['gluten-free'] },
  'laktosefrei, laktosefreie, laktosefreies, laktosefreier, laktosefreien, lactose free, lactose intolerant, sans lactose':
    { traits: ['milk'] },
  'halal, muslim, muslime, muslimisch, muslimische, muslimischen, muslimischer, musulman, musulmanes, musulmana, musulmanas, musulmans, musulmane, musulmani, eid, eid al fitr, eid al adha, ramadan, iftar, suhoor, zuckerfest, bayram':
    {
      traits: ['alcohol'],
      foods: PORK,
      leanings: ['halal'],
    },
  'kosher, koscher, casher, jewish, judios, judio, juifs, juif, juives, ebrei, ebreo, judisch, juden': {
    traits: ['crustaceans', 'molluscs'],
    foods: PORK,
    leanings: ['kosher'],
  },
  'jain, jains, jainism': {
    diets: ['vegetarian'],
    traits: ['eggs', 'honey', 'alcohol'],
    foods: ROOTS_AND_BULBS,
    moods: ['jain'],
  },
  'rastafarian, rastafarians, rastafari, rasta, ital': {
    diets: ['vegan'],
    traits: ['alcohol'],
    foods: ['salt'],
  },
  'buddhist, buddhists': {
    diets: ['vegetarian'],
    traits: ['alcohol'],
    foods: ['onion', 'garlic', 'leek', 'shallot', 'chives', 'spring onion'],
  },
  'adventist, adventists, seventh day adventist, seventh day adventists': {
    diets: ['vegetarian'],
    traits: ['alcohol'],
  },
  'low fodmap, low-fodmap, fodmap': {
    traits: ['gluten', 'milk', 'legume', 'honey'],
    foods: FODMAPS,
    leanings: ['low-fodmap'],
  },
  'raw vegan, raw food': { diets: ['vegan'], moods: ['raw'], leanings: ['raw'] },
  'flexitarian, climatarian': { moods: ['healthy'], leanings: ['flexitarian'] },
  'diabetic, diabetes': { moods: ['healthy'], leanings: ['diabetic'] },
  'hindu, hindus': { leanings: ['hindu'] },
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
    moods: ['camping'],
  },
  'bread machine, bread maker, breadmaker, breadmachine': { leanings: ['bread-machine'] },
  'microwave, microwaved, mikrowelle': { leanings: ['microwave'] },
  'only microwave': { leanings: ['microwave'], missing: ['oven', 'stove', 'grill'] },
  'few ingredients, fewer ingredients, hardly any ingredients, wenige zutaten, wenig zutaten, peu d ingredients, pocos ingredientes, pochi ingredienti':
    { moods: ['quick'], leanings: ['few-ingredients'] },
};

/** Food groups that can be excluded. */
export const AVOIDABLE: Record<string, Restriction> = {
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
  'red meat, carne roja, carnes rojas, carne rossa, carni rosse, viande rouge, viandes rouges, rotes fleisch, pork and beef, mammals, mammal, mammal meat, mammalian meat, meat from mammals':
    {
      traits: ['meat'],
    },
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
