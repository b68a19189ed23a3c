import { clsx } from 'clsx';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { chooseTheme, useThemeChoice } from './theme.ts';

const CHOICES = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'auto', label: 'Auto', Icon: SunMoon },
] as const;

/** Light, dark, or what the system says. */
export function ThemeChoice({ className }: { className?: string }) {
  const chosen = useThemeChoice();
  return (
    <fieldset className={clsx('flex gap-1 rounded-full bg-sunken p-1', className)}>
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(({ value, label, Icon }) => (
        <label
          key={value}
          className="flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-full px-4 text-[0.9375rem] font-semibold text-muted transition-colors has-checked:bg-raised has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-primary-ink"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={chosen === value}
            onChange={() => chooseTheme(value)}
            className="sr-only"
          />
          <Icon aria-hidden="true" className="size-4.5" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
