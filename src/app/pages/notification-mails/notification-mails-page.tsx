import { useSearchParams } from 'react-router';
import { AccountFrame } from '#features/accounts/web/account-frame.tsx';
import { MailLink } from '#features/notifications/web/mail-link.tsx';
import { t } from '#shared/t.ts';
import { PageHead } from '../../layout/page-head.tsx';

/** The page behind the links in notification emails; mail programs POST here to unsubscribe (RFC 8058). */
export default function NotificationMailsPage() {
  const query = useSearchParams()[0];
  const token = query.get('confirm') ?? '';
  return (
    <AccountFrame
      title={t('Emails about notifications')}
      text={
        token
          ? t('One email each morning with what you have not read, if there is anything.')
          : t('Your notifications stay on Plateful; only the emails end.')
      }
      picture="/art/categories/plant-based"
    >
      <PageHead title={t('Notification Emails')} isPrivate />
      <MailLink token={token} secret={query.get('secret') ?? ''} />
    </AccountFrame>
  );
}
