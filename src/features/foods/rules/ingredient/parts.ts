import { readAmount } from './amounts.ts';
import type { Measure } from './ingredient.ts';
import { countAt } from './measures.ts';
import {
  FOOD_PARTS,
  HOW,
  HOW_FOLLOWS,
  NAMED_SO,
  NOTE_STARTS,
  OR_NOT_FOOD,
  PREPARED,
  PREPARED_SOMEHOW,
  QUALITIES,
} from './preparation-words.ts';
import { type Line, wordAt } from './tokens.ts';
import { MANNERS, SIZES } from './unit-words.ts';

/** Token indices, grouped by role. */
export interface Part {
  food: number[];
  preparation: number[];
  note: number[];
  size: number[];
}

/** Whether a word joins foods or descriptions. */
export const isJoint = (text: string): boolean =>
  ['and', 'or', '&', 'and/or', 'und', 'oder', 'et', 'ou'].includes(text);

/** Adds the indices from one to another to a list. */
export function push(list: number[], from: number, end: number): void {
  for (let index = from; index < end; index++) list.push(index);
}

/**
 * Classifies the tokens that name the food: 'large red onions, finely chopped for serving'. Returns other amounts among
 * them ('1 large or 2 small onions'), and whether the rest only describes the food.
 */
export function readFoodPart(
  line: Line,
  from: number,
  end: number,
  part: Part,
): { more: Measure[]; isDone: boolean } {
  const more: Measure[] = [];
  for (let index = from; index < end; ) {
    const hasFood = part.food.length > 0;
    const prepared = preparedUntil(line, index, end);
    const other =
      wordAt(line, index) === 'or' && isQualityOnly(line, part.food) ? readAmount(line, index + 1) : null;
    if (prepared > index) {
      const isTail =
        hasFood &&
        (HOW_FOLLOWS.has(wordAt(line, prepared)) || STUDDED.test(wordAt(line, prepared - 1))) &&
        !joinsFood(line, prepared, end);
      const until = isTail ? end : prepared;
      push(wordAt(line, prepared - 1) === 'packed' ? part.note : part.preparation, index, until);
      index = until;
    } else if (other && other.next < end) {
      more.push(...other.measures);
      index = other.next;
    } else if (hasFood && startsNote(line, index, end)) {
      push(wordAt(line, index) === 'cut' ? part.preparation : part.note, index, end);
      return { more, isDone: true };
    } else {
      const list =
        !hasFood && isSize(line, index) ? part.size : wordAt(line, index) === 'each' ? part.note : part.food;
      if (hasFood || !isJoint(wordAt(line, index)) || list === part.size) list.push(index);
      else part.preparation.push(index);
      // '3 lg. eggs'
      index += list === part.size && wordAt(line, index + 1) === '.' ? 2 : 1;
    }
  }
  return { more, isDone: false };
}

/** Words that another food follows: 'oignon piqué de 2 clous de girofle', 'Zwiebel, gespickt mit Nelken' */
const STUDDED = /^(?:studded|piquée?s?|gespickte?)$/;

/** Contexts in which a size is part of a name: 'petits pois', 'Grand Marnier', 'medium or coarse oatmeal'. */
const NOT_AFTER_SIZE = new Set(['pois', 'marnier', 'or', 'to']);

/** 'small', and 'or' of 'small or large'. */
function isSize(line: Line, index: number): boolean {
  const [before, text, after] = [-1, 0, 1].map((by) => wordAt(line, index + by)) as [string, string, string];
  if (SIZES.has(text))
    return !NOT_AFTER_SIZE.has(after) || SIZES.has(wordAt(line, index + 2)) || isCountAt(line, index + 2);
  if (text === 'size' || text === 'sized') return SIZES.has(before);
  if (text === '/') return SIZES.has(before) && SIZES.has(after);
  return (
    SIZES.has(after) &&
    (text === 'extra' || text === 'very' || (SIZES.has(before) && (text === 'to' || text === 'or')))
  );
}

const WELL_DONE = /^well-(?:stirred|shaken|drained|beaten|rinsed|washed|mixed|scrubbed|squeezed|dried)$/;

/**
 * Index where the preparation words starting here end ('finely chopped and toasted'); the same index if there are none.
 */
export function preparedUntil(line: Line, from: number, end: number): number {
  let index = from;
  while (index < end && (HOW.has(wordAt(line, index)) || isBoiledSo(line, index))) index++;
  const isHow = index > from;
  // 'well-stirred tahini', but 'well-marbled beef'
  if (index < end && WELL_DONE.test(wordAt(line, index))) return index + 1;
  const text = wordAt(line, index);
  if (isCutSo(line, index)) return from;
  const isPrepared = PREPARED.has(text) || text === 'packed' || (PREPARED_SOMEHOW.has(text) && isHow);
  if (index >= end || !isPrepared) return from;
  if (!isHow && NAMED_SO.get(text)?.has(wordAt(line, index + 1))) return from;
  index++;
  // 'pelado y troceado'
  if (!isJoint(wordAt(line, index)) && !/^[ey]$/.test(wordAt(line, index))) return index;
  const next = preparedUntil(line, index + 1, end);
  return next > index + 1 ? next : index;
}

/** 'steel cut oats', 'center cut chops', 'a lean cut of meat': cuts sold in stores. */
const CUT_SO = /^(?:center|centre|steel|crinkle|bone|first)$/;
const isCutSo = (line: Line, index: number) =>
  wordAt(line, index) === 'cut' && (CUT_SO.test(wordAt(line, index - 1)) || wordAt(line, index + 1) === 'of');

/** The first words of 'hard boiled eggs' and 'thick cut bacon' are not part of the name. */
const isBoiledSo = (line: Line, index: number) =>
  /^(?:(?:hard|soft|medium) (?:boiled|cooked|poached)|(?:thick|thin) cut)$/.test(
    `${wordAt(line, index)} ${wordAt(line, index + 1)}`,
  );

/** After 'chopped and', another food may follow. */
function joinsFood(line: Line, index: number, end: number): boolean {
  return isJoint(wordAt(line, index)) && index + 1 < end && preparedUntil(line, index + 1, end) === index + 1;
}

const FROM_WHERE =
  /^(?:kettle|tap|fridge|refrigerator|freezer|garden|allotment|market|store|shop|supermarket|deli|butcher|fishmonger|bakery|baker|cupboard|pantry)$/;

function startsNote(line: Line, index: number, end: number): boolean {
  const [text, next] = [wordAt(line, index), wordAt(line, index + 1)];
  if (NOTE_STARTS.has(text)) return true;
  if (text === 'cut') return !isCutSo(line, index);
  // 'vegetable oil I used canola'
  if (/^(?:i|we)$/.test(text))
    return /^(?:use|used|like|love|prefer|recommend|buy|bought|get|got)$/.test(next);
  if (text === 'to') return next !== 'the';
  // 'Strudelteig aus dem Kühlregal', 'Vanillesoße dazu'
  if (text === 'aus') return /^(?:dem|der|einem|einer|eigener?[mn]?)$/.test(next);
  if (text === 'dazu') return index + 1 === end;
  // 'boiling water from the kettle', but 'giblets from the turkey'
  if (text === 'from') return next === 'the' && FROM_WHERE.test(wordAt(line, index + 2));
  if (text === 'at') return next === 'room';
  // 'oil on the pan', but 'corn on the cob'
  if (text === 'on') return next === 'the' && /^(?:pan|skillet|tray|grill)$/.test(wordAt(line, index + 2));
  // 'butter the size of a walnut'
  if (text === 'the') return next === 'size';
  // '150 g Filet pro Person'
  if (/^person(?:ne|a|en)?$/.test(next) && /^(?:pro|par|por|per|a)$/.test(text)) return true;
  if (/^(?:al?|à|au|en)$/.test(text)) return /^(?:gusto|piacere|volonté|goût|quantité)$/.test(next);
  // 'rucola om te garneren'
  if (text === 'om') return next === 'te';
  if (text === 'nach') return /^(?:belieben|bedarf|geschmack|wunsch)$/.test(next);
  if (text === 'in') return next === 'a' || next === 'their';
  if (next === 'with' && /^(?:combined|mixed|blended)$/.test(text)) return true;
  return (
    isJoint(text) &&
    (index + 1 >= end || (text === 'or' && (OR_NOT_FOOD.has(next) || isCountAt(line, index + 1))))
  );
}

function isCountAt(line: Line, index: number): boolean {
  const count = countAt(line, index);
  return count !== null && !count.isImplied;
}

/** Whether words only describe the food, which is named later: 'boneless, skinless chicken'. */
export function isQualityOnly(line: Line, food: readonly number[]): boolean {
  return food.every((index) => isQuality(wordAt(line, index)));
}

function isQuality(text: string): boolean {
  const words = [QUALITIES, SIZES, MANNERS, PREPARED, PREPARED_SOMEHOW, HOW];
  return isJoint(text) || /^.+-.*ed$/.test(text) || words.some((known) => known.has(text));
}

/** Whether tokens after the food describe its preparation. */
export function tellsPreparation(line: Line, from: number, end: number): boolean {
  for (let index = from; index < end; index++) {
    const text = wordAt(line, index);
    if (PREPARED.has(text) || PREPARED_SOMEHOW.has(text) || /.ed$/.test(text)) return true;
  }
  return false;
}

/** Whether tokens after a comma describe the previous food rather than name another. */
export function isAside(line: Line, from: number, end: number): boolean {
  if (/^(?:or|and|and\/or)$/.test(wordAt(line, from)))
    return startsAside(line, from + 1, end) || isAllQuality(line, from + 1, end);
  if (/^(?:only|parts?|discarded|removed)$/.test(wordAt(line, end - 1))) return true;
  return (
    preparedUntil(line, from, end) > from ||
    startsAside(line, from, end) ||
    tellsPreparation(line, from, end) ||
    isAllQuality(line, from, end)
  );
}

function startsAside(line: Line, from: number, end: number): boolean {
  const text = wordAt(line, from);
  if (NOTE_STARTS.has(text) || FOOD_PARTS.has(text) || OR_NOT_FOOD.has(text) || isCountAt(line, from))
    return true;
  return from >= end || /^(?:to|at|cut|on|a|the|used|left)$/.test(text);
}

function isAllQuality(line: Line, from: number, end: number): boolean {
  for (let index = from; index < end; index++) if (!isQuality(wordAt(line, index))) return false;
  return true;
}
