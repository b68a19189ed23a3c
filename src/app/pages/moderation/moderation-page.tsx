import { ModerationQueue } from '#features/moderation/web/moderation-queue.tsx';
import { countsQuery } from '#features/moderation/web/queries.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageHead } from '../../layout/page-head.tsx';

const queries: PageQueries = (from) => [countsQuery(from)];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** /admin/moderation: what moderators have to decide (spec part 2 §2 'Admin screens'). */
export default function ModerationPage() {
  return (
    <div className="page max-w-4xl! pb-16">
      <PageHead
        title={t('Content Moderation')}
        description={t('Reports, held content and appeals.')}
        isPrivate
      />
      <PageHeading title={t('Content Moderation')} text={t('What waited longest comes first.')} />
      <ModerationQueue />
    </div>
  );
}
