import { Columns2, Rows3 } from 'lucide-react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useWeekReading } from '../state/week-reading.ts';

/** Narrow screens: toggles the week between two days at a time and all seven stacked. */
export function WeekReadingToggle() {
  const [reading, choose] = useWeekReading();
  return reading === 'pages' ? (
    <IconButton
      label={t('Show all seven days')}
      icon={<Rows3 aria-hidden="true" />}
      onClick={() => choose('stacked')}
    />
  ) : (
    <IconButton
      label={t('Show two days at a time')}
      icon={<Columns2 aria-hidden="true" />}
      onClick={() => choose('pages')}
    />
  );
}
