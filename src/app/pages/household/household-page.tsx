import { HouseholdSettings } from '#features/household/web/household-settings.tsx';
import { householdQuery } from '#features/household/web/queries.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { SettingsHeading } from '../../layout/settings-heading.tsx';

const queries: PageQueries = (from) => [householdQuery(from)];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** /household: people who share a plan and a grocery list. */
export default function HouseholdPage() {
  return (
    <div className="page max-w-3xl! pb-16">
      <PageHead title={t('Household')} isPrivate />
      <SettingsHeading
        title={t('Household')}
        text={t('Everyone in a household shares one meal plan and one grocery list.')}
      />
      <HouseholdSettings />
    </div>
  );
}
