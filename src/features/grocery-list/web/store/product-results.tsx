import { Search, WandSparkles } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Shopping } from '../data/shopping.ts';
import { ProductChoice } from './product-choice.tsx';

/** Finds products for the list, and shows them by ingredient. */
export function ProductResults({ ingredients, shopping }: { ingredients: string[]; shopping: Shopping }) {
  const { found, chosen, inCart, isSearching, search } = shopping;
  const searched = ingredients.filter((ingredient) => found.has(ingredient));
  const missing = ingredients.filter((ingredient) => !found.has(ingredient));
  const open = searched.filter(
    (ingredient) =>
      !chosen.has(ingredient) && !inCart.has(ingredient) && found.get(ingredient)?.products.length,
  );
  if (ingredients.length === 0)
    return (
      <p className="mt-4 rounded-card bg-sunken px-4 py-5 text-center text-muted">
        There is nothing to search for: your list is empty, or everything on it is ticked.
      </p>
    );
  return (
    <div className="mt-4">
      {missing.length > 0 && (
        <Button wide busy={isSearching} icon={<Search aria-hidden="true" />} onClick={() => search(missing)}>
          {isSearching
            ? `Searching products, ${missing.length} to go…`
            : `Find products for ${missing.length} ${searched.length > 0 ? 'more ' : ''}${missing.length === 1 ? 'ingredient' : 'ingredients'}`}
        </Button>
      )}
      {open.length > 0 && missing.length === 0 && (
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted">Choose one product each.</p>
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
        {searched.map((ingredient) => (
          <li key={ingredient} className="py-4">
            <ProductChoice ingredient={ingredient} shopping={shopping} />
          </li>
        ))}
      </ul>
      {isSearching && missing.length === 0 && <Spinner label="Searching products…" />}
    </div>
  );
}
