import { t } from '#shared/t.ts';
import type { Column } from './data-table.tsx';
import { DataTable } from './data-table.tsx';
import { Day } from './day.tsx';
import { Loaded } from './loaded.tsx';
import { useUsage } from './queries/figures.ts';

interface Row {
  id: number;
  user: string | null;
  page: string;
  at: string;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    header: t('User'),
    isTitle: true,
    cell: ({ user }) => <span className="font-semibold">{user ?? t('Anonymous')}</span>,
  },
  { header: t('Page Visited'), cell: ({ page }) => <code className="text-sm">{page}</code> },
  { header: t('Timestamp'), cell: ({ at }) => <Day at={at} /> },
];

/** The newest page visits. */
export function UsageTab() {
  return (
    <Loaded query={useUsage()} loading={t('Loading app usage…')} failure={t('Could not load user data')}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="py-10 text-center text-muted">{t('No usage data found')}</p>
        ) : (
          <DataTable label={t('App Usage')} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
        )
      }
    </Loaded>
  );
}
