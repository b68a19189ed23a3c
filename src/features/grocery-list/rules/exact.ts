import Fraction from 'fraction.js';
import type { Rational } from '#shared/quantity.ts';

const LARGEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

export const ONE = new Fraction(1);

export function ofRational({ num, den }: Rational): Fraction {
  return new Fraction(num, den);
}

/** A decimal, exact to 4 decimals. */
export function ofDecimal(number: number): Fraction {
  return new Fraction(Math.round(number * 10_000), 10_000);
}

/** Converts to safe integers; to 4 decimals if they would not be safe. */
export function toRational(value: Fraction): Rational {
  const { s, n, d } = value.n <= LARGEST_SAFE && value.d <= LARGEST_SAFE ? value : value.floor(4);
  return { num: Number(s * n), den: Number(d) };
}
