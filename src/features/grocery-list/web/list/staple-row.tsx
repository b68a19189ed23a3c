import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import type { GroceryFood } from '../../rules/list.ts';
import { useListChanges } from '../queries/changes.ts';

/** A staple on the list. */
export function StapleRow({ food }: { food: GroceryFood }) {
  const { setStaple } = useListChanges();
  return (
    <li className="flex min-h-12 items-center gap-3 px-4 md:px-5">
      <span className="min-w-0 flex-1 text-muted wrap-anywhere">
        {[food.amount, food.name].filter(Boolean).join(' ')}
      </span>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('Buy {name}', { name: food.name })}
        onClick={() => setStaple(food, false)}
      >
        {t('Buy it')}
      </Button>
    </li>
  );
}
