import { Download, RefreshCw, Search, Users } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { SubscriptionSort } from '#features/subscription/rules/limits.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { LONGEST_QUERY } from '../rules/limits.ts';
import { type Column, DataTable } from './data-table.tsx';
import { Day } from './day.tsx';
import { Loaded } from './loaded.tsx';
import type { Sorting } from './queries/figures.ts';
import {
  type ListedSubscription,
  type SubscriptionStatus,
  useRefreshSubscriptions,
  useSubscriptions,
  useSyncProfiles,
} from './queries/subscriptions.ts';
import { SortSelect } from './sort-select.tsx';

const STATUSES: readonly { value: SubscriptionStatus | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'ACTIVE', label: 'Active' },
  { value: 'PENDING', label: 'Pending' },
  { value: 'INACTIVE', label: 'Inactive' },
  { value: 'CANCELLED', label: 'Cancelled' },
  { value: 'EXPIRED', label: 'Expired' },
];

const NEWEST_FIRST: Sorting<SubscriptionSort> = { sort: 'created', direction: 'desc' };
const SORTS: readonly { label: string; sorting: Sorting<SubscriptionSort> }[] = [
  { label: 'Newest first', sorting: NEWEST_FIRST },
  { label: 'Oldest first', sorting: { sort: 'created', direction: 'asc' } },
  { label: 'By email', sorting: { sort: 'email', direction: 'asc' } },
  { label: 'By status', sorting: { sort: 'status', direction: 'asc' } },
];

type SubscriptionColumn = Column<ListedSubscription, SubscriptionSort>;

const STATUS: SubscriptionColumn = {
  header: 'Status',
  sort: { by: 'status', first: 'asc' },
  cell: ({ status }) => (
    <Badge tone={status === 'ACTIVE' ? 'herb' : status === 'PENDING' ? 'outline' : 'danger'}>{status}</Badge>
  ),
};
const SUBSCRIPTION_ID: SubscriptionColumn = {
  header: 'Subscription ID',
  cell: ({ subscriptionId }) => <code className="text-sm">{subscriptionId ?? 'N/A'}</code>,
};

const SUBSCRIBERS: readonly SubscriptionColumn[] = [
  {
    header: 'Email',
    isTitle: true,
    sort: { by: 'email', first: 'asc' },
    cell: ({ email }) => <span className="font-semibold">{email ?? 'Unknown email'}</span>,
  },
  STATUS,
  SUBSCRIPTION_ID,
  {
    header: 'Created',
    sort: { by: 'created', first: 'desc' },
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
];

/** Everyone who subscribed, in the simple dashboard. */
export function SubscribersTab() {
  const [sorting, setSorting] = useState(NEWEST_FIRST);
  const list = useSubscriptions('', undefined, sorting);
  return (
    <section aria-label="Subscribers">
      <Rows
        list={list}
        label="Subscribers"
        columns={SUBSCRIBERS}
        empty="No subscribers found"
        sorting={sorting}
        onSort={setSorting}
      />
    </section>
  );
}

const SUBSCRIPTIONS: readonly SubscriptionColumn[] = [
  {
    header: 'User / Email',
    isTitle: true,
    sort: { by: 'email', first: 'asc' },
    cell: ({ email, userId }) => (
      <div>
        <p className="font-semibold">{email ?? 'Unknown Email'}</p>
        <p className="text-xs text-muted">{userId ?? 'The account was erased'}</p>
      </div>
    ),
  },
  STATUS,
  SUBSCRIPTION_ID,
  {
    header: 'Started',
    sort: { by: 'created', first: 'desc' },
    cell: ({ startedAt, createdAt }) => <Day at={startedAt ?? createdAt} />,
  },
  {
    header: 'Profile',
    cell: ({ hasProfile }) => (
      <Badge tone={hasProfile ? 'herb' : 'danger'}>{hasProfile ? 'Exists' : 'Missing'}</Badge>
    ),
  },
];

/** All subscriptions, with what brings them up to date. */
export function SubscriptionsTab() {
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<SubscriptionStatus | ''>('');
  const email = useDeferredValue(typed.trim());
  const [sorting, setSorting] = useState(NEWEST_FIRST);
  const list = useSubscriptions(email, status || undefined, sorting);
  const sync = useSyncProfiles();
  const { refresh, isRefreshing, progress } = useRefreshSubscriptions();
  return (
    <section aria-label="Subscriptions">
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          icon={<RefreshCw aria-hidden="true" />}
          busy={list.isRefetching}
          onClick={() => void list.refetch()}
        >
          Refresh Data
        </Button>
        <Button
          variant="secondary"
          icon={<Users aria-hidden="true" />}
          busy={sync.isPending}
          onClick={() => sync.mutate({})}
        >
          Sync Profiles
        </Button>
        <Button
          variant="secondary"
          icon={<RefreshCw aria-hidden="true" />}
          busy={isRefreshing}
          onClick={() => void refresh()}
        >
          Refresh Subscriptions
        </Button>
        <a
          href={`/admin/export/subscriptions.csv?${new URLSearchParams({ ...(email && { email }), ...(status && { status }) })}`}
          download
          className={buttonClass({ variant: 'secondary' })}
        >
          <Download aria-hidden="true" /> Export CSV
        </a>
      </div>
      {progress && (
        <label className="mt-4 grid max-w-md gap-1.5 text-sm text-muted">
          <span>
            {progress.checked} of {progress.total} checked
          </span>
          <progress value={progress.checked} max={progress.total} className="h-2 w-full accent-herb" />
        </label>
      )}
      <div className="mt-5 grid gap-3 md:grid-cols-[1fr_12rem]">
        <TextField
          label="Search by email"
          type="search"
          icon={<Search aria-hidden="true" />}
          maxLength={LONGEST_QUERY}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          label="Status"
          options={STATUSES}
          value={status}
          onChange={(event) => setStatus(event.target.value as SubscriptionStatus | '')}
        />
        <SortSelect options={SORTS} sorting={sorting} onSort={setSorting} />
      </div>
      <div className="mt-5">
        <Rows
          list={list}
          label="Subscriptions"
          columns={SUBSCRIPTIONS}
          empty="No subscriptions found"
          sorting={sorting}
          onSort={setSorting}
        />
      </div>
    </section>
  );
}

interface RowsProps {
  list: ReturnType<typeof useSubscriptions>;
  label: string;
  columns: readonly SubscriptionColumn[];
  empty: string;
  sorting: Sorting<SubscriptionSort>;
  onSort(sorting: Sorting<SubscriptionSort>): void;
}

function Rows({ list, label, columns, empty, sorting, onSort }: RowsProps) {
  return (
    <>
      <Loaded query={list} loading="Loading subscriptions…" failure="Could not load subscription data">
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.subscriptions);
          if (rows.length === 0) return <p className="py-10 text-center text-muted">{empty}</p>;
          return (
            <DataTable
              label={label}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              sorting={sorting}
              onSort={onSort}
            />
          );
        }}
      </Loaded>
      <MoreButton list={list} className="mx-auto mt-6" />
    </>
  );
}
