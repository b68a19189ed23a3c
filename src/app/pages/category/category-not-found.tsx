import { CookingPot } from 'lucide-react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPage } from '../../layout/error-page.tsx';
import { NotFound } from '../../layout/not-found.tsx';

/** Shown for an unknown category; other errors are handled by the layout. */
export function CategoryErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <NotFound
      icon={<CookingPot />}
      title={t('Category Not Found')}
      text={t('Try one of our other categories.')}
    >
      <Button asLink to={paths.categories}>
        {t('All categories')}
      </Button>
      <Button asLink to={paths.home} variant="secondary">
        {t('Go Home')}
      </Button>
    </NotFound>
  );
}
