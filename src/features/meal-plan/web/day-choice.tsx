import { clsx } from 'clsx';
import { formatDate, type PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import type { DateChoice } from '../rules/calendar.ts';

interface Props {
  today: PlainDate;
  choices: readonly DateChoice[];
  value: PlainDate;
  onChange(date: PlainDate): void;
}

/** A two-week calendar to pick a day from, with the picked day in words above. */
export function DayChoice({ today, choices, value, onChange }: Props) {
  const chosen = choices.find(({ date }) => date === value);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">
        {t('Day')}
        <span aria-hidden="true" className="font-normal text-muted">
          : {chosen?.label}
        </span>
      </legend>
      <div aria-hidden="true" className="mb-1 grid grid-cols-7 gap-1 text-center text-xs text-muted">
        {choices.slice(0, 7).map(({ date }) => (
          <span key={date}>{formatDate(date, 'EEE')}</span>
        ))}
      </div>
      <div className="grid grid-cols-7 gap-1">
        {choices.map(({ date, label }, index) => (
          <label
            key={date}
            className={clsx(
              'relative flex h-11 cursor-pointer flex-col items-center justify-center rounded-control border leading-none font-medium tabular-nums transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-ink',
              date === value
                ? 'border-primary bg-primary font-semibold text-on-primary'
                : 'border-line bg-raised hover:border-edge',
              date === today && date !== value && 'text-primary-ink ring-1 ring-primary ring-inset',
              index === 14 && 'col-span-7 mt-1',
            )}
          >
            <input
              type="radio"
              name="plan-date"
              value={date}
              aria-label={label}
              checked={date === value}
              onChange={() => onChange(date)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control focus-visible:outline-none"
            />
            {index === 14 ? (
              label
            ) : (
              <>
                {(index === 0 || date.endsWith('-01')) && (
                  <span className="text-[0.625rem]">{formatDate(date, 'MMM')}</span>
                )}
                {formatDate(date, 'd')}
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
