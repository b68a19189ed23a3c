import { clsx } from 'clsx';
import { FIRST_DATE, isPlainDate, LAST_DATE } from '#shared/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { DateRange } from '../rules.ts';

interface Props {
  /** As typed: a year is there from its first digit on. */
  chosen: DateRange;
  onChoose(range: DateRange): void;
  onGenerate(): void;
}

/** Which days to shop for; one open side is allowed (spec part 2 §4, §5). */
export function DateFilter({ chosen, onChoose, onGenerate }: Props) {
  const { start, end } = chosen;
  const hasDate = Boolean(start || end);
  const isReversed = isPlainDate(start) && isPlainDate(end) && end < start;
  const isGood = [start, end].every((date) => !date || isPlainDate(date)) && !isReversed;
  const change = (side: 'start' | 'end', text: string) => {
    const range = { ...chosen };
    if (text) range[side] = text;
    else delete range[side];
    onChoose(range);
  };
  return (
    <form
      className="card p-4 md:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isGood) onGenerate();
      }}
    >
      {/* On phones the list begins higher without it. */}
      <div className={clsx('mb-2 flex min-h-9 items-center justify-between', !hasDate && 'max-md:sr-only')}>
        <h2 className="text-xl">Date range</h2>
        {hasDate && (
          <Button variant="ghost" size="sm" onClick={() => onChoose({})}>
            Clear
          </Button>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-3 min-[380px]:grid-cols-2 lg:grid-cols-1 [&>*]:min-w-0">
        <TextField
          label="Start date"
          type="date"
          value={start ?? ''}
          min={FIRST_DATE}
          max={LAST_DATE}
          error={dateProblem(start)}
          onChange={(event) => change('start', event.target.value)}
        />
        <TextField
          label="End date"
          type="date"
          value={end ?? ''}
          min={isPlainDate(start) ? start : FIRST_DATE}
          max={LAST_DATE}
          error={isReversed ? 'The end date cannot be before the start date.' : dateProblem(end)}
          onChange={(event) => change('end', event.target.value)}
        />
      </div>
      {hasDate && (
        <Button type="submit" wide className="mt-4" disabled={!isGood}>
          Generate Grocery List
        </Button>
      )}
    </form>
  );
}

/** Nothing is wrong with a year of which digits are missing: '0202' while 2026 is typed. */
function dateProblem(date: string | undefined): string | undefined {
  if (!date || date.startsWith('0') || isPlainDate(date)) return undefined;
  return 'Please choose a date between 1970 and 2199.';
}
