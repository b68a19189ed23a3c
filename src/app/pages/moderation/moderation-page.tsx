import { clsx } from 'clsx';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { AdminHeading } from '#features/admin/web/admin-heading.tsx';
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

/** /admin/moderation: the items that moderators must decide (spec part 2 §2 'Admin screens'). */
export default function ModerationPage() {
  // Moderators without an admin login cannot open the other pages.
  const { elevatedUntil } = useSession();
  const heading = { title: t('Content Moderation'), text: t('Oldest first.') };
  return (
    <div className={clsx('page pb-16', !elevatedUntil && 'max-w-4xl!')}>
      <PageHead
        title={t('Content Moderation')}
        description={t('Reports, held content and appeals.')}
        isPrivate
      />
      {elevatedUntil ? <AdminHeading {...heading} /> : <PageHeading {...heading} />}
      <div className="max-w-4xl">
        <ModerationQueue />
      </div>
    </div>
  );
}
