import { ChevronLeft, ChevronRight } from 'lucide-react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface Props {
  /** The visible days, in words. */
  text: string;
  hasPrevious: boolean;
  hasNext: boolean;
  onMove(step: 1 | -1): void;
}

/** Pages through a narrow week, within thumb reach (spec part 1 §2 'Narrow screens'). */
export function WeekPages({ text, hasPrevious, hasNext, onMove }: Props) {
  return (
    <div
      data-week-pages
      className="desk:hidden sticky bottom-(--bottom-bar) z-20 -mx-4 mt-2 flex items-center justify-between border-t border-line bg-paper px-2"
    >
      <IconButton
        label={t('Earlier days')}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={!hasPrevious}
        onClick={() => onMove(-1)}
      />
      <p aria-live="polite" className="text-sm font-medium text-muted tabular-nums">
        {text}
      </p>
      <IconButton
        label={t('Later days')}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={!hasNext}
        onClick={() => onMove(1)}
      />
    </div>
  );
}
