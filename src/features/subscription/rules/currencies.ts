import { msg } from '#shared/t.ts';

/** Currencies that every provider accepts, whose minor unit is a hundredth or the currency itself. */
export const CURRENCIES = {
  USD: msg('US dollar'),
  EUR: msg('Euro'),
  GBP: msg('British pound'),
  CAD: msg('Canadian dollar'),
  AUD: msg('Australian dollar'),
  NZD: msg('New Zealand dollar'),
  CHF: msg('Swiss franc'),
  SEK: msg('Swedish krona'),
  NOK: msg('Norwegian krone'),
  DKK: msg('Danish krone'),
  PLN: msg('Polish złoty'),
  CZK: msg('Czech koruna'),
  SGD: msg('Singapore dollar'),
  JPY: msg('Japanese yen'),
} as const;
export type Currency = keyof typeof CURRENCIES;
