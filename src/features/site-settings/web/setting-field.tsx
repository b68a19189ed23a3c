import { useState } from 'react';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { T } from '#web/ui/t.tsx';
import { When } from '#web/ui/when.tsx';
import type { SiteSetting } from '../contract.ts';

export type Typed = SiteSetting['value'];

interface Props {
  setting: SiteSetting;
  value: Typed;
  /** The currency of amounts. */
  currency: string;
  error: string | undefined;
  onChange(value: Typed): void;
  onReset(): void;
}

/** One setting, with an input for its kind, and who changed it. */
export function SettingField({ setting, value, currency, error, onChange, onReset }: Props) {
  const { label, help, field, changed } = setting;
  const shared = { label, hint: help, error };
  return (
    <div>
      {field.kind === 'choice' && (
        <SelectField
          {...shared}
          options={field.options}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {field.kind === 'switch' && (
        <Checkbox
          label={label}
          hint={help}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
      {field.kind === 'number' && (
        <TextField
          {...shared}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          value={String(value)}
          onChange={(event) => onChange(event.target.value === '' ? '' : Number(event.target.value))}
        />
      )}
      {field.kind === 'amount' && (
        <AmountField {...shared} {...field} currency={currency} value={value} onChange={onChange} />
      )}
      {changed && (
        <p className="mt-1.5 text-sm text-muted">
          <T
            text={'Changed by {by} <when/>.'}
            values={{ by: changed.by ?? 'somebody' }}
            parts={{ when: <When at={changed.at} /> }}
          />{' '}
          <button
            type="button"
            onClick={onReset}
            aria-label={t('Back to the default: {name}', { name: label })}
            className="tap-44 font-semibold text-primary-ink underline-offset-4 hover:underline"
          >
            {t('Back to the default')}
          </button>
        </p>
      )}
    </div>
  );
}

interface AmountProps {
  label: string;
  hint: string;
  error: string | undefined;
  min: number;
  max: number;
  optional: boolean;
  currency: string;
  value: Typed;
  onChange(value: Typed): void;
}

/** An input for amounts as people write them, stored in the currency's minor unit. */
function AmountField({ currency, value, onChange, min, max, optional, error, ...text }: AmountProps) {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(language(), {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const unit = 10 ** digits;
  const [typed, setTyped] = useState('');
  const read = (amount: string): Typed => {
    if (amount.trim() === '') return optional ? null : '';
    const number = Number(amount.replace(',', '.'));
    return Number.isFinite(number) ? Math.round(number * unit) : amount;
  };
  const written = (cents: number) =>
    (cents / unit).toLocaleString(language(), { minimumFractionDigits: digits, useGrouping: false });
  // '35.' and '35.00' are the same amount: the typed text stays until the value differs.
  const shown = read(typed) === value ? typed : typeof value === 'number' ? written(value) : '';
  return (
    <TextField
      {...text}
      // The server speaks of the minor unit.
      error={
        error && t('Please enter an amount from {min} to {max}.', { min: written(min), max: written(max) })
      }
      label={`${text.label} (${currency})`}
      inputMode="decimal"
      maxLength={12}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(read(event.target.value));
      }}
    />
  );
}
