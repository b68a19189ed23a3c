/** Currencies that every provider takes, whose minor unit is a hundredth or the currency itself. */
export const CURRENCIES = {
  USD: 'US dollar',
  EUR: 'Euro',
  GBP: 'British pound',
  CAD: 'Canadian dollar',
  AUD: 'Australian dollar',
  NZD: 'New Zealand dollar',
  CHF: 'Swiss franc',
  SEK: 'Swedish krona',
  NOK: 'Norwegian krone',
  DKK: 'Danish krone',
  PLN: 'Polish złoty',
  CZK: 'Czech koruna',
  SGD: 'Singapore dollar',
  JPY: 'Japanese yen',
} as const;
export type Currency = keyof typeof CURRENCIES;
