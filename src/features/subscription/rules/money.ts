import { language } from '#shared/spoken.ts';
import type { Currency } from './currencies.ts';

/** Currencies without a minor unit; all others have hundredths. */
const WHOLE: ReadonlySet<Currency> = new Set<Currency>(['JPY']);

/** An amount in the format of providers: 3500 in USD is '35.00'. */
export function decimalText(amount: number, currency: Currency): string {
  if (WHOLE.has(currency)) return String(amount);
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

/** An amount in the format people read: 3500 in USD is '$35.00'. */
export function priceText(amount: number, currency: Currency): string {
  return new Intl.NumberFormat(language(), { style: 'currency', currency }).format(
    WHOLE.has(currency) ? amount : amount / 100,
  );
}
