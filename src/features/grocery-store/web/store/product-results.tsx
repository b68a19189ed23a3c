import { Search, WandSparkles } from 'lucide-react';
import type { GroceryFood } from '#features/grocery-list/rules/list.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import type { Shopping } from '../state/shopping.ts';
import { ProductChoice } from './product-choice.tsx';

/** Searches products for the list and shows them by food. */
export function ProductResults({ foods, shopping }: { foods: GroceryFood[]; shopping: Shopping }) {
  const { found, chosen, inCart, isSearching, search } = shopping;
  const searched = foods.filter(({ key }) => found.has(key));
  const missing = foods.filter(({ key }) => !found.has(key));
  const open = searched.filter(
    ({ key }) => !chosen.has(key) && !inCart.has(key) && found.get(key)?.products.length,
  );
  if (foods.length === 0)
    return (
      <p className="mt-4 rounded-card bg-sunken px-4 py-5 text-center text-muted">
        {t('Nothing to search for: your list is empty, or everything on it is at home.')}
      </p>
    );
  return (
    <div className="mt-4">
      {missing.length > 0 && (
        <Button wide busy={isSearching} icon={<Search aria-hidden="true" />} onClick={() => search(missing)}>
          {isSearching
            ? t('Searching for products, {count} to go…', { count: missing.length })
            : searched.length > 0
              ? t(
                  '{count, plural, one {Find products for # more ingredient} other {Find products for # more ingredients}}',
                  { count: missing.length },
                )
              : t(
                  '{count, plural, one {Find products for # ingredient} other {Find products for # ingredients}}',
                  { count: missing.length },
                )}
        </Button>
      )}
      {open.length > 0 && missing.length === 0 && (
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted">{t('Choose one product for each ingredient.')}</p>
          <Button
            variant="secondary"
            size="sm"
            className="shrink-0"
            icon={<WandSparkles aria-hidden="true" />}
            onClick={() => shopping.chooseForMe(searched)}
          >
            {t('Choose for me')}
          </Button>
        </div>
      )}
      <ul className="mt-2 divide-y divide-line">
        {searched.map((food) => (
          <li key={food.key} className="py-4">
            <ProductChoice food={food} shopping={shopping} />
          </li>
        ))}
      </ul>
    </div>
  );
}
