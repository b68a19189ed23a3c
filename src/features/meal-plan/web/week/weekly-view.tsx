import { useEffect, useState } from 'react';
import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import { type PlainDate, weekOf } from '#shared/dates.ts';
import { useIsPhone } from '#web/hooks/use-is-phone.ts';
import { narrowStart, narrowWindow, stepNarrow } from '../../rules/calendar.ts';
import { useHeldAtEdge } from '../drag/page-turn.tsx';
import { useWeekReading } from '../state/week-reading.ts';
import type { ViewProps } from '../view-props.tsx';
import { StackedWeek } from './stacked-week.tsx';
import { WeekDay } from './week-day.tsx';
import { WeekPages } from './week-pages.tsx';

const LAST_START = 5;

/**
 * The seven days of a week. Narrow screens show two at a time (spec part 1 §2 'Narrow screens'), or all stacked, as last
 * chosen.
 */
export function WeeklyView({ today, date, days, notSynced, onStep }: ViewProps) {
  const isPhone = useIsPhone();
  const [reading] = useWeekReading();
  const week = weekOf(date, useWeekStart());
  const first = week[0] ?? date;
  const [moved, setMoved] = useState<{ first: PlainDate; start: number } | null>(null);
  const [turned, setTurned] = useState<{ from: PlainDate; step: 1 | -1 } | null>(null);
  const start = moved?.first === first ? moved.start : narrowStart(week, today, date);
  const pages = narrowWindow(week, start);
  const isByPages = reading === 'pages';
  const isPaged = isPhone && isByPages;
  const move = (step: 1 | -1) => setMoved({ first, start: stepNarrow(start, step) });

  useHeldAtEdge((step) => {
    if (isPaged && (step > 0 ? pages.hasNext : pages.hasPrevious)) return move(step);
    setTurned({ from: first, step });
    onStep(step);
  });
  useEffect(() => {
    if (!turned || turned.from === first) return;
    // After dragging a meal into another week, shows the days nearest to those it left.
    setMoved({ first, start: turned.step > 0 ? 0 : LAST_START });
    setTurned(null);
  }, [turned, first]);

  const shown = isPaged ? pages.days : week;
  if (isPhone && reading === 'stacked')
    return <StackedWeek week={week} today={today} days={days} notSynced={notSynced} />;
  return (
    <>
      <ol className="grid grid-cols-2 gap-2 desk:grid-cols-7 desk:gap-1 lg:gap-2">
        {shown.map((day) => (
          <WeekDay
            key={day}
            day={day}
            isToday={day === today}
            isBeyond={isByPages && !pages.days.includes(day)}
            meals={days.get(day) ?? NO_MEALS}
            notSynced={notSynced}
          />
        ))}
      </ol>
      {isByPages && <WeekPages {...pages} onMove={move} />}
    </>
  );
}

const NO_MEALS: never[] = [];
