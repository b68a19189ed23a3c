import { useRef } from 'react';
import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import { type PlainDate, weekOf } from '#shared/dates.ts';
import { part } from '#web/ui/part.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { useNear } from '#web/ui/use-near.ts';
import type { PlannedMeal, PlanView } from '../../rules/calendar.ts';
import { usePlanNutrition } from '../queries/nutrition.ts';

const DAY_LOADING = <Skeleton className="mt-8 h-80 max-w-3xl rounded-card md:h-76 lg:mt-0" />;
const WEEK_LOADING = <Skeleton className="mt-8 h-147 rounded-card md:h-76" />;
const DayNutritionCard = part(() => import('./day-nutrition-card.tsx'), DAY_LOADING);
const WeekNutritionCard = part(() => import('./week-nutrition-card.tsx'), WEEK_LOADING);

/** Margin for loading: people looking at their meals do not need it yet. */
const IN_SIGHT = 0;

interface Props {
  view: Exclude<PlanView, 'monthly'>;
  today: PlainDate;
  date: PlainDate;
  days: ReadonlyMap<PlainDate, PlannedMeal[]>;
}

/** Nutrition of the visible meals, one serving each; renders nothing if none can be counted. */
export function PlanNutrition(shown: Props) {
  const weekStart = useWeekStart();
  const { view, date, days } = shown;
  const dates = view === 'daily' ? [date] : weekOf(date, weekStart);
  return dates.some((day) => days.get(day)?.some(isDish)) ? <Counted {...shown} dates={dates} /> : null;
}

function Counted({ view, today, date, dates }: Props & { dates: PlainDate[] }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, IN_SIGHT);
  const { days: week, isLoading } = usePlanNutrition(date);
  const isComing = isLoading || !isNear;
  const day = week?.find((each) => each.date === date);
  return (
    <div ref={place}>
      {view === 'daily' && isComing && DAY_LOADING}
      {view === 'daily' && !isComing && day && day.counted > 0 && <DayNutritionCard day={day} />}
      {view === 'weekly' && isComing && WEEK_LOADING}
      {view === 'weekly' && !isComing && week?.some(({ counted }) => counted > 0) && (
        <WeekNutritionCard today={today} dates={dates} days={week} />
      )}
    </div>
  );
}

const isDish = ({ recipeId, recipeGone }: PlannedMeal) => recipeId !== null && !recipeGone;
