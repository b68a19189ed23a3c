import Fraction from 'fraction.js';
import { PACKS, type Part } from './told.ts';

/** How far a loose amount may be from a whole number of packages: cans are drained, and ounces rounded. */
const CLOSE = 0.05;

/**
 * 800 g beside a can of 400 g are two more cans, so that nobody has to calculate in the store. Loose amounts that are no
 * whole number of the packages beside them stay, and so do amounts beside packages of several sizes.
 */
export function inCans(parts: Part[]): Part[] {
  const packs = parts.filter(({ unit, packageSize }) => packageSize && PACKS.has(unit));
  const [pack] = packs;
  const size = pack?.packageSize;
  const loose = parts.find(({ kind }) => kind === size?.kind);
  if (!pack || !size || !loose || packs.length > 1 || !isExact(size) || !isExact(loose)) return parts;
  const count = Math.round(loose.to.div(size.to).valueOf());
  const isWhole = count > 0 && Math.abs(loose.to.div(size.to.mul(count)).valueOf() - 1) <= CLOSE;
  if (!isWhole) return parts;
  const more = new Fraction(count);
  return parts.flatMap((part) => {
    if (part === loose) return [];
    return part === pack ? { ...pack, from: pack.from.add(more), to: pack.to.add(more) } : part;
  });
}

const isExact = ({ from, to }: Part): boolean => from.equals(to) && to.gt(0);
