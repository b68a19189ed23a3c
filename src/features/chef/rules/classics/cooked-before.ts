import { memoizeByObject } from '#shared/memoize.ts';
import type { ChefRequest } from '../request/request.ts';
import type { Classic } from './classic.ts';

const OF_A_ROAST = /^cooked (?:chicken|beef|pork|lamb|turkey|duck|ham|rice)/;
/** Whether a dish starts from meat or rice that was cooked the day before. */
export const isOfColdRoast = memoizeByObject(({ lines }: Classic): boolean =>
  lines.some(({ isDefining, name }) => isDefining && OF_A_ROAST.test(name)),
);

/** What a dish is made of that nobody has who did not cook the day before: by its lines, and by what is said of it. */
const COOKED_BEFORE: readonly (readonly [line: RegExp, said: RegExp])[] = [
  [/^cooked rice/, /rice/],
  [/^mashed potato/, /mash/],
  [/stuffing/, /stuffing/],
];

/** Whether a dish starts from rice, mash or stuffing of the day before that nobody told of. */
export const isOfColdSide = ({ lines }: Classic, { wanted }: ChefRequest): boolean =>
  saidOfCold(lines).some((said) => !wanted.flat().some((name) => said.test(name)));

/** What must be said for a dish that starts from what was cooked the day before. */
const saidOfCold = memoizeByObject((lines: Classic['lines']): readonly RegExp[] =>
  COOKED_BEFORE.filter(([line]) => lines.some(({ isDefining, name }) => isDefining && line.test(name))).map(
    ([, words]) => words,
  ),
);

/** Nobody has leftover stew who did not say so. */
export const isOfLeftovers = ({ title }: Pick<Classic, 'title'>): boolean => title.startsWith('Leftover ');
