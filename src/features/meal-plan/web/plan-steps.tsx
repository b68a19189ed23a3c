import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PlainDate } from '#shared/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type PlanView, planHeading } from '../rules.ts';

interface Props {
  view: PlanView;
  date: PlainDate;
  /** Whether the page knows yet which day it is. */
  isKnown: boolean;
  onStep(step: 1 | -1): void;
  onToday(): void;
}

/** What is shown, and the way to what comes before and after it. */
export function PlanSteps({ view, date, isKnown, onStep, onToday }: Props) {
  return (
    <div className="flex items-center gap-1">
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
        className="mr-auto min-w-0 px-2 text-[1.0625rem] leading-tight tabular-nums sm:text-xl md:px-3 md:text-2xl"
      >
        {isKnown ? planHeading(view, date) : <Skeleton className="h-6 w-40" />}
      </h2>
      <Button variant="secondary" size="sm" onClick={onToday}>
        Today
      </Button>
    </div>
  );
}
