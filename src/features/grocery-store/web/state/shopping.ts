import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { GroceryFood } from '#features/grocery-list/rules/list.ts';
import { packagesFor, suggestedProduct } from '#features/grocery-list/rules/packages.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { ProductMatch, StoreProduct } from '../../contract.ts';
import { SEARCHED_AT_ONCE } from '../../rules/shopping.ts';
import { refreshConnection } from '../queries/store.ts';

export interface ChosenProduct {
  product: StoreProduct;
  quantity: number;
}

export type Shopping = ReturnType<typeof useShopping>;

/** Products found for foods, the choice for each, and the cart; all keyed by food. */
export function useShopping(label: string, fillsCart: boolean) {
  const [found, setFound] = useState<ReadonlyMap<string, ProductMatch>>(new Map());
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenProduct>>(new Map());
  const [inCart, setInCart] = useState<ReadonlyMap<string, ChosenProduct>>(new Map());

  const search = useMutation({
    mutationFn: async (foods: readonly GroceryFood[]) => {
      let count = 0;
      for (let at = 0; at < foods.length; at += SEARCHED_AT_ONCE) {
        const batch = foods.slice(at, at + SEARCHED_AT_ONCE);
        const { results } = await api.groceryStore.searchProducts.call({
          ingredients: batch.map(({ written }) => written),
        });
        const matches = results.map((match, index) => [batch[index]?.key ?? '', match] as const);
        setFound((known) => new Map([...known, ...matches]));
        count += results.filter(({ products }) => products.length > 0).length;
      }
      return count;
    },
    onSuccess: (count) =>
      showToast({
        title: t(
          '{count, plural, one {Found products for # ingredient!} other {Found products for # ingredients!}}',
          { count },
        ),
        tone: 'success',
      }),
    onError: (error) => tell(error, t('Failed to search products. Please try again.')),
  });
  const isFilling = useRef(false);
  const add = useMutation({
    onSettled: () => {
      isFilling.current = false;
    },
    mutationFn: (wanted: ReadonlyMap<string, ChosenProduct>) =>
      api.groceryStore.addToCart.call({
        items: [...wanted.values()].map(({ product: { productId }, quantity }) => ({ productId, quantity })),
      }),
    onSuccess: (_, wanted) => {
      // Items in the cart are not added again.
      setInCart((known) => new Map([...known, ...wanted]));
      setChosen((known) => new Map([...known].filter(([key]) => !wanted.has(key))));
      showToast({
        title: t(
          '{count, plural, one {Added # product to your {label} cart!} other {Added # products to your {label} cart!}}',
          { count: wanted.size, label },
        ),
        tone: 'success',
      });
    },
    onError: (error) => tell(error, t('Your {label} cart could not be filled. Please try again.', { label })),
  });

  /** A second click before the re-render must not buy everything twice. */
  const fill = (wanted: ReadonlyMap<string, ChosenProduct>) => {
    if (isFilling.current) return;
    isFilling.current = true;
    add.mutate(wanted);
  };
  const choose = (
    { key, needs }: GroceryFood,
    product: StoreProduct,
    quantity = packagesFor(needs, product.size),
  ) => setChosen((known) => new Map(known).set(key, { product, quantity }));

  return {
    found,
    chosen,
    inCart,
    isSearching: search.isPending,
    isAdding: add.isPending,
    search: search.mutate,
    /** Another store has other products and prices. */
    startOver: () => {
      setFound(new Map());
      setChosen(new Map());
      setInCart(new Map());
    },
    choose,
    unchoose: (food: GroceryFood) =>
      setChosen((known) => new Map([...known].filter(([key]) => key !== food.key))),
    /** Chooses a product for every food without one. */
    chooseForMe: (foods: readonly GroceryFood[]) => {
      for (const food of foods) {
        const product = suggestedProduct(food.needs, found.get(food.key)?.products ?? []);
        if (product && !chosen.has(food.key) && !inCart.has(food.key)) choose(food, product);
      }
    },
    addToCart: (wanted: ReadonlyMap<string, ChosenProduct>) => {
      if (wanted.size === 0)
        showToast({
          title: t('Please select at least one product to add to your {label} cart.', { label }),
          tone: 'danger',
        });
      else if (fillsCart) fill(wanted);
      else
        showToast({
          title: t(
            '{count, plural, one {Selected # product! Cart creation coming soon.} other {Selected # products! Cart creation coming soon.}}',
            { count: wanted.size },
          ),
        });
    },
  };
}

/** Refetches the connection after an error, so that the panel can ask to reconnect or choose a store. */
function tell(error: unknown, fallback: string): void {
  if (errorCode(error) === 'conflict') void refreshConnection();
  showToast({
    title: errorCode(error) === 'offline' ? fallback : errorMessage(error, fallback),
    tone: 'danger',
  });
}
