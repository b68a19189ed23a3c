import { clsx } from 'clsx';
import type { GroceryFood } from '#features/grocery-list/rules/list.ts';
import { packageMath } from '#features/grocery-list/rules/packages.ts';
import { t } from '#shared/t.ts';
import type { StoreProduct } from '../../contract.ts';
import { formatPrice } from '../../rules/shopping.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

interface Props {
  /** The radio group's name. */
  name: string;
  food: GroceryFood;
  product: StoreProduct;
  /** The number of packages; `null` if not chosen. */
  quantity: number | null;
  /** Without a number, as many as needed. */
  onChoose(quantity?: number): void;
}

/** A product: brand, size and price, and once chosen a quantity stepper. */
export function ProductRow({ name, food, product, quantity, onChoose }: Props) {
  const { description, brand, size, price } = product;
  const isChosen = quantity !== null;
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
          onChange={() => onChoose()}
          className="size-5 shrink-0 cursor-pointer accent-primary"
        />
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-medium wrap-anywhere">{description}</span>
          <span className="block text-sm text-muted">{[brand, size].filter(Boolean).join(' · ')}</span>
        </span>
        <span
          className={clsx('tabular-nums', price.regular === null ? 'text-sm text-muted' : 'font-semibold')}
        >
          {price.regular === null ? t('Price in store') : formatPrice(price.regular)}
        </span>
      </label>
      {isChosen && (
        <div className="flex items-center justify-between gap-3 py-1 pe-1.5 ps-11.5">
          <p className="text-sm">{packageMath(food.amount, food.needs, size) ?? t('Packages')}</p>
          <QuantityStepper label={description} value={quantity} onChange={onChoose} />
        </div>
      )}
    </div>
  );
}
