import { SyncNotice, syncText } from '#web/ui/sync-notice.tsx';

/** Says what is not saved yet, and when the plan shown is not the newest. */
export function PlanSyncNotice({
  waiting,
  isOld,
  onRetry,
}: {
  /** How many changes wait to be saved. */
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
