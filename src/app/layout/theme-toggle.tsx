import { Moon, Sun } from 'lucide-react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toggleTheme } from './theme.ts';

/** Toggles light and dark. Both icons are rendered and CSS hides one, so the server need not know the theme. */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <IconButton
      label={t('Switch between light and dark')}
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
