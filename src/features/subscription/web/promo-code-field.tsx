import { Tag } from 'lucide-react';
import { useState } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { LONGEST_CODE } from '../rules/limits.ts';
import type { PromoCode } from './state/promo-code.ts';

/** An input for a promo code that shows what it gives. */
export function PromoCodeField({ promo }: { promo: PromoCode }) {
  const [isOpen, setOpen] = useState(false);
  const { typed, applied } = promo;
  if (applied)
    return (
      <p className="mb-4 flex items-center justify-between gap-2 rounded-control bg-herb-soft py-1 pe-1.5 ps-4 font-semibold text-herb-ink">
        <span className="min-w-0 wrap-anywhere">
          {t('Promo code {toUpperCase}', { toUpperCase: applied.code.toUpperCase() })}
        </span>
        <Button variant="ghost" onClick={promo.remove}>
          {t('Remove')}
        </Button>
      </p>
    );
  if (!isOpen)
    return (
      <Button
        variant="ghost"
        className="mb-3 -ms-4"
        icon={<Tag aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('Have a promo code?')}
      </Button>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void promo.apply();
      }}
      noValidate
      className="mb-5 flex items-start gap-2.5"
    >
      <div className="min-w-0 flex-1">
        <TextField
          label={t('Promo code')}
          value={typed}
          onChange={(event) => promo.type(event.target.value)}
          maxLength={LONGEST_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          autoFocus
          error={promo.error}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-8" busy={promo.isTrying}>
        {promo.isTrying ? t('Checking…') : t('Apply')}
      </Button>
    </form>
  );
}
