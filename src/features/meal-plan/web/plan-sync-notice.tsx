import { t } from '#shared/t.ts';
import { SyncNotice, type SyncState, syncText } from '#web/ui/states/sync-notice.tsx';

/** Shows pending changes and whether the plan comes from the offline cache. */
export function PlanSyncNotice({ state, onRetry }: { state: SyncState; onRetry(): void }) {
  const text = syncText(t('Offline: last saved plan.'), state);
  return (
    <div role="status" className="not-empty:mb-4">
      {text && <SyncNotice text={text} onRetry={onRetry} />}
    </div>
  );
}
