import { AllergenMark } from '#features/foods/web/allergen-mark.tsx';
import type { GroceryFood } from '../../rules/list.ts';

/** Marks what its reader must not eat: the person who planned the meal may eat it. */
export function FoodAllergens({ food: { allergens = [], mayContain = [] } }: { food: GroceryFood }) {
  return (
    <span className="flex pb-1 empty:hidden md:pb-0 print:hidden">
      <AllergenMark recipe={{ allergens, mayContain }} look="badge" />
    </span>
  );
}
