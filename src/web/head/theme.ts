import { stored } from './device.ts';
import { THEME_KEY } from './names.ts';

/** Before the first paint, so that a dark page never flashes light. The page follows it with `layout/theme.ts`. */
export function showTheme(): void {
  const chosen = stored(THEME_KEY);
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}
