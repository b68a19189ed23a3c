import { Moon, Sun } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toggleTheme } from './theme.ts';

/** Flips between light and dark. Both icons are drawn and the theme hides one, so the server need not know it. */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <IconButton
      label="Switch between light and dark"
      className={className}
      onClick={toggleTheme}
      icon={
        <>
          <Moon aria-hidden="true" className="dark:hidden" />
          <Sun aria-hidden="true" className="hidden dark:block" />
        </>
      }
    />
  );
}
