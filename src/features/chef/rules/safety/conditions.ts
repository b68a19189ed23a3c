import { type Message, msg } from '#shared/t.ts';
import type { FoodGroup } from './food-groups.ts';

/** Someone for whom known foods are unsafe: what must be lacking, and what the cook is told. */
export interface CarefulPerson {
  foods: FoodGroup;
  note: Message;
}

/** What brings most of the salt of a meal. */
const MUCH_SALT =
  '\\bsalt\\b|salted (?:butter|peanuts|nuts|anchov)|stock|bouillon|gravy|\\bsoy\\b(?! (?:milk|cream|yog|mince))|tamari|\\bmiso|bacon|\\bham\\b|gammon|pancetta|prosciutto|sausage|chorizo|salami|pepperoni|pastrami|corned beef|smoked (?:salmon|trout|mackerel|haddock|fish)|salt cod|olives\\b|capers|anchov|feta|halloumi|parmesan|pecorino|blue cheese|gorgonzola|stilton|roquefort|gherkin|pickle|sauerkraut|kimchi|worcester|fish sauce|oyster sauce|hoisin|teriyaki|ketchup|curry paste|garlic salt|celery salt|brine|doubanjiang|black bean sauce|gochujang|shrimp paste|yeast extract';
/** What brings most of the saturated fat. */
const HARD_FAT =
  '(?<!(?:nut|almond|seed|vegan|cocoa|apple) )butter\\b(?! beans?)|ghee|\\blard\\b|suet|dripping|(?:goose|duck) fat|(?<!(?:oat|soy|ice) )\\bcream\\b(?! of tartar)|creme fraiche|mascarpone|(?<!(?:cottage|vegan) )cheese|cheddar|parmesan|pecorino|feta|mozzarella|halloumi|paneer|gruyere|gouda|emmental|ricotta|bacon|pancetta|sausage|chorizo|salami|pepperoni|pastry|coconut (?:milk|cream|oil)|palm oil|pork belly|short ribs?|lamb\\b|duck|goose|oxtail|\\bliver|kidneys|chocolate|croissant|brioche|\\bpate\\b|ice cream';
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
    'For diabetes I left out sugar, honey, syrup, juice and dried fruit. Take wholegrain bread, pasta or rice where there is some, and keep it to a quarter of the plate.',
  ),
};
/** Advice of the British Heart Foundation. */
const BLOOD_PRESSURE: CarefulPerson = {
  foods: {
    traits: [],
    lines: new RegExp(`${MUCH_SALT}|grapefruit|liquorice`),
    said: /salted water|\bsalt\b/,
  },
  note: msg(
    'For the blood pressure I left out salt, stock, soy sauce, cured meat, salty cheese and pickles. Season with herbs, lemon and spices, and take canned food without added salt.',
  ),
};
const CHOLESTEROL: CarefulPerson = {
  foods: { traits: [], lines: new RegExp(`${HARD_FAT}|grapefruit|pomelo`) },
  note: msg(
    'For the cholesterol I left out butter, cream, cheese, fatty meat, pastry and coconut, and grapefruit, which statins do not go with.',
  ),
};
const HEART: CarefulPerson = {
  foods: {
    traits: [],
    lines: new RegExp(`${MUCH_SALT}|${HARD_FAT}|grapefruit|pomelo`),
    said: /salted water|\bsalt\b/,
  },
  note: msg(
    'For the heart I left out salt, stock, cured and fatty meat, butter, cream, cheese, pastry and grapefruit. What else the doctor said comes first.',
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
    'For the stomach I left out tomatoes, citrus, vinegar, onion, garlic, chilli, pepper, chocolate, coffee, mint, alcohol and fatty food, which often bring heartburn on. Eat it some hours before bed.',
  ),
};
/** No mammal, and no milk, which some react to as well. */
const ALPHA_GAL: CarefulPerson = {
  foods: {
    traits: ['meat', 'milk', 'gelatine'],
    lines: /\blard\b|suet|dripping|(?:beef|veal|lamb|meat) (?:stock|broth)|gravy|gelatine?/,
  },
  note: msg('For alpha-gal I left out everything of mammals: red meat, milk, lard, suet and gelatine.'),
};
const HINDU: CarefulPerson = {
  foods: { traits: ['gelatine'], lines: BEEF_AND_PORK },
  note: msg(
    'For Hindus I left out beef and pork. Many eat no other meat, fish or eggs either: add “vegetarian” if that may be so.',
  ),
};

const CONDITIONS: readonly (readonly [said: RegExp, person: CarefulPerson])[] = [
  [/diabet|zuckerkrank|insulin|^(?!low ).*blood sugar|\bsugars\b|\bsugar levels?/, DIABETES],
  [/hypertens|ipertens|hypertendu|bluthochdruck|^(?!low ).*pressure/, BLOOD_PRESSURE],
  [/cholesterol|statins?$/, CHOLESTEROL],
  [/\bheart [a-z]|herzinfarkt/, HEART],
  [/\bgout\b|gicht/, GOUT],
  [/reflux|\bgerd\b|heartburn|gastritis|indigestion/, REFLUX],
  [/alpha[- ]?gal/, ALPHA_GAL],
  [/hindu/, HINDU],
];

/** What must be lacking for a condition or a faith with a rule that is written down; empty if there is none. */
export const conditionsIn = (said: string): CarefulPerson[] =>
  CONDITIONS.filter(([pattern]) => pattern.test(said)).map(([, person]) => person);

const SALTLESS = [BLOOD_PRESSURE.note, HEART.note];
/** Whether somebody of whom the notes speak eats without salt. */
export const isSaltless = (notes: readonly unknown[]): boolean =>
  SALTLESS.some((note) => notes.includes(note));
