import type { DehydratedState } from '@tanstack/react-query';
import { type Settings, UNKNOWN_SETTINGS } from './settings.ts';

declare global {
  interface Window {
    /** What the script in <head> requested before anything else was loaded. */
    platefulPersonal?: Promise<DehydratedState | null>;
  }
}

let isTaken = false;

/**
 * What the script in <head> learned about the viewer: `visitor`, or the requested responses; `null` if it requested nothing
 * because the page includes them, or once taken.
 */
export function takeHeadStart(): 'visitor' | Promise<DehydratedState | null> | null {
  const { shared, member } = document.documentElement.dataset;
  if (isTaken || shared === undefined) return null;
  isTaken = true;
  return member === undefined ? 'visitor' : (window.platefulPersonal ?? null);
}

/** The settings, read from the document, for use outside of components. */
export function settingsOfDocument(): Settings {
  const text = document.documentElement.dataset.settings;
  return text ? (JSON.parse(text) as Settings) : UNKNOWN_SETTINGS;
}
