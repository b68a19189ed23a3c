import { Check, EyeOff, RotateCcw, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { QueuedItem } from '../contract.ts';
import type { ExplainedDecision, QueueName } from '../rules/content.ts';
import { useDecide, useLiftSuspension } from './queries.ts';

const DecisionSheet = part(() => import('./decision-sheet.tsx'));

const DONE = {
  dismiss: t('Reports dismissed'),
  restore: t('Content restored'),
  approve: t('Content approved'),
};

/** What a moderator can do with an item of a queue. */
export function Decisions({ item, queue }: { item: QueuedItem; queue: QueueName }) {
  const [open, setOpen] = useState<ExplainedDecision | null>(null);
  const decide = useDecide();
  const lift = useLiftSuspension();
  const { contentType, contentId, removal, author } = item;
  const fail = (error: unknown) =>
    showToast({ title: t('Could not save the decision'), description: errorMessage(error), tone: 'danger' });
  const say = (decision: keyof typeof DONE) =>
    decide.mutate(
      { decision, contentType, contentId },
      { onSuccess: () => showToast({ title: DONE[decision], tone: 'success' }), onError: fail },
    );
  const isAppeal = queue === 'appeals' && removal !== null;
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {queue === 'reports' && (
        <Button
          size="sm"
          variant="secondary"
          busy={decide.isPending}
          icon={<Check />}
          onClick={() => say('dismiss')}
        >
          {t('Dismiss')}
        </Button>
      )}
      {queue === 'held' && (
        <Button size="sm" busy={decide.isPending} icon={<Check />} onClick={() => say('approve')}>
          {t('Approve')}
        </Button>
      )}
      {!removal && (
        <Button size="sm" variant="danger" icon={<EyeOff />} onClick={() => setOpen('remove')}>
          {t('Remove')}
        </Button>
      )}
      {queue === 'removed' && (
        <Button
          size="sm"
          variant="secondary"
          busy={decide.isPending}
          icon={<RotateCcw />}
          onClick={() => say('restore')}
        >
          {t('Restore')}
        </Button>
      )}
      {isAppeal && removal.mayDecide && (
        <>
          <Button size="sm" icon={<RotateCcw />} onClick={() => setOpen('uphold')}>
            {t('Uphold Appeal')}
          </Button>
          <Button size="sm" variant="secondary" icon={<X />} onClick={() => setOpen('deny')}>
            {t('Decline Appeal')}
          </Button>
        </>
      )}
      {isAppeal && !removal.mayDecide && (
        <p className="w-full text-sm text-muted">
          {t('You removed this. Another moderator has to decide the appeal.')}
        </p>
      )}
      {author && (
        <Button size="sm" variant="ghost" icon={<TriangleAlert />} onClick={() => setOpen('warn')}>
          {t('Warn')}
        </Button>
      )}
      {author && !author.suspension && (
        <Button size="sm" variant="ghost" onClick={() => setOpen('suspend')}>
          {t('Suspend')}
        </Button>
      )}
      {author?.suspension && (
        <Button
          size="sm"
          variant="ghost"
          busy={lift.isPending}
          onClick={() =>
            lift.mutate(
              { sanctionId: author.suspension?.id ?? '' },
              {
                onSuccess: () => showToast({ title: t('Suspension lifted'), tone: 'success' }),
                onError: fail,
              },
            )
          }
        >
          {t('Lift suspension')}
        </Button>
      )}
      {open && <DecisionSheet item={item} decision={open} onClose={() => setOpen(null)} />}
    </div>
  );
}
