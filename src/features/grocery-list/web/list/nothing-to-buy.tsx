import { ShoppingBasket } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';

/** Why the list is empty (texts of spec part 2 §2). */
export function NothingToBuy({ hasRange }: { hasRange: boolean }) {
  const [what, why] = hasRange
    ? [
        t('No grocery items for the selected date range!'),
        t('Only meals with recipes found in the database will appear here.'),
      ]
    : [t('No grocery items yet!'), t('Add recipes to your meal plan to build your grocery list.')];
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <div
        aria-hidden="true"
        className="mb-5 flex size-20 items-center justify-center rounded-full bg-saffron-soft text-saffron-ink"
      >
        <ShoppingBasket className="size-9" />
      </div>
      <p className="max-w-md text-muted">
        <strong className="mb-2 block font-display text-2xl leading-tight font-semibold text-ink">
          {what}
        </strong>{' '}
        {why}
      </p>
      <Button asLink to={paths.recipes} className="mt-6">
        {t('Find Recipes')}
      </Button>
    </div>
  );
}
