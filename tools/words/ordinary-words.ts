import type { Meaning, WordNet } from './wordnet.ts';

/** Meanings that, with all their hyponyms, are about food, bodies, illness, medicine, faith or harm. */
const TELLING_NOUNS =
  `ill_health illness disease disorder pathological_state symptom pain injury wound allergy hypersensitivity
  medicine drug medication toxin poison medical_procedure medical_care treatment therapy surgery diagnosis health_professional
  sick_person patient hospital clinic medical_institution medical_building infant baby bairn toddler religion religious_person
  religious_belief religious_holiday rite sacrament abstinence abstainer diet dislike aversion disgust phobia death dying pregnancy
  gestation vomit emergency sensitivity food nutriment beverage substance chemical body_part plant animal foodstuff meal course
  flavor taste smell calorie weight fast vegetarian ambulance paramedic nurse physician medical_science syndrome condition
  physiological_state bodily_process discharge reaction shock spasm seizure trauma prosthesis medical_instrument syringe catheter dispenser denture clergyman spiritual_leader religious_leader
  respirator
  health regimen pet trigger`.split(/\s+/);
const TELLING_VERBS =
  `hurt harm injure kill poison sicken infect vomit suffer die swell itch react faint cough sneeze choke disgust
  repel revolt irritate inflame worsen break_out erupt collapse weaken hospitalize treat cure heal diet fast abstain stomach
  digest tolerate nauseate agree disagree`.split(/\s+/);
const TELLING_SUBJECTS = new Set([
  'noun.food',
  'noun.animal',
  'noun.plant',
  'noun.body',
  'noun.substance',
  'noun.feeling',
  'verb.body',
  'verb.consumption',
  'verb.emotion',
]);
/** Nouns of these subjects are things, places, people, times and events. */
const THINGS = new Set([
  'noun.act',
  'noun.artifact',
  'noun.event',
  'noun.group',
  'noun.location',
  'noun.object',
  'noun.person',
  'noun.possession',
  'noun.time',
]);
const TELLING_GLOSS =
  /\b(?:disease|illness|disorder|medical|medicine|medicinal|medication|clinical|allerg\w*|patients?|infect\w*|symptoms?|sick\w*|vomit\w*|nause\w*|bowels?|stomach|gall|bladder|colon|biopsy|inhal\w*|congest\w*|bod(?:y|ily)|teeth|dental|intestin\w*|digest\w*|urin\w*|kidneys?|liver|lungs?|breath\w*|skin|swell\w*|inflam\w*|drugs?|poison\w*|toxic|toxin|harmful|dying|injur\w*|wound\w*|pregnan\w*|infants?|bab(?:y|ies)|religio\w*|jew\w*|islam\w*|muslims?|hindu\w*|buddh\w*|christian\w*|sacred|taboo|abstain\w*|abstinen\w*|disgust\w*|repugnan\w*|repuls\w*|foods?|eat(?:s|ing|en)?|edible|meat|nutri\w*|diets?|dietary|drink\w*|beverages?|alcohol\w*|surg\w*|hospitals?|physicians?|doctors?|treatment|therap\w*|diagnos\w*|organs?|tissue|muscles?|nerves?|hormones?|enzymes?|health\w*|unhealthy|intoleran\w*|sensitiv\w*|sexual\w*|vulgar|obscene|offensive)\b/;
/** Glosses that count for any meaning, however rare: a bypass is a road first. */
const MEDICAL_GLOSS =
  /\b(?:disease|illness|disorder|medical|medicine|medication|allerg\w*|patients?|infect\w*|symptoms?|surg\w*|hospitals?|physicians?|therap\w*|diagnos\w*|pregnan\w*|infants?)\b/;
/** This many of a word's meanings count, even if WordNet's authors found them in no text. */
const COMMON = 3;
const WORD = /^[a-z]{3,}$/;

/**
 * Words whose common meanings are all harmless. 'Things' are nouns that in every meaning are things, places, people, times
 * or events, and cannot be said of a food. Both are sorted.
 */
export function ordinaryWords({ meanings, byWord }: WordNet): { things: string[]; others: string[] } {
  const telling = tellingMeanings({ meanings, byWord });
  const things: string[] = [];
  const others: string[] = [];
  for (const [word, senses] of byWord) {
    if (!WORD.test(word)) continue;
    const common = senses.filter(({ count }, n) => n < COMMON || count > 0).map(({ meaning }) => meaning);
    if (senses.some(({ meaning }) => isPlace(meaning))) {
      things.push(word);
      continue;
    }
    if (common.some(({ id }) => telling.has(id))) continue;
    if (senses.some(({ meaning }) => MEDICAL_GLOSS.test(meaning.gloss))) continue;
    const isRare = senses.every(({ count }) => count === 0);
    const isName = common.every(({ words }) => words.every((name) => /^[A-Z]/.test(name)));
    if (isName) continue;
    if (common.every(({ subject }) => THINGS.has(subject))) things.push(word);
    else if (!isRare) others.push(word);
  }
  return { things: things.sort(), others: others.sort() };
}

const ILLNESS =
  `ill_health illness disease disorder pathological_state symptom injury wound allergy hypersensitivity medicine medication toxin
  poison medical_procedure medical_care surgery sick_person hospital clinic medical_institution infant baby bairn toddler
  religion religious_person religious_belief religious_holiday sacrament abstinence abstainer diet phobia pregnancy gestation
  vomit syndrome prosthesis medical_instrument vegetarian ambulance paramedic nurse physician medical_science`.split(
    /\s+/,
  );
const HARM =
  `dislike aversion disgust pain dying death emergency sensitivity shock spasm seizure trauma reaction`.split(
    /\s+/,
  );
const ILLNESS_GLOSS =
  /\b(?:disease|illness|disorder|medical|medicine|medicinal|medication|clinical|allerg\w*|patients?|infect\w*|symptoms?|vomit\w*|nause\w*|digest\w*|kidneys?|liver|pregnan\w*|infants?|religio\w*|jew\w*|islam\w*|muslims?|hindu\w*|buddh\w*|taboo|abstain\w*|abstinen\w*|surg\w*|hospitals?|physicians?|therap\w*|diagnos\w*|hormones?|enzymes?|intoleran\w*)\b/;
const FEELINGS = new Set(['noun.feeling', 'verb.body', 'verb.emotion']);
/** Pointers to what a meaning is derived from, and to those and similar meanings. */
const DERIVED = /^[+\\]$/;
const RELATED = /^[+&\\^]$/;
/** A meaning counts if it is the first, or has at least this share of a word's uses. */
const SHARE = 0.25;

/**
 * Words that may say who must not eat something, wherever they occur (`illness`), and words that may say so about a food
 * next to them (`harm`).
 */
export function warningWords(wordNet: WordNet): { illness: string[]; harm: string[] } {
  const ill = idsOf(wordNet, ILLNESS, [], DERIVED, ({ gloss }) => ILLNESS_GLOSS.test(gloss));
  const harmful = idsOf(
    wordNet,
    HARM,
    TELLING_VERBS,
    DERIVED,
    ({ subject, gloss }) =>
      FEELINGS.has(subject) || /\b(?:harm|hurt|swell|disgust|unpleasant)\w*\b/.test(gloss),
  );
  const illness: string[] = [];
  const harm: string[] = [];
  for (const [word, senses] of wordNet.byWord) {
    if (!WORD.test(word) || senses.some(({ meaning }) => isPlace(meaning))) continue;
    const total = senses.reduce((sum, { count }) => sum + count, 0);
    const common = senses.filter(({ count }, n) => n === 0 || count >= total * SHARE);
    const isIll =
      common.some(({ meaning }) => ill.has(meaning.id)) ||
      senses.some(({ meaning }) => MEDICAL_GLOSS.test(meaning.gloss) && ill.has(meaning.id) && total < 5);
    if (isIll) illness.push(word);
    else if (common.some(({ meaning }) => harmful.has(meaning.id))) harm.push(word);
  }
  return { illness: illness.sort(), harm: harm.sort() };
}

/** What can be eaten, or is an animal or a plant. */
const EDIBLE = new Set(['noun.food', 'noun.animal', 'noun.plant', 'verb.consumption']);
/** Other subjects of words that may be on a label. */
const STUFF = new Set(['noun.substance', 'noun.body', 'noun.state']);
const OF_FOOD_GLOSS =
  /\b(?:foods?|eat(?:s|ing|en)?|edible|cook\w*|meat|drink\w*|beverages?|flavou?r\w*|seasoning|diets?)\b/;

/** Words that in no common meaning name something to eat, whatever else they mean: 'wash', 'bed'. */
export function wordsOfNoFood({ byWord }: WordNet): string[] {
  const isFood = (word: string) =>
    (byWord.get(word) ?? [])
      .filter(({ count }, n) => n < COMMON || count > 0)
      .some(({ meaning: { subject, gloss } }) => EDIBLE.has(subject) || OF_FOOD_GLOSS.test(gloss));
  const isStuff = ({ meaning: { subject } }: { meaning: Meaning }) => STUFF.has(subject);
  return [...byWord]
    .filter(
      ([word, senses]) =>
        WORD.test(word) && senses.some(({ count }) => count > 0) && !senses.every(isStuff) && !isFood(word),
    )
    .map(([word]) => word);
}

/** Ids of the relevant meanings, of all their hyponyms, and of meanings derived from or similar to them. */
const tellingMeanings = (wordNet: WordNet) =>
  idsOf(wordNet, TELLING_NOUNS, TELLING_VERBS, RELATED, isTelling);

function idsOf(
  { meanings, byWord }: WordNet,
  nouns: readonly string[],
  verbs: readonly string[],
  related: RegExp,
  isOne: (meaning: Meaning) => boolean,
): ReadonlySet<string> {
  const kinds = new Map<string, string[]>();
  for (const { id, pointers } of meanings.values())
    for (const { symbol, to } of pointers)
      if (symbol === '@' || symbol === '@i') kinds.set(to, [...(kinds.get(to) ?? []), id]);
  const telling = new Set<string>();
  const add = (id: string) => {
    if (telling.has(id)) return;
    telling.add(id);
    for (const kind of kinds.get(id) ?? []) add(kind);
  };
  for (const [words, letter] of [
    [nouns, 'n'],
    [verbs, 'v'],
  ] as const)
    for (const word of words)
      for (const { meaning } of byWord.get(word) ?? []) if (meaning.id.startsWith(letter)) add(meaning.id);
  for (const meaning of meanings.values()) if (isOne(meaning)) telling.add(meaning.id);
  for (const { id, pointers } of meanings.values())
    if (pointers.some(({ symbol, to }) => related.test(symbol) && telling.has(to) && !to.startsWith('n')))
      telling.add(id);
  return telling;
}

function isPlace({ subject, words }: Meaning): boolean {
  return subject === 'noun.location' && words.every((name) => /^[A-Z]/.test(name));
}

function isTelling({ subject, gloss }: Meaning): boolean {
  return TELLING_SUBJECTS.has(subject) || TELLING_GLOSS.test(gloss);
}
