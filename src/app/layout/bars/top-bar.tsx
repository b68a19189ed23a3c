import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Audience } from '#features/accounts/web/audience.tsx';
import { useSignInFrom } from '#features/accounts/web/return-path.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { openPalette } from '../commands/command-keys.tsx';
import { currentMark, TOP_BAR } from '../destinations.ts';
import { LogoMark } from '../logo.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';
import { Unread } from '../unread.tsx';
import { PhoneButtons } from './phone-buttons.tsx';

/** The sticky top bar: all destinations from 768 px up, two round buttons on phones. */
export function TopBar() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper pt-[env(safe-area-inset-top)] print:hidden">
      <div className="page flex h-(--top-bar) items-center gap-1 desk:max-lg:px-4! lg:gap-2">
        <Link
          to={paths.home}
          className="me-1 flex min-h-11 shrink-0 items-center gap-2.5 rounded-full desk:me-2"
        >
          <LogoMark className="size-9" />
          <span className="font-display text-[1.375rem] font-semibold tracking-tight desk:max-lg:sr-only">
            Plateful
          </span>
        </Link>
        <TopLinks />
        <div className="ms-auto flex shrink-0 items-center gap-1 phone:hidden">
          <Unread isBell />
          <IconButton
            label={t('Search and commands ( / )')}
            aria-keyshortcuts="/ Control+K Meta+K"
            icon={<Search aria-hidden="true" />}
            onClick={openPalette}
          />
          <ThemeToggle />
          <Audience visitor={<SignInButtons />} />
        </div>
        <PhoneButtons className="ms-auto desk:hidden" />
      </div>
    </header>
  );
}

function TopLinks() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={t('Main')}
      // On small tablets, longer words than the English ones need more room than there is: they scroll.
      className="-mx-1 flex min-w-0 items-center self-stretch overflow-x-auto px-1 [scrollbar-width:none] phone:hidden"
    >
      {TOP_BAR.map(({ label, to, alias }) => {
        const current = alias ? undefined : currentMark(to, pathname);
        return (
          <Link
            key={label}
            to={to}
            prefetch="intent"
            aria-current={current}
            className={clsx(
              'relative flex min-h-11 items-center rounded-full px-1.5 text-sm font-medium whitespace-nowrap transition-colors lg:px-3.5 lg:text-[0.9375rem]',
              current
                ? 'text-ink after:absolute after:inset-x-1.5 after:bottom-1 after:h-0.5 after:rounded-full after:bg-primary lg:after:inset-x-3.5'
                : 'text-muted hover:text-ink',
              // The logo beside it leads there as well.
              to === paths.home && 'max-lg:hidden',
            )}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}

function SignInButtons() {
  const from = useSignInFrom();
  return (
    <>
      <Button asLink to={paths.login(from)} variant="ghost" className="px-3!">
        {t('Login')}
      </Button>
      <Button
        asLink
        to={paths.auth({ activeTab: 'signup', from })}
        className="whitespace-nowrap max-lg:px-3.5!"
      >
        {t('Sign Up')}
      </Button>
    </>
  );
}
