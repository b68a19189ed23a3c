import { ChoiceRow } from '#web/ui/choice-row.tsx';
import { useChooseUnits, useUnits } from './queries/units.ts';

const CHOICES = [
  { value: 'written', label: 'As written' },
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
] as const;

/** Chooses the units for amounts and temperatures. */
export function UnitsChoice({ className }: { className?: string }) {
  return (
    <ChoiceRow
      legend="Units"
      choices={CHOICES}
      chosen={useUnits()}
      onChoose={useChooseUnits()}
      className={className}
    />
  );
}
