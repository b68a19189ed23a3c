import { t } from '#shared/t.ts';
import { useHydrated } from '#web/hooks/use-hydrated.ts';
import { useOwnHousehold } from './queries.ts';

/** How many people plan and shop together, beside the link to them. */
export function HouseholdCount() {
  const household = useOwnHousehold();
  // It may be known before the part of the page that shows it is hydrated, and the server's HTML has none.
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
