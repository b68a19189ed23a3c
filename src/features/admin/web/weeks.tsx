import { t } from '#shared/t.ts';
import { formatNumber } from '#shared/written/numbers.ts';
import type { Analytics } from '../contract.ts';
import { type Column, DataTable } from './data-table.tsx';
import { shortDay } from './day.tsx';

type FunnelWeek = Analytics['funnel'][number];

const NOTHING = t('Counted once an hour. Nothing has been counted yet.');

const FUNNEL: readonly Column<FunnelWeek>[] = [
  {
    header: t('Week of'),
    isTitle: true,
    cell: ({ week }) => <b className="font-semibold">{shortDay(week)}</b>,
  },
  { header: t('Visited'), isNumber: true, cell: ({ people }) => formatNumber(people) },
  { header: t('Opened the plan'), isNumber: true, cell: ({ planned, people }) => share(planned, people) },
  { header: t('Opened the list'), isNumber: true, cell: ({ shopped, people }) => share(shopped, people) },
];

/** How far people got in each week. */
export function Funnel({ weeks }: { weeks: readonly FunnelWeek[] }) {
  if (weeks.length === 0) return <p className="text-muted">{NOTHING}</p>;
  return (
    <DataTable
      label={t('From visit to plan to list')}
      columns={FUNNEL}
      rows={weeks}
      keyOf={({ week }) => week}
    />
  );
}

/** How many of those who signed up in a week came back later. The table scrolls sideways while its first column stays. */
export function Retention({ weeks }: { weeks: Analytics['retention'] }) {
  if (weeks.length === 0) return <p className="text-muted">{t('Nobody signed up within eight weeks.')}</p>;
  const longest = Math.max(...weeks.map(({ back }) => back.length));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
    <section aria-label={t('Who came back')} tabIndex={0} className="-mx-1 overflow-x-auto px-1">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="sticky start-0 bg-surface py-2 pe-3 text-start font-semibold">
              {t('Signed up')}
            </th>
            <th scope="col" className="px-2 text-end font-semibold">
              {t('People')}
            </th>
            {Array.from({ length: longest }, (_, at) => t('Week {count}', { count: at + 1 })).map((name) => (
              <th key={name} scope="col" className="px-2 text-end font-semibold whitespace-nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, joined, back }) => (
            <tr key={week} className="border-t border-line">
              <th scope="row" className="sticky start-0 bg-surface py-2 pe-3 text-start font-semibold">
                {shortDay(week)}
              </th>
              <td className="px-2 text-end">{formatNumber(joined)}</td>
              {back.map((count, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position.
                <td key={at} className="px-2 text-end">
                  {joined === 0 ? '–' : `${Math.round((count / joined) * 100)}%`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function share(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : Math.round((part / whole) * 100);
  return `${formatNumber(part)} (${percent}%)`;
}
