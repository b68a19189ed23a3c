import { useEffect } from 'react';
import { useLivePlan } from '#features/meal-plan/web/queries/live.ts';
import { PLAN_UPDATED } from '#features/meal-plan/web/state/local-plan.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';
import { HouseholdPeople } from './household-people.tsx';
import { InvitePeople } from './invite-people.tsx';
import { LeaveHousehold } from './leave-household.tsx';
import { refetchHousehold, useOwnHousehold } from './queries.ts';

/** The people one plans and shops with, how to invite more, and how to leave. */
export function HouseholdSettings() {
  const household = useOwnHousehold();
  useLiveHousehold();
  if (!household) return <Skeleton className="h-96" />;
  const { people, invitation, hasKept } = household;
  return (
    <div className="grid grid-cols-1 gap-8">
      <TitledSection
        title={people.length === 1 ? t('Just you') : t('{count} people', { count: people.length })}
      >
        <Card padded={false}>
          <HouseholdPeople people={people} />
        </Card>
      </TitledSection>
      <TitledSection title={t('Invite people')}>
        <Card>
          <InvitePeople people={people} invitation={invitation} />
        </Card>
      </TitledSection>
      <LeaveHousehold people={people} hasKept={hasKept} />
    </div>
  );
}

/** Joining and leaving are visible immediately. */
function useLiveHousehold(): void {
  useLivePlan(api.household.get.key());
  useEffect(() => {
    const changed = () => void refetchHousehold();
    window.addEventListener(PLAN_UPDATED, changed);
    return () => window.removeEventListener(PLAN_UPDATED, changed);
  }, []);
}
