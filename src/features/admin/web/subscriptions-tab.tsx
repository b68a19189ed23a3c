import { Download, RefreshCw, Search, Users } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { EmailAddress } from '#features/accounts/web/email-address.tsx';
import type { SubscriptionSort } from '#features/subscription/rules/limits.ts';
import { t } from '#shared/t.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
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
  { value: '', label: t('All') },
  { value: 'ACTIVE', label: t('Active') },
  { value: 'PENDING', label: t('Pending') },
  { value: 'INACTIVE', label: t('Inactive') },
  { value: 'CANCELLED', label: t('Cancelled') },
  { value: 'EXPIRED', label: t('Expired') },
];

const NEWEST_FIRST: Sorting<SubscriptionSort> = { sort: 'created', direction: 'desc' };
const SORTS: readonly { label: string; sorting: Sorting<SubscriptionSort> }[] = [
  { label: t('Newest first'), sorting: NEWEST_FIRST },
  { label: t('Oldest first'), sorting: { sort: 'created', direction: 'asc' } },
  { label: t('By email'), sorting: { sort: 'email', direction: 'asc' } },
  { label: t('By status'), sorting: { sort: 'status', direction: 'asc' } },
];

type SubscriptionColumn = Column<ListedSubscription, SubscriptionSort>;

const STATUS: SubscriptionColumn = {
  header: t('Status'),
  sort: { by: 'status', first: 'asc' },
  cell: ({ status }) => (
    <Badge tone={status === 'ACTIVE' ? 'herb' : status === 'PENDING' ? 'outline' : 'danger'}>
      {STATUSES.find(({ value }) => value === status)?.label}
    </Badge>
  ),
};
const SUBSCRIPTION_ID: SubscriptionColumn = {
  header: t('Subscription ID'),
  cell: ({ subscriptionId }) => <code className="text-sm">{subscriptionId ?? t('N/A')}</code>,
};

const SUBSCRIBERS: readonly SubscriptionColumn[] = [
  {
    header: t('Email'),
    isTitle: true,
    sort: { by: 'email', first: 'asc' },
    cell: ({ email }) => (
      <span className="font-semibold">
        {email ? <EmailAddress>{email}</EmailAddress> : t('Unknown email')}
      </span>
    ),
  },
  STATUS,
  SUBSCRIPTION_ID,
  {
    header: t('Created'),
    sort: { by: 'created', first: 'desc' },
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
];

/** Everyone who subscribed, in the simple dashboard. */
export function SubscribersTab() {
  const [sorting, setSorting] = useState(NEWEST_FIRST);
  const list = useSubscriptions('', undefined, sorting);
  return (
    <section aria-label={t('Subscribers')}>
      <Rows
        list={list}
        label={t('Subscribers')}
        columns={SUBSCRIBERS}
        empty={t('No subscribers found')}
        sorting={sorting}
        onSort={setSorting}
      />
    </section>
  );
}

const SUBSCRIPTIONS: readonly SubscriptionColumn[] = [
  {
    header: t('User / Email'),
    isTitle: true,
    sort: { by: 'email', first: 'asc' },
    cell: ({ email, userId }) => (
      <div>
        <p className="font-semibold">{email ? <EmailAddress>{email}</EmailAddress> : t('Unknown Email')}</p>
        <p className="text-xs text-muted">{userId ?? t('The account was erased')}</p>
      </div>
    ),
  },
  STATUS,
  SUBSCRIPTION_ID,
  {
    header: t('Started'),
    sort: { by: 'created', first: 'desc' },
    cell: ({ startedAt, createdAt }) => <Day at={startedAt ?? createdAt} />,
  },
  {
    header: t('Profile'),
    cell: ({ hasProfile }) => (
      <Badge tone={hasProfile ? 'herb' : 'danger'}>{hasProfile ? t('Exists') : t('Missing')}</Badge>
    ),
  },
];

/** All subscriptions, with buttons to refresh them. */
export function SubscriptionsTab() {
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<SubscriptionStatus | ''>('');
  const email = useDeferredValue(typed.trim());
  const [sorting, setSorting] = useState(NEWEST_FIRST);
  const list = useSubscriptions(email, status || undefined, sorting);
  const sync = useSyncProfiles();
  const { refresh, isRefreshing, progress } = useRefreshSubscriptions();
  return (
    <section aria-label={t('Subscriptions')}>
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          icon={<RefreshCw aria-hidden="true" />}
          busy={list.isRefetching}
          onClick={() => void list.refetch()}
        >
          {t('Refresh Data')}
        </Button>
        <Button
          variant="secondary"
          icon={<Users aria-hidden="true" />}
          busy={sync.isPending}
          onClick={() => sync.mutate({})}
        >
          {t('Sync Profiles')}
        </Button>
        <Button
          variant="secondary"
          icon={<RefreshCw aria-hidden="true" />}
          busy={isRefreshing}
          onClick={() => void refresh()}
        >
          {t('Refresh Subscriptions')}
        </Button>
        <a
          href={`/admin/export/subscriptions.csv?${new URLSearchParams({ ...(email && { email }), ...(status && { status }) })}`}
          download
          className={buttonClass({ variant: 'secondary' })}
        >
          <Download aria-hidden="true" /> {t('Export CSV')}
        </a>
      </div>
      {progress && (
        <label className="mt-4 grid max-w-md gap-1.5 text-sm text-muted">
          <span>
            {t('{checked} of {total} checked', { checked: progress.checked, total: progress.total })}
          </span>
          <progress value={progress.checked} max={progress.total} className="h-2 w-full accent-herb" />
        </label>
      )}
      <div className="mt-5 grid gap-3 md:grid-cols-[1fr_12rem]">
        <TextField
          label={t('Search by email')}
          type="search"
          icon={<Search aria-hidden="true" />}
          maxLength={LONGEST_QUERY}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          label={t('Status')}
          options={STATUSES}
          value={status}
          onChange={(event) => setStatus(event.target.value as SubscriptionStatus | '')}
        />
        <SortSelect options={SORTS} sorting={sorting} onSort={setSorting} />
      </div>
      <div className="mt-5">
        <Rows
          list={list}
          label={t('Subscriptions')}
          columns={SUBSCRIPTIONS}
          empty={t('No subscriptions found')}
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
      <Loaded
        query={list}
        loading={t('Loading subscriptions…')}
        failure={t('Could not load subscription data')}
      >
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
