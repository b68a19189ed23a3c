import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { GroceryFood, StoreProduct } from '../../contract.ts';
import { packageMaths } from '../../rules/packages.ts';
import { formatPrice } from '../../rules/store.ts';
import type { Shopping } from '../data/shopping.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

const SHOWN_AT_FIRST = 3;

/** The products found for a food, of which one is chosen (spec part 2 §5). */
export function ProductChoice({ food, shopping }: { food: GroceryFood; shopping: Shopping }) {
  const name = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { products = [], error } = shopping.found.get(food.key) ?? {};
  const chosen = shopping.chosen.get(food.key);
  const bought = shopping.inCart.get(food.key);
  if (bought)
    return (
      <div className="flex items-start gap-3">
        <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-herb-ink" />
        <p>
          <FoodName food={food} />
          <span className="block text-sm text-muted">
            In your cart: {bought.quantity} × {bought.product.description}, {bought.product.size}
          </span>
        </p>
      </div>
    );
  const isShown = (product: StoreProduct, at: number) =>
    showsAll || at < SHOWN_AT_FIRST || product.productId === chosen?.product.productId;
  const shown = products.filter(isShown);
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
            className="-my-1.5 -mr-3"
            aria-label={`Choose nothing for ${food.name}`}
            onClick={() => shopping.unchoose(food)}
          >
            Clear
          </Button>
        )}
      </div>
      {error ? (
        <div role="alert" className="clear-both flex flex-wrap items-center gap-3 pt-1">
          <p className="text-sm text-danger-ink">{error}</p>
          <Button
            variant="secondary"
            size="sm"
            busy={shopping.isSearching}
            onClick={() => shopping.search([food])}
          >
            Try again
          </Button>
        </div>
      ) : (
        products.length === 0 && (
          <p className="clear-both pt-1 text-sm text-muted">The store has nothing for this.</p>
        )
      )}
      <div className="clear-both grid gap-2 pt-2">
        {shown.map((product) => (
          <ProductRow key={product.productId} name={name} product={product} {...{ food, shopping }} />
        ))}
      </div>
      {shown.length < products.length && (
        <Button variant="ghost" size="sm" className="mt-1 -ml-3" onClick={() => setShowsAll(true)}>
          Show {products.length - shown.length} more
        </Button>
      )}
    </fieldset>
  );
}

function FoodName({ food: { name, amount } }: { food: GroceryFood }) {
  return (
    <span className="wrap-anywhere">
      <span className="font-semibold">{name.charAt(0).toUpperCase() + name.slice(1)}</span>{' '}
      <span className="text-muted">{amount}</span>
    </span>
  );
}

interface RowProps {
  name: string;
  food: GroceryFood;
  product: StoreProduct;
  shopping: Shopping;
}

function ProductRow({ name, food, product, shopping }: RowProps) {
  const { description, brand, size, price } = product;
  const chosen = shopping.chosen.get(food.key);
  const isChosen = chosen?.product.productId === product.productId;
  const maths = packageMaths(food.amount, food.needs, size);
  return (
    <div
      className={clsx(
        'rounded-control border transition-colors',
        isChosen ? 'border-primary bg-primary-soft' : 'border-line bg-raised hover:border-edge',
      )}
    >
      <label className="flex cursor-pointer items-center gap-3 px-3.5 py-2.5">
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={() => shopping.choose(food, product)}
          className="size-5 shrink-0 cursor-pointer accent-primary"
        />
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-medium wrap-anywhere">{description}</span>
          <span className="block text-sm text-muted">{[brand, size].filter(Boolean).join(' · ')}</span>
        </span>
        <span
          className={clsx('tabular-nums', price.regular === null ? 'text-sm text-muted' : 'font-semibold')}
        >
          {price.regular === null ? 'Price in store' : formatPrice(price.regular)}
        </span>
      </label>
      {isChosen && (
        <div className="flex items-center justify-between gap-3 py-1 pr-1.5 pl-11.5">
          <p className="text-sm">{maths ?? 'Packages'}</p>
          <QuantityStepper
            label={description}
            value={chosen.quantity}
            onChange={(quantity) => shopping.choose(food, product, quantity)}
          />
        </div>
      )}
    </div>
  );
}
