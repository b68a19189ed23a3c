import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { useOwnHousehold } from './queries.ts';

/** On the profile of somebody who has been blocked: that ends no household. */
export function StillSharing({ personId }: { personId: string }) {
  const isShared = useOwnHousehold()?.people.some(({ id }) => id === personId);
  if (!isShared) return null;
  return (
    <div>
      <p className="mb-4 font-medium">
        {t('You are still in one household, with one meal plan and one grocery list.')}
      </p>
      <Button asLink to={paths.household} variant="secondary">
        {t('Open your household')}
      </Button>
    </div>
  );
}
