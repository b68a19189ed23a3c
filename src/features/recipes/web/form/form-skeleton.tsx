import { t } from '#shared/t.ts';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';

/**
 * Placeholder while the recipe or draft loads. It is as tall as the form; otherwise, after a reload, the browser would keep
 * the footer in view where the cook was, and follow it down as the form grows.
 */
export function FormSkeleton() {
  return (
    <Loading label={t('Loading the form…')} className="mt-6 grid min-h-[140rem] content-start gap-8">
      <Skeleton className="h-12" />
      <Skeleton className="h-28" />
      <div className="grid grid-cols-3 gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </Loading>
  );
}
