import { Moon, Sun, SunMoon } from 'lucide-react';
import { t } from '#shared/t.ts';
import { ChoiceRow } from '#web/ui/fields/choice-row.tsx';
import { chooseTheme, useThemeChoice } from './theme.ts';

const CHOICES = [
  { value: 'light', label: t('Light'), Icon: Sun },
  { value: 'dark', label: t('Dark'), Icon: Moon },
  { value: 'auto', label: t('Auto'), Icon: SunMoon },
] as const;

/** Light, dark, or the system's theme. */
export function ThemeChoice({ className }: { className?: string }) {
  return (
    <ChoiceRow
      legend={t('Theme')}
      choices={CHOICES}
      chosen={useThemeChoice()}
      onChoose={chooseTheme}
      className={className}
    />
  );
}
