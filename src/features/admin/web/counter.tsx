import type { ReactNode } from 'react';
import { formatNumber } from '#shared/written/numbers.ts';
import { Card } from '#web/ui/card.tsx';

/** One number with what it counts. */
export function Counter({
  label,
  value,
  note,
}: {
  label: string;
  value: number | undefined;
  note?: ReactNode;
}) {
  return (
    <Card className="p-4! md:p-5! max-sm:last:odd:col-span-2">
      <dl>
        <dt className="text-sm font-medium text-muted">{label}</dt>
        <dd className="mt-1 font-display text-2xl sm:text-3xl font-semibold tabular-nums">
          {value === undefined ? '–' : formatNumber(value)}
        </dd>
      </dl>
      {note && <p className="text-sm text-muted">{note}</p>}
    </Card>
  );
}
