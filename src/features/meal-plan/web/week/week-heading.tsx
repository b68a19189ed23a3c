import { clsx } from 'clsx';
import { Link } from 'react-router';
import { formatDate, type PlainDate } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { isDayComplete, type PlannedMeal } from '../../rules/calendar.ts';
import { CompleteBadge } from '../complete-badge.tsx';

interface Props {
  day: PlainDate;
  isToday: boolean;
  meals: readonly PlannedMeal[];
}

/** A link to the day, with a check when it is complete. */
export function WeekHeading({ day, isToday, meals }: Props) {
  return (
    <h3 className="flex items-center gap-1 px-1 font-sans leading-6 desk:pt-1">
      <Link
        to={paths.mealPlan({ date: day, view: 'daily' })}
        className="flex items-baseline gap-1 tap-44 lg:gap-1.5"
      >
        <span className="text-sm font-semibold text-muted">{formatDate(day, 'EEE')}</span>{' '}
        <span className={clsx('text-lg leading-6 font-bold tabular-nums', isToday && 'text-primary-ink')}>
          {formatDate(day, 'd')}
        </span>
      </Link>
      <span className="ms-auto flex">{isDayComplete(meals) && <CompleteBadge />}</span>
    </h3>
  );
}
