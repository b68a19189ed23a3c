import { CalendarPlus, Clock, ExternalLink, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { DietaryMark } from '#features/foods/web/dietary-mark.tsx';
import { formatMinutes } from '#features/recipes/rules/recipe.ts';
import type { PlainDate } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { useCode } from '#web/ui/use-code.ts';
import type { MealSuggestion } from '../../contract.ts';
import { DEFAULT_MEAL_TYPE, dayLabel } from '../../rules/calendar.ts';
import { mealWord } from '../../rules/meal-names.ts';
import { usePlanChanges } from '../queries/changes.ts';
import { isPlanned } from '../queries/plan.ts';

const importChooseMeal = () => import('../choose-meal.tsx');

interface Props {
  recipe: MealSuggestion;
  today: PlainDate;
  /** The slot that 'Add' uses. */
  day: PlainDate;
}

/** A suggested recipe with its reason and missing ingredients. 'Add' plans it for dinner, the arrow for any meal. */
export default function SuggestionCard({ recipe, today, day }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const ChooseMeal = useCode(importChooseMeal, isChoosing);
  const { planMeal } = usePlanChanges();
  const userId = useSession().user?.id ?? null;
  const { id, title, image, totalTime, reason, have, missing } = recipe;
  const at = { date: day, mealType: DEFAULT_MEAL_TYPE };
  const plan = () => {
    // Ignores an accidental second tap.
    if (isPlanned(userId, id, at))
      showToast({
        title: t('Already planned'),
        description: `${title}, ${mealWord(at.mealType)} · ${dayLabel(day, today)}`,
      });
    else planMeal({ recipe }, at);
  };
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-raised">
      <div className="flex max-md:gap-3.5 max-md:p-3 max-md:pb-0 md:flex-col">
        <Picture
          src={image}
          alt=""
          sizes="(width < 48rem) 6rem, 24rem"
          aspect="3/2"
          className="max-md:w-27 max-md:shrink-0 max-md:self-start max-md:rounded-[10px]"
        />
        <div className="min-w-0 flex-1 md:min-h-21 md:px-3 md:pt-3.5 lg:px-4">
          <h3 className="line-clamp-2 font-sans text-[1.0625rem] leading-snug font-semibold tracking-normal">
            {title}
          </h3>
          {totalTime !== null && (
            <p className="mt-1 flex items-center gap-1.5 text-sm text-muted tabular-nums">
              <Clock aria-hidden="true" className="size-4" />
              {formatMinutes(totalTime)}
            </p>
          )}
          <div className="mt-2 empty:hidden">
            <DietaryMark recipe={recipe} look="badge" />
          </div>
        </div>
      </div>
      <div className="flex flex-1 flex-col px-3 pt-2.5 pb-3 md:pb-4 lg:px-4">
        <p className="min-h-[2lh] text-sm leading-snug font-medium text-herb-ink first-letter:uppercase wrap-anywhere">
          {reason}
        </p>
        {have.length === 0 && missing.length > 0 && (
          <p className="mt-1.5 line-clamp-2 min-h-[2lh] text-sm leading-snug text-muted wrap-anywhere">
            <span className="font-medium text-ink">{t('You need:')}</span> {missing.join(', ')}
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-2 pt-3">
          <Button
            asLink
            to={paths.recipe(id)}
            target="_blank"
            rel="noopener"
            variant="secondary"
            className="flex-1 px-3! max-[22.5rem]:px-2! max-[22.5rem]:[&_svg]:hidden md:max-lg:px-2! md:max-lg:[&_svg]:hidden"
            aria-label={t('View {title} in a new tab', { title })}
            icon={<ExternalLink aria-hidden="true" />}
          >
            {t('View')}
          </Button>
          <div className="flex flex-1">
            <Button
              className="flex-1 rounded-e-none px-3! max-[22.5rem]:px-2! max-[22.5rem]:[&_svg]:hidden md:max-lg:gap-1 md:max-lg:px-2!"
              aria-label={t('Add {title}', { title })}
              title={
                day === today ? t("Today's dinner") : t('Dinner on {day}', { day: dayLabel(day, today) })
              }
              icon={<Plus aria-hidden="true" />}
              onClick={plan}
            >
              {t('Add')}
            </Button>
            <Button
              className="rounded-s-none border-s border-on-primary/35 px-3! md:max-lg:px-2.5!"
              aria-label={t('Add {title} to another day or meal', { title })}
              title={t('Another day or meal')}
              onClick={() => setChoosing(true)}
            >
              <CalendarPlus aria-hidden="true" />
            </Button>
          </div>
        </div>
      </div>
      {ChooseMeal && (
        <ChooseMeal recipe={recipe} at={at} isOpen={isChoosing} onClose={() => setChoosing(false)} />
      )}
    </li>
  );
}
