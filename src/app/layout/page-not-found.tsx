import { Audience } from '#features/accounts/web/audience.tsx';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHead } from './page-head.tsx';

/** Shown for unknown paths (spec part 2 §2 '404 page'). */
export function PageNotFound() {
  const { isAdmin } = useSession();
  const home = isAdmin
    ? { to: paths.adminDashboard, label: t('Go to Dashboard') }
    : { to: paths.home, label: t('Go Home') };
  return (
    <div className="page flex flex-col items-center py-16 text-center short:py-4 desk:py-24">
      <PageHead title={t('Page Not Found')} isPrivate />
      <EmptyPlate />
      <h1 className="mt-8 text-3xl short:mt-2 desk:text-4xl">{t('Page Not Found')}</h1>
      <p className="mt-3 max-w-md text-muted">
        {t('This plate is empty. The page was moved or deleted, or the address has a typo.')}
      </p>
      <div className="mt-8 short:mt-4 flex flex-wrap justify-center gap-3">
        <Audience
          member={
            <Button asLink to={home.to}>
              {home.label}
            </Button>
          }
          visitor={
            <Button asLink to={paths.auth()}>
              {t('Sign In')}
            </Button>
          }
        />
        <Button asLink to={paths.recipes} variant="secondary">
          {t('Browse recipes')}
        </Button>
      </div>
    </div>
  );
}

function EmptyPlate() {
  return (
    <svg viewBox="0 0 220 140" aria-hidden="true" className="w-56 short:w-28">
      <ellipse cx="110" cy="118" rx="92" ry="12" fill="var(--color-line)" />
      <circle cx="110" cy="70" r="58" fill="var(--color-raised)" stroke="var(--color-line)" strokeWidth="2" />
      <circle cx="110" cy="70" r="38" fill="var(--color-sunken)" stroke="var(--color-line)" strokeWidth="2" />
      <g fill="none" stroke="var(--color-muted)" strokeWidth="4" strokeLinecap="round">
        <path d="M24 26v22a8 8 0 0 0 16 0V26M32 26v88" />
        <path d="M188 114V26c12 6 14 26 12 40h-12" />
      </g>
      <circle cx="98" cy="76" r="3" fill="var(--color-saffron)" />
      <circle cx="120" cy="64" r="2" fill="var(--color-tomato)" />
      <circle cx="114" cy="82" r="2" fill="var(--color-herb)" />
    </svg>
  );
}
