import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import { useToday } from '#features/meal-plan/web/state/today.ts';
import { isPlainDate } from '#shared/dates.ts';
import type { Viewer } from '#shared/viewer.ts';
import type { WeekStart } from '#shared/week-start.ts';
import { choiceOf, useTold } from '#web/told-choice.ts';
import type { DateRange } from '../../rules/build-list.ts';
import { PRESETS, type Preset, rangeLabel, rangeOf } from '../../rules/range.ts';
import { chosenPreset } from './preset.ts';

export interface ListRange {
  /** The range of the list; `null` before today is known. */
  filter: DateRange | null;
  /** The cache key of the list: the same for a preset on any day. */
  name: string;
  /** A short label. */
  label: string;
  /** `null` for custom dates, and while they are being typed. */
  preset: Preset | null;
  /** The dates as typed; a year exists from its first digit. */
  dates: DateRange;
  choosePreset(preset: Preset): void;
  /** Edits the dates and turns the filter off (spec part 2 §4). */
  type(dates: DateRange): void;
  /** Applies the typed dates. */
  generate(): void;
}

/** The days to shop for: from the URL, otherwise the preset stored on this device. */
export function useListRange(): ListRange {
  const [query, setQuery] = useSearchParams();
  const preset = useTold(chosenPreset);
  const today = useToday();
  const weekStart = useWeekStart();
  const [typed, setTyped] = useState<DateRange | null>(null);
  const asked = readDates(query);
  const own = readRange(asked);
  const isOwn = isSet(own);
  const show = (range: DateRange) => {
    if (isSet(range) || isSet(asked))
      setQuery(new URLSearchParams(Object.entries(range).filter(([, date]) => date)), {
        replace: true,
        preventScrollReset: true,
      });
  };
  const remembered = today ? rangeOf(preset, today, weekStart) : null;
  const { start, end } = isOwn ? own : (remembered ?? {});
  const isKnown = isOwn || remembered !== null;
  const filter = useMemo(() => (isKnown ? { start, end } : null), [isKnown, start, end]);
  return {
    filter,
    name: isOwn ? `${own.start ?? ''}/${own.end ?? ''}` : preset,
    label: isOwn ? rangeLabel(own) : (PRESETS.find(({ id }) => id === preset)?.label ?? rangeLabel({})),
    preset: isOwn || (typed && isSet(typed)) ? null : preset,
    dates: typed ?? (isSet(asked) ? asked : (remembered ?? {})),
    choosePreset(chosen) {
      setTyped(null);
      chosenPreset.set(chosen);
      show({});
    },
    type(dates) {
      setTyped(dates);
      chosenPreset.set('all');
      show({});
    },
    generate: () => show(typed ?? asked),
  };
}

const isSet = ({ start, end }: DateRange): boolean => Boolean(start || end);

/** The days a person shops for, as far as the server knows: from the address, else from the device's cookie. */
export function rangeOnServer(
  query: URLSearchParams,
  viewer: Viewer,
  weekStart: WeekStart | null,
): DateRange {
  const own = readRange(readDates(query));
  return isSet(own) ? own : rangeOf(choiceOf(chosenPreset, viewer), viewer.today, weekStart);
}

/** The valid dates. */
function readRange({ start, end }: DateRange): DateRange {
  const range: DateRange = {};
  if (isPlainDate(start)) range.start = start;
  if (isPlainDate(end) && !(range.start && end < range.start)) range.end = end;
  return range;
}

/** The dates in the URL, including those the form rejects. */
function readDates(query: URLSearchParams): DateRange {
  const range: DateRange = {};
  for (const side of ['start', 'end'] as const) {
    const date = query.get(side);
    if (date && DATE.test(date)) range[side] = date;
  }
  return range;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
