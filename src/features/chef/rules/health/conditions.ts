import { msg } from '#shared/t.ts';
import type { CarefulPerson } from './careful-person.ts';
import { medicinesIn } from './medicines.ts';
import { SALT_RICH } from './risky-foods.ts';

/** What brings most of the saturated fat. */
const HARD_FAT =
  '(?<!(?:nut|almond|seed|vegan|cocoa|apple) )butter\\b(?! beans?)|ghee|\\blard\\b|suet|dripping|(?:goose|duck) fat|(?<!(?:oat|soy|ice) )\\bcream\\b(?! of tartar)|creme fraiche|mascarpone|(?<!(?:cottage|vegan) )cheese|cheddar|parmesan|agedcheese|pecorino|feta|mozzarella|halloumi|paneer|gruyere|gouda|emmental|ricotta|bacon|pancetta|sausage|chorizo|salami|pepperoni|pastry|coconut (?:milk|cream|oil)|palm oil|pork belly|short ribs?|lamb\\b|duck|goose|oxtail|\\bliver|kidneys|chocolate|croissant|brioche|\\bpate\\b|ice cream';
const BEEF_AND_PORK =
  /\bbeef|veal|steak|oxtail|ox (?:cheek|tongue)|brisket|sirloin|bresaola|pastrami|bone marrow|suet|dripping|gelatine?|\btripe|pork|bacon|\bham\b|pancetta|lardons|sausage|chorizo|salami|\blard\b/;

/** Advice of the NHS and Diabetes UK: no added sugar, whole grains, a moderate portion of starch. */
const DIABETES: CarefulPerson = {
  foods: {
    traits: ['sugar', 'honey'],
    lines:
      /sugar(?! snap)|syrup|honey|molasses|treacle|\bjam\b|marmalade|jelly|condensed milk|(?:apple|orange|pineapple|grape|cranberry|mango|pomegranate) juice|sweet chilli|hoisin|teriyaki|ketchup|barbecue sauce|\bmirin|chocolate|\bdates\b|raisin|sultana|currants|dried (?:fruit|cranberr|mango|apricot|cherr|fig)|prune|white bread|corn ?flakes|puffed rice|lemonade|\bcola\b|liqueur|biscuits|ice cream|custard/,
  },
  note: msg(
    'For diabetes I left out sugar, honey, syrup, juice and dried fruit. Take wholegrain bread, pasta or rice where there is some, and keep it to a quarter of the plate. Fruit has sugar of its own: a handful is a portion.',
  ),
};
/** Advice of the British Heart Foundation. */
export const BLOOD_PRESSURE: CarefulPerson = {
  foods: {
    traits: [],
    lines: new RegExp(`${SALT_RICH}|grapefruit|liquorice`),
    said: /salted water|\bsalt\b/,
  },
  note: msg(
    'For blood pressure I left out salt, stock, soy sauce, cured meat, salty cheese and pickles. Season with herbs, lemon and spices, and take canned food without added salt.',
  ),
};
const CHOLESTEROL: CarefulPerson = {
  foods: { traits: [], lines: new RegExp(`${HARD_FAT}|grapefruit|pomelo`) },
  note: msg(
    'For the cholesterol I left out butter, cream, cheese, fatty meat, pastry and coconut, and grapefruit, which statins do not go with.',
  ),
};
export const HEART: CarefulPerson = {
  foods: {
    traits: [],
    lines: new RegExp(`${SALT_RICH}|${HARD_FAT}|grapefruit|pomelo`),
    said: /salted water|\bsalt\b/,
  },
  note: msg(
    'For the heart I left out salt, stock, cured and fatty meat, butter, cream, cheese, pastry and grapefruit. What else the doctor said comes first.',
  ),
};
/** Advice of the NHS for gallstones: little fat, little of it saturated. */
export const GALLSTONES: CarefulPerson = {
  foods: {
    traits: [],
    lines: new RegExp(
      `${HARD_FAT}|minced (?:beef|pork|lamb)|deep[- ]frying|mayonnaise|avocado|\\bnuts?\\b|almond|walnut|cashew|peanut|tahini`,
    ),
  },
  note: msg(
    'For the gallbladder I left out butter, cream, cheese, fatty meat, pastry, coconut, nuts, avocado and what is fried in deep fat. Keep the oil to a spoonful, and let what the doctor said come first.',
  ),
};
/** Somebody who has to watch the salt, whatever for. */
export const LESS_SALT: CarefulPerson = {
  foods: { traits: [], lines: new RegExp(SALT_RICH), said: /salted water|\bsalt\b/ },
  note: msg(
    'To keep the salt down I left out salt, stock, soy sauce, cured meat, salty cheese and pickles. Season with herbs, lemon and spices, and take canned food without added salt.',
  ),
};
/** Advice of the UK Gout Society: little purine. */
const GOUT: CarefulPerson = {
  foods: {
    traits: ['meat', 'crustaceans', 'molluscs', 'alcohol'],
    lines:
      /anchov|sardine|mackerel|herring|sprat|trout|salmon|\btuna|\broe\b|liver|kidneys|sweetbread|gravy|(?:beef|chicken|fish|meat|lamb|veal) (?:stock|broth|bouillon)|dashi|yeast extract|goose|duck|venison|rabbit|\b(?:beer|wine)\b(?! vinegar)|syrup/,
  },
  note: msg(
    'For gout I left out red meat, offal, shellfish, oily fish, meat stock and alcohol. Drink plenty of water with it.',
  ),
};
/** What the NHS lists as setting off heartburn. */
const REFLUX: CarefulPerson = {
  foods: {
    traits: ['alcohol'],
    lines:
      /tomat|passata|ketchup|salsa|lemon|\blimes?\b|orange|grapefruit|citrus|pineapple|vinegar|chil[il]|cayenne|jalape|harissa|sriracha|gochujang|tabasco|(?:black|white) pepper|peppercorn|onion|shallot|garlic|\bleeks?\b|chive|chocolate|cocoa|coffee|espresso|\btea\b|\bmint|mustard|horseradish|wasabi|curry|garam masala|bacon|pancetta|lardons|\bham\b|sausage|salami|chorizo|deep[- ]frying|double cream|\blard\b|\bstock|bouillon|pickle|capers/,
  },
  note: msg(
    'For the stomach I left out tomatoes, citrus, vinegar, onion, garlic, chili, pepper, chocolate, coffee, mint, alcohol and fatty food, which often bring heartburn on. Eat it some hours before bed.',
  ),
};
/** No mammal, and no milk, which some react to as well. */
const ALPHA_GAL: CarefulPerson = {
  foods: {
    traits: ['meat', 'milk', 'gelatine'],
    lines: /\blard\b|suet|dripping|(?:beef|veal|lamb|meat) (?:stock|broth)|gravy|gelatine?/,
  },
  note: msg('For alpha-gal I left out everything of mammals: red meat, milk, lard, suet and gelatin.'),
};
const HINDU: CarefulPerson = {
  foods: { traits: ['gelatine', 'alcohol'], lines: BEEF_AND_PORK },
  note: msg(
    'For Hindus I left out beef, pork and alcohol. Many eat no other meat, fish or eggs either: add “vegetarian” if that may be so.',
  ),
};
const SIKH: CarefulPerson = {
  foods: { traits: ['gelatine', 'alcohol'], lines: BEEF_AND_PORK },
  note: msg(
    'For Sikhs I left out beef, pork and alcohol. Meat must be neither halal nor kosher, and many eat none, nor fish or eggs: add “vegetarian” if that may be so.',
  ),
};
const LATTER_DAY_SAINT: CarefulPerson = {
  foods: { traits: ['alcohol'], lines: /coffee|espresso|(?<!herbal )\btea\b|matcha/ },
  note: msg('For Latter-day Saints I left out alcohol, coffee and tea.'),
};
/** Of Hindus and Sikhs, who eats no eggs eats no meat either. */
const EATS_NO_ANIMALS =
  /\bveg(?:etari|gie|gy)|vegan|\b(?:no|not|don'?t|doesn'?t|without|nor|avoids?|skips?)\b[^.;!?]{0,24}\beggs?\b|eggless|egg[- ]free/;

const NOTHING_OF_ANIMALS: CarefulPerson['foods'] = {
  traits: ['meat', 'poultry', 'fish', 'crustaceans', 'molluscs', 'eggs', 'gelatine', 'alcohol'],
  lines: BEEF_AND_PORK,
};
const MEATLESS_FOR_FAITH: CarefulPerson = {
  foods: NOTHING_OF_ANIMALS,
  note: msg(
    'For Hindus and Sikhs of whom one eats no eggs or no meat I left out meat, fish, eggs, gelatin and alcohol for all. Some eat no onion or garlic either: ask them.',
  ),
};
/** Somebody who is strict about it mostly eats neither meat nor fish nor eggs. */
const DEVOUT_HINDU: CarefulPerson = {
  foods: NOTHING_OF_ANIMALS,
  note: msg(
    'For devout Hindus I left out meat, fish, eggs, gelatin and alcohol. Some eat no onion, garlic or mushrooms either: ask them, and tell me what else to leave out.',
  ),
};
/** What Vaishnavas of the Krishna movement offer and eat. */
const KRISHNA: CarefulPerson = {
  foods: {
    traits: NOTHING_OF_ANIMALS.traits,
    lines: new RegExp(
      `${BEEF_AND_PORK.source}|onion|shallot|garlic|leeks?\\b|chives|mushroom|coffee|\\btea\\b|matcha`,
    ),
  },
  note: msg(
    'For Hare Krishnas I left out meat, fish, eggs, gelatin, alcohol, onion, garlic, leeks, mushrooms, coffee and tea.',
  ),
};
/** Chametz, and to be careful also kitniyot, which Ashkenazim leave. */
const PASSOVER: CarefulPerson = {
  foods: {
    traits: [
      'gluten',
      'grain',
      'legume',
      'soybeans',
      'peanuts',
      'sesame',
      'mustard',
      'crustaceans',
      'molluscs',
      'gelatine',
    ],
    lines:
      /wheat|flour\b(?<!(?:almond|coconut|potato|tapioca) flour)|barley|\brye\b|\boats?\b|oatmeal|spelt|semolina|couscous|bulgur|pasta|noodle|bread|biscuit|pastry|yeast|baking (?:powder|soda)|bicarbonate|\bcorn|polenta|maize|\brice\b|beans?\b|lentil|chickpea|hummus|\bpeas?\b|mangetout|soy|tofu|\bmiso|sesame|tahini|mustard|peanut|malt|beer|whisky|vinegar|vanilla (?:extract|essence)|custard powder|icing sugar|\bstock|bouillon|gravy|worcester|ketchup|curry powder|pork|bacon|\bham\b|lard|gammon|pancetta|prosciutto|chorizo|salami|sausage|caraway|fennel seed|cumin|poppy|sunflower seed|margarine|vegan/,
    apart: [['meat', 'poultry'], ['milk']],
  },
  note: msg(
    'For Passover I left out chametz (wheat, barley, rye, oats, spelt, yeast and other leaven) and, to be careful, kitniyot (rice, corn, beans, lentils, peas, sesame, mustard, soy), and did not mix meat with milk. Buy what is packed with a kosher-for-Passover label.',
  ),
};
/** What the churches of the West and the East have in common, and more if somebody keeps the fast of the East. */
const LENT: CarefulPerson = {
  foods: {
    traits: ['meat', 'poultry', 'gelatine', 'alcohol'],
    lines: /\b(?:beef|chicken|meat|veal|lamb) (?:stock|broth)|\blard\b|suet|dripping|gravy/,
  },
  note: msg(
    'For Lent I left out meat, poultry, meat stock, lard and alcohol. If you keep the Orthodox fast, ask for it vegan.',
  ),
};
const ORTHODOX_LENT: CarefulPerson = {
  foods: {
    traits: ['meat', 'poultry', 'gelatine', 'alcohol', 'milk', 'eggs', 'fish'],
    lines: LENT.foods.lines as RegExp,
  },
  note: msg('For the Orthodox fast I left out meat, fish, eggs, milk and alcohol.'),
};
/** By the food compatibility list of the Swiss Interest Group Histamine Intolerance (SIGHI). */
const LOW_HISTAMINE: CarefulPerson = {
  foods: {
    traits: ['alcohol', 'soybeans', 'crustaceans', 'molluscs', 'nuts', 'peanuts', 'fish'],
    lines:
      /coconut aminos|tomat|passata|ketchup|salsa|spinach|aubergine|eggplant|avocado|lemon|\blimes?\b|orange|grapefruit|citrus|strawberr|raspberr|pineapple|kiwi|banana|papaya|\bpears?\b|vinegar|pickle|sauerkraut|kimchi|soy|tofu|\bmiso|worcester|mustard|yeast|\bstock|bouillon|gravy|bacon|pancetta|prosciutto|\bham\b|gammon|salami|sausage|chorizo|smoked|cured|canned|minced|anchov|chocolate|cocoa|coffee|\btea\b|mushroom|parmesan|pecorino|cheddar|gruyere|emmental|gouda|feta|halloumi|brie|camembert|blue cheese|hard cheese|agedcheese|goat'?s cheese|pesto|beans?\b|lentil|chickpea|hummus|\bpeas?\b|chil[il]|cayenne|curry|cinnamon|nutmeg|dried (?!(?:oregano|thyme|mint|basil|herbs|rosemary|sage|bay|dill|marjoram))|olives\b|egg whites?|sourdough/,
  },
  note: msg(
    'For histamine I left out aged cheese, cured and smoked meat, fish, fermented and canned foods, tomatoes, spinach, eggplant, citrus, nuts, pulses, chocolate and alcohol. Use everything fresh, eat it at once, and keep to your own list.',
  ),
};

/** What the G6PD Deficiency Association names for certain: broad beans above all, and what is held to do the same. */
const FAVISM: CarefulPerson = {
  foods: {
    traits: [],
    lines:
      /broad beans?|fava|\bful\b|falafel|bitter (?:melon|gourd)|tonic water|quinine|\bsoy|tofu|edamame|tempeh|\bmiso|mixed beans|bean (?:mix|salad|flour)/,
    said: /broad beans?|fava/,
  },
  note: msg(
    'For G6PD deficiency I left out broad beans (fava), soy, bitter melon and tonic water. Read labels for fava flour, and let the list from the doctor count.',
  ),
};

/** The latex-fruit syndrome. */
const LATEX: CarefulPerson = {
  foods: {
    traits: [],
    lines:
      /banana|avocado|guacamole|kiwi|chestnut(?! mushroom)|papaya|mango|passion ?fruit|\bfigs?\b|melon|pineapple|peach|nectarine|tomat|passata|ketchup|(?<!sweet )potato|(?:red|green|yellow|orange|bell|sweet) peppers?\b|celer/,
  },
  note: msg(
    'For the latex allergy I left out what often goes with it: banana, avocado, kiwi, chestnut, papaya, mango, passion fruit, fig, melon, pineapple, peach, tomato, potato and pepper.',
  ),
};
/** The pollen-food syndrome, by the list of the Anaphylaxis Campaign. */
const BIRCH: CarefulPerson = {
  foods: {
    traits: ['celery', 'nuts', 'peanuts', 'soybeans'],
    lines:
      /apple(?! cider vinegar)|\bpears?\b|cherr(?:y|ies)(?! tomato)|peach|nectarine|plums?\b|prune|apricot|kiwi|carrot|celer|fennel|parsley|parsnip|coriander|hazelnut|almond|walnut|\bsoy\b|tofu|edamame|peanut/,
  },
  note: msg(
    'For the pollen allergy I left out apples, pears, stone fruit, kiwi, carrots, celery, fennel, parsley, nuts, peanuts and soy, raw or cooked.',
  ),
};

/** Fructose malabsorption, by what Monash University lists as rich in fructose or fructans, and without any sugar to be careful. */
const FRUCTOSE: CarefulPerson = {
  foods: {
    traits: ['honey', 'gluten', 'alcohol'],
    lines:
      /sugar(?! snap)|sugar snap|syrup|honey|agave|molasses|treacle|\bjam\b|marmalade|chutney|ketchup|(?:apple|orange|pineapple|grape|cranberry|mango|pomegranate|tomato) juice|apple(?! cider vinegar)|\bpears?\b|mango|melon|cherr(?:y|ies)(?! tomato)|\bgrapes?\b|\bfigs?\b|\bdates?\b|raisin|sultana|currant|prune|dried (?:fruit|cranberr|mango|apricot|cherr|fig)|peach|nectarine|plums?\b|onion|shallot|garlic|\bleeks?\b|asparagus|artichoke|chicory|fennel|inulin|sorbitol|xylitol|tomato paste|chocolate|\bstock|bouillon|hoisin|teriyaki|barbecue sauce|sweet chilli|balsamic/,
  },
  note: msg(
    'For fructose malabsorption I left out sugar, honey, syrups, juice, dried fruit, the fruit that is rich in fructose, and onions, garlic, leeks and wheat, which are rich in fructans. Tolerance differs from person to person: your own list comes first.',
  ),
};

const CONDITIONS: readonly (readonly [said: RegExp, person: CarefulPerson])[] = [
  [/diabet|zuckerkrank|insulin|^(?!low ).*blood sugar|\bsugars\b|\bsugar levels?/, DIABETES],
  [/hypertens|ipertens|hypertendu|bluthochdruck|^(?!low ).*pressure/, BLOOD_PRESSURE],
  [/water (?:tablets|pills)|diuretic/, LESS_SALT],
  [/^(?!low ).*\b(?:salt|sodium)(?: intake| (?:down|low))?$/, LESS_SALT],
  [/cholesterol/, CHOLESTEROL],
  [/\bheart [a-z]|herzinfarkt|(?:double|triple|quadruple) bypass/, HEART],
  [/\bgout|gicht|uric/, GOUT],
  [/reflux|\bgerd\b|heartburn|gastritis|indigestion/, REFLUX],
  [/alpha[- ]?gal/, ALPHA_GAL],
  [
    /(?:devout|strict|practi[sc]ing|observant|religious|pious) hindu|brahm[ia]n|iyengar|iyer|vaishnav|swaminarayan/,
    DEVOUT_HINDU,
  ],
  [/hare krishna|iskcon/, KRISHNA],
  [/(?<!(?:devout|strict|practi[sc]ing|observant|religious|pious) )hindu/, HINDU],
  [/sikh/, SIKH],
  [/mormon|saint/, LATTER_DAY_SAINT],
  [/latex/, LATEX],
  [/g6pd|favism/, FAVISM],
  [/\bgall ?(?:stone|bladder)/, GALLSTONES],
  [/birchpollen/, BIRCH],
  [/passover|pesach|seder/, PASSOVER],
  [/(?:orthodox|great) lent|orthodox fast/, ORTHODOX_LENT],
  [/(?<!(?:orthodox|great) )\blent(?:en)?\b|ash wednesday|good friday/, LENT],
  [/histamin/, LOW_HISTAMINE],
  // Somebody who was born without the enzyme needs a list of their own.
  [/^(?!hereditary ).*(?:fr[uo][ck]tos|fruttosi)/, FRUCTOSE],
];

/**
 * What must be lacking for a condition, a medicine or a faith with a rule that is written down; empty if there is none.
 *
 * @param text the whole message
 */
export const conditionsIn = (said: string, text = said): CarefulPerson[] => [
  ...CONDITIONS.filter(([pattern]) => pattern.test(said)).map(([, person]) =>
    person === HINDU || person === SIKH ? ofFaith(person, text) : person,
  ),
  ...medicinesIn(said),
];

/** How a faith is kept: 'strictly', 'to the letter'. */
const STRICTLY =
  /\b(?:very |so |really )?(?:strict(?:ly)?|devout(?:ly)?|observant|pious|orthodox|to the letter|by the book|religiously|rigorous(?:ly)?|streng(?:glaubig\w*|e[rn]?)?|strictement|tres pratiquante?|estrict\w*|practicantes?|rigoros\w*|osservant[ei]|praticant[ei])\b/;

const ofFaith = (person: CarefulPerson, text: string): CarefulPerson =>
  EATS_NO_ANIMALS.test(text)
    ? MEATLESS_FOR_FAITH
    : person === HINDU && STRICTLY.test(text)
      ? DEVOUT_HINDU
      : person;
