import { ArrowDownUp } from 'lucide-react';
import { t } from '#shared/t.ts';
import type { SearchSort } from '../../rules/search.ts';

const LABELS: Record<SearchSort, string> = {
  best: t('Best match'),
  rated: t('Best rated'),
  newest: t('Newest'),
  quickest: t('Quickest'),
  liked: t('Most liked'),
};

/** Chooses the sort order. */
export function SortChoice({
  sort = 'best',
  onChange,
}: {
  sort: SearchSort | undefined;
  onChange(sort: string | undefined): void;
}) {
  return (
    <div className="relative inline-flex min-h-11 items-center rounded-full border border-line bg-surface text-[0.9375rem] font-medium transition-colors md:max-lg:text-sm hover:border-edge">
      <ArrowDownUp aria-hidden="true" className="pointer-events-none absolute start-3.5 size-4" />
      <select
        aria-label={t('Sort')}
        value={sort}
        onChange={({ target }) => onChange(target.value === 'best' ? undefined : target.value)}
        className="field-sizing-content min-h-11 appearance-none rounded-full bg-transparent py-0 pe-4 ps-9.5 [&>option]:bg-raised [&>option]:text-ink"
      >
        {Object.entries(LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
