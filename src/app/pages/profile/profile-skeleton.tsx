import { RecipeGridSkeleton } from '#features/recipes/web/recipe-grid.tsx';
import { t } from '#shared/t.ts';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <Loading label={t('Loading profile…')} className="page pb-10">
      <div className="flex flex-col items-center gap-5 border-b border-line pt-8 pb-9 md:flex-row md:items-start md:gap-10 desk:pt-14 desk:pb-10">
        <Skeleton className="size-28 shrink-0 rounded-full" />
        <div className="w-full max-w-md">
          <Skeleton className="h-10 w-2/3 max-md:mx-auto" />
          <Skeleton className="mt-2 h-5 w-1/3 max-md:mx-auto" />
          <Skeleton className="mt-4 h-5 max-md:mx-auto" />
          <Skeleton className="mt-5 h-12 w-3/5 max-md:mx-auto" />
        </div>
      </div>
      <Skeleton className="mt-10 mb-6 h-9 w-40" />
      <RecipeGridSkeleton count={4} />
    </Loading>
  );
}
