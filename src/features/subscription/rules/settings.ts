import {
  amountSetting,
  choiceSetting,
  numberSetting,
  optionalAmountSetting,
  switchSetting,
} from '#shared/site-setting.ts';
import { CURRENCIES, type Currency } from './currencies.ts';

const group = 'Subscription';
/** In minor units: at most 10,000.00. */
const MOST = 1_000_000;

export const SUBSCRIPTIONS_OPEN = switchSetting('subscriptions', {
  group,
  label: 'Sell subscriptions',
  help: 'When off, nobody can start a subscription. People who have one keep it.',
  fallback: true,
});

/** $35.00 (spec part 2 §9). */
export const PRICE = amountSetting('price', {
  group,
  label: 'Price per month',
  help: 'For new subscriptions. People who already subscribe keep their price.',
  fallback: 3500,
  min: 1,
  max: MOST,
});

export const YEARLY_PRICE = optionalAmountSetting('yearly-price', {
  group,
  label: 'Price per year',
  help: 'Offered beside the monthly price. Leave empty to offer months only.',
  fallback: null,
  min: 1,
  max: MOST,
});

export const CURRENCY = choiceSetting<Currency>('currency', {
  group,
  label: 'Currency',
  help: 'For new subscriptions. Changing it does not convert the prices.',
  options: CURRENCIES,
  fallback: 'USD',
});

export const TRIAL_DAYS = numberSetting('trial-days', {
  group,
  label: 'Free days at the start',
  help: 'Once per person, before the first payment. 0 for none.',
  fallback: 0,
  min: 0,
  max: 90,
});

export const SUBSCRIPTION_SETTINGS = [SUBSCRIPTIONS_OPEN, PRICE, YEARLY_PRICE, CURRENCY, TRIAL_DAYS] as const;
