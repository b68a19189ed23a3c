import { Download, Gift, RefreshCw, Search, UserCog } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { EmailAddress } from '#features/accounts/web/email-address.tsx';
import { useActAs } from '#features/admin-session/web/queries/impersonation.ts';
import { t } from '#shared/t.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import type { AdminUser } from '../contract.ts';
import { LONGEST_QUERY, type UserSort } from '../rules/limits.ts';
import { type Column, DataTable } from './data-table.tsx';
import { Day } from './day.tsx';
import { GiftSheet } from './gift-sheet.tsx';
import { Loaded } from './loaded.tsx';
import { type Sorting, useUsers } from './queries/figures.ts';
import { SortSelect } from './sort-select.tsx';

const SORTS: readonly { label: string; sorting: Sorting<UserSort> }[] = [
  { label: t('Newest first'), sorting: { sort: 'created', direction: 'desc' } },
  { label: t('Oldest first'), sorting: { sort: 'created', direction: 'asc' } },
  { label: t('By name'), sorting: { sort: 'name', direction: 'asc' } },
  { label: t('By email'), sorting: { sort: 'email', direction: 'asc' } },
  { label: t('Last sign in'), sorting: { sort: 'last_sign_in', direction: 'desc' } },
];

/** Everyone with an account. */
export function UsersTab() {
  const [typed, setTyped] = useState('');
  const [sorting, setSorting] = useState<Sorting<UserSort>>({ sort: 'created', direction: 'desc' });
  const q = useDeferredValue(typed.trim());
  const users = useUsers(q, sorting);
  return (
    <section aria-label={t('Users')}>
      <div className="grid gap-3 lg:grid-cols-[1fr_auto_auto] lg:items-end">
        <TextField
          label={t('Search by name or email')}
          type="search"
          icon={<Search aria-hidden="true" />}
          maxLength={LONGEST_QUERY}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SortSelect options={SORTS} sorting={sorting} onSort={setSorting} />
        <Button
          variant="secondary"
          icon={<RefreshCw aria-hidden="true" />}
          busy={users.isRefetching}
          onClick={() => void users.refetch()}
        >
          {t('Refresh Users')}
        </Button>
        <a
          href={`/admin/export/users.csv${q ? `?${new URLSearchParams({ q })}` : ''}`}
          download
          className={buttonClass({ variant: 'secondary' })}
        >
          <Download aria-hidden="true" /> {t('Export CSV')}
        </a>
      </div>
      <div className="mt-5">
        <Loaded query={users} loading={t('Loading users…')} failure={t('Could not load user data')}>
          {({ pages }) => {
            const rows = pages.flatMap((page) => page.users);
            if (rows.length === 0)
              return (
                <p className="py-10 text-center text-muted">
                  {q ? t('Nobody matches “{q}”.', { q }) : t('No users found')}
                </p>
              );
            return (
              <DataTable
                label={t('Users')}
                columns={COLUMNS}
                rows={rows}
                keyOf={({ id }) => id}
                sorting={sorting}
                onSort={setSorting}
              />
            );
          }}
        </Loaded>
      </div>
      <MoreButton list={users} className="mx-auto mt-6" />
    </section>
  );
}

const COLUMNS: readonly Column<AdminUser, UserSort>[] = [
  {
    header: t('User'),
    isTitle: true,
    sort: { by: 'name', first: 'asc' },
    cell: ({ id, name, username, avatarUrl, isAdmin }) => (
      <div className="flex items-center gap-3">
        <Avatar id={id} src={avatarUrl} size="md" />
        <div className="min-w-0">
          <p className="font-semibold">
            {name || username || t('Anonymous User')}{' '}
            {isAdmin && (
              <Badge tone="herb" className="ms-1">
                {t('Admin')}
              </Badge>
            )}
          </p>
          <p className="text-sm text-muted">{username ? `@${username}` : t('No username set')}</p>
        </div>
      </div>
    ),
  },
  {
    header: t('Email'),
    sort: { by: 'email', first: 'asc' },
    cell: ({ email }) => (email ? <EmailAddress>{email}</EmailAddress> : t('No email available')),
  },
  {
    header: t('Status'),
    cell: ({ isSubscribed }) => (
      <Badge tone={isSubscribed ? 'herb' : 'outline'}>{isSubscribed ? t('Subscribed') : t('Free')}</Badge>
    ),
  },
  {
    header: t('Created'),
    sort: { by: 'created', first: 'desc' },
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
  {
    header: t('Last Sign In'),
    sort: { by: 'last_sign_in', first: 'desc' },
    cell: ({ lastSignInAt }) => (lastSignInAt ? <Day at={lastSignInAt} /> : t('Never')),
  },
  { header: t('Actions'), cell: (user) => <Actions user={user} />, className: 'max-lg:pt-2' },
];

function Actions({ user }: { user: AdminUser }) {
  const { id, name, isAdmin } = user;
  const actAs = useActAs();
  const [isGiving, setGiving] = useState(false);
  if (isAdmin) return <span className="text-sm text-muted">{t('None for admins')}</span>;
  const ask = async () => {
    const isSure = await confirm({
      title: t('Log in as {name}?', { name: name || t('this person') }),
      text: t(
        'For at most an hour. Everything you change is recorded with your name. Passwords, payments, exports and deletions stay off limits.',
      ),
      confirmLabel: t('Log In As User'),
      tone: 'primary',
    });
    if (isSure) actAs.mutate({ userId: id });
  };
  return (
    <div className="flex flex-wrap gap-2 max-lg:justify-end">
      <Button
        variant="secondary"
        size="sm"
        icon={<UserCog aria-hidden="true" />}
        busy={actAs.isPending}
        aria-label={t('Log In As User: {name}', { name })}
        onClick={() => void ask()}
      >
        {t('Log In As User')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={<Gift aria-hidden="true" />}
        aria-label={t('Gift access: {name}', { name })}
        onClick={() => setGiving(true)}
      >
        {t('Gift')}
      </Button>
      <GiftSheet user={isGiving ? user : null} onClose={() => setGiving(false)} />
    </div>
  );
}
