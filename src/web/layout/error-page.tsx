import { ORPCError } from '@orpc/client';
import { isRouteErrorResponse } from 'react-router';
import { PageNotFound } from '#features/site/web/page-not-found.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { PageHead } from './page-head.tsx';

/** Shown instead of a screen that could not be found, loaded or drawn. */
export function ErrorPage({ error }: { error: unknown }) {
  const { status, title, text } = describe(error);
  if (status === 404) return <PageNotFound />;
  return (
    <div className="page flex flex-col items-center py-20 text-center md:py-28">
      <PageHead title={title} isPrivate />
      <p className="font-display text-7xl font-semibold text-primary-ink tabular-nums" aria-hidden="true">
        {status ?? 'Oh.'}
      </p>
      <h1 className="mt-4 text-3xl md:text-4xl">{title}</h1>
      <p className="mt-3 max-w-md text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <Button asLink to={paths.home} reloadDocument variant="secondary">
          Go Home
        </Button>
      </div>
    </div>
  );
}

function describe(error: unknown): { status?: number; title: string; text: string } {
  if (isRouteErrorResponse(error)) {
    const { status } = error;
    if (status < 500) {
      const said = typeof error.data === 'string' ? error.data : '';
      return {
        status,
        title: 'That address does not work',
        text: said || 'Something in it is not right. Please check it, or start from Home.',
      };
    }
    return {
      status,
      title: 'Something went wrong',
      text: 'The kitchen dropped a plate. Please try again in a moment.',
    };
  }
  if (error instanceof ORPCError)
    return { status: error.status, title: 'Something went wrong', text: error.message };
  if (typeof navigator !== 'undefined' && !navigator.onLine) {
    return {
      title: 'You are offline',
      text: 'This page needs a connection. Please check yours and try again.',
    };
  }
  return { title: 'Something went wrong', text: 'This page stumbled. Trying again usually helps.' };
}
