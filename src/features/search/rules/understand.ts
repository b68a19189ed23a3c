import type { Difficulty } from '#features/recipes/rules/limits.ts';
import { foldText } from './search.ts';

/** A part of a search that is a criterion for the recipe, not a word in it. `said` is that part as typed. */
export type Criterion = { said: string } & (
  | { kind: 'time'; minutes: number }
  | { kind: 'difficulty'; difficulty: Difficulty }
  | { kind: 'category'; id: string }
  | { kind: 'without'; food: string }
);

export interface Understood {
  /** The rest of the search. */
  words: string;
  criteria: Criterion[];
}

interface Word {
  folded: string;
  start: number;
  end: number;
}

interface Found {
  /** The number of words it takes up. */
  length: number;
  criteria: Bare[];
}

type Bare = Criterion extends infer Each ? (Each extends Criterion ? Omit<Each, 'said'> : never) : never;

/** 'w/o' is one word, and so is the sign in '-tomato', which means 'minus'. */
const WORDS = /\bw\/o\b|(?<=^|\s)[-−](?=\p{L})|[\p{L}\p{M}\p{N}'’]+/giu;
const SIGN = /^[-−]$/;
const MOST_WORDS_OF_A_FOOD = 3;
/** Reading on to the end from each of them would take quadratic time. */
const MOST_WORDS_OF_A_CRITERION = 60;

const AMOUNTS: Record<string, number> = {
  half: 0.5,
  'half an': 0.5,
  an: 1,
  one: 1,
  eine: 1,
  einer: 1,
  une: 1,
  una: 1,
  two: 2,
};
const UNDER =
  '(?:(?:ready|done|made|fertig) )?(?:(?:in )?(?:under|less than|within|at most|up to|no more than|max|maximum|unter|weniger als|maximal|hochstens|bis zu|' +
  'moins de|menos de|meno di)|in|en|bis) ';
const TIME = new RegExp(
  `^(?:${UNDER})?(\\d{1,3}(?: ?½)?|half an|half|an|one|two|eine[r]?|une|una) ` +
    '(minutes?|mins?|minuten|minutos?|minuti|minuto|hours?|hrs?|h|stunden?|heures?|horas?|ore|ora)\\b(?: (?:or less|or under|max))?',
);
/** There is no criterion for dishes that take long. */
const AT_LEAST = new RegExp(
  `^(?:over|more than|longer than|at least|no less than|uber|mehr als|langer als|mindestens|plus de|au moins|mas de|piu di|almeno) ${TIME.source.slice(1)}`,
);
/** '30min'. */
const GLUED_TIME = new RegExp(`^(?:${UNDER})?(\\d{1,3})(mins?|h|hrs?)\\b`);
const QUICK =
  /^(?:quick|fast|speedy|schnell(?:e[rns]?)?|rapides?|rapid[oa]s?|veloc[ei])\b(?! (?:breads?|pickles?|pickled|food))/;
const QUICK_MINUTES = 30;

const EASY =
  /^(?:easy|beginner|beginners|einfach(?:e[rns]?)?|faciles?|simple(?! syrup)|semplic[ei])\b(?! (?:peel|over))/;

const WITHOUT =
  /^(?:(?:but|and|aber|mais|pero|ma) )?(?:with no|without any|without|w\/o|minus|hold the|excluding|except|leave out the|leave out|free of|free from|ohne|sans|pas de|sin|senza) /;
/** 'I'm allergic to nuts', 'we can't eat eggs', 'Allergie gegen Ei' */
const AVOIDED =
  /^(?:(?:i|we|he|she|they|ich|wir|someone|somebody) )?(?:(?:i['’]m|we['’]re|he['’]s|she['’]s|am|are|is|bin|sind|ist) )?(?:avoid(?:ing|s)?|(?:(?:highly|severely|stark) )?(?:allergic|intolerant) to|(?:an? )?(?:allergy|intolerance) to|(?:can['’]?t|cannot|can not|don['’]?t|do not|doesn['’]?t|may not|must not|won['’]?t|never) (?:eat|eats|have|tolerate)|(?:allergisch|allergie|unvertraglichkeit) (?:gegen|auf)|vermeiden?|(?:allergique|allergic[oa]|alergic[oa]) a(?:ux|u|l| la| los| las| l| il)?) (?:any |the )?/;
/** 'no bake' is a way of cooking, so what follows has to be a food. */
const NO = /^(?:(?:but|and) )?(?:no|not any|keine?n?) /;
const OR = /^(?:and|or|nor|und|oder|et|ou|ni|y|o|e|ed) /;

const CATEGORIES: readonly [RegExp, string][] = [
  [/^vegan(?:e[rns]?|[oa]s?)?\b/, 'vegan'],
  [/^(?:vegetarian|veggie|vegetarisch(?:e[rns]?)?|vegetarien(?:ne)?s?|vegetarian[oaie]s?)\b/, 'vegetarian'],
  [/^plant based\b/, 'plant-based'],
  [/^(?:keto|ketogenic)\b/, 'keto'],
  [/^paleo\b/, 'paleo'],
  [/^(?:pescatarian|pescetarian)\b/, 'pescatarian'],
  [/^high protein\b/, 'high-protein'],
  [/^(?:low sodium|low salt|salzarm(?:e[rns]?)?)\b/, 'low-sodium'],
  [
    /^(?:gluten free|glutenfrei(?:e[rns]?)?|coeliac|celiac|gf|sans gluten|sin gluten|senza glutine|(?:no|without|ohne|keine?n?) gluten)\b/,
    'gluten-free',
  ],
  [
    /^(?:(?:dairy|lactose|milk) free|(?:laktose|lactose|milch)frei(?:e[rns]?)?|(?:no|without) (?:dairy|lactose)|sans lactose|sin lactosa|senza lattosio)\b/,
    'dairy-free',
  ],
];

/** What somebody does not eat, as opposed to what they feel like eating. */
const FIRM = new Set(['vegan', 'vegetarian', 'plant-based', 'pescatarian', 'gluten-free', 'dairy-free']);

/** Whether a recipe must meet a criterion, whatever its title says and however little is found. */
export function isFirm(criterion: Criterion): boolean {
  return criterion.kind === 'without' || (criterion.kind === 'category' && FIRM.has(criterion.id));
}

/** Only at the end of a phrase: dinner rolls are not dinner. */
const MEALS: readonly [RegExp, string][] = [
  [/^(?:breakfasts?|brunch|fruhstuck|petit dejeuner|desayuno|colazione)\b/, 'breakfast'],
  [/^(?:lunch(?:es)?|mittagessen|dejeuner|almuerzo|pranzo)\b/, 'lunch'],
  [/^(?:dinners?|supper|abendessen|diner|cena)\b/, 'dinner'],
  [/^(?:desserts?|nachtisch|nachspeisen?|postres?|dolci|dolce)\b/, 'dessert'],
  [/^(?:snacks?)\b/, 'snacks'],
  [/^(?:drinks?|getranke?)\b/, 'drinks'],
];
const ENDS =
  /^(?:$|(?:for|with|without|w\/o|no|under|in|less|within|that|to|on|and|or|ideas?|recipes?|fur|mit|ohne|unter|pour|avec|sans|para|con|sin|per|senza)\b)/;

const FOR_KIDS =
  /^(?:for (?:the )?(?:kids|children|toddlers)|(?:kid|child|family) friendly|fur kinder|pour enfants|para ninos|per bambini)\b/;
/** 'what can I make with', 'was kann ich aus … machen' */
const ASKING =
  /^(?:what (?:can|could|should|do) (?:i|we) (?:make|cook|do|bake|eat)(?: (?:with|from|out of|for))?|(?:how (?:to|do i) (?:make|cook|bake|prepare))|(?:i|we) (?:have|want|need|would like)(?: (?:some|to (?:make|cook|bake|eat)))?|was (?:kann|koche|mache|backe) ich(?: (?:mit|aus|zu))?|que (?:puedo (?:hacer|cocinar)|hago) con|(?:qu['’ ]?est ce que (?:je peux|on peut) )?(?:que )?(?:faire|cuisiner) avec|cosa (?:posso (?:fare|cucinare|preparare)|preparo|cucino) con)\b/;
/** 'was kann ich mit Zucchini machen' */
const ASKED_LAST = /^(?:machen|kochen|backen|zubereiten)$/;
/** Words around the name of a dish. */
const AROUND =
  /^(?:(?:for|fur|pour|para|per) (?:\d{1,2}|two|three|four|six|zwei|vier)(?: (?:people|persons?|personen|personnes|personas|persone))?|(?:the )?best|good|recipes?|ideas?|dish(?:es)?|meals?|something|rezepte?|recettes?|recetas?|ricett[ae])\b/;
const FREE =
  /^(?:free|less|frei(?:e[rns]?)?|allerg(?:y|ies|ic|ie|ien)|intoleran(?:ce|t|z)|unvertraglichkeit)\b/;
const GLUED_FREE = /^(.{2,}?)(?:less|frei(?:e[rns]?)?|[sn]?(?:allergie|intoleranz|unvertraglichkeit))$/;

/**
 * Separates the criteria in a search from the words to look for: 'vegan dinner under 30 minutes, no mushrooms' has no search
 * terms and four filters. `isFood` says whether a phrase names a food.
 */
export function understand(search: string, isFood: (phrase: string) => boolean): Understood {
  const words = [...search.matchAll(WORDS)].map(
    ({ 0: text, index }): Word => ({
      folded: SIGN.test(text) ? 'minus' : foldText(text),
      start: index,
      end: index + text.length,
    }),
  );
  // A term of symbols is searched for as it is.
  if (words.length === 0) return { words: search, criteria: [] };
  const criteria: Criterion[] = [];
  const left: string[] = [];
  const around: string[] = [];
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at, at + MOST_WORDS_OF_A_CRITERION).map(({ folded }) => folded);
    const text = rest.join(' ');
    const atLeast = lengthOf(AT_LEAST, text);
    const found = atLeast > 0 ? null : criterionAt(rest, isFood, words.length);
    const isAsked = around.length > 0 && ASKED_LAST.test(text);
    const length =
      found?.length ?? (atLeast || lengthOf(ASKING, text) || lengthOf(AROUND, text) || Number(isAsked));
    const said = search.slice(words[at]?.start, words[at + Math.max(length, 1) - 1]?.end);
    if (found) criteria.push(...found.criteria.map((criterion) => ({ ...criterion, said }) as Criterion));
    else if (length > 0 && atLeast === 0) around.push(said);
    else left.push(said);
    at += Math.max(length, 1);
  }
  // A search for 'meals' alone is a search for that word.
  return { words: (left.length > 0 || criteria.length > 0 ? left : around).join(' '), criteria };
}

function criterionAt(rest: readonly string[], isFood: (phrase: string) => boolean, of: number): Found | null {
  const text = rest.join(' ');
  return (
    timeAt(text, of) ??
    listed(CATEGORIES, text) ??
    kidsAt(text) ??
    withoutAt(rest, isFood) ??
    mealAt(text, of) ??
    (of > 1 ? easyAt(text) : null)
  );
}

const lengthOf = (pattern: RegExp, text: string): number => {
  const [said] = pattern.exec(text) ?? [];
  return said ? said.trim().split(' ').length : 0;
};

function timeAt(text: string, of: number): Found | null {
  const exact = TIME.exec(text) ?? GLUED_TIME.exec(text);
  if (exact) {
    const [said, amount = '', unit = ''] = exact;
    const number = AMOUNTS[amount] ?? Number(amount.replace(/ ?½/, '.5'));
    const minutes = Math.round(number * (/^(?:h|hr|st|ho|or)/.test(unit) ? 60 : 1));
    return minutes > 0 ? { length: said.split(' ').length, criteria: [{ kind: 'time', minutes }] } : null;
  }
  const length = of > 1 ? lengthOf(QUICK, text) : 0;
  return length > 0 ? { length, criteria: [{ kind: 'time', minutes: QUICK_MINUTES }] } : null;
}

function listed(known: readonly [RegExp, string][], text: string): Found | null {
  for (const [pattern, id] of known) {
    const length = lengthOf(pattern, text);
    if (length > 0) return { length, criteria: [{ kind: 'category', id }] };
  }
  return null;
}

function mealAt(text: string, of: number): Found | null {
  const found = of > 1 ? listed(MEALS, text) : null;
  return found && ENDS.test(text.split(' ').slice(found.length).join(' ')) ? found : null;
}

function easyAt(text: string): Found | null {
  const length = lengthOf(EASY, text);
  return length > 0 ? { length, criteria: [{ kind: 'difficulty', difficulty: 'Easy' }] } : null;
}

/** Foods that most parents leave out. */
function kidsAt(text: string): Found | null {
  const length = lengthOf(FOR_KIDS, text);
  const without = (food: string) => ({ kind: 'without', food }) as const;
  return length > 0 ? { length, criteria: [without('alcohol'), without('chilli')] } : null;
}

function withoutAt(rest: readonly string[], isFood: (phrase: string) => boolean): Found | null {
  const text = rest.join(' ');
  const [glued = ''] = rest;
  const stem = GLUED_FREE.exec(glued)?.[1];
  if (stem && isFood(stem)) return { length: 1, criteria: [{ kind: 'without', food: stem }] };
  const named = foodAt(rest, isFood);
  if (named && FREE.test(rest.slice(named).join(' ')))
    return { length: named + 1, criteria: [{ kind: 'without', food: rest.slice(0, named).join(' ') }] };
  const sure = lengthOf(WITHOUT, text) || lengthOf(AVOIDED, text);
  let at = sure || lengthOf(NO, text);
  if (at === 0) return null;
  const criteria: Bare[] = [];
  for (;;) {
    const length = foodAt(rest.slice(at), isFood) || (sure && criteria.length === 0 && rest[at] ? 1 : 0);
    if (length === 0) break;
    criteria.push({ kind: 'without', food: rest.slice(at, at + length).join(' ') });
    at += length;
    const more = lengthOf(OR, rest.slice(at).join(' '));
    if (!foodAt(rest.slice(at + more), isFood) || (more === 0 && criteria.length > 0)) break;
    at += more;
  }
  return criteria.length > 0 ? { length: at, criteria } : null;
}

/** How many of the next words name a food; 0 if they do not. */
function foodAt(rest: readonly string[], isFood: (phrase: string) => boolean): number {
  for (let length = Math.min(MOST_WORDS_OF_A_FOOD, rest.length); length > 0; length--)
    if (isFood(rest.slice(0, length).join(' '))) return length;
  return 0;
}

/** The search without one of its criteria. */
export function withoutCriterion(search: string, { said }: Pick<Criterion, 'said'>): string {
  return search
    .replace(said, ' ')
    .replace(/\s+([,;])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '');
}
