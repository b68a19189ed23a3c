import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  header: string;
  cell(row: Row): ReactNode;
  /** For numbers. */
  isNumber?: boolean;
  /** Takes the whole width of a card on phones, and has no label there. */
  isTitle?: boolean;
  className?: string;
}

interface Props<Row> {
  /** The accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
}

/** A table, on phones a list of cards. */
export function DataTable<Row>({ label, columns, rows, keyOf }: Props<Row>) {
  return (
    <table aria-label={label} className="w-full text-left text-[0.9375rem] max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-line">
          {columns.map(({ header, isNumber }) => (
            <th
              key={header}
              scope="col"
              className={clsx('px-3 py-2.5 text-sm font-semibold text-muted', isNumber && 'text-right')}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="border-b border-line last:border-0 max-md:grid max-md:gap-1.5 max-md:rounded-card max-md:border! max-md:bg-raised max-md:p-4"
          >
            {columns.map(({ header, cell, isNumber, isTitle, className }) => (
              <td
                key={header}
                className={clsx(
                  'px-3 py-2.5 align-middle max-md:p-0',
                  isTitle
                    ? 'max-md:pb-1'
                    : 'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4',
                  isNumber && 'tabular-nums md:text-right',
                  className,
                )}
              >
                {!isTitle && (
                  <span aria-hidden="true" className="shrink-0 text-sm text-muted md:hidden">
                    {header}
                  </span>
                )}
                <div className={clsx('min-w-0 wrap-anywhere', !isTitle && 'max-md:text-right')}>
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
