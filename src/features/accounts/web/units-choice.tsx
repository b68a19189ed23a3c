import { t } from '#shared/t.ts';
import { ChoiceRow } from '#web/ui/fields/choice-row.tsx';
import { useChooseUnits, useUnits } from './queries/units.ts';

const CHOICES = [
  { value: 'written', label: t('As written') },
  { value: 'metric', label: t('Metric') },
  { value: 'us', label: t('US') },
] as const;

/** Chooses the units for amounts and temperatures. */
export function UnitsChoice({ className }: { className?: string }) {
  return (
    <ChoiceRow
      legend={t('Units')}
      choices={CHOICES}
      chosen={useUnits()}
      onChoose={useChooseUnits()}
      className={className}
    />
  );
}
