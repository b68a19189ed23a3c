import { t } from '#shared/t.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';

/** As tall as the screen on phones, so that nothing below it jumps when the list arrives. */
export function ListLoading() {
  return (
    <div className="card mt-2 p-5 max-lg:min-h-dvh">
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner />
        {t('Loading your grocery list...')}
      </p>
      <div className="mt-5 space-y-4">
        {['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/2', 'w-3/4'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes that never move.
          <Skeleton key={index} className={`h-7 ${width}`} />
        ))}
      </div>
    </div>
  );
}
