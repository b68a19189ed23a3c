import { ExternalLink, ShoppingCart } from 'lucide-react';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { StoreConnection } from '../../contract.ts';
import { formatPrice, totalOf } from '../../rules/store.ts';
import type { Shopping } from '../data/shopping.ts';

interface Props {
  ingredients: string[];
  shopping: Shopping;
  retailer: StoreConnection['retailer'];
}

/** What the chosen products cost together, and the way into the cart. */
export function CartBar({ ingredients, shopping, retailer }: Props) {
  const wanted = new Map([...shopping.chosen].filter(([ingredient]) => ingredients.includes(ingredient)));
  const choices = [...wanted.values()];
  const { total, unpriced } = totalOf(
    choices.map(({ product, quantity }) => ({ price: product.price.regular, quantity })),
  );
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      <p className="mr-auto" aria-live="polite">
        <span className="block text-sm text-muted">
          {choices.length === 1 ? '1 product' : `${choices.length} products`}
          {unpriced > 0 && `, ${unpriced} without a price`}
        </span>
        <span className="font-display text-xl font-semibold tabular-nums">{formatPrice(total)}</span>
      </p>
      {shopping.inCart.size > 0 && (
        <a
          href={retailer.cartUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <ExternalLink aria-hidden="true" />
          Open cart
        </a>
      )}
      <Button
        icon={<ShoppingCart aria-hidden="true" />}
        busy={shopping.isAdding}
        onClick={() => shopping.addToCart(wanted)}
      >
        {shopping.isAdding ? 'Adding…' : 'Add to cart'}
      </Button>
    </div>
  );
}
