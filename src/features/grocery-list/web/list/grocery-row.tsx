import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from '#shared/t.ts';
import { part } from '#web/ui/part.tsx';
import type { Row } from '../../rules/rows.ts';
import { useListChanges } from '../queries/changes.ts';
import { FoodDietaryMark } from './food-dietary-mark.tsx';
import { RecipeBadges } from './recipe-badges.tsx';

export const importRowDetails = () => import('./row-details.tsx');
const RowDetails = part(importRowDetails);

/** A row of the list: a checkbox for 'at home', and the recipes it is for. */
export function GroceryRow({ row, hasBadges }: { row: Row; hasBadges?: boolean }) {
  const { food, items, tickable, place } = row;
  const { amount, name } = food;
  const [isOpen, setOpen] = useState(false);
  const { tick } = useListChanges();
  const id = useId();
  const isTicked = place !== null;
  const toggle = () => setOpen(!isOpen);
  return (
    <li className={clsx('break-inside-avoid print:text-sm', isTicked && 'print:hidden')}>
      <div className="flex items-stretch">
        <label
          className="flex shrink-0 cursor-pointer items-center pe-3 ps-4 md:ps-5 print:ps-0"
          htmlFor={`${id}-tick`}
        >
          <input
            type="checkbox"
            id={`${id}-tick`}
            checked={isTicked}
            disabled={tickable.length === 0}
            aria-label={`${amount} ${name}`.trim()}
            aria-describedby={`${id}-recipes`}
            onChange={(event) => tick(tickable, event.target.checked ? 'home' : null)}
            className="size-5.5 cursor-pointer accent-herb disabled:cursor-default print:size-4"
          />
        </label>
        <div className="flex min-w-0 flex-1 flex-col justify-center md:flex-row md:items-center md:gap-3">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-details`}
            onClick={toggle}
            className={clsx(
              'min-h-11 py-1.5 text-start leading-snug wrap-anywhere md:min-w-0 md:flex-1 print:min-h-0',
              isTicked && 'text-muted line-through',
            )}
          >
            {amount && <span className="me-0.5 font-semibold tabular-nums">{amount}</span>}{' '}
            <span className={amount ? undefined : 'font-medium'}>{name}</span>
          </button>
          <FoodDietaryMark food={food} className="max-md:-mt-1 max-md:pb-2" />
          <RecipeBadges
            id={`${id}-recipes`}
            items={items}
            className={clsx(!hasBadges && 'max-md:hidden', isTicked && 'opacity-70')}
          />
        </div>
        <button
          type="button"
          aria-label={t('Details for {name}', { name })}
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
          <RowDetails row={row} onDone={() => setOpen(false)} />
        </div>
      )}
    </li>
  );
}
