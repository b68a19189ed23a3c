import { CalendarPlus, ChevronDown, X } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { formatDate } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MEAL_TYPES, type MealType } from '../rules/calendar.ts';
import { mealWord } from '../rules/meal-names.ts';
import { startChoosing, stopChoosing } from './state/choosing.ts';
import { isLookingAt, useChoosing } from './state/place.ts';

/** Shows the slot a recipe is being chosen for, lets the cook change the meal, or cancel. */
export default function ChoosingBar() {
  const place = useChoosing();
  const { pathname } = useLocation();
  if (!place || !isLookingAt(pathname)) return null;
  const { date, mealType } = place;
  return (
    <aside
      aria-label={t('Choosing a meal')}
      className="sticky top-[calc(var(--top-bar)+env(safe-area-inset-top))] z-20 border-b border-line bg-saffron-soft text-saffron-ink print:hidden"
    >
      <div className="page flex min-h-11 items-center gap-2 text-[0.9375rem]">
        <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1">
          {t('Choosing')}
          <span className="relative inline-flex items-center font-semibold">
            <select
              aria-label={t('Meal')}
              value={mealType}
              onChange={(event) => startChoosing({ date, mealType: event.target.value as MealType })}
              className="min-h-11 field-sizing-content appearance-none bg-transparent pe-4.5 font-semibold"
            >
              {MEAL_TYPES.map((type) => (
                <option key={type} value={type} className="bg-raised text-ink">
                  {mealWord(type)}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-0 size-4" />,
          </span>
          <Link
            to={paths.mealPlan({ date, view: 'daily' })}
            className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap underline underline-offset-4"
          >
            {formatDate(date, 'EEE')} {formatDate(date, 'd')}
          </Link>
        </p>
        <IconButton
          label={t('Stop choosing')}
          icon={<X aria-hidden="true" />}
          onClick={stopChoosing}
          className="-me-2.5 hover:bg-transparent"
        />
      </div>
    </aside>
  );
}
