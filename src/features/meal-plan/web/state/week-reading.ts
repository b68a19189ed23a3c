import { toldChoice, useTold } from '#web/told-choice.ts';

/** How a narrow screen shows the week: two days at a time, or seven stacked. */
export type WeekReading = 'pages' | 'stacked';

const reading = toldChoice<WeekReading>('plateful-week-reading', ['pages', 'stacked'], 'pages');

/** The layout this device chose last, and its setter. */
export function useWeekReading(): [WeekReading, (reading: WeekReading) => void] {
  return [useTold(reading), reading.set];
}
