import { ExternalLink, ShoppingCart } from 'lucide-react';
import type { GroceryFood } from '#features/grocery-list/rules/list.ts';
import { t } from '#shared/t.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { StoreConnection } from '../../contract.ts';
import { formatPrice, totalOf } from '../../rules/shopping.ts';
import type { ChosenProduct, Shopping } from '../state/shopping.ts';

interface Props {
  foods: GroceryFood[];
  shopping: Shopping;
  retailer: StoreConnection['retailer'];
}

/** The total of the chosen products, with the button to add them or, once added, to open the cart. */
export function CartBar({ foods, shopping, retailer }: Props) {
  const { chosen, inCart, found } = shopping;
  const wanted = new Map([...chosen].filter(([key]) => foods.some((food) => food.key === key)));
  const isAllIn =
    inCart.size > 0 &&
    wanted.size === 0 &&
    foods.every(({ key }) => inCart.has(key) || found.get(key)?.products.length === 0);
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-2">
      <Total products={[...(isAllIn ? inCart : wanted).values()]} isInCart={isAllIn} />
      {inCart.size > 0 && (
        <a
          href={retailer.cartUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: isAllIn ? 'primary' : 'secondary' })}
        >
          <ExternalLink aria-hidden="true" />
          <span className={isAllIn ? '' : 'max-sm:sr-only'}>{t('Open cart')}</span>
        </a>
      )}
      {!isAllIn && (
        <Button
          icon={<ShoppingCart aria-hidden="true" />}
          busy={shopping.isAdding}
          onClick={() => shopping.addToCart(wanted)}
        >
          {shopping.isAdding ? t('Adding…') : t('Add to cart')}
        </Button>
      )}
    </div>
  );
}

function Total({ products, isInCart }: { products: ChosenProduct[]; isInCart: boolean }) {
  const { total, unpriced } = totalOf(
    products.map(({ product, quantity }) => ({ price: product.price.regular, quantity })),
  );
  return (
    <p className="me-auto" aria-live="polite">
      <span className="block text-sm text-muted">
        {isInCart
          ? t('{count, plural, one {# product} other {# products}} in your cart', { count: products.length })
          : t('{count, plural, one {# product} other {# products}}', { count: products.length })}
        {unpriced > 0 && `, ${t('{unpriced} without a price', { unpriced })}`}
      </span>
      <span className="font-display text-xl font-semibold tabular-nums">{formatPrice(total)}</span>
    </p>
  );
}
