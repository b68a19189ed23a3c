import { AdminHeading } from '#features/admin/web/admin-heading.tsx';
import { System } from '#features/admin/web/system.tsx';
import { Elevated } from '#features/admin-session/web/elevation.tsx';
import { t } from '#shared/t.ts';
import { PageHead } from '../../layout/page-head.tsx';

/** /admin/system: the state of this Plateful, for its operator. */
export default function AdminSystemPage() {
  return (
    <div className="page pb-16">
      <PageHead title={t('System')} isPrivate />
      <Elevated>
        <AdminHeading title={t('System')} text={t('How this Plateful is doing.')} />
        <System />
      </Elevated>
    </div>
  );
}
