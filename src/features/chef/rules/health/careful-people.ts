import { msg } from '#shared/t.ts';
import type { CarefulPerson } from './careful-person.ts';
import { conditionsIn } from './conditions.ts';
import { AFTER_OPERATION, KIDNEYS, LITTLE_DEFENCE, LITTLE_FIBRE, NOTHING_RAW } from './illnesses.ts';
import { HIGH_MERCURY, HOT, RAW_EGG, RAW_FISH, UNDERCOOKED } from './risky-foods.ts';
import { PUREED, SOFT, SORE_MOUTH } from './soft-foods.ts';

const STIMULANTS = 'coffee|espresso|matcha|\\bcola\\b|energy drink|guarana|liquorice';
const SHAPES =
  'popcorn|\\bgrapes?\\b|cherry tomato|olives?\\b(?! oil)|pine nuts?|\\bnuts\\b|marshmallow|hot dog|sausage|whole nuts|boiled sweet|raisin|dried (?:cranberr|cherr|blueberr)|\\bseeds?\\b|raw carrot|cut into sticks|coarsely grated apple';
/** What a baby bites pieces off, or swallows whole, where it is not cooked soft. */
const SHAPES_FOR_BABIES =
  'cherr(?:y|ies)|blueberr|blackberr|(?:apples?|pears?|carrots?|celery|peppers?|radish(?:es)?|cucumbers?|kohlrabi|fennel)\\b.*(?:thinly sliced|sticks|matchsticks|shaved|ribbons)';
/** What brings more salt than a small child should have in a day. A plain line says soy for soy sauce. */
const SALTY =
  '\\bsalt\\b|stock|\\bsoy\\b(?! (?:milk|cream|yog|mince))|tamari|\\bmiso|bacon|\\bham\\b|olives\\b|capers|anchov|feta|halloumi|gherkin|worcester|fish sauce';

export const PREGNANT: CarefulPerson = {
  foods: {
    traits: ['alcohol'],
    lines: new RegExp(
      `${RAW_EGG}|${HIGH_MERCURY}|${RAW_FISH}|anchov(?!y sauce)|${STIMULANTS}|\\bliver|pate|brie|camembert|blue cheese|gorgonzola|roquefort|stilton|feta|goat'?s cheese|queso fresco|ricotta|mascarpone|prosciutto|parma|serrano|iberico|bresaola|speck\\b|coppa|cecina|'?nduja|mortadella|saucisson|charcuterie|cold cuts|salami|chorizo|pepperoni|\\bham\\b|bean sprouts|alfalfa|\\bsteaks?\\b(?!.*well done)|duck|beef fillet|topside|leg of lamb|egg yolks?|egg whites?|(?<!vegan )mayonnaise`,
    ),
    said: UNDERCOOKED,
  },
  note: msg(
    'For pregnancy or nursing I left out raw and soft eggs, raw and cured fish and meat, liver, soft cheeses, fish high in mercury, sprouts, alcohol and caffeine. Buy milk, cream, mozzarella and cream cheese only if the label says pasteurized. Wash vegetables well, cook everything through, and ask your doctor or midwife when unsure.',
  ),
};
/** Soft cheese with mould on or in it, which public health services advise against for small children. */
const RIPENED = 'brie|camembert|blue cheese|gorgonzola|roquefort|stilton';
export const BABY: CarefulPerson = {
  foods: {
    traits: ['honey', 'nuts', 'peanuts', 'alcohol', 'sugar', 'crustaceans', 'molluscs'],
    lines: new RegExp(
      `\\bsalt\\b|stock|\\bsoy\\b(?! (?:milk|cream|yog))|tamari|miso|bacon|\\bham\\b|sausage|olives|capers|anchov|feta|parmesan|agedcheese|pecorino|halloumi|mustard|ketchup|worcester|${RAW_EGG}|${HIGH_MERCURY}|${RAW_FISH}|${STIMULANTS}|${SHAPES}|${SHAPES_FOR_BABIES}|${HOT}|${RIPENED}|\\btea\\b|erythritol|xylitol|stevia|sweetener|cocoa|chocolate|syrup`,
    ),
    said: new RegExp(`${UNDERCOOKED.source}|\\bsalt(?:ed|y)?\\b|\\bsugar|\\bhoney\\b|\\bstock\\b`),
  },
  note: msg(
    'For a baby I left out honey, salt, sugar, nuts, raw egg, shellfish, chili and everything hard or round to choke on. Cook it very soft, mash it or cut it into strips that fit the age, offer one new food at a time, and ask your doctor when unsure.',
  ),
};
export const TODDLER: CarefulPerson = {
  foods: {
    traits: ['nuts', 'alcohol'],
    lines: new RegExp(
      `${SALTY}|${RAW_EGG}|${HIGH_MERCURY}|${RAW_FISH}|${STIMULANTS}|${SHAPES}|${HOT}|${RIPENED}|erythritol|xylitol|stevia|sweetener|egg yolks?,|peanuts?\\b(?! butter| oil)`,
    ),
    said: UNDERCOOKED,
  },
  note: msg(
    'For a small child I left out salt, stock and salty foods, nuts, blue and ripened soft cheese, raw egg, raw fish, fish high in mercury, chili, caffeine and everything hard or round to choke on. Go easy on the cheese, and let the others salt their own plates. Cut it small, and sit with the child at the table.',
  ),
};

/** What the low-FODMAP diet leaves out at first, by the lists of Monash University. */
const LOW_FODMAP: CarefulPerson = {
  foods: {
    traits: ['gluten', 'milk', 'legume', 'honey'],
    lines:
      /onion|shallot|garlic|leek|mushroom|porcini|cauliflower|asparagus|celery|celeriac|fennel|beetroot|artichoke|savoy|brussels|sugar snap|mangetout|\bpeas?\b|\bbeans?\b(?! sprouts)|lentil|chickpea|hummus|avocado|apple|\bpears?\b|mango|peach|nectarine|plums?\b|prune|apricot|cherr(?:y|ies)(?! tomato)|blackberr|watermelon|grapefruit|\bfigs?\b|\bdates?\b|raisin|sultana|currant|dried (?!(?:oregano|thyme|mint|basil|herbs|rosemary|sage|bay|dill|marjoram|chilli))|cashew|pistachio|almond|hazelnut|honey|agave|syrup|molasses|sorbitol|xylitol|inulin|stock|curry powder|garam masala|harissa|pesto|ketchup|barbecue sauce|sausage|chorizo|salami/,
  },
  note: msg(
    'For a low-FODMAP diet I left out onions, garlic, wheat, milk, pulses, honey and the fruit and vegetables that are rich in FODMAPs, by the lists of Monash University. Portions count as well: check them there.',
  ),
};

/** A bowel that is easily upset bears no chilli either. */
const IBS: CarefulPerson = {
  ...LOW_FODMAP,
  foods: {
    ...LOW_FODMAP.foods,
    lines: new RegExp(`${LOW_FODMAP.foods.lines?.source}|${HOT}|coffee|espresso`),
  },
};

const OF_FODMAPS = /fodmap|\bsibo\b/;
const OF_IBS = /\bibs\b|reizdarm/;
const GESTATIONAL = /gestational/;
const OF_PREGNANCY =
  /pregn|(?:trying|hoping|planning) |preggo|preggers|expecting|bun in the oven|with child|conceiv|ttc|trimester|breast ?-?fe+d|breast ?milk|milk supply|nursing|feeding (?:a|my|our|the|this) |\bdue\b|schwanger|stillen?\b|stillzeit|enceint|grossesse|allait|embaraz|lactancia|incinta|gravid|allattam/;
const OF_BABIES =
  /\bbab(?:y|ies)\b|infant|newborn|weaning|first (?:foods?|solids?|tastes|bites|birthday)|1st birthday|saugling|neonat|nourrisson|bebe/;
const OF_TODDLERS =
  /toddler|small child|young child|little one|(?:second|2nd) birthday|kleinkind|einjahrig|tout|jeunes? enfants?|bambin|\bbimb[oaie]\b|ninos? pequenos?|ninas? pequenas?/;
/** Anyone who has one may eat everything. */
const COMMON_COLD = /\ba (?:[a-z]+ )?cold$/;
const NUMBERS = new Map(
  [
    ['one un ein una uno', 1],
    ['two deux zwei dos due', 2],
    ['three trois drei tres tre', 3],
    ['four', 4],
    ['five', 5],
    ['six', 6],
    ['seven', 7],
    ['eight', 8],
    ['nine', 9],
    ['ten', 10],
  ].flatMap(([words, number]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(number)] as const),
  ),
);
const AGE = new RegExp(
  `^(\\d+|${[...NUMBERS.keys()].join('|')})[- ]?(w|s(?!\\w*n)|m(?!in)|y|ans?|anos?|anni|jahr)`,
);
/** 'My little lad is 2.' */
const OLD = /[ (]([1-4]|one|two|three|four)\)?$/;
const PREGNANT_MONTHS = /^\s*(?:along|gone|pregnant|far)/;
const MONTHS_OF_A_BABY = 12;
const MONTHS_OF_A_TODDLER = 60;

/** An illness or what it leaves somebody able to eat, and the people it makes of them; an empty list if other words say who that is. */
const ILLNESSES: readonly (readonly [said: RegExp, people: readonly CarefulPerson[], within?: RegExp])[] = [
  [
    /potassium|phosph|\bckd\b|\besrd\b|kidney[- ](?!stone)|kidneys?$|kidneys (?:are|is|have|were|shot|knack|bugg|gone|giv|on|strugg|bad|fail|weak|dodgy|poorly|damaged|packed|not)|\brenal|dialysis|nieren(?!stein)|insuffisance/,
    [KIDNEYS],
  ],
  [/chemo|immun|neutropen|transplant/, [LITTLE_DEFENCE]],
  // Of a cancer alone nobody knows what it forbids.
  // Advice for the first weeks with a stoma: little fiber.
  [/stoma|ostomy/, [LITTLE_FIBRE]],
  // Which kind of stones they are says what to eat.
  [/kidney stones?/, [], /oxalat/],
  [/cancer|krebs/, [], /chemo/],
  [/diverticul|divertikul|low[- ](?:residue|fib)/, [LITTLE_FIBRE]],
  [/wisdom|tooth|teeth (?:out|remo|pull|extr|taken)|dental|root canal|mouth|jaw|gums|tonsil/, [SORE_MOUTH]],
  [/chew|teeth|dentures|\bsoft|masti|mach|kau/, [SOFT]],
  [
    /swallow|schluck/,
    [SOFT],
    /swallow (?:any |the |anything )?(?:hard|crunchy|dry|big|large|tough|chewy|lump)/,
  ],
  // Nobody here knows how thick it has to be, unless that is said.
  [/swallow|dysphag|iddsi|thickened|schluck|stroke/, [PUREED], /pur[e]e|purier|\blevel (?:4|four)\b/],
  [/texture|bite|iddsi/, [PUREED], /pur[e]e|\blevel (?:4|four)\b/],
  [/texture|bite|iddsi/, [SOFT], /\bbite[- ]?size|\blevel (?:6|7|six|seven)\b/],
  [/pure[es]|purier/, [], /\bbab(?:y|ies)\b|wean|months?\b/],
  [/pure[es]|purier/, [PUREED]],
  [
    /surg|operation|appendix|hernia|post[- ]?op/,
    [],
    /stoma|ostomy|gall ?bladder|heart (?:bypass|surg|op)|tooth|teeth|dental|transplant/,
  ],
  [
    /surg|operation|appendix|hernia|post[- ]?op/,
    [AFTER_OPERATION],
    /^(?![\s\S]*(?:bariatric|gastric|stomach|bowel|colon|weight|sleeve|bypass|throat|jaw|mouth|pancrea|liver|kidney|stoma|cancer|tumou?r|brain))/,
  ],
];

const illnessesIn = (said: string, text: string): readonly CarefulPerson[] | null =>
  ILLNESSES.find(([word, , within]) => word.test(said) && (within?.test(text) ?? true))?.[1] ?? null;

const SAYS_NOTHING_RAW =
  /\b(?:nothing|not anything|no) (?:that(?:'s| is) )?(?:raw|uncooked)\b|\b(?:everything|all|only|fully|thoroughly) (?:has to be |must be )?(?:well )?cooked\b/;

/** Those people, and for whom a doctor forbids what is raw, nothing of that either. */
export function carefulPersonOf(
  said: string,
  after: string,
  text = said + after,
): readonly CarefulPerson[] | null {
  const people = personOf(said, after, text);
  const isToBeCooked = people?.some((each) => each === LITTLE_DEFENCE || each === PREGNANT);
  return people && isToBeCooked && SAYS_NOTHING_RAW.test(text) ? [...people, NOTHING_RAW] : people;
}

/**
 * What must be lacking for the people that words of a prompt are about, with the words after them and the whole
 * text: `null` if nobody can
 * tell (an illness without a rule of its own), an empty list for a common cold and for a child old enough to eat everything.
 */
function personOf(said: string, after: string, text: string): readonly CarefulPerson[] | null {
  if (OF_PREGNANCY.test(said)) return [PREGNANT];
  const conditions = conditionsIn(
    /\blent|good friday|holy week/.test(said) && /\borthodox\b/.test(text) ? 'orthodox lent' : said,
    text,
  );
  if (conditions.length > 0) return GESTATIONAL.test(said) ? [PREGNANT, ...conditions] : conditions;
  const ill = illnessesIn(said, text);
  if (ill) return ill;
  if (OF_FODMAPS.test(said)) return [LOW_FODMAP];
  if (OF_IBS.test(said)) return [IBS];
  if (COMMON_COLD.test(said)) return [];
  const [, count = '', unit = ''] = AGE.exec(said) ?? [];
  if (unit !== '') {
    const number = NUMBERS.get(count) ?? Number(count);
    if (PREGNANT_MONTHS.test(after)) return [PREGNANT];
    if (Number.isNaN(number)) return null;
    const months =
      unit === 'w' || unit === 's' ? number / 4 : unit === 'm' ? number : number * MONTHS_OF_A_BABY;
    if (months <= MONTHS_OF_A_BABY) return [BABY];
    return months < MONTHS_OF_A_TODDLER ? [TODDLER] : [];
  }
  // 'Kids are eating too, 3 and 5.' A little one is not one year old.
  if (/ ?[1-4] (?:and|&|und|et|y|e) \d{1,2}$|little one$/.test(said)) return [TODDLER];
  const [, old = ''] = OLD.exec(said) ?? [];
  if (old !== '') return (NUMBERS.get(old) ?? Number(old)) <= 1 ? [BABY] : [TODDLER];
  if (OF_BABIES.test(said)) return [BABY];
  return OF_TODDLERS.test(said) ? [TODDLER] : null;
}
