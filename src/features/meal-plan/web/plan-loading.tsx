import { t } from '#shared/t.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import type { PlanView } from '../rules/calendar.ts';

/** A skeleton of the view to come. */
export function PlanLoading({ view }: { view: PlanView }) {
  return (
    <div>
      <p role="status" className="mb-3 text-sm text-muted">
        {t('Loading your meal plan...')}
      </p>
      {view === 'monthly' && (
        <div className="grid grid-cols-7 gap-1 md:gap-2">
          {cells(35).map((cell) => (
            <Skeleton key={cell} className="h-20 desk:h-28" />
          ))}
        </div>
      )}
      {view === 'weekly' && (
        <div className="grid grid-cols-2 gap-3 desk:grid-cols-7">
          {cells(7).map((cell) => (
            <Skeleton key={cell} className="h-96 phone:nth-[n+3]:hidden" />
          ))}
        </div>
      )}
      {view === 'daily' && (
        <div className="space-y-3">
          {cells(4).map((cell) => (
            <Skeleton key={cell} className="h-24" />
          ))}
        </div>
      )}
    </div>
  );
}

const cells = (count: number) => Array.from({ length: count }, (_, index) => `cell-${index}`);
