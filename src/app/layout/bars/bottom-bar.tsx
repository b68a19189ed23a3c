import { clsx } from 'clsx';
import { CalendarDays, CirclePlus, CookingPot, House, Menu } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { currentMark, menu } from '../destinations.ts';
import { Unread } from '../unread.tsx';

const ICONS: Record<string, typeof House> = {
  [paths.home]: House,
  [paths.create]: CirclePlus,
  [paths.mealPlan()]: CalendarDays,
  [paths.recipes]: CookingPot,
  [paths.menu]: Menu,
};
const ENTRIES = menu('bottom').map((entry) => ({ ...entry, Icon: ICONS[entry.to] ?? House }));

/** The bottom bar on phones: the four destinations of spec part 1 §2, with the meal plan in the middle. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={t('Bottom bar')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] desk:hidden print:hidden"
    >
      <ul className="mx-auto flex h-16 max-w-lg short:h-12 short:max-w-none">
        {ENTRIES.map(({ label, to, Icon }) => {
          const current = currentMark(to, pathname);
          return (
            <li key={label} className="relative min-w-0 flex-1">
              <Link
                to={to}
                aria-current={current}
                className={clsx(
                  'flex h-full flex-col items-center justify-center gap-0.5 text-xs font-semibold transition-colors short:flex-row short:gap-1',
                  current ? 'text-primary-ink' : 'text-muted',
                )}
              >
                <span
                  className={clsx(
                    'flex h-8 w-14 items-center justify-center rounded-full short:w-10',
                    current && 'bg-primary-soft',
                  )}
                >
                  <Icon aria-hidden="true" className="size-5.5" />
                </span>
                <span className="max-w-full truncate">{label}</span>
              </Link>
              {to === paths.menu && (
                <span className="pointer-events-none absolute start-1/2 top-1 ms-2 short:-ms-5 short:top-0.5">
                  <Unread />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
