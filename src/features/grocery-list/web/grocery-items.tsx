import { ShoppingBasket } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { DateRange } from '../rules.ts';
import { useGroceryList, useTickItem } from './data.ts';
import { GroceryLine } from './grocery-line.tsx';
import { ShareList } from './share-list.tsx';

/** What to buy, or why there is nothing (texts of spec part 2 §2). */
export function GroceryItems({ filter }: { filter: DateRange }) {
  const { list, isError, retry } = useGroceryList(filter);
  const tick = useTickItem();
  const isFiltered = Boolean(filter.start || filter.end);
  if (isError && !list)
    return (
      <ErrorState
        title="The list could not be made"
        text="Error loading recipes for grocery list. Please try again."
        onRetry={retry}
        retryLabel="Try again"
      />
    );
  if (!list) return <Loading />;
  const atHome = list.items.filter((item) => item.ticked).length;
  return (
    <section aria-label="Items" className="card overflow-hidden">
      <div className="flex min-h-16 items-center gap-4 px-5 py-3">
        <div className="mr-auto">
          <p className="font-semibold tabular-nums">
            {list.items.length === 1 ? '1 item' : `${list.items.length} items`}
            {atHome > 0 && <span className="font-normal text-muted">, {atHome} at home</span>}
          </p>
          {isFiltered && (
            <p className="text-sm text-muted tabular-nums">
              Showing {list.shown} of {list.total} meals
            </p>
          )}
        </div>
        <ShareList items={list.items} />
      </div>
      {list.items.length === 0 ? (
        <NothingToBuy isFiltered={isFiltered} />
      ) : (
        <>
          <p className="border-t border-line bg-saffron-soft px-5 py-2.5 text-sm text-saffron-ink">
            Tick the items you already have at home. Ticked items are left out when you share the list.
          </p>
          <ul className="divide-y divide-line border-t border-line">
            {list.items.map((item) => (
              <GroceryLine key={item.key} item={item} onTick={(ticked) => tick({ key: item.key, ticked })} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function NothingToBuy({ isFiltered }: { isFiltered: boolean }) {
  const [what, why] = isFiltered
    ? [
        'No grocery items for the selected date range!',
        'Only meals with recipes found in the database will appear here.',
      ]
    : ['No grocery items yet!', 'Add recipes to your meal plan to build your grocery list.'];
  return (
    <div className="flex flex-col items-center border-t border-line px-6 py-12 text-center">
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
        Find Recipes
      </Button>
    </div>
  );
}

function Loading() {
  return (
    <div className="card p-5">
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner />
        Loading your grocery list...
      </p>
      <div className="mt-5 space-y-4">
        {['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/2', 'w-3/4'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes that never move.
          <Skeleton key={index} className={`h-7 ${width}`} />
        ))}
      </div>
    </div>
  );
}
