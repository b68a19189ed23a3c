import { Skeleton } from '#web/ui/skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <div className="page flex flex-col items-center gap-6 pt-10 pb-40 md:flex-row md:items-start md:gap-10 md:pt-14">
      <p role="status" className="sr-only">
        Loading profile…
      </p>
      <Skeleton className="size-28 rounded-full" />
      <div className="w-full max-w-md">
        <Skeleton className="h-10 w-2/3 max-md:mx-auto" />
        <Skeleton className="mt-3 h-5 w-1/3 max-md:mx-auto" />
        <Skeleton className="mt-6 h-12" />
      </div>
    </div>
  );
}
