import { FIRST_DATE, isPlainDate, LAST_DATE } from '#shared/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { DateRange } from '../rules.ts';

interface Props {
  chosen: DateRange;
  onChoose(range: DateRange): void;
  onGenerate(): void;
}

/** Which days to shop for; one open side is allowed (spec part 2 §4, §5). */
export function DateFilter({ chosen, onChoose, onGenerate }: Props) {
  const { start, end } = chosen;
  const hasDate = Boolean(start || end);
  const isReversed = Boolean(start && end && end < start);
  const change = (side: 'start' | 'end', text: string) => {
    const range = { ...chosen };
    if (isPlainDate(text)) range[side] = text;
    else delete range[side];
    onChoose(range);
  };
  return (
    <form
      className="card p-4 md:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReversed) onGenerate();
      }}
    >
      <div className="flex min-h-9 items-center justify-between">
        <h2 className="text-xl">Date range</h2>
        {hasDate && (
          <Button variant="ghost" size="sm" onClick={() => onChoose({})}>
            Clear
          </Button>
        )}
      </div>
      <div className="mt-2 grid grid-cols-1 gap-3 min-[380px]:grid-cols-2 lg:grid-cols-1 [&>*]:min-w-0">
        <TextField
          label="Start date"
          type="date"
          value={start ?? ''}
          min={FIRST_DATE}
          max={LAST_DATE}
          onChange={(event) => change('start', event.target.value)}
        />
        <TextField
          label="End date"
          type="date"
          value={end ?? ''}
          min={start ?? FIRST_DATE}
          max={LAST_DATE}
          error={isReversed ? 'The end date cannot be before the start date.' : undefined}
          onChange={(event) => change('end', event.target.value)}
        />
      </div>
      {hasDate && (
        <Button type="submit" wide className="mt-4" disabled={isReversed}>
          Generate Grocery List
        </Button>
      )}
    </form>
  );
}
