import { Columns2, Rows3 } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useWeekReading } from '../state/week-reading.ts';

/** Beside the view switch of a narrow screen: the week two days at a time, or all seven below one another. */
export function WeekReadingToggle() {
  const [reading, choose] = useWeekReading();
  return reading === 'pages' ? (
    <IconButton
      label="Show seven days below one another"
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
