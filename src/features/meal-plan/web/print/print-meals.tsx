import { clsx } from 'clsx';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { mealsByType } from '../../rules/calendar.ts';
import { mealName } from '../../rules/meal-names.ts';
import { MealPicture } from '../meal-picture.tsx';
import { PrintMeal } from './print-meal.tsx';

/** A day's meals by type; pictures on screens only. */
export function PrintMeals({ meals, className }: { meals: readonly PlannedMeal[]; className?: string }) {
  const groups = mealsByType(meals).filter((group) => group.meals.length > 0);
  return (
    <dl
      className={clsx(
        'grid grid-cols-[5.5em_minmax(0,1fr)] gap-x-3 gap-y-2.5 print:items-baseline print:gap-y-[0.4em]',
        className,
      )}
    >
      {groups.map((group) => (
        <div key={group.mealType} className="contents">
          <dt className="flex min-h-11 items-center text-[0.875em] font-medium text-muted print:min-h-0">
            {mealName(group.mealType)}
          </dt>
          <dd>
            <ul className="space-y-2 print:space-y-1">
              {group.meals.map((meal) => (
                <li key={meal.id} className="flex min-h-11 items-center gap-3 print:min-h-0">
                  <MealPicture
                    meal={meal}
                    sizes="4rem"
                    aspect="4/3"
                    className="w-14 shrink-0 rounded-lg print:hidden"
                  />
                  <div className="min-w-0 leading-snug wrap-anywhere">
                    <PrintMeal meal={meal} />
                  </div>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
