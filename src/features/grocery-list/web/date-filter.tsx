import { FIRST_DATE, isPlainDate, LAST_DATE, YEARS } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { PRESETS } from '../rules/range.ts';
import type { ListRange } from './state/range.ts';

interface Props {
  range: ListRange;
  /** Called when a range is applied. */
  onSet?(): void;
}

/** Sets the days to shop for: presets, or custom dates, one of which may be open (spec part 2 §4, §5). */
export function DateFilter({ range, onSet }: Props) {
  const { start, end } = range.dates;
  const hasDate = Boolean(start || end);
  const isReversed = isPlainDate(start) && isPlainDate(end) && end < start;
  const isGood = [start, end].every((date) => !date || isPlainDate(date)) && !isReversed;
  const change = (side: 'start' | 'end', text: string) => {
    const dates = { ...range.dates };
    if (text) dates[side] = text;
    else delete dates[side];
    range.type(dates);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isGood) return;
        range.generate();
        onSet?.();
      }}
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('Days to shop for')}</legend>
        {PRESETS.map(({ id, label }) => (
          <Chip
            key={id}
            selected={range.preset === id}
            onClick={() => {
              range.choosePreset(id);
              onSet?.();
            }}
          >
            {label}
          </Chip>
        ))}
      </fieldset>
      <div className="mt-4 grid grid-cols-1 items-start gap-3 min-[380px]:grid-cols-2 lg:grid-cols-1 [&>*]:min-w-0">
        <TextField
          label={t('Start date')}
          type="date"
          value={start ?? ''}
          min={FIRST_DATE}
          max={LAST_DATE}
          error={dateProblem(start)}
          onChange={(event) => change('start', event.target.value)}
        />
        <TextField
          label={t('End date')}
          type="date"
          value={end ?? ''}
          min={isPlainDate(start) ? start : FIRST_DATE}
          max={LAST_DATE}
          error={isReversed ? t('The end date cannot be before the start date.') : dateProblem(end)}
          onChange={(event) => change('end', event.target.value)}
        />
      </div>
      {hasDate && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button type="submit" className="flex-1" disabled={!isGood}>
            {t('Generate Grocery List')}
          </Button>
          <Button variant="ghost" onClick={() => range.choosePreset('all')}>
            {t('Clear')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** An incomplete year ('0202' while typing 2026) is not an error yet. */
function dateProblem(date: string | undefined): string | undefined {
  if (!date || date.startsWith('0') || isPlainDate(date)) return undefined;
  return t('Please choose a date between {first} and {last}.', YEARS);
}
