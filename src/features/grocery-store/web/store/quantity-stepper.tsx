import { Minus, Plus } from 'lucide-react';
import { MOST_PACKAGES } from '#features/grocery-list/rules/packages.ts';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface Props {
  /** Name of what is counted. */
  label: string;
  value: number;
  onChange(value: number): void;
}

export function QuantityStepper({ label, value, onChange }: Props) {
  return (
    <div className="flex items-center">
      <IconButton
        label={t('Remove one {label}', { label })}
        icon={<Minus aria-hidden="true" />}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      />
      <output
        aria-label={t('Packages of {label}', { label })}
        className="min-w-6 text-center font-semibold tabular-nums"
      >
        {value}
      </output>
      <IconButton
        label={t('Add one {label}', { label })}
        icon={<Plus aria-hidden="true" />}
        disabled={value >= MOST_PACKAGES}
        onClick={() => onChange(value + 1)}
      />
    </div>
  );
}
