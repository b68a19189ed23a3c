import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { addMealText } from '../../rules/meal-names.ts';
import { startChoosing } from '../state/choosing.ts';
import type { Place } from '../state/place.ts';

/** 'Add dinner': opens the recipes; the one added goes to this slot. */
export function AddToSlot({ date, mealType, className }: Place & { className?: string }) {
  return (
    <Link
      to={paths.recipes}
      draggable={false}
      onClick={() => startChoosing({ date, mealType })}
      data-press=""
      className={clsx(
        'flex min-h-11 items-center justify-center gap-1 rounded-control border border-dashed border-edge/50 px-1 text-center text-[0.8125rem] leading-tight font-medium text-muted desk:max-lg:flex-col desk:max-lg:gap-0 desk:max-lg:py-1.5 desk:max-lg:text-xs hover:border-edge hover:text-ink',
        className,
      )}
    >
      <Plus aria-hidden="true" className="size-3.5 shrink-0" />
      {addMealText(mealType)}
    </Link>
  );
}
