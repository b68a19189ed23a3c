import { ArrowLeft, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ListRange } from '../state/range.ts';
import { RangeChip } from './range-chip.tsx';

interface Props {
  range: ListRange;
  /** What there is on the list. */
  summary?: ReactNode;
  /** How many meals of all it is for, where it is not of all. */
  meals?: ReactNode;
  /** What can be done with all of the list. */
  actions?: ReactNode;
  /** Absent while there is nothing to buy. */
  onShop?: (() => void) | undefined;
}

/** The top of the screen: on a phone two low rows, so that the list begins high. */
export function ListHead({ range, summary, meals, actions, onShop }: Props) {
  return (
    <header className="flex flex-wrap items-center gap-x-1 gap-y-0.5 md:gap-x-2 print:block">
      <IconButton
        asLink
        to={paths.mealPlan()}
        label="Back"
        icon={<ArrowLeft aria-hidden="true" />}
        className="-ml-3 print:hidden"
      />
      <div className="min-w-0 flex-1">
        <h1 className="text-xl leading-7 md:text-2xl lg:text-4xl lg:leading-tight">Grocery List</h1>
        {summary}
      </div>
      <div className="order-last flex min-h-10 w-full items-center gap-2 md:order-none md:w-auto print:hidden">
        <RangeChip range={range} />
        <p className="min-w-0 flex-1 text-xs leading-4 text-muted tabular-nums lg:text-sm">{meals}</p>
        {onShop && (
          <Button
            size="sm"
            icon={<Store aria-hidden="true" />}
            onClick={onShop}
            className="shrink-0 lg:min-h-11"
          >
            Shopping mode
          </Button>
        )}
      </div>
      {actions && <div className="-mr-3 flex items-center md:mr-0 lg:gap-2 print:hidden">{actions}</div>}
    </header>
  );
}
