import { ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

export interface LinkRow {
  label: string;
  to: string;
  Icon: LucideIcon;
  /** At its end: a count. */
  mark?: ReactNode;
}

/** A titled list of links, one per row. */
export function LinkRows({ title, rows }: { title: string; rows: readonly LinkRow[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">
        {title}
      </h2>
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
    </section>
  );
}
