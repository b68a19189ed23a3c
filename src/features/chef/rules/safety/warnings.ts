import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import { memoizeWith } from '#shared/memoize.ts';
import type { Message } from '#shared/t.ts';
import { withoutConditions } from '../conditions/read-conditions.ts';
import { carefulPersonOf } from '../health/careful-people.ts';
import { PUREED, SOFT, SORE_MOUTH } from '../health/soft-foods.ts';
import { LAST_MESSAGES, plainPrompt } from '../request/plain-prompt.ts';
import {
  itself,
  MEAT_ITSELF,
  OTHER_MEAT,
  siblingBefore,
  WITH_ITS_KIN,
  whatIsSwapped,
} from '../swaps/instead-of.ts';
import { formRefused } from './dish-groups.ts';
import { FOOD_GROUPS, type FoodGroup } from './food-groups.ts';
import { inFamily } from './foods-in-text.ts';
import { foodsLeftOut } from './foods-left-out.ts';
import { foodsOfReason, inFamilySaid } from './harm-told-after.ts';
import { HARMED_BY, MAY_TELL_OF_HARM } from './harm-words.ts';
import { foodsWithEffect } from './harmful-foods.ts';
import { dietsByName } from './named-diets.ts';
import {
  AND_ITS_KIN,
  BETWEEN,
  compoundOf,
  dishOf,
  foodsOf,
  foodsOfTwo,
  groupOf,
  isOfDish,
  joinedBefore,
  lengthOfNoFood,
  objectOf,
  withOneTo,
  withoutDish,
} from './named-foods.ts';
import {
  ALLERGY,
  isAboutLast,
  isDegree,
  isForWhom,
  isGiven,
  isOrderBefore,
  isOrderBehind,
  isReason,
  type Reading,
  readingAt,
} from './reasons.ts';
import {
  ALARM,
  ANSWERED_NO,
  BEFORE,
  BEHIND,
  FOODS_GO,
  FOODS_OUT,
  FREE_OF_NO_FOOD,
  isLessOfIt,
  JOINED,
  LESS_THAN_NO_FOOD,
  LISTED,
  NO_SIGN,
  NO_SIGN_BEHIND,
  PEOPLE,
  SOME_IS_WELCOME,
  WEAK_CUE,
  withoutHarmless,
} from './warning-cues.ts';

/** Words of a prompt that say what to leave out, or that someone must be careful. */
export interface Warning {
  /** As it was written: 'w/o eggs'. */
  said: string;
  /** Whether it is about a person who must be careful, or about foods to leave out. */
  kind: 'person' | 'foods';
  /** What the recipe must not contain; `null` if that is unclear. */
  foods: readonly FoodGroup[] | null;
  /** What the cook is told beside the recipe. */
  notes: readonly Message[];
  /** Where the cue stands in the plain text. */
  within: { text: string; from: number; cueEnds: number };
}

const LONGEST_SAID = 60;
/** Characters of the longest list of foods that is read back from its end. */
const LONGEST_LIST = 300;
/** Cues of somebody who would rather have another dish. */
export const NO_ILLNESS =
  /^(?:(?:.* )?(?:another|one more|any more|no more|(?:break|rest|change) from|schon wieder|noch (?:ein|mehr)\w*|encore (?:du|de la|des|une?)|otra vez|ancora)|no|(?:'s )?not|(?:not|(?:is|are|was|were)n'?t) (?:(?:very|that|so|really|too|overly|exactly) )?(?:big|keen|mad|crazy|wild|huge|massive|fussed|sold|struck) (?:on|about)|(?:nobody|no one|none of (?:us|them)|neither of (?:us|them)).* (?:wants|likes|fancies|feels like|is in the mood for)|(?:do|does)(?:n'?t| not) (?:like|want)|hates?|dislikes?|can'?t stand|(?:is|are)n'?t|other than|instead of|rather than|anything but|everything but|except(?: for)?|without|skip|ohne|kein\w*|nicht|sans|pas d[e']|sin|senza|(?:an)?statt|anstelle(?: von)?|au lieu d(?:e|u|es|')|a la place d(?:e|u|es|')|en (?:vez|lugar) del?|invece d(?:i|el|ella|ei)|al posto d(?:i|el|ella|ei))$/;
/** Somebody who likes no fish that tastes of it likes mild fish. */
const MILD_FISH =
  /^[a-z']+(?: not)? (?:really |much )?(?:like|love|want|keen on) (?:any )?fish (?:that|which|when it|if it) (?:tastes?|smells?|is) (?:too |very |so )?(?:of fish|fishy|strong)\b/;
/** What else is not there refuses nothing. */
const NOT_ELSE =
  /^(?:not|nothing|no|without) (?:(?:a |an )?(?:whole |hell of a )?(?:lot|much|great deal|many things?)(?: of)? )else\b/;
/** Where a food is not: 'no flour in the house', 'no flour left'. */
const NOT_AT_HAND =
  /^(?:left|(?:here |left )?(?:in the (?:house|cupboard|kitchen|pantry|flat)|at home|at hand|in stock)|until|im haus|zu hause|mehr|a la maison|en casa|in casa)\b/;

const cueOf = (words: string) => new RegExp(`(?<![\\w'-])(?:${words})(?![\\w])`, 'g');
const CUE = cueOf(BEFORE);
const HARM_CUE = cueOf(HARMED_BY);
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['gf', 'gluten'],
  ['df', 'dairy'],
  ['lf', 'lactose'],
  ['ef', 'egg'],
  ['nf', 'nuts'],
]);

/** Somebody who says what to leave out, and how a fast that is named is kept. */
const OF_DOCTORS = /doctor|^fasting|^hospital (?:says?|said|told|advise|dietiti|team)/;
/** Somebody who fasts by day may eat after sunset what else is heeded allows. */
const FASTS_BY_DAY = /\b(?:iftar|ramadan|suhoor)\b/;
const SAYS = ' dietitian'.length;
/** A diet by what it has little or much of. */
const OF_LESS =
  /\b(?:low|reduced|less|no added)[- ](?:salt|sodium|fat|sugar|carb)\b|\b(?:more|extra|high|higher)[- ](?:in )?fib(?:re|er)\b/;
/** What is told of somebody in general, and in the same breath what it means. */
const RESTRICTED =
  /\b(?:diets?|dietary|stuff|things?|restrictions?|requirements?|needs|issues?|limitations?|rules?|conditions?|sensitivit(?:y|ies)|reasons)$/;

/** Every warning of a prompt, read independently of how the chef understood it. */
export const warningsIn = memoizeWith((prompt: string, catalog: Catalog): readonly Warning[] => {
  const text = plainPrompt(prompt);
  return readWarnings(text, catalog)
    .filter(({ foods }) => foods === null || foods.length > 0)
    .map(({ from, to, cueEnds, kind, foods, notes = [] }) => ({
      said: text.slice(from, to).trim().slice(0, LONGEST_SAID),
      kind,
      foods,
      notes: [...notes, ...(foods ?? []).flatMap(({ note }) => note ?? [])],
      within: { text, from, cueEnds },
    }));
}, LAST_MESSAGES);

/** All cues in a plain text, including those that are not about food. */
export const readWarnings = memoizeWith(findWarnings, LAST_MESSAGES);

function findWarnings(written: string, catalog: Catalog): readonly Reading[] {
  const text = withoutHarmless(withoutConditions(written));
  const affecting = foodsWithEffect(text, catalog);
  const all = [
    ...foodsBeforeCue(text, catalog),
    ...foodsJoinedToCue(text, catalog),
    ...foodsBesideSign(text, catalog),
    ...foodsAfterCue(text, catalog),
    ...dietsByName(text),
    ...foodsSentAway(text, catalog),
    ...foodsLeftOut(text, catalog),
    ...affecting.named,
  ];
  // 'Prawns don't agree with me' is not a refusal of something else.
  const isPartOfEffect = (reading: Reading) =>
    affecting.named.some(
      ({ foods, from, to }) =>
        foods !== null &&
        !affecting.named.includes(reading) &&
        from <= reading.from &&
        reading.cueEnds <= to &&
        // 'Hives from eggs, nuts and fish' names more than what stands beside the harm.
        (reading.foods?.length ?? 0) <= foods.length,
    );
  const named = all.filter((reading) => !isPartOfEffect(reading));
  const bound = named.filter(({ foods }) => foods !== null && foods.length > 0);
  // 'Allergic to nuts' is one warning, not two: its food is known.
  const isSaid = (reading: Reading) => isReason(reading, bound, text, catalog);
  const clear = named.map((reading) =>
    isAboutLast(reading, bound, text, catalog) || isSaid(reading) ? { ...reading, foods: [] } : reading,
  );
  // A toddler who swells up after nuts is still a toddler.
  const isOpen = ({ from, to, foods }: Reading) =>
    (foods !== null && foods.length > 0) || !bound.some((other) => other.from <= from && to <= other.cueEnds);
  const open = [...carefulPeople(text), ...matchesOf(ALARM, text, 'foods'), ...affecting.open];
  const people = open.filter(({ kind, foods }) => kind === 'person' && foods !== null && foods.length > 0);
  // What a doctor said of a condition that is known is heeded.
  const isKnown = OF_LESS.test(text) || FASTS_BY_DAY.test(text) || people.length > 0;
  const isOfDoctor = ({ from, to, foods }: Reading) =>
    (isKnown || isOrderBehind(from, to, bound, text) || isOrderBefore(to, bound, text)) &&
    foods === null &&
    OF_DOCTORS.test(text.slice(from, to + SAYS));
  const isToldBeside = ({ from, to, kind, foods }: Reading) =>
    kind === 'person' && foods === null && bound.length > 0 && RESTRICTED.test(text.slice(from, to));
  const left = open
    .map((reading) => (isGiven(reading, bound, text) ? { ...reading, foods: [], notes: [] } : reading))
    .filter(isOpen)
    .map((reading) =>
      isSaid(reading) ||
      isOfDoctor(reading) ||
      isToldBeside(reading) ||
      isDegree(reading, bound, text, catalog) ||
      isForWhom(reading, bound, people, text, catalog)
        ? { ...reading, foods: [] }
        : reading,
    );
  return withReasons([...clear, ...left], bound, text, catalog).map((reading) => inFamilySaid(reading, text));
}

/** Harm without a food of its own is what the foods named beside it did: 'no sesame, it put him in hospital'. */
function withReasons(
  readings: readonly Reading[],
  bound: readonly Reading[],
  text: string,
  catalog: Catalog,
): Reading[] {
  const heeded = [...bound, ...readings.filter(({ kind, foods }) => kind === 'person' && foods?.length)];
  return readings.map((reading) => {
    const isWithin = heeded.some(
      (other) =>
        other !== reading &&
        ((other.from <= reading.from && reading.cueEnds <= other.cueEnds) ||
          // 'Jess is off dairy': both cues are one.
          (reading.from < other.from && other.from < reading.cueEnds)),
    );
    if (reading.foods === null && isWithin) return { ...reading, foods: [] };
    const foods = foodsOfReason(reading, heeded, text, catalog);
    return foods ? { ...reading, kind: 'foods', foods } : reading;
  });
}

/** 'egg-free', 'eggless', 'Nussallergie'. */
function foodsBeforeCue(text: string, catalog: Catalog): Reading[] {
  return [...text.matchAll(BEHIND)].flatMap((cue): Reading[] => {
    const [, free, joined, frei, less, allergy] = cue;
    const name = (free ?? joined ?? frei ?? less ?? allergy ?? '').replace(/-/g, ' ');
    if (isLessOfIt(cue, text) && dishOf(name, catalog)) return [];
    if (less ? LESS_THAN_NO_FOOD.test(name) : allergy === undefined && FREE_OF_NO_FOOD.test(name)) return [];
    const both = foodsOfTwo(name, catalog);
    // Somebody who is allergic to cream is allergic to milk.
    const isAllergy = allergy !== undefined && ALLERGY.test(cue[0]);
    if (both)
      return [
        both.length === 1
          ? { ...readingAt(cue, both), from: cue.index + name.indexOf(' ') + 1 }
          : readingAt(cue, both),
      ];
    const food = groupOf(name, catalog) ?? groupOf(name.split(' ').at(-1) ?? '', catalog) ?? compoundOf(name);
    const isAfterDish = free !== undefined && isOfDish(name, catalog);
    const beside =
      free === undefined || isAfterDish ? [] : joinedBefore(text.slice(0, cue.index), name, catalog);
    const reading = readingAt(cue, food && [isAllergy ? inFamily(food) : food, ...beside]);
    if (food) return [isAfterDish ? { ...reading, from: cue.index + name.indexOf(' ') + 1 } : reading];
    // 'Bless' only looks like a cue, and `PEOPLE` finds allergies to unknown foods.
    return free === undefined ? [] : [reading];
  });
}

/** 'nondairy', 'GF', 'off dairy', 'eggs: none'. Only known foods count: these cues mean much else. */
function foodsJoinedToCue(text: string, catalog: Catalog): Reading[] {
  return [JOINED, WEAK_CUE, ANSWERED_NO].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((cue) => {
      const name = cue[1] ?? cue[2] ?? '';
      const food =
        FOOD_GROUPS.get(ABBREVIATIONS.get(name) ?? name) ??
        (pattern === ANSWERED_NO ? groupOf(name, catalog) : null);
      if (!food) return [];
      const reading = readingAt(cue, [food]);
      return [pattern === WEAK_CUE ? { ...reading, to: reading.to + name.length } : reading];
    }),
  );
}

/** '🥜🚫' and '🚫 nuts'. */
function foodsBesideSign(text: string, catalog: Catalog): Reading[] {
  const beside = [NO_SIGN, NO_SIGN_BEHIND].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((cue) => {
      const food = groupOf(cue[1] ?? '', catalog);
      return food ? [readingAt(cue, [food])] : [];
    }),
  );
  const alone = matchesOf(/[🚫❌⛔🙅✖🛑]/gu, text, 'foods');
  return [
    ...beside,
    ...alone.filter(({ from }) => !beside.some((sign) => sign.from <= from && from < sign.to)),
  ];
}

/** A boy in English, and bran in French. */
const OF_A_SON = /^(?:allergic|intolerant|sensitive|coeliac|celiac) sons?\b/;

/** 'without eggs or milk', 'allergic to nuts', 'sans noix'. */
function foodsAfterCue(text: string, catalog: Catalog): Reading[] {
  const harmed = MAY_TELL_OF_HARM.test(text) ? [...text.matchAll(HARM_CUE)] : [];
  return [...text.matchAll(CUE), ...harmed].map((cue) => {
    const start = cue.index + cue[0].length;
    const isAllergy = ALLERGY.test(cue[0]);
    const after = isAllergy ? withOneTo(text.slice(start)) : text.slice(start);
    const object = withoutDish(objectOf(after), after);
    const isSome = SOME_IS_WELCOME.test(text.slice(start));
    // 'Not in a panini' refuses a shape at most.
    const [, shape] = (cue[0] === 'not' && /^ (?:in|as|inside) an? ([a-z]+)/.exec(text.slice(start))) || [];
    // 'Can't eat one now' is about what was named before.
    const isOfLast =
      /(?:eat|have|touch|stomach|digest)$/.test(cue[0]) &&
      /^ (?:ones?|those|them|it|any|either|that)\b(?! [a-z]+(?:s|ing)\b)/.test(object) &&
      // 'Can't have any dairy' names it.
      !(/^ any /.test(object) && (foodsOf(object, catalog)?.length ?? 0) > 0);
    const form = formRefused(
      cue[0],
      object,
      text.slice(0, cue.index),
      (word) => groupOf(word, catalog) !== null,
    );
    const named = OF_A_SON.test(`${cue[0]}${object}`)
      ? []
      : form
        ? [form]
        : shape !== undefined && groupOf(shape, catalog) === null
          ? (dishOf(shape, catalog) ?? [])
          : isSome || MILD_FISH.test(text.slice(cue.index)) || NOT_ELSE.test(text.slice(cue.index))
            ? []
            : isOfLast
              ? null
              : (foodsOf(object, catalog) ?? (NO_ILLNESS.test(cue[0]) ? dishOf(object, catalog) : null));
    const isAbsent =
      / ?(?:out of|find|get hold of)$/.test(cue[0]) ||
      // 'I don't have buttermilk' is said of a cupboard; who must not have milk says so.
      (/^(?:do|have)n'?t (?:have|got)\b/.test(cue[0] + object) &&
        /(?:^|[^a-z])(?:i|we) $/.test(text.slice(0, cue.index))) ||
      // What is named alone in place of something else is not there.
      (/^instead of$/.test(cue[0]) && text.slice(0, cue.index).trim() === '') ||
      NOT_AT_HAND.test(
        text
          .slice(start)
          .trimStart()
          .replace(/^[a-z]+ /, ''),
      );
    const other = OTHER_MEAT.exec(text.slice(start + object.length));
    const sibling = siblingBefore(text.slice(0, cue.index), cue[0], object, catalog);
    const isFamily = isAllergy || AND_ITS_KIN.test(text.slice(start + object.length));
    const foods = sibling
      ? [sibling]
      : other && NO_ILLNESS.test(cue[0]) && MEAT_ITSELF.test(object)
        ? [
            {
              traits: [],
              lines: new RegExp(String.raw`\b(?:${WITH_ITS_KIN[object.trim()] ?? object.trim()})\b`),
            },
          ]
        : isFamily
          ? (named?.map((food) => FOOD_GROUPS.get(food.family ?? '') ?? food) ?? null)
          : isAbsent
            ? (named?.map(itself) ?? null)
            : (named?.map((food) => whatIsSwapped(cue[0], food, text)) ?? null);
    const cueEnds = foods?.length === 0 ? start + lengthOfNoFood(object) : start;
    return { ...readingAt(cue, foods), cueEnds, to: start + object.length };
  });
}

/** 'The eggs and nuts have to go': the whole list before the cue, or nobody can tell. */
function foodsSentAway(text: string, catalog: Catalog): Reading[] {
  return [...text.matchAll(FOODS_GO), ...text.matchAll(FOODS_OUT)].flatMap((cue) => {
    const [list = ''] = LISTED.exec(text.slice(Math.max(0, cue.index - LONGEST_LIST), cue.index)) ?? [];
    const reading = (foods: Reading['foods']) => ({
      ...readingAt(cue, foods),
      from: cue.index - list.length,
    });
    const parts = list.split(BETWEEN);
    const foods: FoodGroup[] = [];
    for (let index = parts.length - 1; index >= 0; index -= 2) {
      const food = groupOf(parts[index] ?? '', catalog);
      if (food) foods.push(food);
      else if (index === parts.length - 1) return [];
      // 'Pancakes, eggs are out' goes on before the comma; 'x and eggs are out' does not.
      else if ((parts[index + 1] ?? '').trim() !== ',') return [reading(null)];
      else break;
    }
    return [reading(foods)];
  });
}

/** Pregnancy and small children, for whom the unsafe foods are known; an illness stays open. */
function carefulPeople(text: string): Reading[] {
  const readings = peopleIn(text);
  // What is said of a mouth that is sore, or of a purée, also says that nothing is to be chewed.
  const isStricter = readings.some(({ notes }) => STRICTER.some((note) => notes?.includes(note)));
  return readings.map((reading) =>
    isStricter && reading.notes?.includes(SOFT.note) ? { ...reading, foods: [], notes: [] } : reading,
  );
}

const STRICTER = [SORE_MOUTH.note, PUREED.note];

function peopleIn(text: string): Reading[] {
  return matchesOf(PEOPLE, text, 'person').map((reading) => {
    const people = carefulPersonOf(text.slice(reading.from, reading.to), text.slice(reading.to), text);
    return {
      ...reading,
      foods: people === null ? null : people.map(({ foods }) => foods),
      notes: people?.map(({ note }) => note) ?? [],
    };
  });
}

function matchesOf(pattern: RegExp, text: string, kind: Warning['kind']): Reading[] {
  return [...text.matchAll(pattern)].map((cue) => ({ ...readingAt(cue, null), kind }));
}
