import { PageHead } from '#app/layout/page-head.tsx';
import { useOfflinePage } from '#web/offline.ts';
import { paths } from '#web/paths.ts';
import { useListRange } from './data/range.ts';
import { useListView } from './data/view.ts';
import { DateFilter } from './date-filter.tsx';
import { GroceryItems } from './grocery-items.tsx';
import { GroceryPromo } from './grocery-promo.tsx';
import { ListHead } from './list/list-head.tsx';
import { ListLoading } from './list/list-loading.tsx';

/** /grocery-list (spec part 2 §2). Dates of one's own that are filtered by stand in the address. */
export default function GroceryListScreen() {
  useOfflinePage(paths.groceryList());
  const range = useListRange();
  const [view, chooseView] = useListView();
  const { filter } = range;
  return (
    <div className="page pb-6 md:pt-2 lg:py-10 print:p-0">
      <PageHead title="Grocery List" isPrivate />
      <div className="grid grid-cols-1 gap-6 print:block lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <div className="min-w-0">
          {filter && view ? (
            <GroceryItems range={range} filter={filter} view={view} chooseView={chooseView} />
          ) : (
            <>
              <ListHead range={range} />
              <ListLoading />
            </>
          )}
        </div>
        <div className="space-y-6 print:hidden">
          <section aria-label="Date range" className="card p-5 max-lg:hidden">
            <h2 className="mb-3 text-xl">Date range</h2>
            <DateFilter range={range} />
          </section>
          <GroceryPromo />
        </div>
      </div>
    </div>
  );
}
