import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlainDate } from '#shared/dates.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type PlanView, planHeading } from '../rules.ts';

interface Props {
  view: PlanView;
  date: PlainDate;
  /** Whether the page knows yet which day it is. */
  isKnown: boolean;
  onStep(step: 1 | -1): void;
  /** Ways to days farther off; below the rest on phones. */
  children?: ReactNode;
  className?: string;
}

/** What is shown, and the way to what comes before and after it. */
export function PlanSteps({ view, date, isKnown, onStep, children, className }: Props) {
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-1 gap-y-2.5', className)}>
      <IconButton
        label="Previous"
        icon={<ChevronLeft aria-hidden="true" />}
        variant="surface"
        onClick={() => onStep(-1)}
      />
      <IconButton
        label="Next"
        icon={<ChevronRight aria-hidden="true" />}
        variant="surface"
        onClick={() => onStep(1)}
      />
      <h2
        aria-live="polite"
        className="min-w-0 flex-1 px-2 text-xl leading-tight whitespace-nowrap tabular-nums md:px-3 md:text-2xl"
      >
        {isKnown ? planHeading(view, date) : <Skeleton className="h-6 w-40" />}
      </h2>
      {children && <div className="flex gap-2 max-sm:w-full">{children}</div>}
    </div>
  );
}
