import { useSyncExternalStore } from 'react';

/** How a narrow screen shows the week: two days at a time, or seven stacked. */
export type WeekReading = 'pages' | 'stacked';

const KEY = 'plateful-week-reading';
const listeners = new Set<() => void>();
let chosenHere: WeekReading | null = null;

/** The layout this device chose last, and its setter. */
export function useWeekReading(): [WeekReading, (reading: WeekReading) => void] {
  return [useSyncExternalStore(watch, read, () => 'pages'), choose];
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function read(): WeekReading {
  chosenHere ??= kept();
  return chosenHere;
}

function kept(): WeekReading {
  try {
    return localStorage.getItem(KEY) === 'stacked' ? 'stacked' : 'pages';
  } catch {
    return 'pages';
  }
}

function choose(reading: WeekReading): void {
  chosenHere = reading;
  try {
    localStorage.setItem(KEY, reading);
  } catch {
    // Without storage, the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}
