import { Moon, Sun, SunMoon } from 'lucide-react';
import { ChoiceRow } from '#web/ui/choice-row.tsx';
import { chooseTheme, useThemeChoice } from './theme.ts';

const CHOICES = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'auto', label: 'Auto', Icon: SunMoon },
] as const;

/** Light, dark, or the system's theme. */
export function ThemeChoice({ className }: { className?: string }) {
  return (
    <ChoiceRow
      legend="Theme"
      choices={CHOICES}
      chosen={useThemeChoice()}
      onChoose={chooseTheme}
      className={className}
    />
  );
}
