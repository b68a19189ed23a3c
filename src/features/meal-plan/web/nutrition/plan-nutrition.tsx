import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import { type PlainDate, weekOf } from '#shared/dates.ts';
import { part } from '#web/ui/part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { PlannedMeal, PlanView } from '../../rules/calendar.ts';
import { usePlanNutrition } from '../queries/nutrition.ts';

const DAY_LOADING = <Skeleton className="mt-8 h-80 max-w-3xl rounded-card md:h-76 lg:mt-0" />;
const WEEK_LOADING = <Skeleton className="mt-8 h-147 rounded-card md:h-76" />;
const DayNutritionCard = part(() => import('./day-nutrition-card.tsx'), DAY_LOADING);
const WeekNutritionCard = part(() => import('./week-nutrition-card.tsx'), WEEK_LOADING);

interface Props {
  view: Exclude<PlanView, 'monthly'>;
  today: PlainDate;
  date: PlainDate;
  days: ReadonlyMap<PlainDate, PlannedMeal[]>;
}

/** Nutrition of the visible meals, one serving each; renders nothing when none can be counted. */
export function PlanNutrition({ view, today, date, days }: Props) {
  const weekStart = useWeekStart();
  const shown = view === 'daily' ? [date] : weekOf(date, weekStart);
  const hasDishes = shown.some((day) => days.get(day)?.some(isDish));
  const { days: week, isLoading } = usePlanNutrition(date, hasDishes);
  if (!hasDishes) return null;
  if (view === 'daily') {
    const day = week?.find((each) => each.date === date);
    if (isLoading) return DAY_LOADING;
    return day && day.counted > 0 ? <DayNutritionCard day={day} /> : null;
  }
  if (isLoading) return WEEK_LOADING;
  return week?.some(({ counted }) => counted > 0) ? (
    <WeekNutritionCard today={today} dates={shown} days={week} />
  ) : null;
}

const isDish = ({ recipeId, recipeGone }: PlannedMeal) => recipeId !== null && !recipeGone;
