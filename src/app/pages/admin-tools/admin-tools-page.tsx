import { ArrowLeft } from 'lucide-react';
import { AdminHeading } from '#features/admin/web/admin-heading.tsx';
import { AnonymousRecipes } from '#features/admin/web/anonymous-recipes.tsx';
import { Elevated } from '#features/admin-session/web/elevation.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHead } from '../../layout/page-head.tsx';

/** /admin-tools: actions that change a lot at once (spec part 2 §2). */
export default function AdminToolsPage() {
  return (
    <div className="page pb-16">
      <PageHead title={t('Admin Tools')} isPrivate />
      <Elevated>
        <AdminHeading title={t('Admin Tools')}>
          <Button
            asLink
            to={paths.adminDashboard}
            variant="secondary"
            icon={<ArrowLeft aria-hidden="true" />}
          >
            {t('Back to Dashboard')}
          </Button>
        </AdminHeading>
        <div className="max-w-3xl">
          <AnonymousRecipes />
          <p className="mt-6 text-sm text-muted">
            {t('Use these tools with caution. Actions cannot be undone.')}
          </p>
        </div>
      </Elevated>
    </div>
  );
}
