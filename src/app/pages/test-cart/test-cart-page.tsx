import { FlaskConical, ShoppingCart } from 'lucide-react';
import { formatPrice, totalOf } from '#features/grocery-store/rules/shopping.ts';
import { testCartQuery, useTestCart } from '#features/grocery-store/web/queries/store.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageHead } from '../../layout/page-head.tsx';

const queries: PageQueries = (from) => [testCartQuery(from)];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** /test-store/cart: the test store's cart, standing in for a real store's page. */
export default function TestCartPage() {
  const { data } = useTestCart();
  const lines = data?.lines ?? [];
  const { total } = totalOf(
    lines.map(({ product, quantity }) => ({ price: product.price.regular, quantity })),
  );
  return (
    <div className="page flex justify-center py-8 md:py-14">
      <PageHead title={t('Corner Market cart')} isPrivate />
      <section aria-labelledby="cart" className="card w-full max-w-xl overflow-hidden">
        <div className="h-3 bg-[repeating-linear-gradient(-45deg,var(--color-saffron)_0_12px,var(--color-ink)_12px_24px)]" />
        <div className="p-6 sm:p-8">
          <Badge tone="saffron" icon={<FlaskConical aria-hidden="true" />}>
            {t('Test store')}
          </Badge>
          <h1 id="cart" className="mt-3 text-3xl">
            {t('Corner Market cart')}
          </h1>
          <p className="mt-2 text-muted">{t('This page stands in for a grocery store. Nothing is sold.')}</p>
          {lines.length === 0 ? (
            <EmptyState
              icon={<ShoppingCart />}
              title={t('Your cart is empty')}
              text={t('Add products from your grocery list.')}
            >
              <Button asLink to={paths.groceryList()}>
                {t('Grocery List')}
              </Button>
            </EmptyState>
          ) : (
            <>
              <ul className="mt-6 divide-y divide-line border-y border-line">
                {lines.map(({ product, quantity }) => (
                  <li key={product.productId} className="flex items-baseline gap-4 py-3">
                    <span className="w-10 shrink-0 font-semibold tabular-nums">{quantity} ×</span>
                    <span className="min-w-0 flex-1">
                      {product.description}
                      <span className="block text-sm text-muted">
                        {product.brand} · {product.size}
                      </span>
                    </span>
                    <span className="tabular-nums">
                      {formatPrice((product.price.regular ?? 0) * quantity)}
                    </span>
                  </li>
                ))}
              </ul>
              <p className="mt-4 flex items-baseline justify-between gap-4">
                <span className="font-semibold">{t('Total')}</span>
                <span className="font-display text-2xl font-semibold tabular-nums">{formatPrice(total)}</span>
              </p>
            </>
          )}
        </div>
      </section>
    </div>
  );
}
