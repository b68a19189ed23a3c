import { ShoppingBasket, Store } from 'lucide-react';
import { useRef, useState } from 'react';
import { paths } from '#web/paths.ts';
import { useScreenOn } from '#web/screen-on.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { DateRange } from '../rules.ts';
import { useGroceryList } from './data/list.ts';
import { useListView } from './data/view.ts';
import { GroceryStore } from './grocery-store.tsx';
import { AddItem } from './list/add-item.tsx';
import { AisleView } from './list/aisle-view.tsx';
import { ListMenu } from './list/list-menu.tsx';
import { ListNews } from './list/list-news.tsx';
import { ListProgress } from './list/list-progress.tsx';
import { PlainView } from './list/plain-view.tsx';
import { Staples } from './list/staples.tsx';
import { ViewChoice } from './list/view-choice.tsx';
import { ShareList } from './share-list.tsx';

/** What to buy, or why there is nothing (texts of spec part 2 §2). */
export function GroceryItems({ filter }: { filter: DateRange }) {
  const { list, isError, ...news } = useGroceryList(filter);
  const [view, chooseView] = useListView();
  const [isShopping, setShopping] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const screen = useScreenOn();
  const isFiltered = Boolean(filter.start || filter.end);
  if (isError && !list)
    return (
      <ErrorState
        title="The list could not be made"
        text="Error loading recipes for grocery list. Please try again."
        onRetry={news.retry}
        retryLabel="Try again"
      />
    );
  if (!list || !view) return <Loading />;
  const isByAisle = view === 'aisles';
  const View = isByAisle ? AisleView : PlainView;
  const wanted = isByAisle ? list.foods : list.items;
  return (
    <section aria-label="Items" className="card overflow-clip print:border-0 print:shadow-none">
      <div className="flex flex-wrap items-center gap-x-1 gap-y-3 px-4 pt-4 pb-3 md:px-5 print:px-0">
        <ListProgress list={list} isByAisle={isByAisle} meals={isFiltered} />
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2 max-md:order-last max-md:w-full print:hidden">
          <GroceryStore list={list} />
          <ShareList items={list.items} />
        </div>
        <div className="max-md:-mr-2 print:hidden">
          <ListMenu list={list} screen={screen} />
        </div>
      </div>
      <ListNews {...news} />
      <AddItem />
      {wanted.length === 0 ? (
        <NothingToBuy isFiltered={isFiltered} />
      ) : (
        <>
          <div
            ref={top}
            className="flex scroll-mt-18 flex-wrap items-center gap-x-2 gap-y-2 border-t border-line px-4 py-2.5 md:px-5 print:hidden"
          >
            <ViewChoice view={view} onChoose={chooseView} />
            <Button
              size="sm"
              variant={isShopping ? 'primary' : 'secondary'}
              aria-pressed={isShopping}
              icon={<Store aria-hidden="true" />}
              className="ml-auto"
              onClick={() => {
                setShopping(!isShopping);
                // What is bought stands first in the shop, not how the list is made.
                if (!isShopping) top.current?.scrollIntoView();
              }}
            >
              In the shop
            </Button>
          </div>
          {!isShopping && (
            <p className="border-t border-line bg-saffron-soft px-4 py-2.5 text-sm text-saffron-ink md:px-5 print:hidden">
              Tick the items you already have at home. Ticked items are left out when you share the list.
            </p>
          )}
          <View list={list} isShopping={isShopping} />
          <Staples foods={list.foods.filter((food) => food.isStaple)} />
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
