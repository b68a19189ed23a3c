import { t } from '#shared/t.ts';
import { useHydrated } from '#web/hooks/use-hydrated.ts';
import { useOwnHousehold } from './queries.ts';

/** How many people plan and shop together, next to the link to them. */
export function HouseholdCount() {
  const household = useOwnHousehold();
  // It may be known before this part of the page is hydrated, but it is not in the server's HTML.
  const isHydrated = useHydrated();
  if (!household || !isHydrated) return null;
  return (
    <span className="text-muted">
      {household.people.length === 1
        ? t('Just you')
        : t('{count} people', { count: household.people.length })}
    </span>
  );
}
