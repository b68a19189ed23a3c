import { t } from '#shared/t.ts';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';

export function RecipeSkeleton() {
  return (
    <Loading label={t('Loading recipe…')} className="page pb-10 md:pt-10">
      <div className="grid items-center gap-6 lg:grid-cols-2 lg:gap-14">
        <Skeleton className="aspect-4/3 max-md:-mx-4 max-md:rounded-none md:rounded-[20px] lg:order-2" />
        <div>
          <Skeleton className="h-5 w-24" />
          <Skeleton className="mt-4 h-11 w-4/5" />
          <Skeleton className="mt-6 h-5" />
          <Skeleton className="mt-2 h-5 w-2/3" />
          <Skeleton className="mt-8 h-28" />
          <Skeleton className="mt-6 h-12 w-52 rounded-full" />
        </div>
      </div>
      <div className="mt-14 grid gap-10 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] lg:gap-16">
        <Skeleton className="h-96 rounded-card" />
        <div className="space-y-6">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      </div>
    </Loading>
  );
}
