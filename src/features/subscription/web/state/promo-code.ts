import { useState } from 'react';
import { errorMessage } from '#web/errors.ts';
import type { Interval } from '../../rules/statuses.ts';
import type { Terms } from '../../rules/terms.ts';
import { useTryPromoCode } from '../queries.ts';

export interface PromoCode {
  typed: string;
  /** The accepted code with its terms, if any. */
  applied: { code: string; terms: Terms } | null;
  isTrying: boolean;
  /** Why the typed code was refused. */
  error: string | undefined;
  type(code: string): void;
  remove(): void;
  /** Tries what is typed. Returns the code to subscribe with, `null` without one, `undefined` if it was refused. */
  apply(): Promise<string | null | undefined>;
}

/** The promo code for a subscription that is paid at an interval. */
export function usePromoCode(interval: Interval): PromoCode {
  const [typed, setTyped] = useState('');
  const [applied, setApplied] = useState<PromoCode['applied']>(null);
  const trial = useTryPromoCode();
  return {
    typed,
    applied,
    isTrying: trial.isPending,
    error: trial.isError ? errorMessage(trial.error) : undefined,
    type(code) {
      setTyped(code);
      trial.reset();
    },
    remove() {
      setApplied(null);
      setTyped('');
      trial.reset();
    },
    async apply() {
      const code = typed.trim();
      if (applied || code === '') return applied?.code ?? null;
      try {
        setApplied({ code, terms: await trial.mutateAsync({ interval, promoCode: code }) });
        return code;
      } catch {
        return undefined;
      }
    },
  };
}
