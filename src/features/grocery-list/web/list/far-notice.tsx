import { CalendarRange } from 'lucide-react';
import { useToday } from '#features/meal-plan/web/state/today.ts';
import { formatDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import type { GroceryItem } from '../../rules/list.ts';
import { farthestDay } from '../../rules/reach.ts';
import type { ListRange } from '../state/range.ts';

/** Tells the cook when a list without an end covers months, and how to shop for the next days only. */
export function FarNotice({ items, range }: { items: readonly GroceryItem[]; range: ListRange }) {
  const today = useToday();
  const last = today && !range.filter?.end ? farthestDay(items, today) : null;
  if (!last) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-herb-soft px-4 py-2.5 text-sm text-herb-ink md:px-5 print:hidden">
      <CalendarRange aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-32 flex-1">
        {t('This is for all meals until {date}.', { date: formatDate(last, 'MMM d, yyyy') })}
      </p>
      <Button size="sm" variant="secondary" onClick={() => range.choosePreset('next-7-days')}>
        {t('Shop for a week')}
      </Button>
    </div>
  );
}
