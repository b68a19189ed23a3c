import { CalendarSearch } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { useCode } from '#web/ui/use-code.ts';
import type { PlanView } from '../../rules/calendar.ts';

const importPopover = () => import('./jump-popover.tsx');
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
  const button = useRef<HTMLButtonElement>(null);
  const JumpPopover = useCode(importPopover, isOpen);
  const label = JUMPS[view];
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        disabled={today === null}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="phone:size-11 phone:border-transparent phone:bg-transparent phone:px-0 phone:text-xl"
        icon={<CalendarSearch aria-hidden="true" />}
      >
        <span className="phone:sr-only">{label}</span>
      </Button>
      {JumpPopover && isOpen && (
        <JumpPopover
          button={button}
          label={label}
          onClose={() => setOpen(false)}
          view={view}
          date={date}
          today={today ?? date}
          onPick={(picked) => {
            setOpen(false);
            onJump(picked);
          }}
        />
      )}
    </>
  );
}
