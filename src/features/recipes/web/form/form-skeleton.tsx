import { t } from '#shared/t.ts';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

/** Placeholder while the recipe or draft loads. */
export function FormSkeleton() {
  return (
    <Loading label={t('Loading the form…')} className="mt-6 grid gap-8">
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
