import { useMemo, useState } from 'react';
import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import { addDays, FIRST_DATE, formatDate, LAST_DATE, type PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { copies } from '../../rules/changes.ts';
import { type CopyCounts, copyProblems, copyStart, type Span } from '../../rules/copying.ts';
import { ChoiceGrid } from '../choice-grid.tsx';
import { usePlanChanges } from '../queries/changes.ts';
import { type ShownPlan, useMealPlan } from '../queries/plan.ts';

export default function CopyDaysSheet({
  date,
  span: first,
  isOpen,
  onClose,
}: {
  date: PlainDate;
  span: Span;
  isOpen: boolean;
  onClose(): void;
}) {
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('Copy meals')} size="md">
      {isOpen && <CopyForm date={date} first={first} onClose={onClose} />}
    </Sheet>
  );
}

function CopyForm({ date, first, onClose }: { date: PlainDate; first: Span; onClose(): void }) {
  const { copyDays } = usePlanChanges();
  const weekStart = useWeekStart();
  const [span, setSpan] = useState(first);
  const [from, setFrom] = useState<string>(date);
  const [to, setTo] = useState<string>(addDays(date, first === 'week' ? 7 : 1));
  const start = copyStart(span, from, weekStart);
  const end = copyStart(span, to, weekStart);
  const days = span === 'week' ? 7 : 1;
  const counts = useCopyCounts(start, end, days);
  const problems = copyProblems(span, { from, to }, weekStart, counts);
  const isGood = !problems.from && !problems.to;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isGood || !start || !end) return;
        copyDays(start, end, days);
        onClose();
      }}
    >
      <ChoiceGrid<Span>
        legend={t('Copy')}
        name="copy-span"
        options={[
          { value: 'day', label: t('A day') },
          { value: 'week', label: t('A week') },
        ]}
        value={span}
        onChange={setSpan}
      />
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('From')}
          type="date"
          min={FIRST_DATE}
          max={LAST_DATE}
          value={from}
          hint={
            start ? described(span, start, counts && counts.there > 0 && mealCount(counts.there)) : undefined
          }
          error={problems.from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label={t('To')}
          type="date"
          min={FIRST_DATE}
          max={LAST_DATE}
          value={to}
          hint={end ? described(span, end, counts && skipped(counts)) : undefined}
          error={problems.to}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" disabled={!isGood}>
          {t('Copy meals')}
        </Button>
      </div>
    </form>
  );
}

const whole = ({ meals, isPartial }: ShownPlan) => (isPartial ? undefined : meals);

/** What copying would do; `null` until the plan of both days is known. */
function useCopyCounts(start: PlainDate | null, end: PlainDate | null, days: number): CopyCounts | null {
  const source = whole(useMealPlan(start));
  const target = whole(useMealPlan(end));
  return useMemo(() => {
    if (!source || !target || !start || !end) return null;
    const last = addDays(start, days - 1);
    // The two months overlap.
    const meals = [...new Map([...source, ...target].map((meal) => [meal.id, meal])).values()];
    return {
      there: meals.filter(({ date }) => date >= start && date <= last).length,
      added: copies(meals, { id: '', from: start, to: end, days }).length,
    };
  }, [source, target, start, end, days]);
}

function described(span: Span, date: PlainDate, more: string | null | false): string {
  const day = formatDate(date, 'EEE, MMM d');
  return [span === 'week' ? t('Week of {date}', { date: day }) : day, more].filter(Boolean).join(' · ');
}

function mealCount(count: number): string {
  return t('{count, plural, one {# meal} other {# meals}}', { count });
}

/** Says so if some are left out. */
function skipped({ there, added }: CopyCounts): string | null {
  return added < there ? t('{count} already there', { count: there - added }) : null;
}
