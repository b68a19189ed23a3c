import {
  amountSetting,
  choiceSetting,
  numberSetting,
  optionalAmountSetting,
  switchSetting,
} from '#shared/site-setting.ts';
import { msg } from '#shared/t.ts';
import { CURRENCIES, type Currency } from './currencies.ts';

const group = msg('Subscription');
/** In minor units: at most 10,000.00. */
const MOST = 1_000_000;

export const SUBSCRIPTIONS_OPEN = switchSetting('subscriptions', {
  group,
  label: msg('Sell subscriptions'),
  help: msg('When off, nobody can start a subscription. People who have one keep it.'),
  fallback: true,
});

/** $35.00 (spec part 2 §9). */
export const PRICE = amountSetting('price', {
  group,
  label: msg('Price per month'),
  help: msg('For new subscriptions. People who already subscribe keep their price.'),
  fallback: 3500,
  min: 1,
  max: MOST,
});

export const YEARLY_PRICE = optionalAmountSetting('yearly-price', {
  group,
  label: msg('Price per year'),
  help: msg('Offered beside the monthly price. Leave empty to offer months only.'),
  fallback: null,
  min: 1,
  max: MOST,
});

export const CURRENCY = choiceSetting<Currency>('currency', {
  group,
  label: msg('Currency'),
  help: msg('For new subscriptions. Changing it does not convert the prices.'),
  options: CURRENCIES,
  fallback: 'USD',
});

export const TRIAL_DAYS = numberSetting('trial-days', {
  group,
  label: msg('Free days at the start'),
  help: msg('Once per person, before the first payment. 0 for none.'),
  fallback: 0,
  min: 0,
  max: 90,
});

export const SUBSCRIPTION_SETTINGS = [SUBSCRIPTIONS_OPEN, PRICE, YEARLY_PRICE, CURRENCY, TRIAL_DAYS] as const;
