import { ArrowLeft, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ListRange } from '../state/range.ts';
import { RangeChip } from './range-chip.tsx';

interface Props {
  range: ListRange;
  /** A summary of the list. */
  summary?: ReactNode;
  /** Actions on the whole list. */
  actions?: ReactNode;
  /** Omitted while the list is empty. */
  onShop?: (() => void) | undefined;
}

/** The page header: two low rows on phones, so that the list starts high. */
export function ListHead({ range, summary, actions, onShop }: Props) {
  return (
    <header className="flex flex-wrap items-center gap-x-1 gap-y-0.5 md:gap-x-2 print:block">
      <IconButton
        asLink
        to={paths.mealPlan()}
        label={t('Back')}
        icon={<ArrowLeft aria-hidden="true" />}
        className="-ms-3 print:hidden"
      />
      <div className="min-w-0 flex-1">
        <h1 className="text-xl leading-7 md:text-2xl lg:text-4xl lg:leading-tight">{t('Grocery List')}</h1>
        {summary}
      </div>
      <div className="order-last flex min-h-10 w-full items-center justify-between gap-2 md:order-none md:w-auto print:hidden">
        <RangeChip range={range} />
        {onShop && (
          <Button
            size="sm"
            icon={<Store aria-hidden="true" />}
            onClick={onShop}
            className="shrink-0 lg:min-h-11"
          >
            {t('In the shop')}
          </Button>
        )}
      </div>
      {actions && <div className="-me-3 flex items-center md:me-0 lg:gap-2 print:hidden">{actions}</div>}
    </header>
  );
}
