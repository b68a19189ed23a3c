import { Columns2, Rows3 } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useWeekReading } from '../state/week-reading.ts';

/** Narrow screens: toggles the week between two days at a time and all seven stacked. */
export function WeekReadingToggle() {
  const [reading, choose] = useWeekReading();
  return reading === 'pages' ? (
    <IconButton
      label="Show all seven days"
      icon={<Rows3 aria-hidden="true" />}
      onClick={() => choose('stacked')}
    />
  ) : (
    <IconButton
      label="Show two days at a time"
      icon={<Columns2 aria-hidden="true" />}
      onClick={() => choose('pages')}
    />
  );
}
