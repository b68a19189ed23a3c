import { LogOut } from 'lucide-react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { type Message, msg, t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { Household } from '../contract.ts';
import { type PlanAfterLeaving, planAfterLeaving } from '../rules/leaving.ts';
import { failureReason, useLeave } from './queries.ts';

const GOING_BACK = msg(
  'You get back the plan and the grocery list you had before. Those of this household are deleted, since nobody else is in it.',
);

const LEAVING: Record<PlanAfterLeaving, Message> = {
  former: msg(
    'You get back the plan and the grocery list you had before you joined. What you planned here stays with the household. Its shared links stop working.',
  ),
  copy: msg(
    'You take a copy of the plan and the grocery list with you. The household keeps its own. Its shared links stop working.',
  ),
  empty: msg(
    'You continue with an empty plan and an empty grocery list. What you planned here stays with the household. Its shared links stop working.',
  ),
};

const LEFT: Record<PlanAfterLeaving, Message> = {
  former: msg('Your plan and grocery list are those you had before.'),
  copy: msg('You have a copy of the plan and the grocery list.'),
  empty: msg('You start with an empty plan and an empty grocery list.'),
};

/** Leaves a household of several; people left alone in one can go back to the plan they had before. */
export function LeaveHousehold({ people, hasKept }: Pick<Household, 'people' | 'hasKept'>) {
  const userId = useSession().user?.id;
  const leave = useLeave();
  const isAlone = people.length === 1;
  if (isAlone && !hasKept) return null;
  const isOrganizer = people.some((person) => person.isOrganizer && person.id === userId);
  const after = planAfterLeaving({ hasKept, isOrganizer });
  const press = async () => {
    const isSure = await confirm({
      title: isAlone ? t('Go back to your former plan?') : t('Leave this household?'),
      text: isAlone ? t(GOING_BACK) : t(LEAVING[after]),
      confirmLabel: isAlone ? t('Go back') : t('Leave household'),
    });
    if (!isSure) return;
    // The page re-renders for the other kitchen, including this button.
    await leave.mutateAsync().then(
      () =>
        showToast({
          title: isAlone ? t('Your former plan is back') : t('You left the household'),
          description: t(LEFT[after]),
          tone: 'success',
        }),
      (error) =>
        showToast({ title: t('That did not work'), description: failureReason(error), tone: 'danger' }),
    );
  };
  return (
    <div>
      {isAlone && (
        <p className="mb-3 text-muted">
          {t('The others have left. The plan you had before you joined them is still kept for you.')}
        </p>
      )}
      <Button
        variant="secondary"
        className={isAlone ? undefined : 'text-danger-ink!'}
        icon={<LogOut aria-hidden="true" />}
        busy={leave.isPending}
        onClick={() => void press()}
      >
        {isAlone ? t('Go back to my former plan') : t('Leave household')}
      </Button>
    </div>
  );
}
