import type { Rational } from '#shared/quantity.ts';
import type { Ingredient, Measure } from './ingredient.ts';
import { isContainer, type ReadUnit, readFoodUnit } from './measures.ts';
import type { Line } from './tokens.ts';

/** An amount within a line. */
export interface Amount extends Pick<Ingredient, 'measures' | 'plus' | 'packageSize' | 'packageSizeAlso'> {
  /** Index of the token after it. */
  next: number;
}

export const amountOf = (measure: Measure, next: number): Amount => ({
  measures: [measure],
  plus: [],
  packageSize: null,
  next,
});

/** The size of a package, with its equivalents in other units. */
export function sizesOf(measures: readonly Measure[]): Pick<Ingredient, 'packageSize' | 'packageSizeAlso'> {
  const [size, ...also] = measures;
  return { packageSize: size ?? null, ...(also.length > 0 && { packageSizeAlso: also }) };
}

export const sumOf = (whole: Rational, part: Rational): Rational => ({
  num: whole.num * part.den + part.num,
  den: part.den,
});

/** The container of a measured amount: the tin of '400 g tin'. */
export function afterContainer(line: Line, from: number): number {
  const container: ReadUnit | null = readFoodUnit(line, from);
  return container && isContainer(container.unit) ? container.next : from;
}
