import { type FormEvent, useState } from 'react';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import {
  LONGEST_CODE,
  MOST_FREE_MONTHS,
  MOST_REDUCED_PAYMENTS,
  MOST_USES,
} from '#features/subscription/rules/limits.ts';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import { errorMessage, messagesByField } from '#web/errors.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import { showToast } from '#web/ui/states/toast.ts';
import { type Column, DataTable } from './data-table.tsx';
import { endOfDay } from './day.tsx';
import { Loaded } from './loaded.tsx';
import { useCreatePromoCode, usePromoCodes, useRetirePromoCode } from './queries/offers.ts';

type PromoCode = NonNullable<ReturnType<typeof usePromoCodes>['data']>['promoCodes'][number];

/** Codes that make a subscription cheaper at first. */
export function PromoCodes() {
  return (
    <Card>
      <h2 className="text-xl">{t('Promo codes')}</h2>
      <p className="mt-1 text-muted">{t('People enter them when they subscribe.')}</p>
      <NewCode />
      <div className="mt-6">
        <Loaded
          query={usePromoCodes()}
          loading={t('Loading promo codes…')}
          failure={t('The promo codes could not be loaded')}
        >
          {({ promoCodes }) =>
            promoCodes.length === 0 ? (
              <p className="text-muted">{t('There are none.')}</p>
            ) : (
              <DataTable
                label={t('Promo codes')}
                columns={COLUMNS}
                rows={promoCodes}
                keyOf={({ code }) => code}
              />
            )
          }
        </Loaded>
      </div>
    </Card>
  );
}

const KINDS = [
  { value: 'percent', label: t('Percent off') },
  { value: 'months', label: t('Free months') },
];

function NewCode() {
  const create = useCreatePromoCode();
  const [code, setCode] = useState('');
  const [kind, setKind] = useState('percent');
  const [amount, setAmount] = useState('');
  const [payments, setPayments] = useState('');
  const [mostUses, setMostUses] = useState('');
  const [until, setUntil] = useState('');
  const errors = messagesByField(create.error);
  /** A message that stands beside its field is not repeated below the form. */
  const failure = create.isError && errors.size === 0 ? errorMessage(create.error) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(
      {
        code,
        gives:
          kind === 'percent'
            ? {
                kind: 'percent',
                percent: Number(amount),
                payments: payments === '' ? null : Number(payments),
              }
            : { kind: 'months', months: Number(amount) },
        mostUses: mostUses === '' ? null : Number(mostUses),
        expiresAt: endOfDay(until),
      },
      {
        onSuccess: () => {
          showToast({ title: t('Promo code added'), tone: 'success' });
          for (const clear of [setCode, setAmount, setPayments, setMostUses, setUntil]) clear('');
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <TextField
        label={t('Code')}
        maxLength={LONGEST_CODE}
        value={code}
        error={errors.get('code')}
        onChange={(event) => setCode(event.target.value)}
      />
      <SelectField
        label={t('Gives')}
        options={KINDS}
        value={kind}
        onChange={(event) => {
          setKind(event.target.value);
          setAmount('');
          create.reset();
        }}
      />
      <TextField
        label={
          kind === 'percent'
            ? t('Percent (1 to 99)')
            : t('Months (1 to {count})', { count: MOST_FREE_MONTHS })
        }
        type="number"
        inputMode="numeric"
        value={amount}
        error={errors.get('gives.percent') ?? errors.get('gives.months')}
        onChange={(event) => setAmount(event.target.value)}
      />
      {kind === 'percent' && (
        <TextField
          label={t('Payments')}
          hint={t('Leave empty for all of them.')}
          type="number"
          inputMode="numeric"
          max={MOST_REDUCED_PAYMENTS}
          value={payments}
          error={errors.get('gives.payments')}
          onChange={(event) => setPayments(event.target.value)}
        />
      )}
      <TextField
        label={t('Uses')}
        hint={t('Leave empty for no limit.')}
        type="number"
        inputMode="numeric"
        max={MOST_USES}
        value={mostUses}
        error={errors.get('mostUses')}
        onChange={(event) => setMostUses(event.target.value)}
      />
      <TextField
        label={t('Last day')}
        hint={t('Leave empty for no end date.')}
        type="date"
        value={until}
        error={errors.get('expiresAt')}
        onChange={(event) => setUntil(event.target.value)}
      />
      <div className="grid gap-3 sm:col-span-full">
        <FormAlert>{failure}</FormAlert>
        <Button type="submit" busy={create.isPending} className="justify-self-start">
          {t('Add code')}
        </Button>
      </div>
    </form>
  );
}

const COLUMNS: readonly Column<PromoCode>[] = [
  { header: t('Code'), isTitle: true, cell: ({ code }) => <code className="font-semibold">{code}</code> },
  { header: t('Gives'), cell: givesText },
  {
    header: t('Used'),
    isNumber: true,
    cell: ({ uses, mostUses }) => (mostUses ? t('{uses} of {mostUses}', { uses, mostUses }) : uses),
  },
  {
    header: t('Ends'),
    cell: ({ expiresAt, retiredAt }) => {
      if (retiredAt) return <Badge tone="outline">{t('Ended')}</Badge>;
      return expiresAt
        ? new Date(expiresAt).toLocaleDateString(language(), { dateStyle: 'medium' })
        : t('Never');
    },
  },
  { header: t('Actions'), cell: (promo) => (promo.retiredAt ? null : <Retire code={promo.code} />) },
];

function givesText({ kind, percent, months, payments }: PromoCode): string {
  if (kind === 'months')
    return t('{months, plural, one {# month free} other {# months free}}', { months: months ?? 0 });
  const off = { percent: percent ?? 0 };
  return payments === null
    ? t('{percent}% off every payment', off)
    : t('{payments, plural, one {{percent}% off # payment} other {{percent}% off # payments}}', {
        payments,
        ...off,
      });
}

function Retire({ code }: { code: string }) {
  const retire = useRetirePromoCode();
  const ask = async () => {
    const isSure = await confirm({
      title: t('End the code {code}?', { code }),
      text: t('People who used it keep what it gave them.'),
      confirmLabel: t('End'),
    });
    if (!isSure) return;
    retire.mutate(
      { code },
      {
        onSuccess: () => showToast({ title: t('{code} has ended', { code }), tone: 'success' }),
        onError: (error) =>
          showToast({ title: t('The code was not ended'), description: errorMessage(error), tone: 'danger' }),
      },
    );
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={retire.isPending}
      aria-label={t('End {code}', { code })}
      onClick={() => void ask()}
    >
      {t('End')}
    </Button>
  );
}
