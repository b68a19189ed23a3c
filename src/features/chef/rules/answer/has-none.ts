import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { t } from '#shared/t.ts';
import { plainKey } from '../classics/text.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { bareName, foodCalled, lineCalled } from '../turns/foods-called.ts';
import { englishName } from '../turns/foreign-changes.ts';

type Lines = readonly { name: string }[];

/** Whether a line is the same food to the shop, under another name: there is no linguine in a dish of spaghetti. */
export const isTwin = (said: string, line: string, { catalog }: CookingKnowledge): boolean =>
  catalog.english.has(said) &&
  findFood(catalog, said)?.id === findFood(catalog, line)?.id &&
  !plainKey(line).includes(plainKey(said).split(' ').at(-1) ?? said);

/** Whether a food is among these lines, also where more words stand beside its name. */
export function isAmong(said: string, all: Lines, knowledge: CookingKnowledge): boolean {
  const food = bareName(said.toLowerCase());
  const lines = all.map(({ name }) => ({ amount: '', name }));
  const line = lineCalled(food, { lines }, knowledge);
  // Peppers are vegetables, and pepper is ground.
  if (line && food === 'peppers' && /^(?:black|white) pepper$/.test(line)) return false;
  if (line) return !isTwin(food, line, knowledge);
  const isKnown = foodCalled(food, knowledge) !== null || englishName(food, knowledge) !== null;
  return !isKnown && food.split(' ').some((word) => lineCalled(word, { lines }, knowledge) !== null);
}

/** That a dish has a food not in it. `null` if it has: nobody is told that of eggs which are in the pan. */
export function hasNone(food: string, lines: Lines, knowledge: CookingKnowledge): string | null {
  if (isAmong(food, lines, knowledge)) return null;
  const stem = food.replace(/(?:oe)?s$/, '');
  const english = englishName(food, knowledge);
  const isOfOtherTongue = english !== null && !english.includes(stem) && !knowledge.catalog.english.has(food);
  return t('It has no {food} in it.', { food: isOfOtherTongue ? english : food });
}
