import { type Amount, afterContainer, sizesOf, sumOf } from './amount.ts';
import { isDash } from './counts.ts';
import {
  readEqual,
  readEquals,
  readFoodMeasure,
  readSameAgain,
  readSmaller,
  upTo,
} from './equal-measures.ts';
import type { Measure } from './ingredient.ts';
import { isContainer, isMeasuring, isOf, isPackage, readMeasure, textBetween } from './measures.ts';
import { type Line, wordAt } from './tokens.ts';

const OR = /^(?:or|oder|ou|o|bzw)$/;
const PLUS = new Set(['plus', '+', 'and', '&']);

/** What continues the same amount: '/½oz', '(240 ml)', 'plus 2 tbsp', ' 2 oz' after '1 lb'. */
export function readMore(line: Line, amount: Amount): void {
  for (let before = -1; before < amount.next; ) {
    before = amount.next;
    const [first] = amount.measures;
    const joint = wordAt(line, before);
    if (!first) return;
    // '1 cuillère et demie de cannelle'
    if (joint === 'et' && /^demie?$/.test(wordAt(line, before + 1)) && !first.to) {
      amount.measures[0] = { ...first, from: sumOf(first.from, { num: 1, den: 2 }) };
      amount.next = isOf(wordAt(line, before + 2)) ? before + 3 : before + 2;
      return;
    }
    // 'a pint and a half of milk'
    const isHalf = ['and', 'a', 'half'].every((word, at) => wordAt(line, before + at) === word);
    if (isHalf && isMeasuring(first.unit) && !first.to) {
      amount.measures[0] = { ...first, from: sumOf(first.from, { num: 1, den: 2 }) };
      amount.next = isOf(wordAt(line, before + 3)) ? before + 4 : before + 3;
      return;
    }
    if (joint === '(') readBracket(line, amount, first);
    else if (joint === '/' || OR.test(joint)) readOther(line, amount, first);
    else if (joint === 'to' || isDash(joint)) readUpperEnd(line, amount, first);
    else {
      const again = readSameAgain(line, amount.measures.at(-1), before);
      if (again && amount.packageSize === null) {
        amount.measures.push(again.measure);
        amount.next = again.next;
        continue;
      }
      if (readSizeAfter(line, amount, first)) continue;
      // '2 tablespoons, plus 1 teaspoon, sugar'
      const plus = joint === ',' ? before + 1 : before;
      const more = PLUS.has(wordAt(line, plus))
        ? readFoodMeasure(line, plus + 1)
        : readSmaller(line, first, before);
      if (!more) return;
      amount.plus.push(more.measure);
      amount.next = more.next;
    }
  }
}

/** '2 tins 400g tomatoes'. */
function readSizeAfter(line: Line, amount: Amount, first: Measure): boolean {
  const size = isContainer(first.unit) && !amount.packageSize ? readMeasure(line, amount.next) : null;
  if (!size || !isMeasuring(size.measure.unit)) return false;
  const sizes = readEquals(line, size);
  Object.assign(amount, sizesOf(sizes.measures), { next: sizes.next });
  return true;
}

function readBracket(line: Line, amount: Amount, first: Measure): void {
  const equals = first.unit === null ? null : readEqual(line, amount.next + 1);
  if (!equals) return;
  const end = wordAt(line, equals.next) === 'each' ? equals.next + 1 : equals.next;
  if (wordAt(line, end) !== ')') return;
  amount.next = end + 1;
  if (tellsContent(amount, equals.measures)) Object.assign(amount, sizesOf(equals.measures));
  else addMeasures(line, amount, equals.measures);
}

/** '/½oz' and ' or 240 ml' restate the amount. */
function readOther(line: Line, amount: Amount, first: Measure): void {
  const index = wordAt(line, amount.next + 1) === '/' ? amount.next + 2 : amount.next + 1;
  const other = readEqual(line, index);
  if (!other || (OR.test(wordAt(line, amount.next)) && !isMeasuring(first.unit))) return;
  amount.next = other.next;
  addMeasures(line, amount, other.measures);
}

/** Adds equivalent measures and their container: the tin of '400g/14oz tin'. */
function addMeasures(line: Line, amount: Amount, measures: Measure[]): void {
  amount.measures.push(...measures);
  const last = amount.measures.at(-1);
  const next = isMeasuring(last?.unit ?? null) ? afterContainer(line, amount.next) : amount.next;
  if (!last || next === amount.next) return;
  amount.measures[amount.measures.length - 1] = {
    ...last,
    unitText: `${last.unitText} ${textBetween(line, amount.next, next)}`,
  };
  amount.next = next;
}

/** '½ cup to 1 cup', '1kg–1.3kg', '2 tsp to 1 tbsp'. */
function readUpperEnd(line: Line, amount: Amount, first: Measure): void {
  if (amount.measures.length > 1) return;
  const whole = upTo(line, { measure: first, next: amount.next });
  amount.measures[0] = whole.measure;
  amount.next = whole.next;
}

/** Whether measures after packages give the size of one: 'tins (400 g)'. */
export function tellsContent(
  { measures: [first], packageSize }: Pick<Amount, 'measures' | 'packageSize'>,
  told: Measure[],
): boolean {
  return (
    packageSize === null &&
    isPackage(first?.unit ?? null) &&
    told.length > 0 &&
    told.every(({ unit }) => isMeasuring(unit))
  );
}
