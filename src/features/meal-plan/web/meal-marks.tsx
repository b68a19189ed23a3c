import { CloudOff, Repeat, Users } from 'lucide-react';
import { t } from '#shared/t.ts';
import type { PlannedMeal } from '../rules/calendar.ts';
import { MealDietaryMark } from './meal-dietary-mark.tsx';

const REPEATS = {
  none: null,
  daily: { letter: t('D'), words: t('Repeats every day') },
  weekly: { letter: t('W'), words: t('Repeats every week') },
  monthly: { letter: t('M'), words: t('Repeats every month') },
  yearly: { letter: t('Y'), words: t('Repeats every year') },
} as const;

/** The badge of a repeating meal: D, W, M or Y (spec part 1 §2). */
export function RepeatBadge({ recurring }: Pick<PlannedMeal, 'recurring'>) {
  const repeat = REPEATS[recurring];
  if (!repeat) return null;
  return (
    <span
      role="img"
      aria-label={repeat.words}
      title={repeat.words}
      className="inline-flex size-4.5 shrink-0 items-center justify-center rounded-full bg-ink/85 text-[0.625rem] leading-none font-bold text-paper"
    >
      {repeat.letter}
    </span>
  );
}

interface Props {
  meal: PlannedMeal;
  isUnsynced: boolean;
}

/** A meal's servings, note, status and allergens; renders nothing when there is none. */
export function MealMarks({ meal, isUnsynced }: Props) {
  return (
    <>
      <Marks meal={meal} isUnsynced={isUnsynced} />
      <MealDietaryMark meal={meal} />
    </>
  );
}

function Marks({ meal, isUnsynced }: Props) {
  const { servings, note, recurring, recipeGone } = meal;
  if (!servings && !note && recurring === 'none' && !recipeGone && !isUnsynced) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs font-medium text-muted">
      {recurring !== 'none' && (
        <span className="inline-flex items-center gap-1">
          <Repeat aria-hidden="true" className="size-3.5" />
          {REPEATS[recurring]?.words}
        </span>
      )}
      {servings && (
        <span className="inline-flex items-center gap-1">
          <Users aria-hidden="true" className="size-3.5" />
          {t('for {servings}', { servings })}
        </span>
      )}
      {recipeGone && <span>{t('Recipe deleted')}</span>}
      {isUnsynced && <NotSynced />}
      {note && <span className="w-full font-normal wrap-anywhere">{note}</span>}
    </span>
  );
}

export function NotSynced() {
  return (
    <span className="inline-flex items-center gap-1 text-saffron-ink">
      <CloudOff aria-hidden="true" className="size-3.5" />
      {t('not synced')}
    </span>
  );
}
