import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { StoreProduct } from '../../contract.ts';
import { packageMaths, readNeeds } from '../../rules/packages.ts';
import { formatPrice } from '../../rules/store.ts';
import type { Shopping } from '../data/shopping.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

const SHOWN_AT_FIRST = 3;

/** The products found for an ingredient, of which one is chosen (spec part 2 §5). */
export function ProductChoice({ ingredient, shopping }: { ingredient: string; shopping: Shopping }) {
  const name = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { products = [], error } = shopping.found.get(ingredient) ?? {};
  const chosen = shopping.chosen.get(ingredient);
  const bought = shopping.inCart.get(ingredient);
  if (bought)
    return (
      <div className="flex items-start gap-3">
        <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-herb-ink" />
        <p>
          <span className="font-semibold wrap-anywhere">{ingredient}</span>
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
      <legend className="float-left font-semibold wrap-anywhere">{ingredient}</legend>
      <div className="flex min-h-6 justify-end">
        {chosen && (
          <Button
            variant="ghost"
            size="sm"
            className="-my-1.5 -mr-3"
            aria-label={`Choose nothing for ${ingredient}`}
            onClick={() => shopping.unchoose(ingredient)}
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
            onClick={() => shopping.search([ingredient])}
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
          <ProductRow key={product.productId} name={name} product={product} {...{ ingredient, shopping }} />
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

interface RowProps {
  name: string;
  ingredient: string;
  product: StoreProduct;
  shopping: Shopping;
}

function ProductRow({ name, ingredient, product, shopping }: RowProps) {
  const { description, brand, size, price } = product;
  const chosen = shopping.chosen.get(ingredient);
  const isChosen = chosen?.product.productId === product.productId;
  const maths = packageMaths(readNeeds(ingredient), size);
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
          onChange={() => shopping.choose(ingredient, product)}
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
            onChange={(quantity) => shopping.choose(ingredient, product, quantity)}
          />
        </div>
      )}
    </div>
  );
}
