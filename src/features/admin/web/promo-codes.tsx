import { type FormEvent, useState } from 'react';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import {
  LONGEST_CODE,
  MOST_FREE_MONTHS,
  MOST_REDUCED_PAYMENTS,
  MOST_USES,
} from '#features/subscription/rules/limits.ts';
import { errorMessage } from '#web/errors.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { type Column, DataTable } from './data-table.tsx';
import { endOfDay } from './day.tsx';
import { Loaded } from './loaded.tsx';
import { useCreatePromoCode, usePromoCodes, useRetirePromoCode } from './queries/offers.ts';

type PromoCode = NonNullable<ReturnType<typeof usePromoCodes>['data']>['promoCodes'][number];

/** Codes that make a subscription cheaper at first. */
export function PromoCodes() {
  return (
    <Card>
      <h2 className="text-xl">Promo codes</h2>
      <p className="mt-1 text-muted">People enter them when they subscribe.</p>
      <NewCode />
      <div className="mt-6">
        <Loaded
          query={usePromoCodes()}
          loading="Loading promo codes…"
          failure="The promo codes could not be loaded"
        >
          {({ promoCodes }) =>
            promoCodes.length === 0 ? (
              <p className="text-muted">There are none.</p>
            ) : (
              <DataTable label="Promo codes" columns={COLUMNS} rows={promoCodes} keyOf={({ code }) => code} />
            )
          }
        </Loaded>
      </div>
    </Card>
  );
}

const KINDS = [
  { value: 'percent', label: 'Percent off' },
  { value: 'months', label: 'Free months' },
];

function NewCode() {
  const create = useCreatePromoCode();
  const [code, setCode] = useState('');
  const [kind, setKind] = useState('percent');
  const [amount, setAmount] = useState('');
  const [payments, setPayments] = useState('');
  const [mostUses, setMostUses] = useState('');
  const [until, setUntil] = useState('');
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
          showToast({ title: 'Promo code added', tone: 'success' });
          for (const clear of [setCode, setAmount, setPayments, setMostUses, setUntil]) clear('');
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <TextField
        label="Code"
        maxLength={LONGEST_CODE}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <SelectField
        label="Gives"
        options={KINDS}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
      />
      <TextField
        label={kind === 'percent' ? 'Percent (1 to 99)' : `Months (1 to ${MOST_FREE_MONTHS})`}
        type="number"
        inputMode="numeric"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      {kind === 'percent' && (
        <TextField
          label="Payments"
          hint="Empty for all of them."
          type="number"
          inputMode="numeric"
          max={MOST_REDUCED_PAYMENTS}
          value={payments}
          onChange={(event) => setPayments(event.target.value)}
        />
      )}
      <TextField
        label="Uses"
        hint="Empty for as many as you like."
        type="number"
        inputMode="numeric"
        max={MOST_USES}
        value={mostUses}
        onChange={(event) => setMostUses(event.target.value)}
      />
      <TextField
        label="Last day"
        hint="Empty for no end."
        type="date"
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <div className="grid gap-3 sm:col-span-full">
        <FormAlert>{create.isError ? errorMessage(create.error) : null}</FormAlert>
        <Button type="submit" busy={create.isPending} className="justify-self-start">
          Add code
        </Button>
      </div>
    </form>
  );
}

const COLUMNS: readonly Column<PromoCode>[] = [
  { header: 'Code', isTitle: true, cell: ({ code }) => <code className="font-semibold">{code}</code> },
  { header: 'Gives', cell: givesText },
  {
    header: 'Used',
    isNumber: true,
    cell: ({ uses, mostUses }) => (mostUses ? `${uses} of ${mostUses}` : uses),
  },
  {
    header: 'Ends',
    cell: ({ expiresAt, retiredAt }) => {
      if (retiredAt) return <Badge tone="outline">Ended</Badge>;
      return expiresAt ? new Date(expiresAt).toLocaleDateString('en', { dateStyle: 'medium' }) : 'Never';
    },
  },
  { header: 'Actions', cell: (promo) => (promo.retiredAt ? null : <Retire code={promo.code} />) },
];

function givesText({ kind, percent, months, payments }: PromoCode): string {
  if (kind === 'months') return `${months} ${months === 1 ? 'month' : 'months'} free`;
  return `${percent}% off ${payments === null ? 'every payment' : `${payments} ${payments === 1 ? 'payment' : 'payments'}`}`;
}

function Retire({ code }: { code: string }) {
  const retire = useRetirePromoCode();
  const ask = async () => {
    const isSure = await confirm({
      title: `End the code ${code}?`,
      text: 'Whoever used it keeps what it gave.',
      confirmLabel: 'End',
    });
    if (!isSure) return;
    retire.mutate(
      { code },
      {
        onSuccess: () => showToast({ title: `${code} has ended`, tone: 'success' }),
        onError: (error) =>
          showToast({ title: 'The code was not ended', description: errorMessage(error), tone: 'danger' }),
      },
    );
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={retire.isPending}
      aria-label={`End ${code}`}
      onClick={() => void ask()}
    >
      End
    </Button>
  );
}
