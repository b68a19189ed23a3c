import { AdminHeading } from '#features/admin/web/admin-heading.tsx';
import { Elevated } from '#features/admin-session/web/elevation.tsx';
import { ContactMessages } from '#features/contact/web/contact-messages.tsx';
import { t } from '#shared/t.ts';
import { PageHead } from '../../layout/page-head.tsx';

/** /admin/messages: what people wrote in the contact form. */
export default function AdminMessagesPage() {
  return (
    <div className="page pb-16">
      <PageHead title={t('Messages')} isPrivate />
      <Elevated>
        <AdminHeading
          title={t('Messages')}
          text={t('What people wrote in the contact form, newest first.')}
        />
        <div className="max-w-3xl">
          <ContactMessages />
        </div>
      </Elevated>
    </div>
  );
}
