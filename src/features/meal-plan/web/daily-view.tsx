import { clsx } from 'clsx';
import { CalendarHeart, Pencil, Plus, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { freeMealType, isDayComplete, mealsByType } from '../rules/calendar.ts';
import { mealName } from '../rules/meal-names.ts';
import { CompleteBadge } from './complete-badge.tsx';
import { useMealActions } from './meal-actions.tsx';
import { MealMarks } from './meal-marks.tsx';
import { MealMenu } from './meal-menu.tsx';
import { MealMore } from './meal-more.tsx';
import { MealPicture } from './meal-picture.tsx';
import { startChoosing } from './state/choosing.ts';
import { plannedFor } from './state/planned-servings.ts';
import type { MealProps, ViewProps } from './view-props.tsx';

/** One day with its meals by type (spec part 1 §2 'Daily view'). */
export function DailyView({ today, date, days, notSynced }: ViewProps) {
  const meals = days.get(date) ?? [];
  const groups = mealsByType(meals).filter((group) => group.meals.length > 0);
  const choose = () => startChoosing({ date, mealType: freeMealType(meals) });
  return (
    <section aria-labelledby="plan-day" className="max-w-3xl">
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 id="plan-day" className="text-lg leading-6 desk:text-2xl">
          {formatDate(date, 'EEEE, MMMM d, yyyy')}
        </h3>
        {date === today && <Badge tone="primary">{t('Today')}</Badge>}
        {isDayComplete(meals) && <CompleteBadge withWords />}
      </div>
      {meals.length === 0 ? (
        <EmptyState
          icon={<CalendarHeart />}
          title={t('No meals planned for this day.')}
          text={t('Browse recipes and add them to your meal plan.')}
          level="p"
        >
          <Button asLink to={paths.recipes} onClick={choose} data-press="">
            {t('Find Recipes')}
          </Button>
        </EmptyState>
      ) : (
        <>
          {groups.map((group, index) => (
            <div key={group.mealType} className={clsx('desk:mt-6', index === 0 ? 'mt-1' : 'mt-4')}>
              <h4 className="font-display leading-6 font-semibold text-muted desk:text-lg">
                {mealName(group.mealType)}
              </h4>
              <ul className="mt-0.5 space-y-3 desk:mt-2">
                {group.meals.map((meal) => (
                  <DayMeal key={meal.id} meal={meal} isUnsynced={notSynced.has(meal.id)} />
                ))}
              </ul>
            </div>
          ))}
          <Button
            asLink
            to={paths.recipes}
            variant="secondary"
            className="mt-5"
            onClick={choose}
            data-press=""
            icon={<Plus aria-hidden="true" />}
          >
            {t('Add meal')}
          </Button>
        </>
      )}
    </section>
  );
}

function DayMeal({ meal, isUnsynced }: MealProps) {
  const { edit, remove } = useMealActions();
  return (
    <MealMenu meal={meal}>
      <li className="card flex items-center gap-3.5 p-2 md:gap-5 md:p-3">
        <MealPicture
          meal={meal}
          sizes="9rem"
          aspect="4/3"
          className="w-26 shrink-0 overflow-hidden rounded-[10px] max-[22rem]:w-20 desk:w-36"
        />
        <div className="min-w-0 flex-1">
          <p className="line-clamp-3 leading-snug font-semibold wrap-anywhere hyphens-auto desk:line-clamp-2 desk:text-lg">
            {meal.recipeName}
          </p>
          <MealMarks meal={meal} isUnsynced={isUnsynced} />
          {meal.recipeId && !meal.recipeGone && (
            <Link
              to={paths.recipe(meal.recipeId)}
              state={plannedFor(meal)}
              aria-label={t('View Recipe: {recipeName}', { recipeName: meal.recipeName })}
              className="inline-flex min-h-9 items-center text-sm font-semibold text-primary-ink underline-offset-4 hover:underline tap-44"
            >
              {t('View Recipe')}
            </Link>
          )}
        </div>
        <div className="flex shrink-0 max-sm:flex-col">
          <IconButton
            label={t('Edit {recipeName}', { recipeName: meal.recipeName })}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => edit(meal)}
            className="text-muted max-sm:hidden"
          />
          <MealMore meal={meal} className="text-muted" />
          <IconButton
            label={t('Remove {recipeName}', { recipeName: meal.recipeName })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => remove(meal)}
            className="text-muted hover:text-danger-ink"
          />
        </div>
      </li>
    </MealMenu>
  );
}
