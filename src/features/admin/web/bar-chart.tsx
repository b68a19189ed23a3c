import { clsx } from 'clsx';
import { t } from '#shared/t.ts';
import { formatNumber } from '#shared/written/numbers.ts';

interface Props {
  /** What the bars count; it heads the table for screen readers: 'Visits'. */
  label: string;
  bars: readonly { name: string; value: number }[];
  /** Labels every nth bar below the chart; the others are labeled only in the table. */
  every?: number;
}

/** With more bars than this, there is no room for their numbers. */
const MOST_WITH_NUMBERS = 12;

/** Vertical bars. Screen readers get the same numbers as a table. */
export function BarChart({ label, bars, every = 1 }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const showsNumbers = bars.length <= MOST_WITH_NUMBERS;
  return (
    <figure className="m-0">
      <div aria-hidden="true" className="flex h-44 items-end gap-[2px] border-b border-line sm:gap-1">
        {bars.map(({ name, value }) => (
          <div
            key={name}
            title={`${name}: ${formatNumber(value)}`}
            className="flex h-full min-w-0 flex-1 flex-col justify-end text-center"
          >
            {showsNumbers && (
              <span className="text-sm font-semibold tabular-nums">{formatNumber(value)}</span>
            )}
            <svg
              aria-hidden="true"
              viewBox="0 0 1 1"
              preserveAspectRatio="none"
              className="w-full shrink-0 rounded-t-md"
              style={{ height: `${(value / most) * (showsNumbers ? 82 : 100)}%` }}
            >
              <rect width="1" height="1" className="fill-herb" />
            </svg>
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="mt-1.5 flex gap-[2px] text-xs text-muted sm:gap-1">
        {bars.map(({ name }, at) => (
          <span
            key={name}
            className={clsx(
              'min-w-0 flex-1 whitespace-nowrap',
              every > 1 ? 'overflow-visible' : 'text-center',
            )}
          >
            {at % every === 0 ? name : ''}
          </span>
        ))}
      </div>
      {/* A table takes its width even where nobody sees it. */}
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('When')}</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** A named bar for each value, longest first: readable as they are. */
export function BarList({ bars }: { bars: readonly { name: string; value: number }[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="grid gap-2.5">
      {bars.map(({ name, value }) => (
        <li key={name}>
          <div className="flex items-baseline justify-between gap-3 text-[0.9375rem]">
            <span className="min-w-0 wrap-anywhere capitalize">{name}</span>
            <span className="font-semibold tabular-nums">{formatNumber(value)}</span>
          </div>
          <div aria-hidden="true" className="mt-1 h-2 rounded-full bg-sunken forced-color-adjust-none">
            <div className="h-full rounded-full bg-herb" style={{ width: `${(value / most) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
