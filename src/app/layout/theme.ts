import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'auto';

/** The storage key of spec part 2 §9. */
const KEY = 'theme';
const DARK_SYSTEM = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

function choice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  } catch {
    return 'auto';
  }
}

function isDark(): boolean {
  const chosen = choice();
  return chosen === 'dark' || (chosen === 'auto' && matchMedia(DARK_SYSTEM).matches);
}

function apply(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

export function chooseTheme(theme: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is closed: the choice lasts until the page is left.
  }
  document.documentElement.dataset.theme = theme;
  if (theme === 'auto') apply();
  else for (const listener of listeners) listener();
}

/** Flips between light and dark, from whichever is shown. */
export function toggleTheme(): void {
  chooseTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
}

/** Follows the system, and other windows of Plateful, while the page is open. */
export function followTheme(): () => void {
  // After a crash React makes <html> anew, without what the script in <head> had put on it.
  apply();
  const system = matchMedia(DARK_SYSTEM);
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) apply();
  };
  system.addEventListener('change', apply);
  addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', apply);
    removeEventListener('storage', onStorage);
  };
}

/** What was chosen: light, dark or auto. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    choice,
    () => 'auto',
  );
}
