import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useToday } from '#features/meal-plan/web/state/today.ts';
import { isPlainDate } from '#shared/dates.ts';
import type { DateRange } from '../../rules/build-list.ts';
import { PRESETS, type Preset, rangeLabel, rangeOf } from '../../rules/range.ts';
import { storedChoice } from './stored-choice.ts';

export interface ListRange {
  /** The days the list is of; `null` before it is known what this device remembers. */
  filter: DateRange | null;
  /** What a list of these days is kept under: the same for a preset on any day. */
  name: string;
  /** In a few words. */
  label: string;
  /** `null` for days of one's own, and while some are being typed. */
  preset: Preset | null;
  /** The dates in the fields, as typed: a year is there from its first digit on. */
  dates: DateRange;
  choosePreset(preset: Preset): void;
  /** Changes the dates in the fields, and turns the filter off (spec part 2 §4). */
  type(dates: DateRange): void;
  /** Filters by the dates in the fields. */
  generate(): void;
}

const usePreset = storedChoice<Preset>(
  'plateful-list-range',
  PRESETS.map(({ id }) => id),
  'all',
);

/** The days to shop for: those of the address, else the preset this device remembers. */
export function useListRange(): ListRange {
  const [query, setQuery] = useSearchParams();
  const [preset, choosePreset] = usePreset();
  const today = useToday();
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
  const remembered = today && preset ? rangeOf(preset, today) : null;
  const { start, end } = isOwn ? own : (remembered ?? {});
  const isKnown = isOwn || remembered !== null;
  const filter = useMemo(() => (isKnown ? { start, end } : null), [isKnown, start, end]);
  return {
    filter,
    name: isOwn ? `${own.start ?? ''}/${own.end ?? ''}` : (preset ?? ''),
    label: isOwn
      ? rangeLabel(own)
      : (PRESETS.find(({ id }) => id === (preset ?? 'all'))?.label ?? rangeLabel({})),
    preset: isOwn || (typed && isSet(typed)) ? null : preset,
    dates: typed ?? (isSet(asked) ? asked : (remembered ?? {})),
    choosePreset(chosen) {
      setTyped(null);
      choosePreset(chosen);
      show({});
    },
    type(dates) {
      setTyped(dates);
      choosePreset('all');
      show({});
    },
    generate: () => show(typed ?? asked),
  };
}

const isSet = ({ start, end }: DateRange): boolean => Boolean(start || end);

/** What of the dates can be filtered by. */
function readRange({ start, end }: DateRange): DateRange {
  const range: DateRange = {};
  if (isPlainDate(start)) range.start = start;
  if (isPlainDate(end) && !(range.start && end < range.start)) range.end = end;
  return range;
}

/** The dates of the address, also those that the form says are wrong. */
function readDates(query: URLSearchParams): DateRange {
  const range: DateRange = {};
  for (const side of ['start', 'end'] as const) {
    const date = query.get(side);
    if (date && DATE.test(date)) range[side] = date;
  }
  return range;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
