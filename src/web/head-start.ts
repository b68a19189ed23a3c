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
 * What the script in <head> learned about the viewer: `visitor`, or the requested answers; `null` when it requested nothing
 * because the page carries them, or once taken.
 */
export function takeHeadStart(): 'visitor' | Promise<DehydratedState | null> | null {
  const { shared, member } = document.documentElement.dataset;
  if (isTaken || shared === undefined) return null;
  isTaken = true;
  return member === undefined ? 'visitor' : (window.platefulPersonal ?? null);
}

/** The settings outside of components, from the document. */
export function settingsOfDocument(): Settings {
  const text = document.documentElement.dataset.settings;
  return text ? (JSON.parse(text) as Settings) : UNKNOWN_SETTINGS;
}
