import { clsx } from 'clsx';
import { DietaryMark } from '#features/foods/web/dietary-mark.tsx';
import type { GroceryFood } from '../../rules/list.ts';

/** Marks foods that its reader does not eat; the person who planned the meal may eat them. */
export function FoodDietaryMark({
  food: { allergens = [], mayContain = [], unsuitedTo = [] },
  className,
}: {
  food: GroceryFood;
  className: string;
}) {
  return (
    <span className={clsx('flex empty:hidden print:hidden', className)}>
      <DietaryMark recipe={{ allergens, mayContain, unsuitedTo }} look="badge" />
    </span>
  );
}
