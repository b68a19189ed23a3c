import { numberIn } from '#shared/message.ts';
import { language } from '#shared/spoken.ts';

/** A number as the language writes it, with at most three decimals: '1,234.5'. */
export const formatNumber = (value: number): string => numberIn(value, language());

/** A number that is not negative to a tenth, which is always written: '4.0'. */
export function formatTenths(value: number): string {
  const tenths = Math.round(value * 10);
  return `${formatNumber(Math.trunc(tenths / 10))}${decimalSign()}${tenths % 10}`;
}

/** The sign before decimals. */
export const decimalSign = (): string => formatNumber(1.5).charAt(1);
