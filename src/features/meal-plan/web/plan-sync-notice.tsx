import { SyncNotice, syncText } from '#web/ui/sync-notice.tsx';

/** Shows pending changes and whether the plan comes from the offline cache. */
export function PlanSyncNotice({
  pending,
  isOld,
  onRetry,
}: {
  /** The number of pending changes. */
  pending: number;
  isOld: boolean;
  onRetry(): void;
}) {
  const text = syncText('plan', { pending, isOld });
  return (
    <div role="status" className="not-empty:mb-4">
      {text && <SyncNotice text={text} onRetry={onRetry} />}
    </div>
  );
}
