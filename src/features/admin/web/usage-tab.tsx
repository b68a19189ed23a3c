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
    header: 'User',
    isTitle: true,
    cell: ({ user }) => <span className="font-semibold">{user ?? 'Anonymous'}</span>,
  },
  { header: 'Page Visited', cell: ({ page }) => <code className="text-sm">{page}</code> },
  { header: 'Timestamp', cell: ({ at }) => <Day at={at} /> },
];

/** The newest page visits. */
export function UsageTab() {
  return (
    <Loaded query={useUsage()} loading="Loading app usage…" failure="Could not load user data">
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="py-10 text-center text-muted">No usage data found</p>
        ) : (
          <DataTable label="App Usage" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
        )
      }
    </Loaded>
  );
}
