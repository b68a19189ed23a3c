import { t } from '#shared/t.ts';
import type { WeekStart } from '#shared/week-start.ts';
import { ChoiceRow } from '#web/ui/fields/choice-row.tsx';
import { useChoosePreferences, useWeekStart } from './queries/preferences.ts';

const CHOICES = [
  { value: 'monday', label: t('Monday') },
  { value: 'sunday', label: t('Sunday') },
  { value: 'saturday', label: t('Saturday') },
] as const;

/** Chooses the first day of the week; none is chosen at first. */
export function WeekStartChoice() {
  const chosen = useWeekStart();
  const choose = useChoosePreferences();
  return (
    <ChoiceRow<WeekStart>
      legend={t('The week starts on')}
      choices={CHOICES}
      chosen={chosen}
      onChoose={(weekStart) => choose({ weekStart })}
    />
  );
}
