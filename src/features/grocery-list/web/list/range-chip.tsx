import { CalendarDays, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { t } from '#shared/t.ts';
import { useCode } from '#web/ui/use-code.ts';
import type { ListRange } from '../state/range.ts';

const importSheet = () => import('./range-sheet.tsx');

/** The range of the list; opens the sheet to change it. */
export function RangeChip({ range }: { range: ListRange }) {
  const [isOpen, setOpen] = useState(false);
  const RangeSheet = useCode(importSheet, isOpen);
  return (
    <>
      <button
        type="button"
        aria-label={t('Days to shop for: {label}', { label: range.label })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="tap-44 inline-flex min-h-9 min-w-0 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm font-medium hover:border-edge hover:bg-raised lg:hidden [&_svg]:size-4 [&_svg]:shrink-0"
      >
        <CalendarDays aria-hidden="true" className="text-muted" />
        <span className="min-w-0 text-start leading-tight">{range.label}</span>
        <ChevronDown aria-hidden="true" className="text-muted" />
      </button>
      {RangeSheet && <RangeSheet isOpen={isOpen} onClose={() => setOpen(false)} range={range} />}
    </>
  );
}
