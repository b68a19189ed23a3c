import { clsx } from 'clsx';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import {
  addDays,
  FIRST_DATE,
  formatDate,
  gridStart,
  LAST_DATE,
  localDay,
  type PlainDate,
  startOfWeek,
} from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import type { PlanView } from '../../rules/calendar.ts';

interface Props {
  view: PlanView;
  date: PlainDate;
  today: PlainDate;
  onPick(date: PlainDate): void;
}

const WEEKDAYS = { sunday: 0, monday: 1, saturday: 6 } as const;
const ICONS = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown };
const ARROW =
  'absolute top-0 flex size-11 items-center justify-center rounded-full transition-colors hover:bg-sunken aria-disabled:opacity-40';

/**
 * A month calendar to pick a day from, with weeks as in the view. The picker works in instants, so a day is passed as local
 * noon, which survives clock changes.
 */
export function JumpCalendar({ view, date, today, onPick }: Props) {
  const weekStart = useWeekStart();
  const first = startOfWeek(date, weekStart);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      selected={toInstant(date)}
      defaultMonth={toInstant(date)}
      today={toInstant(today)}
      onSelect={(picked) => onPick(localDay(picked))}
      startMonth={toInstant(FIRST_DATE)}
      endMonth={toInstant(LAST_DATE)}
      weekStartsOn={WEEKDAYS[view === 'monthly' ? gridStart(weekStart) : (weekStart ?? 'monday')]}
      captionLayout="dropdown"
      navLayout="around"
      showOutsideDays
      fixedWeeks
      hidden={{ before: toInstant(FIRST_DATE), after: toInstant(LAST_DATE) }}
      modifiers={
        view === 'weekly' ? { week: { from: toInstant(first), to: toInstant(addDays(first, 6)) } } : {}
      }
      modifiersClassNames={{ week: 'bg-primary-soft first:rounded-s-full last:rounded-e-full' }}
      labels={LABELS}
      formatters={IN_WORDS}
      components={{ Chevron: Arrow }}
      classNames={{
        root: 'w-full',
        month: 'relative',
        month_caption: 'flex h-11 items-center justify-center px-12',
        dropdowns: 'flex gap-1',
        dropdown_root:
          'relative inline-flex rounded-full px-2.5 py-1 font-semibold hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-primary-ink',
        dropdown: 'absolute inset-0 z-1 w-full cursor-pointer appearance-none bg-raised opacity-0',
        caption_label: 'inline-flex items-center gap-1 tabular-nums [&_svg]:size-4 [&_svg]:text-muted',
        button_previous: clsx(ARROW, 'start-0'),
        button_next: clsx(ARROW, 'end-0'),
        month_grid: 'mt-1 w-full border-collapse',
        weekday: 'h-8 text-xs font-semibold text-muted',
        day: 'p-0 text-center',
        day_button:
          'mx-auto flex h-11 w-full max-w-11 items-center justify-center rounded-full text-[0.9375rem] tabular-nums transition-colors hover:bg-sunken',
        selected: '[&>button]:bg-primary! [&>button]:font-semibold [&>button]:text-on-primary',
        today: '[&>button]:font-bold [&>button]:ring-2 [&>button]:ring-primary [&>button]:ring-inset',
        outside: 'text-muted',
        hidden: 'invisible',
      }}
    />
  );
}

function Arrow({ orientation = 'down' }: { orientation?: keyof typeof ICONS | undefined }) {
  const Icon = ICONS[orientation];
  return <Icon aria-hidden="true" className="size-5" />;
}

/** The accessible name contains the number as shown: people who use voice control say what they see. */
function nameOf(picked: Date, { today, selected }: Modifiers): string {
  const day = formatDate(localDay(picked), 'EEEE, MMMM d, yyyy');
  return [today && t('Today'), day, selected && t('selected')].filter(Boolean).join(', ');
}

const LABELS = {
  labelDayButton: nameOf,
  labelGrid: (month: Date) => formatDate(localDay(month), 'MMMM yyyy'),
  labelNext: () => t('Go to the Next Month'),
  labelPrevious: () => t('Go to the Previous Month'),
  labelMonthDropdown: () => t('Choose the Month'),
  labelYearDropdown: () => t('Choose the Year'),
  labelWeekday: (day: Date) => formatDate(localDay(day), 'EEEE'),
};

const IN_WORDS = {
  formatCaption: (month: Date) => formatDate(localDay(month), 'MMMM yyyy'),
  formatMonthDropdown: (month: Date) => formatDate(localDay(month), 'MMMM'),
  /** Two letters, as on paper calendars. */
  formatWeekdayName: (day: Date) => formatDate(localDay(day), 'EEE').slice(0, 2),
};

function toInstant(date: PlainDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}
