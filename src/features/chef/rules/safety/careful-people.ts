import { type Message, msg } from '#shared/t.ts';
import { type CarefulPerson, conditionsIn, isSaltless } from './conditions.ts';

/** Eggs, meat and fish that a step leaves raw or soft. */
const UNDERCOOKED =
  /very fresh|pasteurised|eating raw|opaque outside|sushi[- ]grade|softly set|until just set|just firm in the middle|runny|poach\w* (?:for|the eggs?|eggs?)|to your liking|medium rare|until pink|pink \(|pink within|frozen before|raw fish|(?:yolks?|whites?) (?:is|are) (?:just )?set|still a little wet|off the heat a moment early|\beggs?\b[^.]*off the heat|hot enough to scramble/;
const RAW_EGG = 'very fresh|pasteurised';
const HIGH_MERCURY = 'swordfish|shark|marlin|king mackerel|tilefish|tuna|pike';
const RAW_FISH =
  'smoked (?:salmon|trout|mackerel)|gravlax|sushi[- ]grade|caviar|\\broe\\b|oyster(?! (?:sauce|mushroom))|sashimi|cured';
const STIMULANTS = 'coffee|espresso|matcha|\\bcola\\b|energy drink|guarana|liquorice';
const SHAPES =
  'popcorn|\\bgrapes?\\b|cherry tomato|olives?\\b(?! oil)|pine nuts?|\\bnuts\\b|marshmallow|hot dog|sausage|whole nuts|boiled sweet|raisin|dried (?:cranberr|cherr|blueberr)|\\bseeds?\\b|raw carrot|cut into sticks|coarsely grated apple';
/** What brings more salt than a small child should have in a day. */
const SALTY =
  '\\bsalt\\b|stock|\\bsoy sauce|tamari|\\bmiso|bacon|\\bham\\b|olives\\b|capers|anchov|feta|halloumi|gherkin|worcester|fish sauce';
/** Chilli by any name, and the mixes that are made with it: a curry powder is as hot as whoever mixed it. */
const HOT =
  'chil[il]|cayenne|jalape|harissa|sriracha|gochu|tabasco|hot (?:sauce|paprika|pepper sauce|mustard)|vindaloo|wasabi|horseradish|curry (?:powder|paste|mix)|(?:thai|red|green|yellow|massaman|panang|madras) curry|(?:tikka|tandoori|rogan josh|korma|balti|jalfrezi|madras) (?:paste|powder|masala|spice)|berbere|cajun|creole (?:seasoning|spice)|\\bjerk|(?:taco|fajita|burrito|mexican) (?:seasoning|spice|mix)|piri|peri[- ]peri|sambal|pepper (?:flakes|paste)|red pepper flakes|aleppo|pul biber|nduja|chipotle|\\bancho|guajillo|scotch bonnet|habanero|bird.?s eye|shichimi|togarashi|doubanjiang|kimchi|adobo sauce';

const PREGNANT: CarefulPerson = {
  foods: {
    traits: ['alcohol'],
    lines: new RegExp(
      `${RAW_EGG}|${HIGH_MERCURY}|${RAW_FISH}|${STIMULANTS}|\\bliver|pate|brie|camembert|blue cheese|gorgonzola|roquefort|stilton|feta|goat'?s cheese|queso fresco|ricotta|mascarpone|prosciutto|parma|serrano|salami|chorizo|pepperoni|\\bham\\b|bean sprouts|alfalfa|\\bsteaks?\\b|duck|beef fillet|topside|leg of lamb|egg yolks?|egg whites?|mayonnaise`,
    ),
    said: UNDERCOOKED,
  },
  note: msg(
    'For pregnancy or nursing I left out raw and soft eggs, raw and cured fish and meat, liver, soft cheeses, fish high in mercury, sprouts, alcohol and caffeine. Buy milk, cream, mozzarella and cream cheese only if the label says pasteurised. Wash vegetables well, cook everything through, and ask your doctor or midwife when unsure.',
  ),
};
export const BABY: CarefulPerson = {
  foods: {
    traits: ['honey', 'nuts', 'peanuts', 'alcohol', 'sugar', 'crustaceans', 'molluscs'],
    lines: new RegExp(
      // A plain line says soy for soy sauce.
      `\\bsalt\\b|stock|\\bsoy\\b(?! (?:milk|cream|yog))|tamari|miso|bacon|\\bham\\b|sausage|olives|capers|anchov|feta|parmesan|pecorino|halloumi|mustard|ketchup|worcester|${RAW_EGG}|${HIGH_MERCURY}|${RAW_FISH}|${STIMULANTS}|${SHAPES}|${HOT}|\\btea\\b|erythritol|xylitol|stevia|sweetener|cocoa|chocolate|syrup`,
    ),
    said: new RegExp(`${UNDERCOOKED.source}|\\bsalt(?:ed|y)?\\b|\\bsugar|\\bhoney\\b|\\bstock\\b`),
  },
  note: msg(
    'For a baby I left out honey, salt, sugar, nuts, raw egg, shellfish, chilli and everything hard or round to choke on. Cook it very soft, mash it or cut it into strips that fit the age, offer one new food at a time, and ask your doctor when unsure.',
  ),
};
const TODDLER: CarefulPerson = {
  foods: {
    traits: ['nuts', 'alcohol'],
    lines: new RegExp(
      `${SALTY}|${RAW_EGG}|${HIGH_MERCURY}|${RAW_FISH}|${STIMULANTS}|${SHAPES}|${HOT}|egg yolks?,|peanuts?\\b(?! butter| oil)`,
    ),
    said: UNDERCOOKED,
  },
  note: msg(
    'For a small child I left out salt, stock and salty foods, nuts, raw egg, raw fish, fish high in mercury, chilli, caffeine and everything hard or round to choke on. Go easy on the cheese, and let the others salt their own plates. Cut it small, and sit with the child at the table.',
  ),
};

/** What the low-FODMAP diet leaves out at first, by the lists of Monash University. */
const LOW_FODMAP: CarefulPerson = {
  foods: {
    traits: ['gluten', 'milk', 'legume', 'honey'],
    lines:
      /onion|shallot|garlic|leek|mushroom|porcini|cauliflower|asparagus|celery|celeriac|fennel|beetroot|artichoke|savoy|brussels|sugar snap|mangetout|\bpeas?\b|\bbeans?\b(?! sprouts)|lentil|chickpea|hummus|avocado|apple|\bpears?\b|mango|peach|nectarine|plums?\b|prune|apricot|cherr(?:y|ies)(?! tomato)|blackberr|watermelon|grapefruit|\bfigs?\b|\bdates?\b|raisin|sultana|currant|dried|cashew|pistachio|almond|hazelnut|honey|agave|syrup|molasses|sorbitol|xylitol|inulin|stock|curry powder|garam masala|harissa|pesto|ketchup|barbecue sauce|sausage|chorizo|salami/,
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

const OF_FODMAPS = /fodmap/;
const OF_IBS = /\bibs\b|reizdarm/;
const GESTATIONAL = /gestational/;
const OF_PREGNANCY =
  /pregn|(?:trying|hoping|planning) |preggo|preggers|expecting|bun in the oven|with child|conceiv|ttc|trimester|breast ?-?feed|breast ?milk|milk supply|nursing|feeding (?:a|my|our|the|this) |\bdue\b|schwanger|stillen|stillzeit|enceint|grossesse|allait|embaraz|lactancia|incinta|gravid|allattam/;
const OF_BABIES =
  /\bbab(?:y|ies)\b|infant|newborn|weaning|first (?:foods?|solids?|tastes|bites|birthday)|1st birthday|saugling|neonat|nourrisson|bebe/;
const OF_TODDLERS =
  /toddler|small child|young child|little one|(?:second|2nd) birthday|kleinkind|einjahrig|tout|jeunes? enfants?|bambin|ninos? pequenos?|ninas? pequenas?/;
/** Whoever has one may eat everything. */
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
const OLD = / ([1-4]|one|two|three|four)$/;
const PREGNANT_MONTHS = /^\s*(?:along|gone|pregnant|far)/;
const MONTHS_OF_A_BABY = 12;
const MONTHS_OF_A_TODDLER = 60;

/**
 * What must be lacking for the people that words of a prompt are about, with the words after them: `null` if nobody can
 * tell (an illness without a rule of its own), an empty list for a common cold and for a child old enough to eat everything.
 */
export function carefulPersonOf(said: string, after: string): CarefulPerson[] | null {
  if (OF_PREGNANCY.test(said)) return [PREGNANT];
  const conditions = conditionsIn(said);
  if (conditions.length > 0) return GESTATIONAL.test(said) ? [PREGNANT, ...conditions] : conditions;
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
  const [, old = ''] = OLD.exec(said) ?? [];
  if (old !== '') return (NUMBERS.get(old) ?? Number(old)) <= 1 ? [BABY] : [TODDLER];
  if (OF_BABIES.test(said)) return [BABY];
  return OF_TODDLERS.test(said) ? [TODDLER] : null;
}

const EGGS_BOILED_SOFT =
  /(\beggs?\b[^.;]*\bboil(?:ed)? for |\b[Bb]oil the eggs? for |\b[Pp]oach the eggs? for )[1-8] minutes/g;
const SALTING: readonly (readonly [text: RegExp, instead: string])[] = [
  [/\bsalted water\b/g, 'water'],
  [/, season(?: lightly| well)?(?= and )/g, ''],
  [/ and season(?: lightly| well)?(?=[.,;])/g, ''],
  [/\bTaste(?: for salt)?,? /g, ''],
];

/** Minced poultry is safe at 74 °C, minced meat at 71 °C. */
const OF_MINCED_MEAT = /71 °C(?<between> \(| \/ )160 °F/g;
const POULTRY = /\b(?:chicken|turkey|duck|goose)\b(?! (?:stock|broth|bouillon))/i;
const IS_SMOOTH = /\b(?:blend|pur[eé]e|mash|liqui[ds])/i;
const IS_BAKED = /baking powder|bicarbonate|yeast/;
const HAS_BONES = /\b(?:chicken|turkey|duck|lamb|pork|beef|fish|cod|haddock|hake|salmon|trout)\b/i;
/** What is left in pieces is made fit for a baby at the end. */
const forTheBaby = (lines: readonly string[]): string =>
  `For the baby, ${lines.some((line) => HAS_BONES.test(line)) ? 'take out bones and skin, then ' : ''}mash or blend the portion until no piece is firm or bigger than a pea, and let it cool until lukewarm.`;
/** Steps as careful people cook them: eggs hard, and where nobody may have salt, none that no line has. */
export function stepsForCareful(
  steps: readonly string[],
  notes: readonly Message[],
  lines: readonly string[],
): string[] {
  const isOfPoultry = lines.some((line) => POULTRY.test(line));
  const hot = isOfPoultry
    ? steps.map((step) => step.replace(OF_MINCED_MEAT, '74 °C$<between>165 °F'))
    : steps;
  const isWithoutSalt = isSaltless(notes);
  if (!isWithoutSalt && ![PREGNANT, BABY, TODDLER].some(({ note }) => notes.includes(note))) return [...hot];
  const isUnsalted = !lines.some((line) => /^salt\b/.test(line));
  const isForBaby =
    notes.includes(BABY.note) &&
    !hot.slice(-2).some((step) => IS_SMOOTH.test(step)) &&
    !lines.some((line) => IS_BAKED.test(line));
  return [...hot, ...(isForBaby ? [forTheBaby(lines)] : [])].map((step) => {
    const hard = step.replace(EGGS_BOILED_SOFT, '$110 minutes');
    const isUnseasoned = isWithoutSalt || notes.includes(BABY.note) || notes.includes(TODDLER.note);
    if (!isUnseasoned || !isUnsalted) return hard;
    const plain = SALTING.reduce((text, [said, instead]) => text.replace(said, instead), hard);
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  });
}
