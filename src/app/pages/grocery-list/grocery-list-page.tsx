import { DateFilter } from '#features/grocery-list/web/date-filter.tsx';
import { GroceryItems } from '#features/grocery-list/web/grocery-items.tsx';
import { GroceryPromo } from '#features/grocery-list/web/grocery-promo.tsx';
import { ListHead } from '#features/grocery-list/web/list/list-head.tsx';
import { ListLoading } from '#features/grocery-list/web/list/list-loading.tsx';
import { listQuery } from '#features/grocery-list/web/queries/list-query.ts';
import { rangeOnServer, useListRange } from '#features/grocery-list/web/state/range.ts';
import { useListView } from '#features/grocery-list/web/state/view.ts';
import { GroceryStore } from '#features/grocery-store/web/grocery-store.tsx';
import { t } from '#shared/t.ts';
import { loadInBrowser } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { PageHead } from '../../layout/page-head.tsx';

export const loader = loadOnServer(async (from, { url, viewer }) => {
  const { user } = await from.accounts.session.call();
  if (!user) return [];
  const range = rangeOnServer(url.searchParams, viewer(), user.weekStart);
  return [listQuery(from, range, viewer().today, user.units)];
});
// The page opens immediately and loads the list afterward.
export const clientLoader = loadInBrowser(() => []);

/** /grocery-list (spec part 2 §2). A custom date range is in the address. */
export default function GroceryListPage() {
  const range = useListRange();
  const [view, chooseView] = useListView();
  const { filter } = range;
  return (
    <div className="page pb-6 md:pt-2 lg:py-10 print:p-0">
      <PageHead
        title={t('Grocery List')}
        description={t('Everything that your planned meals need, by aisle.')}
      />
      <div className="grid grid-cols-1 gap-6 print:block lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <div className="min-w-0">
          {filter ? (
            <GroceryItems
              range={range}
              filter={filter}
              view={view}
              chooseView={chooseView}
              actions={(foods) => <GroceryStore foods={foods} />}
            />
          ) : (
            <>
              <ListHead range={range} />
              <ListLoading />
            </>
          )}
        </div>
        <div className="space-y-6 print:hidden">
          <section aria-label={t('Date range')} className="card p-5 max-lg:hidden">
            <h2 className="mb-3 text-xl">{t('Date range')}</h2>
            <DateFilter range={range} />
          </section>
          <GroceryPromo />
        </div>
      </div>
    </div>
  );
}
