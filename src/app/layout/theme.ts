import { storedChoice, useStored } from '#web/device-store.ts';
import { THEME_KEY } from '#web/head/names.ts';

const THEMES = ['light', 'dark', 'auto'] as const;
export type ThemeChoice = (typeof THEMES)[number];

const DARK_SYSTEM = '(prefers-color-scheme: dark)';
const theme = storedChoice<ThemeChoice>(THEME_KEY, THEMES, 'auto');

function isDark(): boolean {
  const chosen = theme.get();
  return chosen === 'dark' || (chosen === 'auto' && matchMedia(DARK_SYSTEM).matches);
}

function apply(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
}

export function chooseTheme(choice: ThemeChoice): void {
  theme.set(choice);
}

/** Toggles light and dark. */
export function toggleTheme(): void {
  theme.set(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
}

/** Follows the chosen theme, the system theme and other windows while the page is open. */
export function followTheme(): () => void {
  // After a crash, React recreates <html> without what the head script had set.
  apply();
  const system = matchMedia(DARK_SYSTEM);
  const stop = theme.subscribe(apply);
  system.addEventListener('change', apply);
  return () => {
    system.removeEventListener('change', apply);
    stop();
  };
}

/** The chosen theme: light, dark or auto. */
export function useThemeChoice(): ThemeChoice {
  return useStored(theme);
}
