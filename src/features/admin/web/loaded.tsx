import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { errorCode, errorMessage } from '#web/errors.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/states/toast.ts';

interface Props<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** Announced meanwhile. */
  loading: string;
  /** The title of the toast when it fails (spec part 2 §8). */
  failure: string;
  children(data: Data): ReactNode;
}

/** The result of a query; a placeholder while it loads, and advice if it fails. */
export function Loaded<Data>({ query: { data, error, refetch }, loading, failure, children }: Props<Data>) {
  const failed = error !== null && errorCode(error) !== 'not_elevated';
  useEffect(() => {
    if (failed) showToast({ title: failure, description: errorMessage(error), tone: 'danger' }, failure);
  }, [failed, failure, error]);
  if (data !== undefined) return children(data);
  if (failed) return <ErrorState title={failure} text={errorMessage(error)} onRetry={() => void refetch()} />;
  return (
    <Loading label={loading}>
      <Skeleton className="h-64 w-full" />
    </Loading>
  );
}
