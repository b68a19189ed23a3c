import { type Filled, mentionsOf, plainKey } from '../classics/text.ts';

const OF_A_SHARE = /\b(?:half|most|some|a third|two thirds|the rest) of the $/i;
const OF_HALF = /\bhalf of the $/i;
const MARK = '\u0003';

/**
 * Steps in which a food that took another's place has become one line with its twin. Where they speak of half or the rest
 * of it, each share is said as an amount: half of the butter beside a spoon of oil is no half of all the oil.
 */
export function sharingTwins(steps: readonly string[], lines: readonly Filled[]): readonly string[] {
  const found = mentionsOf(lines);
  if (!found) return steps;
  const { pattern, lineOf } = found;
  return lines.reduce((written, other) => {
    const twin = lines.find(
      (each) =>
        other.isInTwin &&
        each !== other &&
        each.isMore &&
        plainKey(each.taken?.name ?? '') === plainKey(other.taken?.name ?? ''),
    );
    const isShared = (step: string) =>
      [...step.matchAll(pattern)].some(
        ({ 0: food, index }) => lines[lineOf(food)] === other && OF_A_SHARE.test(step.slice(0, index)),
      );
    if (!twin || !written.some(isShared)) return written;
    const { count, unit } = twin.own;
    let isFirst = true;
    return written.map((step) =>
      step
        .replace(pattern, (food, offset: number) => {
          const before = step.slice(0, offset);
          const line = lines[lineOf(food)];
          if (line === other && OF_HALF.test(before))
            return `${MARK}{${((twin.taken?.count ?? 0) - count) / 2} ${unit}} of the ${food}`;
          if (line !== twin || !isFirst || !/\bthe $/i.test(before) || OF_A_SHARE.test(before)) return food;
          isFirst = false;
          // In braces, amounts are scaled with the dish.
          return `${MARK}{${count} ${unit}} of the ${food}`;
        })
        .replace(new RegExp(`(?:half of )?the ${MARK}`, 'gi'), ''),
    );
  }, steps);
}
