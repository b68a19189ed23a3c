import { ArrowLeft } from 'lucide-react';
import { HouseholdSettings } from '#features/household/web/household-settings.tsx';
import { householdQuery } from '#features/household/web/queries.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useBack } from '#web/use-back.ts';
import { PageHead } from '../../layout/page-head.tsx';

const queries: PageQueries = (from) => [householdQuery(from)];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** /household: the people who share one plan and one grocery list. */
export default function HouseholdPage() {
  const back = useBack(paths.settings);
  return (
    <div className="page max-w-3xl! pb-16">
      <PageHead title={t('Household')} isPrivate />
      <div className="flex items-center gap-2 pt-6 md:pt-10 short:pt-4">
        <IconButton
          label={t('Back')}
          icon={<ArrowLeft aria-hidden="true" className="rtl:rotate-180" />}
          className="-ms-2.5"
          onClick={back}
        />
        <h1 className="text-[1.625rem] md:text-[2.5rem] short:text-[1.5rem]">{t('Household')}</h1>
      </div>
      <p className="mt-2 mb-6 text-muted short:mb-3">
        {t('Everyone in a household shares one meal plan and one grocery list.')}
      </p>
      <HouseholdSettings />
    </div>
  );
}
