import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import type { GroceryFood } from '#features/grocery-list/rules/list.ts';
import { t } from '#shared/t.ts';
import { capitalized } from '#shared/text.ts';
import { Button } from '#web/ui/button.tsx';
import type { ChosenProduct, Shopping } from '../state/shopping.ts';
import { ProductRow } from './product-row.tsx';

const SHOWN_AT_FIRST = 3;

/** The products found for a food, to choose one (spec part 2 §5). */
export function ProductChoice({ food, shopping }: { food: GroceryFood; shopping: Shopping }) {
  const name = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { products = [], error } = shopping.found.get(food.key) ?? {};
  const chosen = shopping.chosen.get(food.key);
  const bought = shopping.inCart.get(food.key);
  if (bought) return <InCart food={food} bought={bought} />;
  const shown = products.filter(
    ({ productId }, at) => showsAll || at < SHOWN_AT_FIRST || productId === chosen?.product.productId,
  );
  return (
    <fieldset>
      <legend className="float-left">
        <FoodName food={food} />
      </legend>
      <div className="flex min-h-6 justify-end">
        {chosen && (
          <Button
            variant="ghost"
            size="sm"
            className="-my-1.5 -me-3"
            aria-label={t('Clear choice for {name}', { name: food.name })}
            onClick={() => shopping.unchoose(food)}
          >
            {t('Clear')}
          </Button>
        )}
      </div>
      <div className="clear-both grid gap-2 pt-2">
        {error ? (
          <Failed text={error} isTrying={shopping.isSearching} onRetry={() => shopping.search([food])} />
        ) : (
          products.length === 0 && <p className="text-sm text-muted">{t('No products found.')}</p>
        )}
        {shown.map((product) => (
          <ProductRow
            key={product.productId}
            name={name}
            food={food}
            product={product}
            quantity={chosen?.product.productId === product.productId ? chosen.quantity : null}
            onChoose={(quantity) => shopping.choose(food, product, quantity)}
          />
        ))}
      </div>
      {shown.length < products.length && (
        <Button variant="ghost" size="sm" className="mt-1 -ms-3" onClick={() => setShowsAll(true)}>
          {t('Show {count} more', { count: products.length - shown.length })}
        </Button>
      )}
    </fieldset>
  );
}

function InCart({ food, bought: { product, quantity } }: { food: GroceryFood; bought: ChosenProduct }) {
  return (
    <div className="flex items-start gap-3">
      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-herb-ink" />
      <p>
        <FoodName food={food} />
        <span className="block text-sm text-muted">
          {t('In your cart: {quantity} × {description}, {size}', {
            quantity,
            description: product.description,
            size: product.size,
          })}
        </span>
      </p>
    </div>
  );
}

function Failed({ text, isTrying, onRetry }: { text: string; isTrying: boolean; onRetry(): void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="text-sm text-danger-ink">{text}</p>
      <Button variant="secondary" size="sm" busy={isTrying} onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  );
}

function FoodName({ food: { name, amount } }: { food: GroceryFood }) {
  return (
    <span className="wrap-anywhere">
      <span className="font-semibold">{capitalized(name)}</span> <span className="text-muted">{amount}</span>
    </span>
  );
}
