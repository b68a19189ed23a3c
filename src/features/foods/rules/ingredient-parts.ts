import type { Line } from './ingredient-tokens.ts';
import { readCount, skipAbout } from './measures.ts';
import {
  HOW,
  HOW_FOLLOWS,
  NAMED_SO,
  NOTE_STARTS,
  OR_NOT_FOOD,
  PREPARED,
  PREPARED_SOMEHOW,
  QUALITIES,
} from './preparation-words.ts';
import { MANNERS, SIZES } from './unit-words.ts';

/** The tokens of a part, by their indices, sorted into what they tell. */
export interface Part {
  food: number[];
  preparation: number[];
  note: number[];
  size: number[];
}

const word = (line: Line, index: number): string => line.tokens[index]?.text ?? '';

/** Sorts the part of a line that names the food: 'large red onions, finely chopped for serving'. */
export function readFoodPart(line: Line, from: number, end: number): Part {
  const part: Part = { food: [], preparation: [], note: [], size: [] };
  let index = from;
  while (index < end) {
    const text = word(line, index);
    const prepared = preparedUntil(line, index, end);
    if (prepared > index) {
      const isTail =
        part.food.length > 0 && HOW_FOLLOWS.has(word(line, prepared)) && !startsFood(line, prepared, end);
      const until = isTail ? end : prepared;
      push(line.tokens[prepared - 1]?.text === 'packed' ? part.note : part.preparation, index, until);
      index = until;
      if (part.food.length === 0 && word(line, index) === 'and') {
        part.preparation.push(index);
        index++;
      }
    } else if (part.food.length > 0 && text === 'cut') {
      push(part.preparation, index, end);
      index = end;
    } else if (startsNote(line, index, end, part.food.length > 0)) {
      push(part.note, index, end);
      index = end;
    } else if (part.food.length === 0 && isSize(line, index)) {
      part.size.push(index);
      index++;
    } else {
      if (text === 'each') part.note.push(index);
      else part.food.push(index);
      index++;
    }
  }
  return part;
}

function push(list: number[], from: number, end: number): void {
  for (let index = from; index < end; index++) list.push(index);
}

/** 'small', and 'or' of 'small or large'. */
function isSize(line: Line, index: number): boolean {
  const text = word(line, index);
  if (SIZES.has(text) || (text === 'extra' && SIZES.has(word(line, index + 1)))) return true;
  return (
    (text === 'or' || text === 'to' || text === 'sized' || text === '-') && SIZES.has(word(line, index - 1))
  );
}

/** Where words for how something was prepared end that start here ('finely chopped and toasted'); here when none do. */
function preparedUntil(line: Line, from: number, end: number): number {
  let index = from;
  while (index < end && HOW.has(word(line, index))) index++;
  const isHow = index > from;
  const text = word(line, index);
  if (index >= end || !(PREPARED.has(text) || (PREPARED_SOMEHOW.has(text) && isHow) || text === 'packed'))
    return from;
  if (!isHow && NAMED_SO.get(text)?.has(word(line, index + 1))) return from;
  index++;
  const joint = word(line, index);
  if (joint === 'and' || joint === 'or' || joint === '&') {
    const next = preparedUntil(line, index + 1, end);
    if (next > index + 1) return next;
  }
  return index;
}

/** After 'chopped and', another food may follow. */
function startsFood(line: Line, index: number, end: number): boolean {
  const text = word(line, index);
  return (
    (text === 'and' || text === 'or') && index + 1 < end && preparedUntil(line, index + 1, end) === index + 1
  );
}

function startsNote(line: Line, index: number, end: number, hasFood: boolean): boolean {
  const text = word(line, index);
  if (!hasFood) return false;
  if (NOTE_STARTS.has(text)) return true;
  const next = word(line, index + 1);
  if (text === 'to') return next !== 'the';
  if (text === 'at') return next === 'room';
  if (text === 'or' || text === 'and') {
    if (index + 1 >= end) return true;
    return text === 'or' && (OR_NOT_FOOD.has(next) || isNumberAt(line, index + 1));
  }
  return false;
}

function isNumberAt(line: Line, index: number): boolean {
  const count = readCount(line, skipAbout(line, index));
  return count !== null;
}

/** Whether a part only tells what the food is like, so that the food is named by the next: 'boneless, skinless chicken'. */
export function isQualityOnly(line: Line, food: readonly number[]): boolean {
  return food.every((index) => {
    const text = word(line, index);
    return (
      QUALITIES.has(text) ||
      SIZES.has(text) ||
      MANNERS.has(text) ||
      PREPARED.has(text) ||
      text === 'and' ||
      text === 'or' ||
      HOW.has(text)
    );
  });
}

/** Whether a part after the food tells how it is prepared, in place of something else about it. */
export function isPreparation(line: Line, from: number, end: number): boolean {
  for (let index = from; index < end; index++) {
    const text = word(line, index);
    if (PREPARED.has(text) || PREPARED_SOMEHOW.has(text) || /(?:ed|ned)$/.test(text)) return true;
  }
  return false;
}

/** Whether a part after a comma starts as one that names no food would. */
export function startsAside(line: Line, from: number, end: number): boolean {
  const text = word(line, from);
  if (
    preparedUntil(line, from, end) > from ||
    NOTE_STARTS.has(text) ||
    text === 'to' ||
    text === 'at' ||
    text === 'cut'
  )
    return true;
  return isPreparation(line, from, end) || isNumberAt(line, from) || OR_NOT_FOOD.has(text);
}
