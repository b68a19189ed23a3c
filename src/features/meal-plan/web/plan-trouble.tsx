import { CloudOff } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

/** Says what is not saved yet, and when the plan shown is not the newest. */
export function PlanTrouble({
  waiting,
  isOld,
  onRetry,
}: {
  /** How many changes wait to be saved. */
  waiting: number;
  isOld: boolean;
  onRetry(): void;
}) {
  const text = [
    isOld && 'This is the plan as this device saw it last.',
    waiting > 0 && `${waiting === 1 ? '1 change is' : `${waiting} changes are`} not synced yet.`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div role="status">
      {text && (
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-saffron/50 bg-saffron-soft py-2 pr-2 pl-4 text-saffron-ink">
          <CloudOff aria-hidden="true" className="size-5 shrink-0" />
          <p className="flex-1 font-medium">{text}</p>
          <Button size="sm" variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
