import { msg } from '#shared/t.ts';
import type { CarefulPerson } from './careful-person.ts';

/** Alcohol in every form, also where it only carries a taste. */
export const NOTHING_ALCOHOLIC: CarefulPerson['foods'] = {
  traits: ['alcohol'],
  lines:
    /\b(?:wine|beer|cider|ale|stout|rum|brandy|sherry|port|vodka|whisky|liqueur|mirin|sake|vanilla (?:extract|essence))\b/,
};

/** NHS: what changes how much salt or water the body keeps changes the level of lithium. */
const LITHIUM: CarefulPerson = {
  foods: { traits: ['alcohol'], lines: /coffee|espresso|\btea\b|matcha|\bcola\b/ },
  note: msg(
    'With lithium I left out alcohol and caffeine. Eat as much salt and drink as much water as on other days: eating less salt raises the level of lithium. What the clinic said comes first.',
  ),
};
/** Medicines that the NHS and the FDA name for grapefruit, statins apart. */
const GRAPEFRUIT: CarefulPerson = {
  foods: { traits: [], lines: /grapefruit|pomelo|tangelo|seville|bitter orange|marmalade/ },
  note: msg(
    'With a medicine that grapefruit changes I left out grapefruit, pomelo and bitter oranges. Ask the pharmacist what else to avoid.',
  ),
};
/** NHS: with metronidazole and disulfiram even a little makes ill. */
const NO_DROP: CarefulPerson = {
  foods: NOTHING_ALCOHOLIC,
  note: msg(
    'With a medicine that bears no alcohol I left it out in every form, also wine vinegar and vanilla extract, which is made with it. Ask the pharmacist for how long.',
  ),
};
/** Medicines for the heart and the blood pressure that keep potassium in the body. */
const KEEPS_POTASSIUM: CarefulPerson = {
  foods: {
    traits: [],
    lines:
      /salt substitute|low[- ]sodium salt|banana|dried (?:fruit|apricot|fig|mango)|raisin|sultana|prune|\bdates?\b|coconut water|avocado|guacamole/,
  },
  note: msg(
    'With a medicine that keeps potassium in the body I left out bananas, avocado and dried fruit. Use no salt substitute, which is potassium. If your blood had too much of it, tell me “low potassium”.',
  ),
};
/** NHS and British Thyroid Foundation. */
const THYROXINE: CarefulPerson = {
  foods: { traits: ['soybeans'], lines: /coffee|espresso|\bsoy|tofu|edamame/ },
  note: msg(
    'With levothyroxine I left out soya and coffee, which keep it from being absorbed. Take it with water half an hour before you eat.',
  ),
};
const OVERACTIVE_THYROID: CarefulPerson = {
  foods: { traits: [], lines: /seaweed|nori|kelp|kombu|wakame|dashi|furikake|coffee|espresso/ },
  note: msg(
    'For an overactive thyroid I left out seaweed, which is full of iodine, and coffee. If you were told to eat little iodine, tell me “low iodine”.',
  ),
};
/** American Thyroid Association, for the weeks before radioactive iodine. */
const LITTLE_IODINE: CarefulPerson = {
  foods: {
    traits: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs', 'soybeans'],
    lines:
      /seaweed|nori|kelp|kombu|wakame|dashi|furikake|chocolate|\bstock|bouillon|molasses|treacle|glac[eé]|iodised|\bsoy\b|worcester|fish sauce|anchov|surimi|bread(?!crumbs)|\bbuns?\b|canned/,
  },
  note: msg(
    'For a diet low in iodine I left out milk, eggs, fish, seafood, seaweed, soya, chocolate, bought bread, stock and cans. Use salt without iodine and without sea salt, and let the list from the hospital come first.',
  ),
};
/** Haemochromatosis UK. */
const IRON_OVERLOAD: CarefulPerson = {
  foods: {
    traits: ['meat', 'crustaceans', 'molluscs', 'alcohol'],
    lines:
      /\bliver|kidneys|black pudding|\bpate\b|venison|duck|goose|corn ?flakes|bran flakes|fortified|muesli/,
  },
  note: msg(
    'For too much iron I left out red meat, offal, shellfish and alcohol. Keep fruit juice and vitamin C away from the meal: tea, coffee or milk with it hold the iron back.',
  ),
};
/** By the lists of the US National Kidney Foundation. */
const LITTLE_OXALATE: CarefulPerson = {
  foods: {
    traits: ['nuts', 'peanuts', 'soybeans', 'sesame'],
    lines:
      /spinach|chard|rhubarb|beetroot|\bbeet|potato|gnocchi|okra|\bnuts?\b|almond|cashew|hazelnut|peanut|sesame|tahini|chocolate|cocoa|\btea\b|matcha|\bbran\b|buckwheat|bulgur|polenta|\bsoy|tofu|\bmiso|raspberr|\bfigs?\b|\bdates?\b|\bbeans\b|star ?fruit|turmeric|parsley/,
  },
  note: msg(
    'To keep oxalate low I left out spinach, chard, rhubarb, beetroot, potatoes, beans, nuts, soya, sesame, chocolate and tea. Drink plenty, go easy on the salt, and have milk or yogurt with the meal.',
  ),
};

/** Medicines, and the few conditions that the kitchen knows as well as their diet: what is said of them, and what they need. */
const OF_MEDICINES: readonly (readonly [said: string, person: CarefulPerson])[] = [
  ['lith(?:ium|obid)|litio|priadel|camcolit|quilonum', LITHIUM],
  [
    '(?:ami?lo|felo|nife|lercani|nicar|niso)dipin[eoa]?|verapamil\\w*|amiodaron[ea]?|dronedarone|ivabradin[ea]|ranola[zc]in[ea]|ticagrelor|buspiron[ea]|carbamazepin[ea]?|sertralin[ea]?|quetiapin[ea]?|colchicin[ea]?|sildenafil\\w*|tadalafil\\w*|viagra|cialis',
    GRAPEFRUIT,
  ],
  ['metronidazol[eo]?|flagyl|tinidazol[eo]?|disulfiram[e]?|antabuse|antabus', NO_DROP],
  [
    'spironola[ck]ton[ea]?|espironolactona|eplerenon[ea]?|amilorid[ea]?|(?:rami|lisino|enala|perindo|quina|fosino|trandola|bena[sz]e)pril\\w*|captopril\\w*|(?:lo|val|cande|irbe|telmi|olme)sartan[e]?',
    KEEPS_POTASSIUM,
  ],
  [
    'thyroid (?:tablets|pills|medication|medicine|meds)|l[e]?vo?-?thyroxin[ea]?|levotiroxina|levothyrox|euthyrox|eutirox|l-thyroxin|thyroxin[ea]?|tiroxina|hypothyroid\\w*|hashimoto\\w*|underactive thyroid|schilddrusenunterfunktion|hypothyroidie|hipotiroidismo|ipotiroidismo',
    THYROXINE,
  ],
  [
    "hyperthyroid\\w*|overactive thyroid|graves'? disease|schilddrusenuberfunktion|hyperthyroidie|hipertiroidismo|ipertiroidismo|basedow",
    OVERACTIVE_THYROID,
  ],
  [
    'low[- ]iod(?:ine|ide)(?: diet)?|radio(?:active)?[- ]?iodine|jodarm\\w*|pauvre en iode|bajo en yodo|povera? di iodio',
    LITTLE_IODINE,
  ],
  [
    'ha?emochromatosis|iron overload|hamochromatose|hemochromatose|hemocromatosis|emocromatosi|eisenspeicher\\w*',
    IRON_OVERLOAD,
  ],
  ['(?:low[- ])?o[xs]+alat[eoi]?s?(?: (?:kidney )?stones?)?|oxalatarm\\w*', LITTLE_OXALATE],
];
export const MEDICINE_CUES: readonly string[] = OF_MEDICINES.map(([said]) => said);
const READ = OF_MEDICINES.map(([said, person]) => [new RegExp(`^(?:${said})$`), person] as const);

/** What must be lacking with a medicine that is named; empty if none is. */
export const medicinesIn = (said: string): CarefulPerson[] =>
  READ.filter(([pattern]) => pattern.test(said)).map(([, person]) => person);
