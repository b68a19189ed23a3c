import { isRouteErrorResponse } from 'react-router';
import { ERROR_STATUS } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHead } from './page-head.tsx';
import { PageNotFound } from './page-not-found.tsx';

/** Shown instead of a page that could not be found, loaded or rendered. */
export function ErrorPage({ error }: { error: unknown }) {
  const { status, title, text } = describe(error);
  if (status === 404) return <PageNotFound />;
  return (
    <div className="page flex flex-col items-center py-20 text-center short:py-4 desk:py-28">
      <PageHead title={title} isPrivate />
      <p className="font-display text-7xl font-semibold text-primary-ink tabular-nums" aria-hidden="true">
        {status ?? t('Oh.')}
      </p>
      <h1 className="mt-4 text-3xl md:text-4xl">{title}</h1>
      <p className="mt-3 max-w-md text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>{t('Try again')}</Button>
        <Button asLink to={paths.home} reloadDocument variant="secondary">
          {t('Go Home')}
        </Button>
      </div>
    </div>
  );
}

function describe(error: unknown): { status?: number; title: string; text: string } {
  if (isRouteErrorResponse(error)) {
    const { status } = error;
    const said = typeof error.data === 'string' ? error.data : '';
    if (status === ERROR_STATUS.unavailable) return { title: t('No connection'), text: said };
    if (status >= 500)
      return { status, title: t('Something went wrong'), text: said || t('Please try again in a moment.') };
    return { status, title: t('Bad request'), text: said || t('The address is invalid.') };
  }
  if (typeof navigator !== 'undefined' && !navigator.onLine) {
    return {
      title: t('You are offline'),
      text: t('This page needs a connection. Please check yours and try again.'),
    };
  }
  return { title: t('Something went wrong'), text: t('This page crashed. Trying again usually helps.') };
}
