import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TitledSection } from '#web/ui/titled-section.tsx';

export interface LinkRow {
  label: string;
  to: string;
  Icon: LucideIcon;
  /** Shown at the end of the row, such as a count. */
  mark?: ReactNode;
}

/** A titled list of links, one per row. */
export function LinkRows({ title, rows }: { title: string; rows: readonly LinkRow[] }) {
  return (
    <TitledSection title={title}>
      <ul className="card divide-y divide-line overflow-hidden">
        {rows.map(({ label, to, Icon, mark }) => (
          <li key={label}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3.5 px-4 font-medium transition-colors hover:bg-sunken"
            >
              <Icon aria-hidden="true" className="size-5 text-primary-ink" />
              <span className="flex-1">{label}</span>
              {mark}
              <ChevronRight aria-hidden="true" className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
