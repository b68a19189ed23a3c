import type { PlainDate } from '#shared/dates.ts';
import type { WeekStart } from '#shared/week-start.ts';
import { toldChoice } from '#web/told-choice.ts';
import type { DateRange } from '../../rules/build-list.ts';
import { PRESETS, type Preset, rangeOf } from '../../rules/range.ts';

/** The days to shop for that were chosen last on this device. */
export const chosenPreset = toldChoice<Preset>(
  'plateful-list-range',
  PRESETS.map(({ id }) => id),
  'all',
);

/** The days that the list opens with on this device. */
export function rangeOnDevice(
  today: PlainDate,
  weekStart: WeekStart | null,
): { name: string; range: DateRange } {
  const preset = chosenPreset.get();
  return { name: preset, range: rangeOf(preset, today, weekStart) };
}
