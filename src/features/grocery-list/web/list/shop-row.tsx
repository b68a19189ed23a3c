import { clsx } from 'clsx';
import type { ChangeEvent } from 'react';
import type { Row } from '../../rules/rows.ts';
import { useListChanges } from '../queries/changes.ts';
import { FoodDietaryMark } from './food-dietary-mark.tsx';

/** A row that can be tapped anywhere once the item is in the cart. */
export function ShopRow({ row: { food, items, place } }: { row: Row }) {
  const { tick } = useListChanges();
  const isTicked = place !== null;
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    focusAnother(target);
    tick(items, target.checked ? 'cart' : null);
  };
  return (
    <li>
      <label className="flex min-h-14 cursor-pointer items-center gap-4 px-4 py-2 text-lg leading-snug has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary">
        <input
          type="checkbox"
          checked={isTicked}
          aria-label={`${food.amount} ${food.name}`.trim()}
          onChange={change}
          className="size-7 shrink-0 cursor-pointer accent-herb"
        />
        <span className={clsx('min-w-0 flex-1 wrap-anywhere', isTicked && 'text-muted line-through')}>
          {food.amount && <span className="me-0.5 font-semibold tabular-nums">{food.amount}</span>}{' '}
          <span className={food.amount ? undefined : 'font-medium'}>{food.name}</span>
          <FoodDietaryMark food={food} className="mt-1" />
        </span>
      </label>
    </li>
  );
}

/** Moving the row would lose the focus, so the next row takes it. */
function focusAnother(box: HTMLInputElement): void {
  const all = [...(box.closest('dialog')?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [])];
  const at = all.indexOf(box);
  (all[at + 1] ?? all[at - 1])?.focus({ preventScroll: true });
}
