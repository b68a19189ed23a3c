import { ChevronDown } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { GroceryFood } from '../../contract.ts';
import { useListChanges } from '../data/changes.ts';

/** Foods of the list that are always at home. */
export function Staples({ foods }: { foods: readonly GroceryFood[] }) {
  const { setStaple } = useListChanges();
  if (foods.length === 0) return null;
  return (
    <details className="group border-t border-line print:hidden">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 md:px-5 font-semibold text-muted [&::-webkit-details-marker]:hidden">
        Always at home ({foods.length})
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="px-4 md:px-5 pb-3">
        {foods.map((food) => (
          <li key={food.key} className="flex min-h-12 items-center gap-3">
            <span className="min-w-0 flex-1 text-muted wrap-anywhere">
              {[food.amount, food.name].filter(Boolean).join(' ')}
            </span>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Buy ${food.name}`}
              onClick={() => setStaple(food, false)}
            >
              Buy it
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
