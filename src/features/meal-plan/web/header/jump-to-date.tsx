import { CalendarSearch } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { whenIdle } from '#web/when-idle.ts';
import type { PlanView } from '../../rules/calendar.ts';

const importCalendar = () => import('./jump-calendar.tsx');
const JumpCalendar = lazy(importCalendar);
const JUMPS: Record<PlanView, string> = {
  daily: t('Jump to day'),
  weekly: t('Jump to week'),
  monthly: t('Jump to month'),
};

interface Props {
  view: PlanView;
  date: PlainDate;
  today: PlainDate | null;
  onJump(date: PlainDate): void;
}

/** 'Jump to day', 'Jump to week' or 'Jump to month': opens a calendar (spec part 1 §2). */
export function JumpToDate({ view, date, today, onJump }: Props) {
  const [isOpen, setOpen] = useState(false);
  // So that it also opens offline.
  useEffect(() => whenIdle(() => void importCalendar().catch(() => {})), []);
  const label = JUMPS[view];
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button
          variant="secondary"
          size="sm"
          disabled={today === null}
          title={label}
          className="phone:size-11 phone:border-transparent phone:bg-transparent phone:px-0 phone:text-xl"
          icon={<CalendarSearch aria-hidden="true" />}
        >
          <span className="phone:sr-only">{label}</span>
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-40 max-h-(--radix-popover-content-available-height) w-[min(21.75rem,calc(100vw-1.5rem))] animate-appear overflow-y-auto rounded-card border border-line bg-raised p-3 max-[22.5rem]:p-2 text-ink shadow-lift print:hidden"
        >
          <Suspense fallback={<Skeleton className="h-91" />}>
            <JumpCalendar
              view={view}
              date={date}
              today={today ?? date}
              onPick={(picked) => {
                setOpen(false);
                onJump(picked);
              }}
            />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
