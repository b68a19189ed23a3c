import { Tag } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { LONGEST_CODE } from '../rules/limits.ts';
import type { Interval } from '../rules/statuses.ts';
import type { Terms } from '../rules/terms.ts';
import { useTryPromoCode } from './queries.ts';

interface Props {
  interval: Interval;
  /** The applied code, if any. */
  applied: string | null;
  onApply(code: string | null, terms: Terms | null): void;
}

/** An input for a promo code that shows what it gives. */
export function PromoCodeField({ interval, applied, onApply }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const trial = useTryPromoCode();

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    try {
      onApply(code.trim(), await trial.mutateAsync({ interval, promoCode: code }));
    } catch {
      onApply(null, null);
    }
  };
  if (applied)
    return (
      <p className="mb-4 flex items-center justify-between gap-2 rounded-control bg-herb-soft py-1 pe-1.5 ps-4 font-semibold text-herb-ink">
        <span className="min-w-0 wrap-anywhere">
          {t('Promo code {toUpperCase}', { toUpperCase: applied.toUpperCase() })}
        </span>
        <Button variant="ghost" onClick={() => onApply(null, null)}>
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
    <form onSubmit={apply} noValidate className="mb-5 flex items-start gap-2.5">
      <div className="min-w-0 flex-1">
        <TextField
          label={t('Promo code')}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            trial.reset();
          }}
          maxLength={LONGEST_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          autoFocus
          error={trial.isError ? errorMessage(trial.error) : undefined}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-8" busy={trial.isPending}>
        {trial.isPending ? t('Checking…') : t('Apply')}
      </Button>
    </form>
  );
}
