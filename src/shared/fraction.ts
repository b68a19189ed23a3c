import type { Rational } from './quantity.ts';

/** An exact number of any size: `num / den` in lowest terms, `den` above 0. Sums lose no precision. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

const LARGEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

export const NONE: Fraction = { num: 0n, den: 1n };
/** The only instance, so that a single use is recognizable by identity. */
export const ONE: Fraction = { num: 1n, den: 1n };

/** `num / den` in lowest terms; both are integers, `den` is not 0. */
export function fraction(num: bigint | number, den: bigint | number = 1n): Fraction {
  const [above, below] = [BigInt(num), BigInt(den)];
  if (above === below) return ONE;
  if (below === 1n) return { num: above, den: below };
  const shared = divisor(above < 0n ? -above : above, below < 0n ? -below : below);
  const by = below < 0n ? -shared : shared;
  return by === 1n ? { num: above, den: below } : { num: above / by, den: below / by };
}

export function ofRational({ num, den }: Rational): Fraction {
  return fraction(num, den);
}

/** A decimal, exact to 4 decimals. */
export function ofDecimal(number: number): Fraction {
  return fraction(Math.round(number * 10_000), 10_000n);
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function times(a: Fraction, b: Fraction): Fraction {
  // Most lines are needed once.
  if (b === ONE) return a;
  return fraction(a.num * b.num, a.den * b.den);
}

export function over(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den, a.den * b.num);
}

/** Negative if `a` is less than `b`, positive if greater, 0 if equal. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.num * b.den - b.num * a.den;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

export function toNumber({ num, den }: Fraction): number {
  return Number(num) / Number(den);
}

/** Converts to safe integers; to 4 decimals if they would not be safe. */
export function toRational(value: Fraction): Rational {
  const { num, den } = value;
  if (num <= LARGEST_SAFE && den <= LARGEST_SAFE) return { num: Number(num), den: Number(den) };
  return toRational(fraction((num * 10_000n) / den, 10_000n));
}

function divisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small !== 0n) {
    if (large <= LARGEST_SAFE && small <= LARGEST_SAFE)
      return BigInt(safeDivisor(Number(large), Number(small)));
    [large, small] = [small, large % small];
  }
  return large;
}

/** Fast path for safe integers: as exact, in a tenth of the time. */
function safeDivisor(a: number, b: number): number {
  let [large, small] = [a, b];
  while (small !== 0) [large, small] = [small, large % small];
  return large;
}
