import { clsx } from 'clsx';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useAdminLogOut } from '#features/admin-session/web/queries/log-in.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { showWithin } from './state/show-within.ts';

const PAGES = [
  { label: t('Dashboard'), to: paths.adminDashboard },
  { label: t('Overview'), to: paths.admin },
  { label: t('Moderation'), to: paths.adminModeration },
  { label: t('Messages'), to: paths.adminMessages },
  { label: t('Promotions'), to: paths.adminPromotions },
  { label: t('Settings'), to: paths.adminSettings },
  { label: t('System'), to: paths.adminSystem },
  { label: t('Tools'), to: paths.adminTools },
];

interface Props {
  title: string;
  text?: string;
  /** Buttons. */
  children?: ReactNode;
}

/** The title of an admin page, and links to the others. */
export function AdminHeading({ title, text, children }: Props) {
  const { pathname } = useLocation();
  const logOut = useAdminLogOut();
  const frame = useRef<HTMLElement>(null);
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (here.current) showWithin(frame.current, here.current);
  }, []);
  return (
    <header className="pt-6 pb-6 md:pt-10 short:pt-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <div className="flex items-center gap-2">
            <Badge tone="herb" icon={<ShieldCheck aria-hidden="true" />}>
              {t('Admin Access')}
            </Badge>
            <Button
              variant="ghost"
              size="sm"
              busy={logOut.isPending}
              onClick={() => logOut.mutate(undefined)}
            >
              {t('End admin login')}
            </Button>
          </div>
          <h1 className="mt-2 text-[2rem] md:text-[2.5rem] short:text-[1.75rem]">{title}</h1>
          {text && <p className="mt-2 text-muted">{text}</p>}
        </div>
        {children && <div className="flex flex-wrap gap-2.5">{children}</div>}
      </div>
      <nav
        ref={frame}
        aria-label={t('Admin pages')}
        className="-mx-4 mt-5 overflow-x-auto px-4 md:mx-0 md:px-0"
      >
        <ul className="flex w-max gap-1 border-b border-line md:w-full">
          {PAGES.map(({ label, to }) => {
            const isHere = pathname === to;
            return (
              <li key={to}>
                <Link
                  to={to}
                  ref={isHere ? here : undefined}
                  aria-current={isHere ? 'page' : undefined}
                  className={clsx(
                    'relative flex min-h-11 items-center px-3 text-[0.9375rem] font-medium whitespace-nowrap',
                    isHere
                      ? 'text-ink after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:bg-primary'
                      : 'text-muted hover:text-ink',
                  )}
                >
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </header>
  );
}
