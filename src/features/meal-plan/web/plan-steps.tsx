import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import type { PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { type PlanView, planHeading } from '../rules/calendar.ts';

interface Props {
  view: PlanView;
  date: PlainDate;
  /** False until the day is known. */
  isKnown: boolean;
  onStep(step: 1 | -1): void;
  /** Links to more distant days. */
  children?: ReactNode;
  className?: string;
}

/** The current period with previous and next, in one row that sticks below the top bar. */
export function PlanSteps({ view, date, isKnown, onStep, children, className }: Props) {
  const weekStart = useWeekStart();
  return (
    <div
      className={clsx(
        'sticky top-[calc(var(--top-bar)+env(safe-area-inset-top))] z-20 -mx-1 flex items-center bg-paper px-1 desk:gap-1 desk:py-1.5',
        className,
      )}
    >
      <IconButton
        label={t('Previous')}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onStep(-1)}
        className="-ms-2.5 phone:w-10"
      />
      <IconButton
        label={t('Next')}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onStep(1)}
        className="phone:w-10"
      />
      <h2
        aria-live="polite"
        className="min-w-0 flex-1 px-1 text-[0.9375rem] leading-5 tracking-tight tabular-nums max-[22rem]:text-sm desk:px-2 desk:text-2xl"
      >
        {isKnown ? planHeading(view, date, weekStart) : <Skeleton className="h-6 w-40 max-w-full" />}
      </h2>
      {children && <div className="flex shrink-0 items-center gap-1 desk:gap-2">{children}</div>}
    </div>
  );
}
