import { Search, WandSparkles } from 'lucide-react';
import type { GroceryFood } from '#features/grocery-list/rules/list.ts';
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
        Nothing to search for: your list is empty, or everything on it is at home.
      </p>
    );
  return (
    <div className="mt-4">
      {missing.length > 0 && (
        <Button wide busy={isSearching} icon={<Search aria-hidden="true" />} onClick={() => search(missing)}>
          {isSearching
            ? `Searching for products, ${missing.length} to go…`
            : `Find products for ${missing.length} ${searched.length > 0 ? 'more ' : ''}${missing.length === 1 ? 'ingredient' : 'ingredients'}`}
        </Button>
      )}
      {open.length > 0 && missing.length === 0 && (
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted">Choose one product for each ingredient.</p>
          <Button
            variant="secondary"
            size="sm"
            className="shrink-0"
            icon={<WandSparkles aria-hidden="true" />}
            onClick={() => shopping.chooseForMe(searched)}
          >
            Choose for me
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
