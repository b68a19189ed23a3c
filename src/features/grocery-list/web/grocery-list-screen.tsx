import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isPlainDate } from '#shared/dates.ts';
import { PageHead } from '#web/layout/page-head.tsx';
import { useOfflinePage } from '#web/offline.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { DateRange } from '../rules.ts';
import { DateFilter } from './date-filter.tsx';
import { GroceryItems } from './grocery-items.tsx';
import { GroceryPromo } from './grocery-promo.tsx';

/** /grocery-list (spec part 2 §2). The range that is filtered by is in the address; one only being chosen is not yet. */
export default function GroceryListScreen() {
  useOfflinePage(paths.groceryList());
  const [query, setQuery] = useSearchParams();
  const filter = readRange(query);
  const [chosen, setChosen] = useState<DateRange>(() => readDates(query));

  const show = (range: DateRange) =>
    setQuery(new URLSearchParams(Object.entries(range).filter(([, date]) => date)), {
      replace: true,
      preventScrollReset: true,
    });
  const choose = (range: DateRange) => {
    setChosen(range);
    if (filter.start || filter.end) show({});
  };
  return (
    <div className="page py-6 md:py-10 print:p-0">
      <PageHead title="Grocery List" isPrivate />
      <Button
        asLink
        to={paths.mealPlan()}
        variant="ghost"
        size="sm"
        className="-ml-3 print:hidden"
        icon={<ArrowLeft aria-hidden="true" />}
      >
        Back
      </Button>
      <h1 className="mt-2 text-3xl md:text-4xl">Grocery List</h1>
      <div className="mt-6 grid grid-cols-1 gap-6 print:mt-2 print:block lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <div className="lg:col-start-2 print:hidden">
          <DateFilter chosen={chosen} onChoose={choose} onGenerate={() => show(chosen)} />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <GroceryItems filter={filter} />
        </div>
        <div className="lg:col-start-2 print:hidden">
          <GroceryPromo />
        </div>
      </div>
    </div>
  );
}

/** What of the address can be filtered by. */
function readRange(query: URLSearchParams): DateRange {
  const { start, end } = readDates(query);
  const range: DateRange = {};
  if (isPlainDate(start)) range.start = start;
  if (isPlainDate(end) && !(range.start && end < range.start)) range.end = end;
  return range;
}

/** The dates of the address, also those that the form says are wrong. */
function readDates(query: URLSearchParams): DateRange {
  const range: DateRange = {};
  for (const side of ['start', 'end'] as const) {
    const date = query.get(side);
    if (date && DATE.test(date)) range[side] = date;
  }
  return range;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
