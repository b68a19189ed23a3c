import { t } from '#shared/t.ts';
/** Cheaper payments, or free months. */
export const PROMO_KINDS = ['percent', 'months'] as const;

/** A promo code, and how many others have used it. Times are in milliseconds since 1970. */
export interface PromoCode {
  kind: (typeof PROMO_KINDS)[number];
  percent: number | null;
  payments: number | null;
  months: number | null;
  mostUses: number | null;
  uses: number;
  usedByCaller: boolean;
  expiresAt: number | null;
  retiredAt: number | null;
}

/** Codes are compared ignoring case and spaces. */
export function tidyCode(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** Why a code gives nothing, for the person who typed it; `null` if it is valid. */
export function promoRefusal(promo: PromoCode | null, now: number): string | null {
  if (!promo || promo.retiredAt !== null) return t('There is no such promo code. Please check the spelling.');
  if (promo.expiresAt !== null && promo.expiresAt <= now) return t('This promo code has expired.');
  if (promo.usedByCaller) return t('You have already used this promo code.');
  if (promo.mostUses !== null && promo.uses >= promo.mostUses) return t('This promo code has been used up.');
  return null;
}
