import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useListChanges } from '../data/changes.ts';
import { RowDetails, type RowProps } from './row-details.tsx';

/** One thing to buy: a checkbox with a big target, and what it is for. */
export function GroceryRow(props: RowProps) {
  const { amount, title, items, isShopping, children } = props;
  const [isOpen, setOpen] = useState(false);
  const { tick } = useListChanges();
  const id = useId();
  const isTicked = items.length > 0 && items.every((item) => item.ticked);
  const toggle = () => setOpen(!isOpen);
  const name = (
    <span className={clsx('min-w-0 flex-1 wrap-anywhere', isTicked && 'text-muted line-through')}>
      {amount && <span className="mr-1.5 font-semibold tabular-nums">{amount}</span>}
      <span className={amount ? undefined : 'font-medium'}>{title}</span>
    </span>
  );
  return (
    <li className="break-inside-avoid print:text-sm">
      <div className="flex items-stretch">
        <label
          className="flex shrink-0 cursor-pointer items-center pr-3 pl-4 md:pl-5 print:pl-0"
          htmlFor={`${id}-tick`}
        >
          <input
            type="checkbox"
            id={`${id}-tick`}
            checked={isTicked}
            aria-label={`${amount} ${title}`.trim()}
            aria-describedby={children ? `${id}-recipes` : undefined}
            onChange={(event) => tick(items, event.target.checked)}
            className={clsx('cursor-pointer accent-herb print:size-4', isShopping ? 'size-7' : 'size-5.5')}
          />
        </label>
        <div className="flex min-w-0 flex-1 flex-col justify-center py-1 md:flex-row md:items-center">
          {isShopping ? (
            <label
              htmlFor={`${id}-tick`}
              className="flex min-h-12 flex-1 cursor-pointer items-center text-lg leading-snug"
            >
              {name}
            </label>
          ) : (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-details`}
              onClick={toggle}
              className="flex min-h-10 min-w-0 flex-1 items-center text-left leading-snug print:min-h-0"
            >
              {name}
            </button>
          )}
          {children && (
            <div id={`${id}-recipes`} className={clsx('md:max-w-[50%]', isTicked && 'opacity-70')}>
              {children}
            </div>
          )}
        </div>
        <button
          type="button"
          aria-label={`Details of ${title}`}
          aria-expanded={isOpen}
          aria-controls={`${id}-details`}
          onClick={toggle}
          className="flex w-12 shrink-0 items-center justify-center text-muted hover:text-ink print:hidden"
        >
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-5 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      {isOpen && (
        <div id={`${id}-details`} className="print:hidden">
          <RowDetails {...props} onDone={() => setOpen(false)} />
        </div>
      )}
    </li>
  );
}
