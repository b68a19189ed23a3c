import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { t } from '#shared/t.ts';
import { formatTenths } from '#shared/written/numbers.ts';
import type { RecipeCard } from '../contract.ts';
import { difficultyName } from '../rules/difficulty.ts';
import { formatMinutes, totalTime } from '../rules/recipe.ts';

type Props = {
  recipe: Pick<RecipeCard, 'prepTime' | 'cookTime' | 'difficulty' | 'rating'>;
  className?: string;
};

/** Total time and difficulty on one line, if known; nothing if neither is. */
export function Glance({ recipe, className }: Props) {
  const minutes = totalTime(recipe);
  const { difficulty, rating } = recipe;
  if (minutes === null && !difficulty && rating === null) return null;
  return (
    <p
      className={clsx(
        'mt-2 flex flex-wrap items-center gap-x-1.5 text-sm whitespace-nowrap text-muted tabular-nums',
        className,
      )}
    >
      {minutes !== null && (
        <span className="flex items-center gap-1.5">
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          <span className="sr-only">{t('Total time')} </span>
          {formatMinutes(minutes)}
          {difficulty && <span aria-hidden="true">·</span>}
        </span>
      )}
      {difficulty && difficultyName(difficulty)}
      {rating !== null && (
        <span>
          <span className="sr-only">{t('Rated')} </span>★ {formatTenths(rating)}
        </span>
      )}
    </p>
  );
}
