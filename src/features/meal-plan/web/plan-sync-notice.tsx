import { t } from '#shared/t.ts';
import { SyncNotice, type SyncState, syncText } from '#web/ui/states/sync-notice.tsx';

/** Shows pending changes and whether the plan comes from the offline cache. */
export function PlanSyncNotice({
  state,
  onRetry,
}: {
  state: SyncState & { isPartial: boolean };
  onRetry(): void;
}) {
  const old = state.isPartial
    ? t('Offline: last saved plan. Some of these days are not on this device.')
    : t('Offline: last saved plan.');
  const text = syncText(old, state);
  return (
    <div role="status" className="not-empty:mb-4">
      {text && <SyncNotice text={text} onRetry={onRetry} />}
    </div>
  );
}
