import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import { plainKey, spoken } from '../classics/text.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { filledIn } from './filled-in.ts';

interface Line {
  amount: string;
  name: string;
}

const MOST_NAMED = 8;

/** What a follow-up changed in the ingredients, as sentences for the cook; `why` is what they are told anyway. */
export function changesBetween(
  before: readonly Line[],
  after: readonly Line[],
  why: readonly string[] = [],
): string[] {
  // The oil 'for the mushrooms' is a line of its own.
  const purposeOf = ({ name }: Line) => /, (for .*)$/.exec(name)?.[1] ?? '';
  const isSame = (one: Line, other: Line) =>
    plainKey(foodOf(one)) === plainKey(foodOf(other)) && purposeOf(one) === purposeOf(other);
  const within = (lines: readonly Line[], line: Line) => lines.find((other) => isSame(other, line));
  const another = after.filter((line) => !within(before, line));
  const left = before.filter((line) => !within(after, line));
  // The oil for frying that is oil for the pan now is neither new nor gone.
  const ofName = (lines: readonly Line[], line: Line) =>
    lines.find((other) => foodOf(other) === foodOf(line));
  const isNew = another.filter((line) => !ofName(left, line));
  const isGone = left.filter((line) => !ofName(another, line));
  const oneOf = (line: Line) => spoken(foodOf(line)).replace(/(?<!s)s$/, '');
  const namesOf = (line: Line) => [foodOf(line), spoken(foodOf(line)), oneOf(line)];
  const isSwapSaid = (taken: Line, own: Line) =>
    namesOf(taken).some((now) =>
      namesOf(own).some((old) =>
        why.includes(t('I used {taken} instead of {before}.', { taken: now, before: old })),
      ),
    );
  const added = isNew.filter((line) => !isGone.some((own) => isSwapSaid(line, own)));
  const notSwapped = isGone.filter((own) => !isNew.some((line) => isSwapSaid(line, own)));
  const isLeftOutSaid = [foodOf, (line: Line) => spoken(foodOf(line)), oneOf].some((nameOf) =>
    why.includes(t('I left out {foods}.', { foods: listed(notSwapped.map(nameOf)) })),
  );
  const gone = isLeftOutSaid ? [] : notSwapped;
  const changed = after.flatMap((line) => {
    // Of two lines of eggs, each is compared with its own.
    const old =
      before.find((other) => other.name === line.name) ?? within(before, line) ?? ofName(left, line);
    return old && old.amount !== line.amount ? [`${foodOf(line)} (${old.amount} → ${line.amount})`] : [];
  });
  const names = (lines: readonly Line[]) => listed(lines.slice(0, MOST_NAMED).map(foodOf));
  return [
    ...(added.length > 0 ? [t('New: {foods}.', { foods: names(added) })] : []),
    ...(gone.length > 0 ? [t('Gone: {foods}.', { foods: names(gone) })] : []),
    ...(changed.length > 0 ? [t('Other amounts: {foods}.', { foods: listed(firstOf(changed)) })] : []),
    ...(isNew.length + isGone.length + changed.length === 0
      ? [t('The ingredients are the same as before.')]
      : []),
  ];
}

const firstOf = (changed: readonly string[]): readonly string[] =>
  changed.length > MOST_NAMED
    ? [...changed.slice(0, MOST_NAMED - 1), t('{count} more', { count: changed.length - MOST_NAMED + 1 })]
    : changed;

/** Whether a sentence is one of those. */
export const isChangeSaid = (sentence: string): boolean =>
  [
    (foods: string) => t('New: {foods}.', { foods }),
    (foods: string) => t('Gone: {foods}.', { foods }),
    (foods: string) => t('Other amounts: {foods}.', { foods }),
  ].some((message) => filledIn(sentence, message) !== null);
