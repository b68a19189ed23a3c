import { CloudOff } from 'lucide-react';
import { t } from '#shared/t.ts';
import { Button } from '../button.tsx';

export interface SyncState {
  /** The number of pending changes while the server is unreachable. */
  pending: number;
  /** True while these would be lost with this tab. */
  isTabOnly: boolean;
  /** True for data from the offline cache, while the server is unreachable. */
  isOld: boolean;
}

/** The text about pending changes, and about data from the offline cache (`old` is that text); otherwise empty. */
export function syncText(old: string, { pending, isTabOnly, isOld }: SyncState): string {
  return [
    isOld && old,
    pending > 0 &&
      t('{pending, plural, one {# change not synced yet.} other {# changes not synced yet.}}', { pending }),
    isTabOnly && t('Not stored on this device: please keep this page open.'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Shows that text, with a retry button. */
export function SyncNotice({ text, onRetry }: { text: string; onRetry(): void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-saffron/50 bg-saffron-soft py-2 pe-2 ps-4 text-saffron-ink">
      <CloudOff aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-44 flex-1 font-medium">{text}</p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  );
}
