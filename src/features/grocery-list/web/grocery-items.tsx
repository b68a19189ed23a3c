import { type ReactNode, useMemo } from 'react';
import { t } from '#shared/t.ts';
import { AfterHeading } from '#web/ui/after-heading.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { useCode, useCodeSoon } from '#web/ui/use-code.ts';
import type { DateRange } from '../rules/build-list.ts';
import type { GroceryFood } from '../rules/list.ts';
import { aisleText, plainText } from '../rules/list-text.ts';
import { stillToBuy } from '../rules/rows.ts';
import { AddItem } from './list/add-item.tsx';
import { FarNotice } from './list/far-notice.tsx';
import { importRowDetails } from './list/grocery-row.tsx';
import { ListHead } from './list/list-head.tsx';
import { ListLoading } from './list/list-loading.tsx';
import { ListMenu } from './list/list-menu.tsx';
import { ListNews } from './list/list-news.tsx';
import { ListProgress } from './list/list-progress.tsx';
import { NothingToBuy } from './list/nothing-to-buy.tsx';
import { ShownList } from './list/shown-list.tsx';
import { ViewChoice } from './list/view-choice.tsx';
import { useGroceryList } from './queries/list.ts';
import { ShareList } from './share-list.tsx';
import type { ListRange } from './state/range.ts';
import { useRows } from './state/rows.ts';
import { useShopMode } from './state/shop-mode.ts';
import type { ListView } from './state/view.ts';

const importShopMode = () => import('./list/shop-mode.tsx');

interface Props {
  range: ListRange;
  filter: DateRange;
  view: ListView;
  chooseView(view: ListView): void;
  /** More actions for the foods left to buy. */
  actions(foods: GroceryFood[]): ReactNode;
}

/** The list or its empty state, with all actions. */
export function GroceryItems({ range, filter, view, chooseView, actions }: Props) {
  const { list, isError, ...news } = useGroceryList(filter, range.name);
  const shop = useShopMode();
  const ShopMode = useCode(importShopMode, shop.isInShop);
  useCodeSoon(importRowDetails);
  const hasRange = Boolean(filter.start || filter.end);
  const rows = useRows(list, hasRange, `${range.name} ${shop.isInShop}`);
  const { counted } = rows;
  const foods = useMemo(() => stillToBuy(counted), [counted]);
  if (isError && !list)
    return (
      <>
        <ListHead range={range} />
        <ErrorState
          title={t('Could not load the list')}
          text={t('Error loading recipes for grocery list. Please try again.')}
          onRetry={news.retry}
          retryLabel={t('Try again')}
        />
      </>
    );
  if (!list)
    return (
      <>
        <ListHead range={range} />
        <ListLoading />
      </>
    );
  const text = view === 'aisles' ? aisleText(foods) : plainText(foods);
  const isEmpty = list.foods.length === 0;
  return (
    <>
      <ListHead
        range={range}
        summary={<ListProgress rows={counted} meals={hasRange ? list : undefined} />}
        actions={
          <>
            {actions(foods)}
            <ShareList text={text} />
            <ListMenu items={list.items} text={text} />
          </>
        }
        onShop={isEmpty ? undefined : shop.enter}
      />
      <AfterHeading>
        <Toolbar>
          <AddItem />
          <ViewChoice view={view} onChoose={chooseView} />
        </Toolbar>
        <section
          aria-label={t('Items')}
          className="card flex flex-col overflow-clip print:block print:border-0 print:shadow-none"
        >
          <FarNotice items={list.items} range={range} />
          <ListNews {...news} />
          {isEmpty ? (
            <NothingToBuy hasRange={hasRange} />
          ) : (
            <>
              <p className="bg-saffron-soft px-4 py-2.5 text-sm text-saffron-ink max-lg:order-last md:px-5 print:hidden">
                {t(
                  'Tick the items you already have at home. Ticked items are left out when you share the list.',
                )}
              </p>
              <ShownList rows={rows} view={view} />
            </>
          )}
        </section>
      </AfterHeading>
      {shop.isInShop && ShopMode && <ShopMode rows={counted} onLeave={shop.leave} />}
    </>
  );
}

/** Sticky, except on screens too low for it. */
function Toolbar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky top-(--top-bar) z-20 -mx-1 flex items-center gap-2 bg-paper px-1 py-1.5 lg:mt-4 print:hidden [@media(height<30rem)]:static">
      {children}
    </div>
  );
}
