import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SortDirection } from '#shared/sort-direction.ts';
import type { Sorting } from './queries/figures.ts';

export interface Column<Row, Key extends string = never> {
  header: string;
  /** The column's sort key, and the direction of a first click. */
  sort?: { by: Key; first: SortDirection };
  cell(row: Row): ReactNode;
  /** Aligned for numbers. */
  isNumber?: boolean;
  /** Takes the full width of a card, and has no label there. */
  isTitle?: boolean;
  className?: string;
}

interface Props<Row, Key extends string> {
  /** The accessible name. */
  label: string;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  sorting?: Sorting<Key>;
  onSort?(sorting: Sorting<Key>): void;
}

/** A table, on phones and tablets in portrait a list of cards. */
export function DataTable<Row, Key extends string = never>({
  label,
  columns,
  rows,
  keyOf,
  sorting,
  onSort,
}: Props<Row, Key>) {
  return (
    <table aria-label={label} className="w-full text-start text-[0.9375rem] max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line">
          {columns.map(({ header, isNumber, sort }) => {
            const direction = sort && sort.by === sorting?.sort ? sorting.direction : undefined;
            return (
              <th
                key={header}
                scope="col"
                aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
                className={clsx(
                  'px-3 py-2.5 text-sm font-semibold text-muted',
                  isNumber ? 'text-end' : 'text-start',
                )}
              >
                {sort && onSort ? (
                  <SortButton
                    direction={direction}
                    onClick={() =>
                      onSort({ sort: sort.by, direction: direction ? OPPOSITE[direction] : sort.first })
                    }
                  >
                    {header}
                  </SortButton>
                ) : (
                  header
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="border-b border-line last:border-0 max-lg:grid max-lg:gap-1.5 max-lg:rounded-card max-lg:border! max-lg:bg-raised max-lg:p-4"
          >
            {columns.map(({ header, cell, isNumber, isTitle, className }) => (
              <td
                key={header}
                className={clsx(
                  'px-3 py-2.5 align-middle max-lg:p-0',
                  isTitle
                    ? 'max-lg:pb-1'
                    : 'max-lg:flex max-lg:items-baseline max-lg:justify-between max-lg:gap-4',
                  isNumber && 'tabular-nums lg:text-end',
                  className,
                )}
              >
                {!isTitle && (
                  <span aria-hidden="true" className="shrink-0 text-sm text-muted lg:hidden">
                    {header}
                  </span>
                )}
                <div className={clsx('min-w-0 wrap-anywhere', !isTitle && 'max-lg:text-end')}>
                  {cell(row)}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;

interface SortButtonProps {
  /** How the table is sorted by this column, if it is. */
  direction: SortDirection | undefined;
  onClick(): void;
  children: string;
}

function SortButton({ direction, onClick, children }: SortButtonProps) {
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ArrowUpDown;
  return (
    <button
      type="button"
      onClick={onClick}
      className={clsx(
        '-mx-2 flex min-h-11 items-center gap-1.5 rounded-control px-2 whitespace-nowrap hover:text-ink',
        direction && 'text-ink',
      )}
    >
      {children}
      <Icon aria-hidden="true" className={clsx('size-4', !direction && 'opacity-50')} />
    </button>
  );
}
