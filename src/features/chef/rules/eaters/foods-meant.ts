import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { isEnglish, type Language } from '../request/prompt-language.ts';
import { isAvoided } from '../safety/avoided-foods.ts';
import type { Asked } from '../safety/check.ts';
import { isOfDailyLife } from '../safety/everyday-refusals.ts';
import { FOOD_GROUPS, type FoodGroup } from '../safety/food-groups.ts';
import { foodsNamedIn, inFamily } from '../safety/foods-in-text.ts';
import { isStrange, reasonToAsk } from '../safety/reason-to-ask.ts';
import { ALLERGY } from '../safety/reasons.ts';
import { OFTEN_REFUSED } from '../safety/told-of-food.ts';
import { NO_ILLNESS, warningsIn } from '../safety/warnings.ts';
import { wishesForFood } from '../safety/wished-foods.ts';
import type { Turn } from '../turns/turn.ts';
import { isNameOfFood } from '../words/known-words.ts';
import { isKin, peopleIn } from '../words/unknown-words.ts';
import type { Meant } from './meant.ts';

const MOST_CLAUSES = 4;
const LONGEST_SAID = 70;
const CLAUSE =
  /[.,;:!?()\n]| [-–—] |\b(?:but|yet|so|although|though|mais|donc|aber|doch|pero|asi que|ma|quindi|weil|denn|because|cos|car|porque|perche|sauf que|except that|and (?=(?:he|she|they|i|we|it)(?:'d)? (?:wants?|would|loves?|asked|asks|fanc(?:y|ies)|needs?|like)\b))\b/;
/** Symptoms, first aid and ambulances: they name no illness with its own food rules. */
const EFFECT =
  /paramedic|ambulan|hospital|hopital|ospedale|krankenhaus|klinik|emergenc|casualt|a ?& ?e\b|notarzt|notauf|notfall|luft\b|atem|arzt|doctor|doktor|medic[oi]s?\b|medecin|pompiers|samu|urgence|urgencia|pronto soccorso|stomach|stomaco|estomago|estomac|tummy|\bguts?\b|\bbelly|bauch|pancia|barriga|ventre|colon|bowel|intestin|(?<!sore )throat|gola\b|garganta|gorge|hals|windpipe|airway|lungs?|tongue|lips?|mouth|skin|face|swell|swoll|hives|rash|welt|blotch|plaques|boutons|ronchas|urticari|orticaria|ausschlag|itch|tingl|breath|vomit|puk|\bsick|\bill\b|poorly|unwell|cramp|bloat|gas\b|runs\b|toilet|\bloo\b|klo\b|drip|intensive|icu|coma|epi ?pen|antihistamin|piriton|kill|dead|death|all?erg|alerg|intoler|intoll|unvertrag|anaph|react|reagier|shock|poison|gift|veneno|veleno|banned|forbidden|interdit|prohib|proscri|verboten|vietat|tabu|taboo|malade|krank|enferm|mal\b|schlecht|shut|off[- ]limits|no[- ]?go|migraine|headache|nausea|diarrh|upset|trigger|is out|are out|never|agree/;
/** Of what even a trace may harm. */
const ALLERGIC =
  /paramedic|ambulan|hospital|hopital|ospedale|krankenhaus|notarzt|notauf|urgence|urgencia|pronto soccorso|throat|gola\b|garganta|gorge|windpipe|airway|lips?\b|tongue|face|swell|swoll|hives|rash|welt|blotch|plaques|boutons|ronchas|urticari|orticaria|ausschlag|itch|tingl|breath|all?erg|alerg|anaph|shock|epi ?pen|kill|icu|intensive/;
/** Cues that name what they are about: if one word there is unknown, it may be the food. */
const NAMES_ITS_FOOD =
  /all?erg|alerg|intol|unvertrag|sensitiv|react|reagier|anaphyl|(?:eat|have|avoid|touch|stand|take|stomach|digest|tolerate)$|\boff\b/;
const GOES_ON =
  /\b(?:too|as well|either|also|same|ditto|likewise|so do(?:es)?|neither|nor|auch|ebenso|genauso|aussi|pareil|non plus|tambien|tampoco|igual|anche|pure|nemmeno)\b/;
const REFERS_BACK =
  /\b(?:it|they|them|that|those|these|which|both|either|das|die|es|sie|davon|darauf|ce|c|ca|cela|ils|elles|en|eso|esto|lo|los|las|le|li|ne|cio)\b/;
const SOMEBODY =
  /\b(?:i|me|my|we|us|our|he|him|his|she|her|they|their|ich|mir|mich|mein\w*|unser\w*|er|ihm|ihr\w*|je|moi|m[ao]n?|mes|notre|nos|il|elle|lui|yo|mi|mis|nuestr[oa]s?|el|ella|io|mio|mia|miei|nostr[oa]|lei)\b/;
/** What is asked for, loved or described, and what an animal must not eat. */
const IS_NO_HARM =
  /\b(?:(?:give|make|cook|bring|get) (?:me|us)|please|pls|bitte|por favor|per favore|recipe for|how (?:do|to|about)|love[sd]?|favou?rite|addict\w*|ador\w+|crav\w+|(?:sort|kind|type|size) of|called|cats?|dogs?|pupp(?:y|ies)|hamsters?|rabbits?)\b/;
/** 'Le beurre, ça va': it may stay. */
const IS_FINE =
  /\b(?:ca va|va bien|va bene|passe bien|(?:geht|ist|sind) (?:gut|ok|okay|in ordnung|kein problem)|(?:is|are) (?:fine|ok|okay|alright|no problem)|sin problemas?|senza problemi|kein problem)\s*$/;
/** 'No longer to gluten but to lactose': what does harm comes behind. */
const BUT_TO =
  /\b(?:all?erg|alerg|intol|unvertrag|sensitiv)[^.!?\n]*\b(?:but|ma|mais|pero|aber|sondern|sino)(?: (?:only|just|solo|nur|seulement))? (?:to|of|gegen|auf|aux?|al|alla|alle|agli|ai|allo|all'|a|a la|a los|a las)\b/;
const JOINS = /^(?:and|or|und|oder|et|ou|y|e|o|nor|ni)$/;
const LIST_GOES_ON = /\b(?:and|or|und|oder|et|ou|y|e|o) [a-z]/;
const LEAST_OF_LIST = 2;
const LONGEST_OF_LIST = 3;
/** What nobody is asked to leave out for anybody: water, and what a food is boiled or eaten in. */
const NO_HARM =
  /^(?:water|ice|salt|oil|pepper|sugar|heat|bowl|dish|tongue|cheeks?|kidneys?|liver|hearts?|fry|face|lips?|mouth)$/;
const WORD = /[a-z']+/g;

/**
 * The foods meant by words that the chef would otherwise ask about, if the clauses name them: 'peanuts put her in
 * hospital last year'. `null` if that is unclear.
 */
export function foodsMeant(
  { prompt, written, prompts }: Pick<Turn, 'prompt' | 'written' | 'prompts'>,
  knowledge: CookingKnowledge,
): Meant | null {
  const isLater = prompts.length > 1;
  let left = plainPrompt(prompt);
  if (BUT_TO.test(left)) return null;
  const found = new Map<string, FoodGroup>();
  const said: string[] = [];
  let isAllergy = false;
  let read = 0;
  for (;;) {
    const open = openIn(read === 0 ? prompt : left, isLater, knowledge);
    if (!open) break;
    const clause = read < MOST_CLAUSES ? clauseMeant(left, open, prompt, knowledge) : null;
    if (!clause) return null;
    left = left.slice(0, clause.from) + ' '.repeat(clause.to - clause.from) + left.slice(clause.to);
    read++;
    if (clause.foods.length === 0) continue;
    for (const food of clause.foods) found.set(nameOf(food.name, food.group, knowledge.catalog), food.group);
    said.push(clause.said);
    isAllergy ||= ALLERGIC.test(clause.said);
  }
  if (found.size === 0) return read > 0 ? { foods: [], said: [], plainly: '', wish: prompt } : null;
  const foods = [...found.keys()];
  const refusal = `${isAllergy ? 'Allergic' : 'Intolerant'} to ${foods.join(' and ')}.`;
  return {
    foods,
    said: said.map((each) => asWritten(each, written || prompt)),
    plainly: refusal,
    wish: /[a-z]/.test(left) ? left : prompt,
  };
}

/** What a message says that no rule could read as foods. */
function openIn(prompt: string, isLater: boolean, knowledge: CookingKnowledge): OpenWords | null {
  const unclear = warningsIn(prompt, knowledge.catalog).find(
    (warning) => warning.foods === null && !isOfDailyLife(warning, isLater, knowledge),
  );
  if (unclear) {
    const { text, from, cueEnds } = unclear.within;
    return { from, cue: text.slice(from, cueEnds), kind: unclear.kind, said: unclear.said };
  }
  const reason = reasonToAsk(prompt, knowledge);
  return reason && { from: reason.from, cue: '', kind: reason.kind, said: reason.said };
}

interface OpenWords extends Pick<Asked, 'kind' | 'said' | 'from'> {
  /** What refuses, if a rule has found it. */
  cue: string;
}

interface Clause {
  from: number;
  to: number;
  said: string;
  foods: readonly { name: string; group: FoodGroup }[];
}

function clauseMeant(
  text: string,
  { from, cue, kind, said }: OpenWords,
  prompt: string,
  knowledge: CookingKnowledge,
): Clause | null {
  if (from === undefined || (NO_ILLNESS.test(cue) && !EFFECT.test(said))) return null;
  const clauses = clausesOf(text);
  const at = clauses.findIndex(({ to }) => to > from + (cue === '' ? leadOf(text.slice(from)) : 0));
  const clause = clauses[at];
  if (!clause || (kind === 'person' && !EFFECT.test(said))) return null;
  const own = foodsIn(harmedPart(clause.words, cue || said, at === 0), knowledge);
  const before = clauses[at - 1];
  const isBack =
    own.length === 0 &&
    before !== undefined &&
    (REFERS_BACK.test(clause.words) || EFFECT.test(said)) &&
    // What stands first is more likely the dish than what it does.
    (at > 1 || SOMEBODY.test(before.words));
  const spoken = isBack ? before : clause;
  const foods = isBack ? foodsIn(harmedPart(before.words, '', at === 1), knowledge) : own;
  if (cue === '' && IS_FINE.test(spoken.words)) return { ...spoken, said: '', foods: [] };
  if (!EFFECT.test(cue) && IS_NO_HARM.test(spoken.words)) return null;
  if (foods.length === 0 || mayNameMore(spoken.words, cue, prompt, knowledge)) return null;
  if (at === 0 && !isEnglish(prompt) && !SOMEBODY.test(clause.words) && !EFFECT.test(clause.words))
    return null;
  if (wishesForFood(spoken.words.match(WORD) ?? [], () => false, knowledge)) return null;
  const [first, last] = reachOf(clauses, isBack ? at - 1 : at, knowledge);
  const all = clauses.slice(first, Math.max(last, at) + 1);
  const end = all.at(-1) ?? clause;
  const start = all[0] ?? clause;
  return {
    from: start.from,
    to: end.to,
    said: spoken.words,
    foods: all.flatMap((each) => (each === spoken ? foods : foodsIn(each.words, knowledge))),
  };
}

/** The clause of a message that a clause of its plain text is of. */
function asWritten(plain: string, prompt: string): string {
  const words = new Set(plain.match(WORD));
  const shared = (clause: string) =>
    (plainPrompt(clause).match(WORD) ?? []).filter((word) => words.has(word)).length;
  const [best = plain] = prompt
    .split(CLAUSE)
    .map((clause) => clause.trim())
    .sort((one, other) => shared(other) - shared(one));
  return best.length > LONGEST_SAID ? `${best.slice(0, LONGEST_SAID)}…` : best;
}

/** Where a clause may name what does harm: what somebody is allergic to follows, and what is 'for' somebody is the dish. */
function harmedPart(words: string, said: string, isFirst: boolean): string {
  const cue = /[a-z-]*(?:all?erg|alerg|intoler|intoll|unvertrag)[a-z]*/.exec(said)?.[0];
  const at = cue === undefined ? -1 : words.indexOf(cue);
  if (cue !== undefined && at >= 0 && !/\b(?:gegen|auf|bei)\b/.test(words)) return words.slice(at);
  return isFirst
    ? words.replace(/^.*?\b(?:for|fur|pour|para|per)\b/, (dish) => ' '.repeat(dish.length))
    : words;
}

const leadOf = (text: string): number => text.length - text.trimStart().length;

function clausesOf(text: string): { from: number; to: number; words: string }[] {
  let from = 0;
  return text.split(CLAUSE).map((words) => {
    const at = text.indexOf(words, from);
    from = at + words.length;
    return { from: at, to: from, words };
  });
}

/** The first and the last clause of a list of foods: 'eggs, nuts and fish put him in hospital, milk too'. */
function reachOf(
  clauses: readonly { words: string }[],
  at: number,
  knowledge: CookingKnowledge,
): [first: number, last: number] {
  let [first, last] = [at, at];
  const isList = (words: string) => {
    const all = words.match(WORD) ?? [];
    return all.length > 0 && all.length <= LONGEST_OF_LIST && foodsIn(words, knowledge).length > 0;
  };
  const words = clauses[at]?.words ?? '';
  if (
    LIST_GOES_ON.test(words) &&
    foodsIn(words, knowledge).length >= LEAST_OF_LIST &&
    beginsWithFood(words, knowledge)
  )
    while (first > 0 && isList(clauses[first - 1]?.words ?? '')) first--;
  // 'Allergic to eggs and, weirdly, walnuts' and 'to eggs, nuts' go on behind the comma.
  let isGoingOn = true;
  let isOpen = ENDS_JOINED.test(words);
  for (let next = at + 1; next < clauses.length; next++) {
    const more = clauses[next]?.words ?? '';
    const named = foodsIn(more, knowledge).length;
    isGoingOn &&= isOpen || isOnlyFoods(more, knowledge);
    if (named > 0 && (isGoingOn || GOES_ON.test(more))) last = next;
    isOpen &&= named === 0 || ENDS_JOINED.test(more);
  }
  return [first, last];
}

/** 'Eggs, nuts and fish put him in hospital' goes on with a list; 'brownies, Priya carries pens for nuts' does not. */
const beginsWithFood = (words: string, { catalog }: CookingKnowledge): boolean =>
  (words.slice(0, foodsNamedIn(words, catalog)[0]?.from).match(WORD) ?? []).length <= 1;

const ENDS_JOINED = /\b(?:and|or|und|oder|et|ou|y|e|o|nor|ni)\s*$/;

/** Whether a clause names foods and says nothing of them. */
function isOnlyFoods(words: string, { catalog }: CookingKnowledge): boolean {
  const rest = foodsNamedIn(words, catalog).reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    words,
  );
  return (rest.match(WORD) ?? []).every((word) => JOINS.test(word));
}

const foodsIn = (words: string, { catalog }: CookingKnowledge): { name: string; group: FoodGroup }[] =>
  foodsNamedIn(words, catalog)
    .map(({ from, to, food }) => ({ name: words.slice(from, to), group: food }))
    .filter(
      ({ name, group }) =>
        !group.diet && !OF_PEOPLE.test(name) && !NO_HARM.test(name) && mayHarm(name, catalog),
    );

/** Whether a name is of what people leave out: an allergen, or a fruit or vegetable of its own. */
const mayHarm = (name: string, catalog: Catalog): boolean =>
  name.split(' ').some((word) => isAvoided(word, catalog) || OFTEN_REFUSED.test(word)) ||
  (findFood(catalog, name)?.aisle === 'produce' && !OF_MANY_KINDS.test(name));
/** Somebody who keeps what is named by them is heeded already. */
const OF_PEOPLE =
  /^(?:jain|buddhist|adventist|muslim|muslime|halal|kosher|koscher|casher|eid|iftar|ramadan|suhoor|jud|jui|ebre|rasta|ital|whole30|aip|vegan|veget|pesc|sober|teetotal|virgin|mocktail)/;
const OF_MANY_KINDS = /^(?:fruits?|vegetables?|veg|veggies|salad|herbs?|leaves|greens)$/;

/** Whether an unknown word of a clause may be a food as well: 'allergic to quixnar', 'eggs and quixnar'. */
function mayNameMore(clause: string, cue: string, prompt: string, knowledge: CookingKnowledge): boolean {
  const words = clause.match(WORD) ?? [];
  const languages = Object.keys(knowledge.foreignWords) as Language[];
  const called = peopleIn(prompt, knowledge);
  const isUnknown = (word: string) =>
    isStrange(word, languages, knowledge) && !called.has(word) && !isKin(word);
  const isFood = (word: string | undefined) => word !== undefined && isNameOfFood(word, knowledge);
  const asks = NAMES_ITS_FOOD.test(cue) || ALLERGY.test(cue);
  const behind: readonly string[] = asks
    ? (clause.slice(Math.max(0, clause.indexOf(cue))).match(WORD) ?? [])
    : [];
  return words.some(
    (word, at) =>
      isUnknown(word) &&
      (behind.includes(word) ||
        (JOINS.test(words[at - 1] ?? '') && isFood(words[at - 2])) ||
        (JOINS.test(words[at + 1] ?? '') && isFood(words[at + 2]))),
  );
}

/** Families whose words are not English. */
const NO_NAME = /^(?:celerykin|cornkin|koriander|redmeat|agedcheese|curedmeat|rootveg|rawegg)$/;

/** What a food, or rather its family, is called in English. */
function nameOf(name: string, group: FoodGroup, catalog: Catalog): string {
  for (const each of [inFamily(group), group]) {
    const [word] = [...FOOD_GROUPS].find(([, other]) => other === each) ?? [];
    if (word !== undefined && !NO_NAME.test(word))
      return word !== 'meat' && FOOD_GROUPS.get(`${word}s`) === each ? `${word}s` : word;
  }
  return findFood(catalog, name)?.name.toLowerCase() ?? name;
}
