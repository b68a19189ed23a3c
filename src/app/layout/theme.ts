import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'auto';

/** Storage key of spec part 2 §9. */
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
    // Without storage the choice lasts until the page is left.
  }
  document.documentElement.dataset.theme = theme;
  if (theme === 'auto') apply();
  else for (const listener of listeners) listener();
}

/** Toggles light and dark. */
export function toggleTheme(): void {
  chooseTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
}

/** Follows the system theme and other windows while the page is open. */
export function followTheme(): () => void {
  // After a crash React recreates <html>, without what the head script had set.
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

/** The chosen theme: light, dark or auto. */
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
