import { useState } from 'react';
import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import {
  addDays,
  FIRST_DATE,
  formatDate,
  isPlainDate,
  LAST_DATE,
  type PlainDate,
  startOfWeek,
} from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import type { WeekStart } from '#shared/week-start.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ChoiceGrid } from '../choice-grid.tsx';
import { usePlanChanges } from '../queries/changes.ts';

type Span = 'day' | 'week';

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
  const isGood = isPlainDate(from) && isPlainDate(to);
  const start = isGood ? startOf(span, from, weekStart) : null;
  const end = isGood ? startOf(span, to, weekStart) : null;
  const problem = isGood
    ? start === end && t('Please choose a different day to copy to.')
    : t('Please choose dates between 1970 and 2199.');

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem || !start || !end) return;
        copyDays(start, end, span === 'week' ? 7 : 1);
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
          hint={start ? described(span, start) : undefined}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label={t('To')}
          type="date"
          min={FIRST_DATE}
          max={LAST_DATE}
          value={to}
          hint={end ? described(span, end) : undefined}
          error={problem || undefined}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" disabled={Boolean(problem)}>
          {t('Copy meals')}
        </Button>
      </div>
    </form>
  );
}

function startOf(span: Span, date: PlainDate, weekStart: WeekStart | null): PlainDate {
  return span === 'week' ? startOfWeek(date, weekStart) : date;
}

function described(span: Span, date: PlainDate): string {
  return span === 'week'
    ? t('Week of {date}', { date: formatDate(date, 'EEE, MMM d') })
    : formatDate(date, 'EEE, MMM d');
}
