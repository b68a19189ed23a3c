import { SyncNotice, syncText } from '#web/ui/sync-notice.tsx';

/** Shows pending changes and whether the plan comes from the offline cache. */
export function PlanSyncNotice({
  waiting,
  isOld,
  onRetry,
}: {
  /** The number of pending changes. */
  waiting: number;
  isOld: boolean;
  onRetry(): void;
}) {
  const text = syncText('plan', { waiting, isOld });
  return (
    <div role="status" className="not-empty:mb-4">
      {text && <SyncNotice text={text} onRetry={onRetry} />}
    </div>
  );
}
