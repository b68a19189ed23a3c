import { SearchX, ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { QUEUES, type QueueName } from '../rules/content.ts';
import { HoldRules } from './hold-rules.tsx';
import { type QueueFilter, useQueue, useQueueCounts } from './queries.ts';
import { addressOf, QueueFilters, readFilter } from './queue-filters.tsx';
import { QueuedContent } from './queued-content.tsx';

const LABELS: Record<QueueName, string> = {
  reports: t('Reports'),
  held: t('Held'),
  appeals: t('Appeals'),
  removed: t('Removed'),
};
const EMPTY: Record<QueueName, string> = {
  reports: t('There are no open reports.'),
  held: t('No new content is waiting for review.'),
  appeals: t('No author is waiting for an answer.'),
  removed: t('Nothing is removed.'),
};

/** The moderators' queues, in tabs; items that have waited longest come first. */
export function ModerationQueue() {
  const [search, setSearch] = useSearchParams();
  const queue = QUEUES.find((name) => name === search.get('queue')) ?? 'reports';
  const counts = useQueueCounts();
  const filter = readFilter(queue, search);
  const change = (changed: Partial<QueueFilter>) =>
    setSearch(addressOf({ ...filter, ...changed }), { replace: true, preventScrollReset: true });
  return (
    <Tabs selected={queue} onSelect={(name) => change({ queue: name })}>
      <TabList
        label={t('Queues')}
        tabs={QUEUES.map((id) => ({ id, label: LABELS[id], ...(counts ? { count: counts[id] } : {}) }))}
        className="max-sm:grid max-sm:grid-cols-2 max-sm:rounded-[1.75rem]"
      />
      <TabPanel tab={queue} className="pt-6">
        {queue === 'reports' && counts && counts.late > 0 && (
          <p className="mb-4">
            <Badge tone="danger">
              {t('{late, plural, one {# report is late} other {# reports are late}}', { late: counts.late })}
            </Badge>{' '}
            {t('Reports are reviewed within 24 hours.')}
          </p>
        )}
        <QueueFilters key={queue} filter={filter} onChange={change} />
        <QueueList filter={filter} onClear={() => change({ type: undefined, reason: undefined, q: '' })} />
        {queue === 'held' && (
          <div className="mt-8">
            <HoldRules />
          </div>
        )}
      </TabPanel>
    </Tabs>
  );
}

interface QueueListProps {
  filter: QueueFilter;
  onClear(): void;
}

function QueueList({ filter, onClear }: QueueListProps) {
  const list = useQueue(filter);
  const place = useRef<HTMLDivElement>(null);
  const pages = list.data?.pages;
  const before = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!pages) return;
    const waiting = new Set(pages.flatMap(({ items }) => items.map(({ contentId }) => contentId)));
    const isDecided = [...before.current].some((id) => !waiting.has(id));
    before.current = waiting;
    // The button that was pressed disappears with the decided item: keyboard users continue with the next item.
    if (isDecided && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [pages]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Waiting list={list} filter={filter} onClear={onClear} />
    </div>
  );
}

function Waiting({ list, filter, onClear }: QueueListProps & { list: ReturnType<typeof useQueue> }) {
  const { queue, type, reason, q } = filter;
  const { data, error, isError, refetch, hasNextPage } = list;
  if (isError)
    return (
      <ErrorState
        title={t('Could not load flagged content')}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-60 w-full" />;
  const items = data.pages.flatMap((page) => page.items);
  const isNarrowed = type !== undefined || reason !== undefined || q !== '';
  if (items.length === 0 && isNarrowed && !hasNextPage)
    return (
      <EmptyState icon={<SearchX />} title={t('Nothing found')} text={t('Nothing in this queue matches.')}>
        <Button variant="secondary" onClick={onClear}>
          {t('Clear filters')}
        </Button>
      </EmptyState>
    );
  if (items.length === 0 && !isNarrowed)
    return <EmptyState icon={<ShieldCheck />} title={t('All done')} text={EMPTY[queue]} />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {items.map((item) => (
          <li key={`${item.contentType} ${item.contentId}`}>
            <QueuedContent item={item} queue={queue} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} className="mx-auto mt-6" />
    </>
  );
}
